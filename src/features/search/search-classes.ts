import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type PillLabel = (name: string, title: string) => string;

/**
 * Class names shared by static pages, live search and the results page, so that nothing shifts when one replaces
 * another.
 */
export interface SearchClasses {
  root: string;
  /**
   * Null puts the filters beside the results. `words` labels pills that have no choice yet, where the pills form a
   * sentence.
   */
  bar: { className: string; row: string; pills: number; words?: PillLabel } | null;
  panel: string;
  openButton: { className: string; text: string };
  closeButton: string;
  results: string;
  applied: string;
  chip: string;
  sorts: string;
  sortOn: string;
  factIcons: boolean;
  cards?: string;
  cardSizes: string;
}

export type ClassesOf = (settings: PublicSettings) => SearchClasses;
