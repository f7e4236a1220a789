/** Why nothing was found, and what to try. */
export function emptyReason(query: string, hasFilters: boolean): string {
  if (!hasFilters && query) return `Nothing here matches “${query}”. Try fewer or other words.`;
  return query ? `Nothing has “${query}” together with these filters.` : 'Take a filter off, or clear them all and start again.';
}
