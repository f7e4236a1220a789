import type { SearchFacet, SearchRange } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import type { SearchEntry } from '#src/features/saved-vehicles/search-history.store.ts';
import { rangeLabel } from '#src/view/copy/search/chip-copy.ts';
import { valueLabel } from '#src/view/copy/search/facet-copy.ts';

const maxParts = 4;

/** "Toyota HiLux · Used · Up to $40,000"; parts beyond `maxParts` are only counted. */
export function lastSearchText(
  { query, refinements, ranges }: Omit<SearchEntry, 'path'>,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): string {
  const { make = [], model = [], ...others } = refinements;
  const isOneModel = make.length === 1 && model.length === 1;
  const parts = [
    ...(query === '' ? [] : [`“${query}”`]),
    ...(isOneModel ? [makeModelName(make[0]!, model[0]!)] : [...make, ...model]),
    ...(Object.entries(others) as [SearchFacet, string[]][]).flatMap(([facet, values]) =>
      values.map((value) => valueLabel(facet, value, settings)),
    ),
    ...(Object.entries(ranges) as [SearchRange, NonNullable<SearchEntry['ranges'][SearchRange]>][]).map(
      ([name, range]) => rangeLabel(name, range, settings),
    ),
  ];
  return parts.length > maxParts
    ? `${parts.slice(0, maxParts).join(' · ')} · ${parts.length - maxParts} more`
    : parts.join(' · ');
}
