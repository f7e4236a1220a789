import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type PillWords = (name: string, title: string) => string;

/**
 * A template's class names for lists, shared by static pages, live search and the results page, so that nothing shifts
 * when one replaces another.
 */
export interface SearchClasses {
  root: string;
  /**
   * A bar with the first filters as pills and the sort order; without it, filters are beside the results. `words` names
   * pills without a choice where they form a sentence.
   */
  bar: { className: string; row: string; pills: number; words?: PillWords } | null;
  panel: string;
  openButton: { className: string; text: string };
  closeButton: string;
  results: string;
  /** The list of applied filters, and one chip. */
  applied: string;
  chip: string;
  /** Sort links without scripts, and the current one. */
  sorts: string;
  sortOn: string;
  factIcons: boolean;
  cards?: string;
  cardSizes: string;
}

export type ClassesOf = (settings: PublicSettings) => SearchClasses;
