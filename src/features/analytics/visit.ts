/**
 * What a lead says of the visit it came from (FORM-07): the pages seen and what stood in the links that led here. Kept
 * for the visit only, in this tab.
 */
export interface Visit {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Paths, the latest last. */
  pages: string[];
  /** Query of links from elsewhere, such as a campaign's. */
  params: Record<string, string>;
}

export interface Seen {
  path: string;
  query: string;
  /** Whether the shopper came from another page of this site. */
  isInside: boolean;
}

const mostPages = 50;
const mostParams = 50;

/** The visit with one more page. */
export function withPage(visit: Visit, { path, query, isInside }: Seen): Visit {
  const pages = visit.pages.at(-1) === path ? visit.pages : [...visit.pages, path].slice(-mostPages);
  const params = isInside ? visit.params : { ...visit.params, ...Object.fromEntries(new URLSearchParams(query)) };
  return { ...visit, pages, params: Object.fromEntries(Object.entries(params).slice(0, mostParams)) };
}

const key = (): string => `${document.documentElement.dataset['site'] ?? location.hostname}:Visit`;

export function readVisit(now: number): Visit {
  const none: Visit = { startedAt: now, pages: [], params: {} };
  try {
    const stored = JSON.parse(sessionStorage.getItem(key()) ?? 'null') as Partial<Visit> | null;
    return stored && Array.isArray(stored.pages) && typeof stored.startedAt === 'number'
      ? { ...none, ...stored }
      : none;
  } catch {
    return none;
  }
}

export function keepVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(visit));
  } catch {
    /* A lead then says less of its visit. */
  }
}
