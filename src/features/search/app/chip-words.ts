/** Chosen ranges in words, "Up to $40,000", "From 2019", "20,000 to 60,000 km"; and all values of a facet but a few, "Not diesel". */
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer } from '#src/domain/odometer.ts';
import type { NumericPart } from '#src/domain/default-filters.ts';
import { knownValues, midSentence } from '#src/domain/plain-words-negations.ts';
import type { PlainWordsCatalogue } from '#src/domain/plain-words.ts';
import { isOpenRange, searchRangeNames, type Range, type SearchFacet, type SearchRange } from '#src/domain/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { valueLabel } from './facet-words.ts';

const openLabels: Record<SearchRange, string> = { price: 'Any price', km: 'Any odometer', year: 'Any year', subscription_price: 'Any price a week' };

export function rangeLabel(name: SearchRange, { min, max }: Range, { regional }: PublicSettings): string {
  const write = (value: number): string => {
    if (name === 'km') return formatOdometer(value, regional.distanceUnit);
    if (name === 'year') return String(value);
    return name === 'subscription_price' ? `${formatMoney(value)} a week` : formatMoney(value);
  };
  if (isOpenRange({ min, max })) return openLabels[name];
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

/** A default of the dealer, which leaves out what is cheaper, older or without a price. */
export const defaultLabel = ({ attribute, operator, value }: NumericPart, settings: PublicSettings): string =>
  (operator === '>' ? 'With a price' : rangeLabel(attribute, { min: value, max: null }, settings));

/** Fewer values than these are shorter named one by one. */
const leastChosen = 3;
const mostLeftOut = 4;

/** "Not white or black", where a short list's other values are all chosen; else null. */
export function exclusionLabel(facet: string, chosen: readonly string[], catalogue: PlainWordsCatalogue, settings: PublicSettings): string | null {
  if (chosen.length < leastChosen) return null;
  const known = knownValues(facet as SearchFacet, catalogue);
  const unwanted = known.filter((value) => !chosen.includes(value));
  if (unwanted.length === 0 || unwanted.length > Math.min(mostLeftOut, chosen.length) || known.length !== unwanted.length + chosen.length) return null;
  return `Not ${unwanted.map((value) => midSentence(valueLabel(facet, value, settings), facet as SearchFacet)).join(' or ')}`;
}
