import * as z from 'zod';
import type { LiveState } from '#src/domain/card/live-state.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import { sortNames, type SearchState } from '#src/domain/search/search-state.ts';
import { bodyTypes, carTypes, fuels, transmissions } from '#src/domain/vehicle/vehicle.ts';
import { vehicleOfRecord } from '#src/search/record.ts';
import { publicSettings } from '#src/domain/tenant/public-settings.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { EndpointError } from '../../platform/endpoint/endpoint-error.ts';
import { answerSearch, understood } from '../../results/answer-search.ts';
import { publishedSearch } from '../../results/published-search.ts';
import { statesBySlug } from '../../vehicles/current-vehicle.ts';
import { assistantVehicle } from './assistant-vehicle.ts';
import type { Tool } from './tool.ts';

const few = <const T extends readonly [string, ...string[]]>(options: T, doc: string) =>
  z.array(z.enum(options)).max(options.length).default([]).describe(doc);
const bound = (doc: string, most: number) => z.int().min(0).max(most).optional().describe(doc);
const maxMinorUnits = 1_000_000_000_00;

const input = {
  query: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Search text as a shopper would type it: "white automatic ute under $40,000", "Corolla".'),
  make: z.string().trim().max(60).optional().describe('Manufacturer, such as "Toyota".'),
  model: z.string().trim().max(80).optional().describe('Model, such as "Corolla".'),
  condition: few(carTypes, 'Any of these values; leave empty for all.'),
  body: few(bodyTypes, 'Any of these values; leave empty for all.'),
  fuel: few(fuels, 'Any of these values; leave empty for all.'),
  transmission: few(transmissions, 'Any of these values; leave empty for all.'),
  price_min_minor: bound('Lowest price, in minor units (cents).', maxMinorUnits),
  price_max_minor: bound('Highest price, in minor units (cents).', maxMinorUnits),
  year_min: bound('Earliest year.', 2200),
  year_max: bound('Latest year.', 2200),
  odometer_max_km: bound('Maximum kilometres.', 5_000_000),
  sort: z.enum(sortNames).default('rank').describe("Sort order; `rank` is the dealer's own order."),
  cursor: z.string().max(40).optional().describe('`next_cursor` from an earlier response to the same search.'),
};

export const searchTool: Tool<typeof input> = {
  name: 'inventory.search',
  title: 'Search stock',
  description:
    "Vehicles this dealer has for sale, one page at a time, with prices and what each price includes. The dealer's usual defaults apply, as on its site.",
  input,
  async answer(asked, call) {
    const { dealer, site, request, now } = call;
    const settings = publicSettings(dealer.settings);
    const published = await publishedSearch(site, new URL(request.url).host, () => now);
    if (published === null)
      throw new EndpointError(
        404,
        'no_index',
        `The stock is listed at ${settings.siteUrl}/cars/ and cannot be searched here.`,
      );
    const { config } = published;
    const client = withDefaults(published.client, config.settings, () => now);
    const { state, leftOut } = await understood(stateOf(asked, config.words), { config, client }, now);
    const [answer, states] = await Promise.all([answerSearch(state, client, config.settings), statesBySlug(call)]);
    const page = answer.page + 1;
    return {
      total: answer.nbHits,
      vehicles: answer.hits.map((hit) => {
        const vehicle = vehicleOfRecord(hit);
        return assistantVehicle({ ...vehicle, ...standing(states[vehicle.slug]) }, settings);
      }),
      next_cursor: page < answer.nbPages ? cursorOf(page + 1) : null,
      ...(leftOut.length > 0 && { not_understood: leftOut.map(({ words }) => words) }),
    };
  },
};

const standing = (state: LiveState | undefined) =>
  state === undefined ? {} : state.state === 'sold' ? { status: 'sold' as const } : { reserved: true };

type SearchToolInput = z.output<z.ZodObject<typeof input>>;

function stateOf(asked: SearchToolInput, { makes }: QueryCatalogue): SearchState {
  const range = (min: number | undefined, max: number | undefined) =>
    min === undefined && max === undefined ? null : { min: min ?? null, max: max ?? null };
  const price = range(
    asked.price_min_minor === undefined ? undefined : Math.ceil(asked.price_min_minor / 100),
    asked.price_max_minor === undefined ? undefined : Math.floor(asked.price_max_minor / 100),
  );
  const year = range(asked.year_min, asked.year_max);
  const km = range(undefined, asked.odometer_max_km);
  return {
    query: asked.query,
    page: asked.cursor === undefined ? 1 : pageOf(asked.cursor),
    sort: asked.sort,
    refinements: {
      ...chosen(
        'make',
        written(
          asked.make,
          makes.map(({ name }) => name),
        ),
      ),
      ...chosen(
        'model',
        written(
          asked.model,
          makes.flatMap(({ models }) => models),
        ),
      ),
      ...chosen('car_type', asked.condition),
      ...chosen('body', asked.body),
      ...chosen('fuel', asked.fuel),
      ...chosen('transmission', asked.transmission),
    },
    ranges: { ...(price && { price }), ...(year && { year }), ...(km && { km }) },
  };
}

const chosen = (facet: string, values: readonly string[]) => (values.length > 0 ? { [facet]: [...values] } : {});

const written = (name: string | undefined, known: readonly string[]): string[] =>
  name === undefined ? [] : [known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name];

const cursorOf = (page: number): string => Buffer.from(`page:${page}`).toString('base64url');

function pageOf(cursor: string): number {
  const page = /^page:([1-9]\d{0,5})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (page === undefined) throw new EndpointError(400, 'bad_cursor', 'The cursor does not belong to this search.');
  return Number(page);
}
