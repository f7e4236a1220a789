/** Recall and first cards for shoppers' queries (word-queries.ts). */
import { defaultFilters, passesFilters } from '#src/domain/search/default-filters.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { searchConfig, siteIndex } from '#src/view/search/site-search-config.ts';
import { siteOf } from '#src/site/site.ts';
import type { SearchAnswer } from '../../src/search/engine/request.ts';
import { forgivingClient } from '../../src/search/forgiving-client.ts';
import { staticSearchClient } from '../../src/search/search-client.ts';
import { answerSearch, requestedSearch } from '../../src/server/results/answer-search.ts';
import type { LoadedSite } from '../../src/sources/load-site.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import type { SortedBy, WordQuery } from './word-queries.ts';

export interface Yard {
  config: SearchConfig;
  vehicles: readonly Vehicle[];
  answer: (text: string) => Promise<{ state: SearchState; answer: SearchAnswer }>;
}

export interface Verdict {
  text: string;
  understood: string;
  hits: number;
  truth: number;
  /** Every card on the first page matches, in the requested order. */
  firstRight: boolean;
}

export function yardOf({ tenant, stock }: LoadedSite): Yard {
  const site = siteOf(tenant, stock, siteContext(tenant, stock));
  const config = searchConfig(site);
  const [core, cards] = siteIndex(site)!.files.map(({ bytes }) => bytes) as [Uint8Array, Uint8Array];
  const engine = forgivingClient(
    staticSearchClient({ load: () => Promise.resolve({ core, cards }), now: () => stock.now }),
  );
  const client = withDefaults(engine, config.settings, () => stock.now);
  return {
    config,
    vehicles: stock.vehicles,
    async answer(text) {
      const { state } = await requestedSearch(`query=${encodeURIComponent(text)}`, { config, client }, stock.now);
      return { state, answer: await answerSearch(state, client, config.settings) };
    },
  };
}

const orders: Record<SortedBy, (vehicle: Pick<Vehicle, 'price' | 'year' | 'odometer'>) => number> = {
  'price:asc': ({ price }) => price ?? Infinity,
  'price:desc': ({ price }) => -(price ?? 0),
  'year:desc': ({ year }) => -year,
  'km:asc': ({ odometer }) => odometer ?? Infinity,
};

/** `now` in epoch milliseconds. */
export async function judge(query: WordQuery, yard: Yard, now: number): Promise<Verdict> {
  const { state, answer } = await yard.answer(query.text);
  // Vehicles hidden by default filters don't count.
  const defaults = defaultFilters(state, state.refinements.car_type ?? [], yard.config.settings, now);
  const truth = new Map(
    yard.vehicles
      .filter((vehicle) => query.answers(vehicle) && passesFilters(vehicle, defaults))
      .map((vehicle) => [vehicle.id, vehicle]),
  );
  const { pageSize } = yard.config.settings.search;
  const first = answer.hits.map(({ objectID }) => truth.get(objectID));
  const areRight = first.length === Math.min(pageSize, truth.size) && first.every((vehicle) => vehicle !== undefined);
  return {
    text: query.text,
    understood: understoodText(state),
    hits: answer.nbHits,
    truth: truth.size,
    firstRight: areRight && isInOrder(first as Vehicle[], query.sorted),
  };
}

function isInOrder(vehicles: readonly Vehicle[], by: SortedBy | undefined): boolean {
  if (!by) return true;
  const places = vehicles.map(orders[by]);
  return places.every((place, at) => at === 0 || places[at - 1]! <= place);
}

/** `make Toyota; price 0-30000; "sr5"`. */
function understoodText({ query, refinements, ranges, sort }: SearchState): string {
  return [
    ...Object.entries(refinements).map(
      ([facet, values]) =>
        `${facet} ${values.length > 6 ? `${values.slice(0, 5).join(', ')} and ${values.length - 5} more` : values.join(', ')}`,
    ),
    ...Object.entries(ranges).map(([name, { min, max }]) => `${name} ${min ?? ''}–${max ?? ''}`),
    ...(sort === 'rank' ? [] : [sort]),
    ...(query === '' ? [] : [`“${query}”`]),
  ].join('; ');
}
