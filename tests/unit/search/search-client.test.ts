import algoliasearchHelper from 'algoliasearch-helper';
import { describe, expect, test, vi } from 'vitest';
import { buildIndex } from '#src/search/build-index.ts';
import { IndexFileError } from '#src/search/format/layout.ts';
import { fetchIndex, indexFolder, nameIndexFiles } from '#src/search/index-files.ts';
import { resultCache } from '#src/search/result-cache.ts';
import { staticSearchClient } from '#src/search/search-client.ts';
import { aVehicle, day, now, publicSettings } from '../../fixtures/vehicles.ts';
import { yard } from './stock.ts';

const settings = publicSettings();
const files = buildIndex(yard(), settings, now);
const one = (params = {}) => [{ indexName: 'Car_production', params }];

describe('the search client of the static index', () => {
  test.each([
    ['-hilux', /hilux/i],
    ['toyota -sr5', /\bsr5\b/i],
    ['-hi-rider', /hi-?rider/i],
    ['-hirider', /hi-?rider/i],
  ])('hides names excluded by "%s", but not names that merely start the same (NLQ-08)', async (query, unwanted) => {
    const client = staticSearchClient({ load: async () => files, now: () => now });
    const found = async (text: string) =>
      (await client.search(one({ query: text, hitsPerPage: 1000 }))).results[0]!.hits.map(
        ({ objectID, make, model, badge }) => [objectID, `${make} ${model} ${badge ?? ''}`],
      ) as [string, string][];
    const wanted = (await found(query.replace(/-\S+/, '').trim())).filter(([, name]) => !unwanted.test(name));
    expect((await found(query)).toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(0);
  });

  test("answers InstantSearch's helper as expected: disjunctive counts, ranges, facet search (SRCH-23)", async () => {
    const client = staticSearchClient({ load: async () => files, now: () => now });
    const helper = algoliasearchHelper(client as never, 'Car_production', {
      disjunctiveFacets: ['make', 'body', 'price'],
      hitsPerPage: 21,
      maxValuesPerFacet: 100,
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    helper
      .addDisjunctiveFacetRefinement('make', 'Toyota')
      .addDisjunctiveFacetRefinement('make', 'Kia')
      .addNumericRefinement('price', '<=', 50_000);
    const { content } = await helper.searchOnce({});
    const shown = yard().filter(
      ({ price, status, soldAt }) =>
        price !== null && price <= 50_000 && (status !== 'sold' || soldAt! > now - 3 * day),
    );
    const wanted = shown.filter(({ make }) => make === 'Toyota' || make === 'Kia');
    expect(content.nbHits).toBe(wanted.length);
    const counts = (content.getFacetValues('make', {}) as { name: string; count: number; isRefined: boolean }[]).map(
      ({ name, count, isRefined }) => [name, count, isRefined],
    );
    expect(counts.toSorted()).toEqual(
      [...Map.groupBy(shown, ({ make }) => make)]
        .map(([make, { length }]) => [make, length, make === 'Toyota' || make === 'Kia'])
        .toSorted(),
    );
    const dearest = Math.max(
      ...yard()
        .filter(({ make, status }) => (make === 'Toyota' || make === 'Kia') && status !== 'sold')
        .map(({ price }) => price ?? 0),
    );
    expect(content.getFacetStats('price')).toMatchObject({ max: dearest });
    expect((await helper.searchForFacetValues('make', 'toy', 5)).facetHits).toEqual([
      {
        value: 'Toyota',
        escapedValue: 'Toyota',
        highlighted: '[Toy]ota',
        count: shown.filter(({ make }) => make === 'Toyota').length,
        isRefined: true,
      },
    ]);
  });

  test('fetches the index only once, on the first search (SRCH-23)', async () => {
    const load = vi.fn(async () => files);
    const client = staticSearchClient({ load, now: () => now });
    expect(load).not.toHaveBeenCalled();
    await Promise.all([client.search(one()), client.search(one({ query: 'golf' })), client.warm()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('retries a failed load on the next search (SRCH-15)', async () => {
    const load = vi
      .fn(async () => files)
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ ...files, core: files.core.subarray(0, 100) });
    const client = staticSearchClient({ load, now: () => now });
    await expect(client.search(one())).rejects.toThrow('offline');
    await expect(client.search(one())).rejects.toThrow(IndexFileError);
    expect((await client.search(one())).results[0]!.nbHits).toBeGreaterThan(0);
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('caches the last ten results and drops the oldest (SRCH-17)', async () => {
    const client = staticSearchClient({ load: async () => files, now: () => now });
    const search = async (page: number) => client.search(one({ page }));
    const [first, second] = [await search(0), await search(1)];
    for (let page = 2; page < 10; page++) await search(page);
    expect(await search(0)).toBe(first);
    await search(10);
    expect(await search(1)).toBe(second);
    expect(await search(0)).not.toBe(first);
    client.clearCache();
    expect(await search(1)).not.toBe(second);
  });

  test('does not cache a failed result (SRCH-17)', async () => {
    const cache = resultCache(2);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', async () => 'yes')).toBe('yes');
  });

  test('removes a sold vehicle from an old page when its display time is over (SRCH-20)', async () => {
    let clock = now;
    const sold = aVehicle({ id: 'sold', status: 'sold', soldAt: now - 2 * day });
    const client = staticSearchClient({
      load: async () => buildIndex([aVehicle(), sold], settings, now),
      now: () => clock,
    });
    const counts = async () => {
      const {
        results: [answer],
      } = await client.search(one({ facets: ['status'] }));
      return [answer!.nbHits, answer!.facets!['status']];
    };
    expect(await counts()).toEqual([2, { in_stock: 1, sold: 1 }]);
    clock += day - 1;
    expect(await counts()).toEqual([2, { in_stock: 1, sold: 1 }]);
    clock += 1;
    expect(await counts()).toEqual([1, { in_stock: 1 }]);
  });

  test("searches facet values: most common first, with the request's filters and highlights (SRCH-23)", async () => {
    const client = staticSearchClient({ load: async () => files, now: () => now });
    const [answer] = await client.searchForFacetValues([
      {
        indexName: 'x',
        params: {
          facetName: 'model',
          facetQuery: 'land',
          highlightPreTag: '[',
          highlightPostTag: ']',
          filters: 'make:Toyota',
        },
      },
    ]);
    expect(answer!.facetHits.map(({ value, highlighted }) => [value, highlighted])).toEqual([
      ['LandCruiser', '[Land]Cruiser'],
      ['LandCruiser Prado', '[Land]Cruiser Prado'],
    ]);
    const {
      results: [same],
    } = await client.search([
      { indexName: 'x', type: 'facet', facet: 'model', params: { facetQuery: 'c-', maxFacetHits: 2 } },
    ]);
    expect((same as unknown as typeof answer)!.facetHits).toHaveLength(2);
    await expect(
      client.searchForFacetValues([{ indexName: 'x', params: { facetName: 'wheels', facetQuery: '' } }]),
    ).rejects.toThrow('wheels');
  });
});

describe('index files', () => {
  test('change name only when their bytes change (SRCH-23)', () => {
    const names = (copies: number) => nameIndexFiles(buildIndex(yard(copies), settings, now), copies).manifest;
    expect(names(1)).toEqual(names(1));
    expect(names(1).core).not.toBe(names(2).core);
    expect(names(1).cards).not.toBe(names(2).cards);
    expect(names(1).core).toMatch(new RegExp(`^${indexFolder}[0-9a-f]{16}\\.core\\.txt$`));
  });

  test('reports a missing file (SRCH-15)', async () => {
    const { manifest, files: named } = nameIndexFiles(files, 1);
    const get = async (path: string) => {
      const found = named.find((file) => file.path === path);
      return found ? new Response(Uint8Array.from(found.bytes)) : new Response('', { status: 404 });
    };
    expect(await fetchIndex(manifest, get)).toEqual(files);
    await expect(fetchIndex({ ...manifest, cards: '/search-index/gone.txt' }, get)).rejects.toThrow(
      '/search-index/gone.txt returned status 404',
    );
  });
});
