export interface SavedEntry {
  id: string;
  url: string;
  title: string;
}

const texts = ['id', 'url', 'title'] as const;

/** Null for anything else, such as another site's URL. */
export function readEntry(stored: unknown): SavedEntry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const entry = stored as Record<string, unknown>;
  if (!texts.every((key) => typeof entry[key] === 'string')) return null;
  const { id, url, title } = entry as unknown as SavedEntry;
  return url.startsWith('/cars/') ? { id, url, title } : null;
}

export const entryId = ({ id }: SavedEntry): string => id;
export const hasEntry = (list: readonly SavedEntry[], id: string): boolean => list.some((entry) => entry.id === id);
