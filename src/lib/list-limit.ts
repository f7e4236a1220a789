/** A list behind Show More or Show All: what stands at once and what opens. */
export function limitList<T>(items: readonly T[], limit: number): { first: T[]; rest: T[] } {
  const shown = Math.max(0, Math.floor(limit));
  return { first: items.slice(0, shown), rest: items.slice(shown) };
}
