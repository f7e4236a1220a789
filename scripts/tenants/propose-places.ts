/** Where a feed's vehicles stand, as far as its rows say: the first places of a new dealer (OPS-05). */
import type { Country } from '#src/domain/places/country.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { placeKey, postcodeTable } from '#src/server/geocode/postcode-table.ts';
import { lookAtRows } from './rows-read.ts';

export interface SeenPlace {
  city: string;
  state: string;
  postcode: string;
}

/** More towns than these are suppliers' or customers', no dealer's own. */
const most = 6;

/**
 * The towns of a feed, the one with the most vehicles first. None where they are too many, or where one of them is in no
 * table of postcodes or in several states: a place that is guessed is worse than the sample.
 */
export function placesSeen(feed: Feed, stock: StockSettings, context: ReadContext, country: Country): SeenPlace[] {
  const { city } = stock.mapping;
  const counts = new Map<string, { city: string; state: string | null; count: number }>();
  // A town's column often names its state: "Brookvale, NSW".
  const mapping = stock.mapping.state || !city ? stock.mapping : { ...stock.mapping, state: city };
  lookAtRows(feed, { ...stock, mapping }, context, ['city', 'state'], ({ city, state }) => {
    if (city === null) return;
    // A town alone, in a column that is read as both, tells of no state.
    const told = state === null || placeKey(state) === placeKey(city) ? null : state;
    const key = `${placeKey(city)}|${told ?? ''}`;
    const seen = counts.get(key) ?? { city, state: told, count: 0 };
    counts.set(key, { ...seen, count: seen.count + 1 });
  });
  if (counts.size > most) return [];
  const places = [...counts.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ city, state }) => placeOf(city, state, country));
  return places.includes(null) ? [] : places.filter((place) => place !== null);
}

function placeOf(city: string, state: string | null, country: Country): SeenPlace | null {
  const named = postcodeTable(country)?.places.get(placeKey(city)) ?? [];
  const found = named.filter((place) => place.state !== '' && (state === null || place.state === state));
  const [first] = found.filter(({ postcode }) => !isOfPostBoxes(postcode));
  return first && found.every((place) => place.state === first.state)
    ? { city: first.name, state: first.state, postcode: first.postcode }
    : null;
}

/** Ranges that Australia Post gives to post boxes and large receivers: no street has one. */
const postBoxes = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
] as const;

const isOfPostBoxes = (postcode: string): boolean =>
  postBoxes.some(([from, to]) => Number(postcode) >= from && Number(postcode) <= to);
