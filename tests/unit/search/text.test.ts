import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildIndex } from '#src/search/build-index.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import type { Hit } from '#src/search/engine/request.ts';
import { marksOf } from '#src/search/engine/marked.ts';
import { searchEngine } from '#src/search/engine/search-engine.ts';
import { textSearch } from '#src/search/text/text-search.ts';
import type { SearchEngine } from '#src/search/engine/search-engine.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import { now, publicSettings } from '../../fixtures/vehicles.ts';
import { yard } from './stock.ts';
import { lacksListings, listingsFile } from '../../support/listings.ts';
import { timeLimit } from '../../support/time-limit.ts';

const engineOf = (vehicles: Parameters<typeof buildIndex>[0], settings = publicSettings()): SearchEngine => {
  const { core, cards } = buildIndex(vehicles, settings, now);
  return searchEngine(openIndex(core, cards), () => now, textSearch);
};
const nameOf = ({ make, model, badge }: Hit): string => [make, model, badge].filter(Boolean).join(' ');
const first = (engine: SearchEngine, query: string, count = 1): string[] =>
  engine.search('Car_production', { query, hitsPerPage: count }).hits.map(nameOf);
const many = (engine: SearchEngine, query: string): number =>
  engine.search('Car_production', { query, hitsPerPage: 0 }).nbHits;

describe('text search over a yard', () => {
  const vehicles = yard();
  const engine = engineOf(vehicles);

  test.each<[query: string, found: RegExp]>([
    ['toyta hilux', /^Toyota HiLux/],
    ['merc c200', /^Mercedes-Benz (C200|C-Class C200)/],
    ['cx5', /^Mazda CX-5 /],
    ['cx-5', /^Mazda CX-5 /],
    ['cx 5', /^Mazda CX-5 /],
    ['landcruser', /^Toyota LandCruiser (GXL|Sahara|VX)$/],
    ['land cruiser', /^Toyota LandCruiser (GXL|Sahara|VX)$/],
    ['landcruiser prado', /^Toyota LandCruiser Prado/],
    ['i30 n', /^Hyundai i30 N$/],
    ['i30 n line', /^Hyundai i30 N Line/],
    ['vw golf', /^Volkswagen Golf/],
    ['vw glof', /^Volkswagen Golf/],
    ['golf r', /^Volkswagen Golf R$/],
    ['golf', /^Volkswagen Golf/],
    ['ranger', /^Ford Ranger/],
    ['hi lux', /^Toyota HiLux/],
    ['HILUX SR5', /^Toyota HiLux SR5$/],
    ['bt50', /^Mazda BT-50/],
    ['dmax', /^Isuzu D-MAX/],
    ['chr', /^Toyota C-HR/],
    ['xtrail', /^Nissan X-TRAIL/],
    ['skoda', /^Škoda Superb/],
    ['Škoda superb', /^Škoda Superb/],
    ['mazda 3', /^Mazda Mazda3/],
    ['toyota 86', /^Toyota 86/],
    ['toyota86', /^Toyota 86/],
    ['c 200', /^Mercedes-Benz (C200|C-Class C200)/],
    ['range rover', /^Land Rover Range Rover/],
    ['rangerover', /^Land Rover Range Rover/],
    ['rr sport', /^Land Rover Range Rover Sport/],
    ['volkswagon tiguan', /^Volkswagen Tiguan/],
    ['mercedez', /^Mercedes-Benz/],
    ['hyundia i30', /^Hyundai i30/],
    ['landcruiser 200', /^Toyota LandCruiser (GXL|Sahara|VX)$/],
    ['ioniq', /^Hyundai IONIQ 5/],
    ['tiguan allspace', /^Volkswagen Tiguan Allspace/],
    ['wildtrack', /^Ford Ranger Wildtrak$/],
    ['hil', /^Toyota HiLux/],
  ])('%s finds the intended cars first (SRCH-23)', (query, found) => {
    expect(first(engine, query)[0]).toMatch(found);
  });

  test.each<[query: string, belongs: (hit: Hit) => boolean]>([
    ['suv', ({ body }) => body === 'suv'],
    ['utes', ({ body }) => body === 'ute'],
    ['4wd ute', ({ body, drive }) => body === 'ute' && drive === 'four'],
    ['diesel auto', ({ fuel, transmission }) => fuel === 'diesel' && transmission === 'automatic'],
    ['ev', ({ fuel }) => fuel === 'electric'],
    ['7 seater', ({ seats }) => seats === 7],
    ['7 seat suv', ({ seats, body }) => seats === 7 && body === 'suv'],
    ['2019 mazda', ({ year, make }) => year === 2019 && make === 'Mazda'],
    ['demo toyota', ({ car_type: type, make }) => type === 'demo' && make === 'Toyota'],
    ['penrith', ({ city }) => city === 'Penrith'],
    ['queensland', ({ state }) => state === 'QLD'],
    ['u10007', ({ stocknum }) => stocknum === 'U10007'],
    ['sunroof tiguan', ({ model, filtered_features: features }) => model === 'Tiguan' && features.includes('Sunroof')],
  ])('%s finds exactly the matching vehicles (SRCH-23)', (query, belongs) => {
    const { hits, nbHits } = engine.search('Car_production', { query, hitsPerPage: 1000 });
    const expected = engine.search('Car_production', { hitsPerPage: 1000 }).hits.filter(belongs);
    expect(nbHits).toBeGreaterThan(0);
    expect(hits.map(({ objectID }) => objectID).toSorted()).toEqual(
      expected.map(({ objectID }) => objectID).toSorted(),
    );
  });

  test('ranks a make or model above a colour or badge with that name, and a whole name above a longer one (SRCH-23)', () => {
    const golf = first(engine, 'golf', 100);
    expect(golf.findLastIndex((name) => name.startsWith('Volkswagen Golf'))).toBeLessThan(
      golf.findIndex((name) => !name.startsWith('Volkswagen Golf')),
    );
    const cruisers = first(engine, 'landcruiser', 100);
    expect(cruisers.findLastIndex((name) => !name.includes('Prado'))).toBeLessThan(
      cruisers.findIndex((name) => name.includes('Prado')),
    );
  });

  test('does not read i20 as a typo of i30, and looks for typos only without an exact match (SRCH-23)', () => {
    expect(first(engine, 'i30', 100).filter((name) => !name.startsWith('Hyundai i30'))).toEqual([]);
    expect(many(engine, 'golf') - many(engine, 'gollf')).toBe(0);
    expect(many(engine, 'xyzzy')).toBe(0);
  });

  test('ranks by the most matching terms, with names counting double; nonsense finds nothing (SRCH-09)', () => {
    expect(new Set(first(engine, 'superb diesel', 100).map((name) => name.split(' ')[1]))).toEqual(new Set(['Superb']));
    expect(first(engine, 'hilux qqqqqqq')[0]).toMatch(/^Toyota HiLux/);
    expect(many(engine, 'qqqqqqq')).toBe(0);
  });

  test('lists the terms missing from the results (SRCH-09)', () => {
    const missing = (query: string) => engine.search('x', { query, hitsPerPage: 0 }).missingWords;
    expect(missing('foward ranger')).toEqual(['foward']);
    expect(missing('superb diesel')).toEqual(['diesel']);
    expect(missing('ford ranger')).toBeUndefined();
    expect(missing('qqqqqqq')).toEqual(['qqqqqqq']);
    expect(first(engine, 'foward ranger', 9).filter((name) => !name.startsWith('Ford Ranger'))).toEqual([]);
  });

  test('ignores prefixes of short terms and favours rare ones when no vehicle has every term (SRCH-23)', () => {
    expect(first(engine, 'qqq gol', 100)).toEqual([]);
    expect(first(engine, 'electric petrol superb', 100).filter((name) => !name.startsWith('Škoda Superb'))).toEqual([]);
  });

  test('finds a series number in any spelling (SRCH-23)', () => {
    const written = ['landcruiser 200', 'land cruiser 200', 'landcruiser 200 series', '200 series'].map((query) =>
      many(engine, query),
    );
    expect(written[0]).toBeGreaterThan(0);
    expect(new Set(written).size).toBe(1);
  });

  test("keeps a query's meaning under filters: all requests in a batch count the same rows (SRCH-23)", () => {
    const params = { query: 'superb diesel', hitsPerPage: 100 };
    expect(engine.search('x', { ...params, filters: 'make:Toyota' }).nbHits).toBe(0);
    expect(engine.search('x', { ...params, filters: 'make:"Škoda"' }).nbHits).toBe(engine.search('x', params).nbHits);
  });

  test('keeps the sort order whatever matched best (SRCH-13)', () => {
    const prices = engine
      .search('Car_production:price:asc', { query: 'toyota', hitsPerPage: 1000 })
      .hits.map(({ price }) => price ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('highlights the typed text in hits, with the tags given in the request (SRCH-23)', () => {
    const marks = { highlightPreTag: '[', highlightPostTag: ']' };
    const [hit] = engine.search('x', { query: 'landcru gxl', hitsPerPage: 1, ...marks }, marksOf).hits;
    expect(hit!._highlightResult).toMatchObject({
      model: { value: '[LandCru]iser', matchLevel: 'partial' },
      badge: { value: '[GXL]', matchLevel: 'full', fullyHighlighted: true },
      make: { matchLevel: 'none' },
    });
    const [cx5] = engine.search('x', { query: 'cx5', hitsPerPage: 1, ...marks }, marksOf).hits;
    expect(cx5!._highlightResult).toMatchObject({ model: { value: '[CX-5]' } });
  });

  test.each(['near', 'bear', 'gear'])(
    'does not read %s as a typo of rear-wheel drive or any other field (SRCH-23)',
    (query) => {
      expect(many(engine, query)).toBe(0);
    },
  );

  test.each([
    '',
    '   ',
    '!!!',
    '\u0000',
    '🚗',
    'a'.repeat(100_000),
    '% & <script>',
    '"',
    '((',
    '\ud800',
    'constructor',
    '__proto__ toString',
  ])('accepts any text as a search: %j (SRCH-23)', (query) => {
    expect(engine.search('x', { query, hitsPerPage: 1 }).nbHits).toBeGreaterThanOrEqual(0);
  });

  test('finds pickup and gas for Americans, ute and petrol for Australians (REG-01)', () => {
    const american = engineOf(vehicles, publicSettings({ regional: { locale: 'en-US' } }));
    expect(american.search('x', { query: 'pickup', hitsPerPage: 100 }).hits.every(({ body }) => body === 'ute')).toBe(
      true,
    );
    expect(many(american, 'ute')).toBe(many(engine, 'ute'));
    expect(many(american, 'gas golf')).toBeGreaterThan(0);
  });
});

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe.skipIf(lacksListings)('text search over eleven thousand real listings', () => {
  let engine: SearchEngine;
  beforeAll(async () => {
    const tenant = await loadTenant('everyday-cars', join(root, 'tenants'));
    const { vehicles } = await loadStock(tenant, {
      tenantDir: join(root, 'tenants/everyday-cars'),
      stockFile: listingsFile,
      now,
    });
    engine = engineOf(vehicles, tenant.settings);
  }, timeLimit(60_000));

  test.each<[query: string, found: RegExp]>([
    ['toyta hilux', /^Toyota HiLux/],
    ['merc c200', /^Mercedes-Benz C200/],
    ['cx5', /^Mazda CX-5( |$)/],
    ['landcruser', /^Toyota LandCruiser/],
    ['i30 n', /^Hyundai i30 N( |$)/],
    ['vw golf', /^Volkswagen Golf/],
    ['ford ranger wildtrak', /^Ford Ranger .*Wildtrak/i],
    ['mazda3', /^Mazda Mazda3/],
    ['outlander', /^Mitsubishi Outlander/],
    ['forester', /^Subaru Forester/],
    ['commodore', /Commodore/],
    ['x trail', /^Nissan X-TRAIL/i],
    ['rav 4', /^Toyota RAV4/],
    ['bt 50', /^Mazda BT-50/],
    ['holden colorado', /^Holden Colorado/],
    ['amarok', /^Volkswagen Amarok/],
    ['jeep grand cherokee', /^Jeep Grand Cherokee/],
    ['mistubishi triton', /^Mitsubishi Triton/],
    ['suburu', /^Subaru/],
    ['porche', /^Porsche/],
    ['nissan patrol', /^Nissan Patrol/],
    ['320i', /^BMW 320i/i],
  ])('%s finds the intended cars first (SRCH-23)', (query, found) => {
    expect(first(engine, query, 5).filter((name) => !found.test(name))).toEqual([]);
  });

  test.each(['tow bar', 'apple carplay', 'qqq bar'])(
    '%s, which no listing has, does not match names with a similar start (SRCH-23)',
    (query) => {
      expect(first(engine, query, 5)).toEqual([]);
    },
  );

  test.each<[query: string, found: RegExp, missing: string[]]>([
    ['foward ranger', /^Ford Ranger/, ['foward']],
    ['xr6 turbo', /XR6/, ['turbo']],
    ['nissan patrol y62', /^Nissan Patrol/, ['y62']],
    ['corolla diesel', /^Toyota Corolla/, ['diesel']],
    ['landcruiser 200 series', /^Toyota LandCruiser/, []],
    ['200 series', /^Toyota LandCruiser/, []],
    ['leather seats', /leather/i, ['seats']],
    ['v8 ute', /V8/i, ['ute']],
  ])('%s finds the intended cars, and reports the terms that do not match (SRCH-23)', (query, found, missing) => {
    expect(first(engine, query, 10).filter((name) => !found.test(name))).toEqual([]);
    expect(engine.search('x', { query, hitsPerPage: 0 }).missingWords ?? []).toEqual(missing);
  });

  test('finds any ute, not just GWM’s Ute, when no ute has the requested feature (SRCH-23)', () => {
    expect(many(engine, 'ute tow bar')).toBe(many(engine, 'ute'));
  });

  test('counts exactly, however many vehicles match (SRCH-16)', () => {
    const answer = engine.search('Car_production', { facets: ['car_type'], hitsPerPage: 1 });
    expect(answer.nbHits).toBeGreaterThan(1999);
    expect(Object.values(answer.facets!['car_type']!).reduce((a, b) => a + b, 0)).toBe(answer.nbHits);
    expect(answer.exhaustive).toEqual({ facetsCount: true, nbHits: true, typo: true });
  });
});
