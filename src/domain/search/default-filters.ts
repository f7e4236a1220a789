/**
 * What a search leaves out unless the shopper asks for it, as numeric filters of the index:
 * - SRCH-21: used stock begins at the template's minimum-price level, 0 (none) to 14, $1,000 each;
 * - SRCH-22: used stock is at most 4 years old, or 1, where the dealer bounds it;
 * - SRCH-13: sorting by lowest price leaves out what has no price, for some dealers;
 * - BUDG-05: the budget finder counts what costs more than $1,000.
 * The first two apply to a search of used stock alone: a filter cannot join a stock type and a number with OR
 * (Algolia's grammar, which the static index shares). A bound that the shopper sets takes the place of the default.
 * Whatever is left out is a chip beside the shopper's own filters, and taking it off asks for a range from 0, which
 * leaves nothing out.
 */
import { localParts } from '#src/lib/dates.ts';
import { realPrice } from '../price/price-display.ts';
import { openRange, type SearchState } from './search-state.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export interface NumericPart {
  attribute: 'price' | 'year';
  operator: '>' | '>=';
  value: number;
}

const levelStep = 1000;

/** SRCH-21: the lowest used price of a level in whole dollars; null for none. */
export function minimumUsedPrice(level: number): number | null {
  const whole = Math.min(14, Math.max(0, Math.trunc(level)));
  return whole > 0 ? whole * levelStep : null;
}

/** SRCH-22: the oldest year that used searches show, in the dealer's time zone; null for none. */
export function oldestUsedYear(
  { search, regional }: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): number | null {
  if (search.usedYearBound === 'none') return null;
  return Number(localParts(now, regional.timeZone).date.slice(0, 4)) - Number(search.usedYearBound);
}

/** Whether a search of used stock alone finds less than there is. */
export const limitsUsedStock = (settings: Pick<PublicSettings, 'regional' | 'search'>, now: number): boolean =>
  minimumUsedPrice(settings.search.minimumPriceLevel) !== null || oldestUsedYear(settings, now) !== null;

/** The filters of a search. `carTypes`: every stock type that its address and refinements stand for. */
export function defaultFilters(
  state: Pick<SearchState, 'ranges' | 'sort'>,
  carTypes: readonly string[],
  settings: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): NumericPart[] {
  const isUsed = carTypes.length === 1 && carTypes[0] === 'used';
  const price = isUsed && state.ranges.price === undefined ? minimumUsedPrice(settings.search.minimumPriceLevel) : null;
  const year = isUsed && state.ranges.year === undefined ? oldestUsedYear(settings, now) : null;
  const priced =
    state.sort === 'price:asc' && settings.search.priceAscendingNeedsPrice && state.ranges.price === undefined;
  return [
    ...(price === null ? [] : [{ attribute: 'price', operator: '>=', value: price } as const]),
    ...(year === null ? [] : [{ attribute: 'year', operator: '>=', value: year } as const]),
    ...(priced ? [{ attribute: 'price', operator: '>', value: 0 } as const] : []),
  ];
}

/** The search without what `part` leaves out, on its first page. */
export const withoutDefault = (state: SearchState, { attribute }: NumericPart): SearchState => ({
  ...state,
  page: 1,
  ranges: { ...state.ranges, [attribute]: openRange },
});

/** Whether an index with these filters finds the vehicle: what has no price passes no filter of prices. */
export function passesFilters(vehicle: Pick<Vehicle, 'price' | 'year'>, parts: readonly NumericPart[]): boolean {
  const values = { price: realPrice(vehicle), year: vehicle.year };
  return parts.every(({ attribute, operator, value }) => {
    const own = values[attribute];
    return own !== null && (operator === '>' ? own > value : own >= value);
  });
}

/** BUDG-05: what the budget finder counts, before the shopper's own budget. */
export function budgetFilters({ finance }: Pick<PublicSettings, 'finance'>): NumericPart[] {
  return [{ attribute: 'price', operator: '>', value: finance.budgetFinder.priceAbove }];
}

/** For `filters`: "price > 1000 AND year >= 2022", after the dealer's own expression where there is one. */
export function filterExpression(parts: readonly NumericPart[], dealers = ''): string {
  const own = parts.map(({ attribute, operator, value }) => `${attribute} ${operator} ${value}`);
  const bracketed = dealers !== '' && own.length > 0 && /\sOR\s/.test(dealers) ? `(${dealers})` : dealers;
  return [bracketed, ...own].filter((part) => part !== '').join(' AND ');
}
