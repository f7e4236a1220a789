/** Sent with leads (FORM-07); stored in this tab. */
export interface Visit {
  /** Epoch milliseconds. */
  startedAt: number;
  /** Latest last. */
  pages: string[];
  params: Record<string, string>;
}

export interface VisitedPage {
  path: string;
  query: string;
  isInside: boolean;
}

const maxPages = 50;
const maxParams = 50;

export function withPage(visit: Visit, { path, query, isInside }: VisitedPage): Visit {
  const pages = visit.pages.at(-1) === path ? visit.pages : [...visit.pages, path].slice(-maxPages);
  const params = isInside ? visit.params : { ...visit.params, ...Object.fromEntries(new URLSearchParams(query)) };
  return { ...visit, pages, params: Object.fromEntries(Object.entries(params).slice(0, maxParams)) };
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
    /* Without storage, leads contain fewer details. */
  }
}
