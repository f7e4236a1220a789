/** The dealer's list, else the most stocked body types, plus chosen ones (SRCH-07). */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface FacetItem {
  value: string;
  count: number;
  isRefined: boolean;
}

export function bodyTileItems<T extends FacetItem>(
  items: readonly T[],
  { search }: Pick<PublicSettings, 'search'>,
): T[] {
  const { custom, limit, customLimit } = search.bodyTiles;
  const own: string[] = custom;
  const stocked = items.toSorted((a, b) => b.count - a.count);
  const offered =
    own.length > 0
      ? own.flatMap((body) => items.filter(({ value }) => value === body)).slice(0, customLimit)
      : stocked.slice(0, limit);
  return [...offered, ...stocked.filter((item) => item.isRefined && !offered.includes(item))];
}
