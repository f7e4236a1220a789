/** Static lists and interactive search must agree on every car. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultFilters, filterExpression } from '#src/domain/search/default-filters.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { fromUiState, readAddress, toUiState } from '#src/view/search/search-route.ts';
import type { SearchAnswer } from '#src/search/engine/request.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { now } from '../support/generator.ts';

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  let config: SearchConfig;
  let answer: (state: SearchState, page?: number) => Promise<SearchAnswer>;
  beforeAll(async () => {
    demo = await demoSite(slug);
    config = JSON.parse(demo.site.text('data/search.json')) as SearchConfig;
    const bytes = (path: string) => new Uint8Array(readFileSync(join(demo.site.dir, path)));
    const client = staticSearchClient({
      load: () => Promise.resolve({ core: bytes(config.index!.core), cards: bytes(config.index!.cards) }),
      now: () => Date.parse(now),
    });
    answer = async (state, page = 0) =>
      (await client.search([{ indexName: config.settings.search.indexName, params: { ...paramsOf(state), page } }]))
        .results[0]!;
  });

  function paramsOf(state: SearchState) {
    const filters = filterExpression(
      defaultFilters(state, state.refinements.car_type ?? [], config.settings, Date.parse(now)),
    );
    return {
      query: state.query,
      hitsPerPage: config.settings.search.pageSize,
      ...(filters !== '' && { filters }),
      facetFilters: Object.entries(state.refinements).map(([facet, values]) =>
        values.map((value) => `${facet}:${value}`),
      ),
      numericFilters: Object.entries(state.ranges).flatMap(([name, { min, max }]) => [
        ...(min === null ? [] : [`${name}>=${min}`]),
        ...(max === null ? [] : [`${name}<=${max}`]),
      ]),
    };
  }

  const slugsOf = (path: string) =>
    demo.site
      .page(path)
      .querySelectorAll('li.card .card__title a')
      .map((link) => link.getAttribute('href')!.replace('/cars/', ''));

  test('shows the same vehicles in the same order on each list page and in the live search (SRCH-13, SRCH-19, SRCH-24)', async () => {
    const lists = demo.site
      .ofKind('landing')
      .map(({ path }) => path)
      .filter((path) => !/\/page-\d+$/.test(path));
    expect(lists.length).toBeGreaterThan(10);
    for (const path of lists) {
      const { hits } = await answer(readAddress(path, '', config));
      expect(
        hits.map((hit) => hit.slug),
        path,
      ).toEqual(slugsOf(path));
    }
  });

  test('finds a location’s vehicles through its stock link, a page at a time (SRCH-24)', async () => {
    const { settings } = demo.tenant;
    for (const { path, file } of demo.site.ofKind('location')) {
      const link = demo.site
        .html(file)
        .querySelectorAll('a')
        .map((one) => one.getAttribute('href') ?? '')
        .find((href) => href.startsWith('/cars/?') || href === '/cars/');
      const place = demo.context.locations.find((location) => `/locations/${location.slug}` === path)!;
      const own = demo.stock.vehicles.filter((vehicle) => vehicle.locationSlug === place.slug);
      if (own.length === 0 || place.type !== 'sales' || !link?.includes('location_name')) continue;
      const state = readAddress('/cars/', link.slice('/cars/'.length), config);
      const first = await answer(state);
      expect(first.nbHits, path).toBe(own.length);
      expect(first.hits.length).toBe(Math.min(own.length, settings.search.pageSize));
    }
  });

  test('filters by category and price together (SRCH-24)', async () => {
    const {
      hits: [some],
    } = await answer(fromUiState({}, config.settings.search.indexName));
    const state = fromUiState(
      toUiState(
        {
          query: '',
          page: 1,
          sort: 'rank',
          refinements: { categories: some!.categories.slice(0, 1) },
          ranges: { price: { min: null, max: some!.price ?? 1 } },
        },
        'i',
      ),
      'i',
    );
    const found = await answer(state);
    expect(
      found.hits.every(
        (hit) => hit.categories.includes(some!.categories[0]!) && hit.price !== null && hit.price <= (some!.price ?? 1),
      ),
    ).toBe(true);
    if (some!.price !== null) expect(found.nbHits).toBeGreaterThan(0);
    expect(found.hitsPerPage).toBe(config.settings.search.pageSize);
  });
});
