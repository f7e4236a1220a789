/** The same requests for every engine. */
import type { SearchRequest } from '../../src/search/engine/request.ts';
import type { SearchRecord } from '../../src/search/record.ts';

export interface Step {
  query: string;
  refinements: Record<string, string[]>;
  ranges: Record<string, [number, number]>;
  sort: string | null;
}

export const benchFacets = [
  'car_type',
  'make',
  'model',
  'body',
  'transmission',
  'fuel',
  'drive',
  'seats',
  'colour',
  'state',
  'location_name',
  'badge',
] as const;
export const benchRanges = ['price', 'km', 'year'] as const;
const typed = [
  'toyta hilux',
  'merc c200',
  'cx5',
  'landcruser',
  'i30 n',
  'vw golf',
  '7 seater',
  'diesel ute',
  'ford ranger wildtrak',
  'white suv',
  '2019 mazda 3',
  'auto hatch',
];
const sorts = [null, null, 'price:asc', 'price:desc', 'km:asc', 'year:desc'];

function chance(): () => number {
  let state = 20_261_121;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function session(records: readonly SearchRecord[]): Step[] {
  const next = chance();
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)]!;
  const steps: Step[] = typed.flatMap((query) =>
    Array.from(query, (_, place) => ({ query: query.slice(0, place + 1), refinements: {}, ranges: {}, sort: null })),
  );
  for (let round = 0; round < 150; round++) {
    const step: Step = { query: round % 5 === 0 ? pick(typed) : '', refinements: {}, ranges: {}, sort: pick(sorts) };
    for (let count = Math.floor(next() * 4); count > 0; count--) {
      const facet = pick(benchFacets);
      const values = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(records)[facet]).filter(
        (value) => value !== null,
      );
      if (values.length > 0) step.refinements[facet] = [...new Set(values.map(String))];
    }
    if (next() < 0.6) {
      const low = 5000 + Math.floor(next() * 30) * 1000;
      step.ranges['price'] = [low, low + 5000 + Math.floor(next() * 40) * 1000];
    }
    steps.push(step);
  }
  return steps;
}

/** The main query, then one query per refined facet or range, without that filter. */
export function batchOf(step: Step): SearchRequest[] {
  const indexName = step.sort === null ? 'Car_production' : `Car_production:${step.sort}`;
  const filters = (except: string | null) => ({
    facetFilters: Object.entries(step.refinements)
      .filter(([facet]) => facet !== except)
      .map(([facet, values]) => values.map((value) => `${facet}:${value}`)),
    numericFilters: Object.entries(step.ranges)
      .filter(([name]) => name !== except)
      .flatMap(([name, [low, high]]) => [`${name}>=${low}`, `${name}<=${high}`]),
  });
  const shared = {
    query: step.query,
    maxValuesPerFacet: 100,
    attributesToHighlight: [],
  };
  const refined = [...Object.keys(step.refinements), ...Object.keys(step.ranges)];
  return [
    {
      indexName,
      params: { ...shared, ...filters(null), facets: [...benchFacets, ...benchRanges], hitsPerPage: 21, page: 0 },
    },
    ...refined.map((name) => ({
      indexName,
      params: { ...shared, ...filters(name), facets: name, hitsPerPage: 0, page: 0 },
    })),
  ];
}
