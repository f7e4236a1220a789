/**
 * The page that a function answers a search with: the list's frame around rows, or around the way
 * on where nothing matches.
 */
import type { EmptySearch } from './empty-search.ts';
import type { CompactRow, ListFrame } from './landing.page-data.ts';
import type { NoteLine } from './note-lines.ts';
import type { PageItem } from './page-items.ts';

interface NamedLink {
  label: string;
  url: string;
}

export interface ResultsPageData extends ListFrame {
  kind: 'results';
  title: string;
  /** What is said of the words. */
  notes: (NoteLine & { onlyUrl: string | null })[];
  /** None where there is nothing to order. */
  sorts: (NamedLink & { isCurrent: boolean })[];
  rows: CompactRow[];
  /** Which of the results the rows are: "22 to 42 of 598", or "9 cars". */
  shown: string;
  pages: { items: (PageItem | null)[]; previous: string | null; next: string | null };
  /** Where nothing matches. */
  empty: (EmptySearch & { offers: (NamedLink & { note: string })[] }) | null;
}
