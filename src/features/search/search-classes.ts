import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type PillWords = (name: string, title: string) => string;

/**
 * How a template arranges its lists: the classes of what its pages, the live search and the page of results draw alike,
 * so that nothing jumps when one takes another's place.
 */
export interface SearchClasses {
  root: string;
  /**
   * A bar across the page with the first filters as pills and the sort order; without one the filters
   * stand beside the results. `words` says what a pill is called that nothing is chosen of, where they make a sentence.
   */
  bar: { className: string; row: string; pills: number; words?: PillWords } | null;
  panel: string;
  openButton: { className: string; text: string };
  closeButton: string;
  results: string;
  /** The list of applied filters, and one of them. */
  applied: string;
  chip: string;
  /** The orders of a page without scripts, and the one that holds. */
  sorts: string;
  sortOn: string;
  factIcons: boolean;
  /** A further class of the list of cards. */
  cards?: string;
  cardSizes: string;
}

/** A template's classes; some of them follow settings. */
export type ClassesOf = (settings: PublicSettings) => SearchClasses;
