import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type PillLabel = (name: string, title: string) => string;

/** Shared with the live search and results page, so that nothing shifts. */
export interface SearchClasses {
  root: string;
  /** Null if filters are beside the results. `words`: labels of pills without a choice. */
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
