/** Chosen ranges in words: "Up to $40,000", "From 2019", "20,000 to 60,000 km". */
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer } from '#src/domain/odometer.ts';
import { searchRangeNames, type Range, type SearchRange } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export function rangeLabel(name: SearchRange, { min, max }: Range, { regional }: PublicSettings): string {
  const write = (value: number): string => {
    if (name === 'km') return formatOdometer(value, regional.distanceUnit);
    if (name === 'year') return String(value);
    return name === 'subscription_price' ? `${formatMoney(value)} a week` : formatMoney(value);
  };
  if (min !== null && max !== null) return min === max ? write(min) : `${withoutUnit(write(min))} to ${write(max)}`;
  if (name === 'year') return min === null ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

/** What both ends share is said once, at the end. */
const withoutUnit = (amount: string): string => amount.replace(/ .*$/, '');

export const isRange = (name: string): name is SearchRange => (searchRangeNames as readonly string[]).includes(name);

/** InstantSearch's two halves of a range as one. */
export const rangeOf = (refinements: readonly { operator?: string; value: string | number }[]): Range =>
  refinements.reduce<Range>((ends, { operator, value }) => ({ ...ends, [operator === '>=' ? 'min' : 'max']: Number(value) }), { min: null, max: null });
