import type { Country } from '#src/domain/locations/country.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { placeKey, postcodeTable, type TablePlace } from '#src/server/geocode/postcode-table.ts';
import { forEachRow } from './rows-read.ts';

export interface DetectedLocation {
  city: string;
  state: string;
  postcode: string;
}

interface Town {
  city: string;
  state: string | null;
  count: number;
}

export interface DetectedLocations {
  places: DetectedLocation[];
  /** Towns that didn't become locations. */
  unplaced: string[];
}

/** More towns than this probably belong to suppliers or customers. */
const maxLocations = 6;

/**
 * Most vehicles first. Empty for too many towns, or one without a postcode or in several states: a wrong guess is worse
 * than the sample.
 */
export function detectLocations(
  feed: Feed,
  stock: StockSettings,
  context: ReadContext,
  country: Country,
): DetectedLocations {
  const towns = townsOf(feed, stock, context).toSorted((a, b) => b.count - a.count);
  const places =
    towns.length > maxLocations ? [] : country === 'US' ? americanLocations(towns) : locationsInTable(towns, country);
  return { places, unplaced: places.length > 0 ? [] : towns.map(({ city }) => city) };
}

function townsOf(feed: Feed, stock: StockSettings, context: ReadContext): Town[] {
  const { city } = stock.mapping;
  const towns = new Map<string, Town>();
  // Town columns often include the state: "Brookvale, NSW".
  const mapping = stock.mapping.state || !city ? stock.mapping : { ...stock.mapping, state: city };
  forEachRow(feed, { ...stock, mapping }, context, ['city', 'state', 'locationName'], (values) => {
    // Yards are often named after their town.
    const { state } = values;
    const city = values.city ?? values.locationName;
    if (city === null) return;
    // A column read as both town and state may contain only the town.
    const told = state === null || placeKey(state) === placeKey(city) ? null : state;
    const key = `${placeKey(city)}|${told ?? ''}`;
    const seen = towns.get(key) ?? { city, state: told, count: 0 };
    towns.set(key, { ...seen, count: seen.count + 1 });
  });
  return [...towns.values()];
}

function locationsInTable(towns: readonly Town[], country: Country): DetectedLocation[] {
  const found = towns.map(({ city, state }) => streetsOf(city, state, country));
  const states = found.map((places) => new Set(places.map(({ state }) => state)));
  const common = [...(states[0] ?? [])].filter((state) => states.every((some) => some.has(state)));
  const places = found.map((some) => {
    const own = new Set(some.map(({ state }) => state));
    const state = own.size === 1 ? some[0]!.state : common.length === 1 ? common[0]! : null;
    return some.find((place) => place.state === state);
  });
  return places.every((place) => place !== undefined)
    ? places.map(({ name, state, postcode }) => ({ city: name, state, postcode }))
    : [];
}

const streetsOf = (city: string, state: string | null, country: Country): TablePlace[] =>
  (postcodeTable(country)?.places.get(placeKey(city)) ?? []).filter(
    (place) =>
      place.state !== '' && (state === null || place.state === state) && !isOfPostBoxes(Number(place.postcode)),
  );

/** The operator replaces the placeholder ZIP code. */
const americanLocations = (towns: readonly Town[]): DetectedLocation[] =>
  towns.every(({ state }) => state !== null && /^[A-Z]{2}$/.test(state))
    ? towns.map(({ city, state }) => ({ city, state: state!, postcode: placeholders.zip }))
    : [];

/** Australia Post's ranges for post boxes and large receivers. */
const postBoxes = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
] as const;

const isOfPostBoxes = (postcode: number): boolean => postBoxes.some(([from, to]) => postcode >= from && postcode <= to);
