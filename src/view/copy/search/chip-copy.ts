/** "Up to $40,000", "From 2019", "20,000 to 60,000 km", "Not diesel". */
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import type { NumericPart } from '#src/domain/search/default-filters.ts';
import { colourNames } from '#src/domain/search/plain-words/colours.ts';
import { bodyFamilies, choiceMidSentence, knownValues } from '#src/domain/search/plain-words/known-values.ts';
import {
  isOpenRange,
  searchRangeNames,
  type Range,
  type SearchFacet,
  type SearchRange,
} from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import { filterTitle, valueLabel } from './facet-copy.ts';

export function rangeLabel(
  name: SearchRange,
  { min, max }: Range,
  { regional }: Pick<PublicSettings, 'regional'>,
): string {
  const write = (value: number): string => {
    if (name === 'km') return formatOdometer(value, regional.distanceUnit);
    if (name === 'year') return String(value);
    if (name === 'length') return `${value} ft`;
    if (name === 'tare' || name === 'towing') return `${value.toLocaleString('en')} kg`;
    return name === 'subscription_price' ? `${formatMoney(value)} a week` : formatMoney(value);
  };
  if (isOpenRange({ min, max })) return `Any ${filterTitle(name, { regional }).toLowerCase()}`;
  if (min !== null && max !== null) return min === max ? write(min) : `${withoutUnit(write(min))} to ${write(max)}`;
  if (name === 'towing' && max === null) return `Tows ${write(min ?? 0)} or more`;
  if (name === 'year') return min === null ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

const withoutUnit = (amount: string): string => amount.replace(/ .*$/, '');

export const isRange = (name: string): name is SearchRange => (searchRangeNames as readonly string[]).includes(name);

export const defaultLabel = (
  { attribute, operator, value }: NumericPart,
  settings: Pick<PublicSettings, 'regional'>,
): string => (operator === '>' ? 'With a price' : rangeLabel(attribute, { min: value, max: null }, settings));

/** Minimum for an exclusion label; shorter lists show each value. */
const minChosen = 3;
const maxExcluded = 4;

export interface ChipGroup {
  text: string;
  values: string[];
}

/** One chip for all models of a make if another make is also chosen, or for several keys of one body type. */
export function chipGroups(
  facet: string,
  chosen: readonly string[],
  catalogue: QueryCatalogue,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): ChipGroup[] {
  const exclusion = exclusionLabel(facet, chosen, catalogue, settings);
  if (exclusion !== null) return [{ text: exclusion, values: [...chosen] }];
  const groups =
    facet === 'model' ? anyMakeGroups(chosen, catalogue) : facet === 'body' ? bodyGroups(chosen, settings) : [];
  const grouped = new Set(groups.flatMap(({ values }) => values));
  return [
    ...groups,
    ...chosen
      .filter((value) => !grouped.has(value))
      .map((value) => ({ text: valueLabel(facet, value, settings), values: [value] })),
  ];
}

/** "Any BMW", if models of another make are also chosen. */
function anyMakeGroups(chosen: readonly string[], { makes }: QueryCatalogue): ChipGroup[] {
  const whole = makes.filter(
    ({ models }) =>
      models.length > 2 && models.length < chosen.length && models.every((model) => chosen.includes(model)),
  );
  return whole.map(({ name, models }) => ({ text: `Any ${name}`, values: [...models] }));
}

function bodyGroups(chosen: readonly string[], { regional }: Pick<PublicSettings, 'regional'>): ChipGroup[] {
  const together = bodyFamilies
    .map((family) => family.filter((body) => chosen.includes(body)))
    .filter((family) => family.length > 1);
  return together.map((family) => ({ text: bodyLabel(family[0]!, { locale: regional.locale }), values: [...family] }));
}

/** "Not white or black" if all others are chosen; otherwise null. */
export function exclusionLabel(
  facet: string,
  chosen: readonly string[],
  catalogue: QueryCatalogue,
  settings: Pick<PublicSettings, 'regional' | 'cards'>,
): string | null {
  if (chosen.length < minChosen) return null;
  const known = facet === 'model' ? modelsOfOneMake(chosen, catalogue) : knownValues(facet as SearchFacet, catalogue);
  const unwanted = known.filter((value) => !chosen.includes(value));
  if (unwanted.length === 0 || unwanted.length > chosen.length || known.length !== unwanted.length + chosen.length)
    return null;
  const names =
    facet === 'colour' ? colourNames(unwanted, catalogue) : unwanted.map((value) => valueLabel(facet, value, settings));
  return names.length > maxExcluded
    ? null
    : `Not ${names.map((name) => choiceMidSentence(name, facet as SearchFacet)).join(' or ')}`;
}

function modelsOfOneMake(chosen: readonly string[], { makes }: QueryCatalogue): readonly string[] {
  const found = makes.filter(({ models }) => chosen.every((model) => models.includes(model)));
  return found.length === 1 ? found[0]!.models : [];
}
