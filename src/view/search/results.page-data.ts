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
  notes: (NoteLine & { onlyUrl: string | null })[];
  sorts: (NamedLink & { isCurrent: boolean })[];
  rows: CompactRow[];
  /** "22 to 42 of 598", or "9 cars". */
  shown: string;
  pages: { items: (PageItem | null)[]; previous: string | null; next: string | null };
  empty: (EmptySearch & { offers: (NamedLink & { note: string })[] }) | null;
}
