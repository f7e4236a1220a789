/**
 * Default filters (SRCH-13, SRCH-21, SRCH-22, BUDG-05). Price and year defaults need a search for used stock alone,
 * because Algolia's grammar, shared by the static index, can't join a stock type and a number with OR. A shopper's own
 * limit replaces a default; removing its chip requests a range from 0.
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

/** Whole dollars. Levels go from 0 to 14 in steps of $1,000 (SRCH-21). */
export function minimumUsedPrice(level: number): number | null {
  const whole = Math.min(14, Math.max(0, Math.trunc(level)));
  return whole > 0 ? whole * levelStep : null;
}

export function oldestUsedYear(
  { search, regional }: Pick<PublicSettings, 'regional' | 'search'>,
  now: number,
): number | null {
  if (search.usedYearBound === 'none') return null;
  return Number(localParts(now, regional.timeZone).date.slice(0, 4)) - Number(search.usedYearBound);
}

export const limitsUsedStock = ({ search }: Pick<PublicSettings, 'search'>): boolean =>
  minimumUsedPrice(search.minimumPriceLevel) !== null || search.usedYearBound !== 'none';

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

export const withoutDefault = (state: SearchState, { attribute }: NumericPart): SearchState => ({
  ...state,
  page: 1,
  ranges: { ...state.ranges, [attribute]: openRange },
});

export function passesFilters(vehicle: Pick<Vehicle, 'price' | 'year'>, parts: readonly NumericPart[]): boolean {
  const values = { price: realPrice(vehicle), year: vehicle.year };
  return parts.every(({ attribute, operator, value }) => {
    const own = values[attribute];
    return own !== null && (operator === '>' ? own > value : own >= value);
  });
}

export function budgetFilters({ finance }: Pick<PublicSettings, 'finance'>): NumericPart[] {
  return [{ attribute: 'price', operator: '>', value: finance.budgetFinder.priceAbove }];
}

/** "price > 1000 AND year >= 2022", after the dealer's own expression. */
export function filterExpression(parts: readonly NumericPart[], dealers = ''): string {
  const own = parts.map(({ attribute, operator, value }) => `${attribute} ${operator} ${value}`);
  const bracketed = dealers !== '' && own.length > 0 && /\sOR\s/.test(dealers) ? `(${dealers})` : dealers;
  return [bracketed, ...own].filter((part) => part !== '').join(' AND ');
}
