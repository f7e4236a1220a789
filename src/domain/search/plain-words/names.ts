/** Bodies, fuels, gearboxes, drives, stock types, colours and locations; whole words only. */
import { newZealand, regionName } from '../../locations/region-name.ts';
import { stateNames } from '../../locations/state-names.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { SearchFacet } from '../search-state.ts';
import { bodyLabel, conditionLabels, driveLabel, fuelLabel, transmissionLabel } from '../../vocabulary/labels.ts';
import {
  typedBodies,
  typedConditions,
  typedDrives,
  typedFuels,
  typedFuelsInAmerica,
  typedTransmissions,
} from '../../vocabulary/typed-words.ts';
import { bodyTypes, type BodyType, type Drive, type Fuel } from '../../vehicle/vehicle.ts';
import type { QueryCatalogue } from './catalogue.ts';
import { coloursOf, colourTerms } from './colours.ts';
import { compact } from './compact.ts';
import { bodyFamilies } from './known-values.ts';

export interface NamedChoice {
  facet: SearchFacet;
  values: string[];
  label: string;
  /** `values` are all except the unwanted ones. */
  isExclusion?: true;
  /** Excluded names (unwanted-words.ts). */
  unwanted?: string[];
}

const byWord = <T extends string>(words: Partial<Record<T, string>>): Map<string, T> =>
  new Map(
    Object.entries(words).flatMap(([value, list]) =>
      (list as string).split(' ').map((word): [string, T] => [word, value as T]),
    ),
  );

const fuelTerms = byWord(typedFuels);
const americanFuelTerms = byWord(typedFuelsInAmerica);
const gearboxTerms = byWord(typedTransmissions);
const driveTerms = byWord(typedDrives);
const conditionTerms = byWord(typedConditions);
const bodyTerms = byWord(typedBodies);
const drivesOf: Record<keyof typeof typedDrives, Drive[]> = {
  fourOrAll: ['four', 'all'],
  all: ['all'],
  front: ['front'],
  rear: ['rear'],
  frontOrRear: ['front', 'rear'],
};
/** State codes that are words, so only in capitals. */
const wordlikeStates = new Set('al as de hi id in la ma me oh ok or pa act'.split(' '));

const labelledBodies = (['en-US', 'en-AU'] as const).flatMap((locale) =>
  bodyTypes.flatMap((body) =>
    [true, false].map((plural): [string, BodyType] => [compact(bodyLabel(body, { plural, locale })), body]),
  ),
);
for (const [word, body] of labelledBodies) bodyTerms.set(word, body);

/** Values in stock; the first if none is, all if the stock is unknown. */
function stocked<T>(values: T[], present: readonly T[] | undefined): T[] {
  const found = values.filter((value) => present?.includes(value));
  return found.length > 0 ? found : values.slice(0, present ? 1 : undefined);
}

function bodyOf(name: string, catalogue: QueryCatalogue, locale: Locale): NamedChoice | null {
  const named = name === 'truck' || name === 'trucks' ? (catalogue.truck ?? 'ute') : bodyTerms.get(name);
  if (!named) return null;
  // At a caravan dealer, "van" means caravan.
  const isCaravan =
    named === 'van' && catalogue.bodies?.includes('van') === false && catalogue.bodies.includes('caravan');
  const body = isCaravan ? 'caravan' : named;
  const family = bodyFamilies.find((one) => one.includes(body)) ?? [body];
  const values = stocked([body, ...family.filter((one) => one !== body)], catalogue.bodies);
  return { facet: 'body', values, label: bodyLabel(values.includes(body) ? body : values[0]!, { locale }) };
}

function fuelOf(name: string, { fuels }: QueryCatalogue, locale: Locale): NamedChoice | null {
  const fuel = fuelTerms.get(name) ?? (locale === 'en-US' ? americanFuelTerms.get(name) : undefined);
  if (!fuel) return null;
  return {
    facet: 'fuel',
    values: fuel === 'hybrid' ? stocked<Fuel>(['hybrid', 'plugInHybrid'], fuels) : [fuel],
    label: fuelLabel(fuel, locale),
  };
}

function driveOf(name: string, { drives }: QueryCatalogue): NamedChoice | null {
  const typed = driveTerms.get(name);
  if (!typed) return null;
  const wanted = drivesOf[typed];
  // Some feeds label all-wheel drive as four-wheel drive.
  const values =
    name.startsWith('a') && drives?.includes('all') === false && drives.includes('four')
      ? ['four']
      : stocked(wanted, drives);
  return {
    facet: 'drive',
    values,
    label:
      wanted.includes('front') && wanted.length > 1
        ? '2WD'
        : values.map((drive) => driveLabel(drive as Drive, { short: true })).join(' or '),
  };
}

const namesOfState = (code: string, locale: Locale): string[] =>
  locale === 'en-NZ' ? [] : (stateNames[locale][code.toUpperCase()]?.split(',') ?? []);

function namedLocation(
  name: string,
  written: string,
  { states = [], cities = [], places = {} }: QueryCatalogue,
  locale: Locale,
): NamedChoice | null {
  const city = cities.find((one) => compact(one) === name);
  const state = states.find((code) => compact(code) === name || compact(regionName(code, locale)) === name);
  const named = states.find((code) => namesOfState(code, locale).some((one) => compact(one) === name));
  if (named && !city) return { facet: 'state', values: [named], label: regionName(named, locale) };
  if (state && (!wordlikeStates.has(name) || written === written.toUpperCase()))
    return { facet: 'state', values: [state], label: regionName(state, locale) };
  if (city) return { facet: 'city', values: [city], label: city };
  const place = Object.keys(places).find((one) => compact(one) === name);
  return place ? { facet: 'city', values: [...places[place]!], label: place } : null;
}

const regions = (locale: Locale): [code: string, names: string[]][] =>
  locale === 'en-NZ'
    ? Object.entries(newZealand).map(([code, name]) => [code, [name]])
    : Object.entries(stateNames[locale]).map(([code, names]) => [code, names.split(',')]);

/** Includes states without stock, so that "sa" isn't Sahara. */
export function readElsewhere(
  text: string,
  { states = [], cities = [], places = {} }: QueryCatalogue,
  locale: Locale,
  read: (words: string) => string,
): string {
  if (states.length === 0) return text;
  const known = new Set(
    [...states, ...states.map((code) => regionName(code, locale)), ...cities, ...Object.keys(places)].map(compact),
  );
  return regions(locale)
    .filter(([code, names]) => ![code, ...names].some((name) => known.has(compact(name))))
    .reduce((rest, [code, names]) => {
      const isWord = wordlikeStates.has(code.toLowerCase()) || locale === 'en-NZ';
      const named = rest.replace(
        new RegExp(String.raw`(?<![\w-])(?:(?:in|from|around|near) )?(?:${names.join('|')})(?![\w-])`, 'gi'),
        read,
      );
      return named.replace(
        new RegExp(String.raw`(?<![\w-])(?:in|from|around|near) ${code}(?![\w-])`, isWord ? 'g' : 'gi'),
        read,
      );
    }, text);
}

export function namedChoice(
  name: string,
  written: string,
  catalogue: QueryCatalogue,
  locale: Locale,
): NamedChoice | null {
  const gearbox = gearboxTerms.get(name);
  if (gearbox) return { facet: 'transmission', values: [gearbox], label: transmissionLabel(gearbox) };
  const type = conditionTerms.get(name);
  if (type) return { facet: 'car_type', values: [type], label: conditionLabels[type] };
  return (
    fuelOf(name, catalogue, locale) ??
    driveOf(name, catalogue) ??
    bodyOf(name, catalogue, locale) ??
    coloursOf(name, catalogue) ??
    namedLocation(name, written, catalogue, locale)
  );
}

export function vocabulary(
  { colours = [], states = [], cities = [], places = {} }: QueryCatalogue,
  locale: Locale,
): string[] {
  const own = [
    ...colours,
    ...states.flatMap((code) => [regionName(code, locale), ...namesOfState(code, locale)]),
    ...cities,
    ...Object.keys(places),
  ].map(compact);
  return [
    ...fuelTerms.keys(),
    ...gearboxTerms.keys(),
    ...conditionTerms.keys(),
    ...bodyTerms.keys(),
    ...colourTerms,
    ...own,
  ];
}
