import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { lookups, rateLimits } from '#src/server/platform/database/schema.ts';
import { storageBudgets } from '#src/server/platform/endpoint/storage-budget.ts';
import { findPlace } from '#src/server/geocode/find-place.ts';
import { geocode } from '#src/server/geocode/geocode.ts';
import { dealerPoint, describeNearestLocation } from '#src/server/geocode/nearest-location.ts';
import type { GeocodingProvider } from '#src/server/platform/providers/geocoding.ts';
import geocodeFunction from '../../functions/geocode.ts';
import { Browser } from '../support/browser.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { stubService, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
let stub: StubService;
let answer: (url: URL) => { status: number; body: unknown };
let asked: URL[] = [];

beforeAll(async () => {
  stub = await stubService(({ path }) => {
    const url = new URL(path, 'http://stub');
    asked.push(url);
    const { status, body } = answer(url);
    return typeof body === 'string' ? { status, body } : { status, json: body };
  });
  process.env.TEST_NOMINATIM = `${stub.origin}/search`;
  process.env.TEST_GOOGLE = `${stub.origin}/maps/api/geocode/json?key=k1`;
  process.env.TEST_DOWN = 'http://127.0.0.1:59998/search';
  site = await functionSite({
    dealers: [
      'harbour-motors',
      'kauri-cars',
      'lakeside-auto',
      'everyday-cars',
      'ironbark-ford',
      'southern-cross-caravans',
    ],
    change: ({
      slug,
      settings: {
        locations,
        private: { providers },
      },
    }) => {
      if (slug === 'lakeside-auto') providers.geocoding = 'TEST_GOOGLE';
      if (slug === 'everyday-cars') providers.geocoding = 'TEST_NOMINATIM';
      if (slug === 'ironbark-ford') providers.geocoding = 'TEST_DOWN';
      if (slug === 'ironbark-ford') locations.hiddenIds = ['ib-gunnedah'];
    },
  });
});
afterAll(async () => {
  await site.stop();
  await stub.stop();
});
beforeEach(async () => {
  asked = [];
  await site.db.delete(rateLimits);
});
afterEach(() => site.db.delete(lookups));

const ask = (address: string, dealer = 'harbour-motors', rest = '') =>
  site.ask(`/api/geocode?address=${encodeURIComponent(address)}${rest}`, { dealer });

describe('requests from a form (LOC-04, ERR-01)', () => {
  test('find the nearest location that the form offers, and no other (LOC-04)', async () => {
    const nearest = async (among: string) => (await ask('2100', 'harbour-motors', `&among=${among}`)).json.nearest.slug;
    expect(await nearest('artarmon,brookvale')).toBe('brookvale');
    expect(await nearest('artarmon,artarmon-service')).toBe('artarmon');
    expect(await nearest('harbour-motors')).toBe('brookvale');
    expect((await ask('2100', 'harbour-motors', '&among=nowhere')).json.nearest).toBeNull();
  });

  test("report an unknown postcode as invalid, in the country's own term (ERR-01)", async () => {
    answer = () => ({ status: 200, body: { status: 'ZERO_RESULTS', results: [] } });
    const text = async (address: string, dealer: string) => (await ask(address, dealer)).json.error.message;
    expect(await text('9999', 'harbour-motors')).toBe('Invalid postcode');
    expect(await text('99999', 'lakeside-auto')).toBe('Invalid ZIP code');
  });
});

describe('a budget of requests to the service (ISO-04)', () => {
  const place = [{ lat: '-33.8', lon: '151.2', display_name: 'There' }];
  const useUp = (bytes: number) => {
    const day = 86_400_000;
    const windowStart = new Date(Math.floor(Date.now() / day) * day);
    return site.db.insert(rateLimits).values({ key: 'stored-lookups:everyday-cars', windowStart, count: bytes });
  };
  const from = (ip: string, address: string) =>
    new Browser(site, { dealer: 'everyday-cars', ip }).call(
      geocodeFunction,
      `/api/geocode?address=${encodeURIComponent(address)}`,
    );
  beforeEach(() => {
    answer = () => ({ status: 200, body: place });
  });

  test("can be used up by strangers' networks, except for a share reserved for each caller", async () => {
    await useUp(storageBudgets.lookups.dealer);
    for (let at = 0; at < 24; at++) await from('2001:db8:1:2::9', `${at} Main Street`);
    const share = Math.floor(storageBudgets.lookups.share / 269);
    expect(asked).toHaveLength(share);
    expect((await from('2001:db8:1:3::9', '100 Main Street')).json.label).toBe('There');
    expect(asked).toHaveLength(share + 1);
  });

  test('uses the table and earlier answers once it is used up, without requesting or storing anything', async () => {
    expect((await from('203.0.113.1', '1 Main Street')).json.label).toBe('There');
    await site.db.delete(rateLimits);
    await useUp(storageBudgets.lookups.dealer * 2);
    asked = [];
    expect((await from('203.0.113.2', '1 Main Street')).json.label).toBe('There');
    expect((await from('203.0.113.2', '2150')).json.label).toBe('Parramatta NSW 2150');
    expect((await from('203.0.113.2', '2 Main Street')).status).toBe(404);
    expect([asked, await site.db.$count(lookups)]).toEqual([[], 1]);
  });

  test('limits how much one caller can request in a day, however the requests are spread', async () => {
    await site.db.insert(rateLimits).values({
      key: 'stored-lookups:everyday-cars:203.0.113.3',
      windowStart: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000),
      count: storageBudgets.lookups.caller,
    });
    await from('203.0.113.3', '3 Main Street');
    expect(asked).toEqual([]);
    await from('203.0.113.4', '3 Main Street');
    expect(asked).toHaveLength(1);
  });
});

describe('postcode table (API-11)', () => {
  test.each([
    ['2150', 'Parramatta NSW 2150'],
    ['Parramatta', 'Parramatta NSW 2150'],
    ['  parramatta nsw ', 'Parramatta NSW 2150'],
    ['Harris Park NSW 2150, Australia', 'Harris Park NSW 2150'],
    ['2150 Harris Park', 'Harris Park NSW 2150'],
    ['12 High Street, Penrith NSW', 'Penrith NSW 2750'],
    ['0800', 'Darwin NT 0800'],
    ['Mt Druitt', 'Mount Druitt NSW 2770'],
    ['Richmond, Victoria', 'Richmond VIC 3121'],
    ['3000', 'Melbourne VIC 3000'],
    ['Hobart, Tasmania', 'Hobart TAS 7000'],
    ['Victoria Park WA', 'Victoria Park WA 6100'],
  ])('resolves %s to %s (API-11)', (address, label) => {
    expect(findPlace(address, 'AU', { latitude: -33.8, longitude: 151.18 })?.label).toBe(label);
  });

  test.each([
    ['6011', 'Mount Victoria 6011'],
    ['Māngere', 'Mangere'],
    ['Takapuna, New Zealand', 'Takapuna'],
  ])('resolves %s in New Zealand to %s (API-11)', (address, label) => {
    expect(findPlace(address, 'NZ', null)?.label).toContain(label);
  });

  test('prefers the place nearest to the dealer when two have the same name (API-11)', () => {
    expect(findPlace('Richmond', 'AU', { latitude: -33.8, longitude: 151.18 })?.label).toBe('Richmond NSW 2753');
    expect(findPlace('Richmond', 'AU', { latitude: -37.8, longitude: 144.96 })?.label).toBe('Richmond VIC 3121');
  });

  test.each(['9998', '999', 'nowhere at all', '53081', '!!', 'NSW 99999'])(
    'finds no place for %s (API-11)',
    (address) => {
      expect(findPlace(address, 'AU', null)).toBeNull();
    },
  );
});

describe('nearest location (LOC-04)', () => {
  const at = (slug: string, latitude: number | null, longitude: number | null) =>
    ({ slug, name: slug, address: { latitude, longitude } }) as Parameters<typeof describeNearestLocation>[1][number];
  const places = [at('sydney', -33.8688, 151.2093), at('melbourne', -37.8136, 144.9631), at('unknown', null, null)];

  test.each([
    ['Canberra', -35.2809, 149.13, 'km', 'sydney', 246.8],
    ['Canberra', -35.2809, 149.13, 'mi', 'sydney', 153.3],
    ['Geelong', -38.1499, 144.3617, 'km', 'melbourne', 64.6],
    ['Sydney itself', -33.8688, 151.2093, 'km', 'sydney', 0],
  ] as const)('from %s (%d, %d) in %s is %s (LOC-04)', (_, latitude, longitude, unit, slug, distance) => {
    const nearest = describeNearestLocation({ latitude, longitude }, places, unit)!;
    expect([nearest.slug, nearest.unit]).toEqual([slug, unit]);
    expect(nearest.distance).toBeCloseTo(distance, 1);
  });

  test("uses the dealer's first location with both coordinates as its position (LOC-04)", () => {
    expect(dealerPoint([at('half', -33, null), ...places])).toEqual({ latitude: -33.8688, longitude: 151.2093 });
    expect(dealerPoint([at('half', null, 151)])).toBeNull();
  });

  test('is null for locations without coordinates (LOC-04)', () => {
    expect(describeNearestLocation({ latitude: 0, longitude: 0 }, [places[2]!], 'km')).toBeNull();
  });
});

describe('geocoding endpoint (API-11)', () => {
  test('returns coordinates, a label and the nearest location with its distance for a postcode (API-11)', async () => {
    const { status, json } = await ask('2150');
    expect(status).toBe(200);
    expect(json).toMatchObject({ latitude: -33.82, longitude: 151.006, label: 'Parramatta NSW 2150' });
    expect(json.nearest.unit).toBe('km');
    expect(json.nearest.text).toBe(
      `${json.nearest.distance < 9.95 ? json.nearest.distance.toFixed(1) : Math.round(json.nearest.distance)} km`,
    );
  });

  test('never returns a hidden location as the nearest (LOC-04)', async () => {
    const { label, nearest } = (await ask('Gunnedah NSW', 'ironbark-ford')).json;
    expect([label, nearest.slug]).toEqual([expect.stringContaining('Gunnedah'), 'tamworth']);
  });

  test('returns the yard even when its workshop is slightly nearer, and the workshop only on request (LOC-04)', async () => {
    const yard = (await ask('2000')).json.nearest;
    const workshop = (await ask('2000', 'harbour-motors', '&type=service')).json.nearest;
    expect([yard.slug, workshop.slug]).toEqual(['artarmon', 'artarmon-service']);
    expect(workshop.distance).toBeLessThanOrEqual(yard.distance);
  });

  test('limits the result to one type of location on request (API-11)', async () => {
    const all = (await ask('2150')).json.nearest;
    const service = (await ask('2150', 'harbour-motors', '&type=service')).json.nearest;
    expect(service.slug).toMatch(/service/);
    expect(service.distance).toBeGreaterThanOrEqual(all.distance);
    expect((await ask('2150', 'harbour-motors', '&type=moon')).status).toBe(422);
  });

  test('finds another place for the same digits at a dealer in New Zealand (API-11)', async () => {
    expect((await ask('2150', 'kauri-cars')).json.label).toBe('Mangere 2150');
  });

  test('answers "Invalid postcode" when nothing is found (ERR-01)', async () => {
    const { status, json } = await ask('9998');
    expect([status, json]).toEqual([404, { error: { code: 'invalid_postcode', message: 'Invalid postcode' } }]);
  });

  test('refuses an empty address and identifies the field (API-11)', async () => {
    const { status, json } = await ask('');
    expect([status, json.error.fields]).toEqual([422, { address: 'Please enter a location to search for.' }]);
  });

  test('answers any address with 200, 404 or 422 (API-11)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 200 }),
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('__proto__', "'; drop table leads; --", '2150 '.repeat(20)),
        ),
        async (address) => {
          await site.db.delete(rateLimits);
          const { status, json } = await site.ask(
            `/api/geocode?${new URLSearchParams({ address: address.toWellFormed() })}`,
          );
          expect([200, 404, 422]).toContain(status);
          if (status !== 200) expect(json.error.message).toMatch(/\w/);
        },
      ),
      { numRuns: fuzzRuns(75) },
    );
  });
});

describe('geocoding services (API-11)', () => {
  test('queries Google with the key and country, and stores the first result (API-11)', async () => {
    answer = () => ({
      status: 200,
      body: {
        status: 'OK',
        results: [
          { formatted_address: 'Sheboygan, WI 53081, USA', geometry: { location: { lat: 43.7508, lng: -87.7145 } } },
          { formatted_address: 'Elsewhere', geometry: { location: { lat: 1, lng: 1 } } },
        ],
      },
    });
    const { json } = await ask('53081', 'lakeside-auto');
    expect(json).toMatchObject({
      latitude: 43.7508,
      longitude: -87.7145,
      label: 'Sheboygan, WI 53081, USA',
      nearest: { unit: 'mi' },
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      key: 'k1',
      address: '53081',
      components: 'country:US',
    });
    await ask(' 53081 ', 'lakeside-auto');
    expect(asked).toHaveLength(1);
  });

  test('reports an invalid postcode when Google finds nothing, and stores that too (API-11)', async () => {
    answer = () => ({ status: 200, body: { status: 'ZERO_RESULTS', results: [] } });
    expect((await ask('00000', 'lakeside-auto')).json.error.message).toBe('Invalid ZIP code');
    await ask('00000', 'lakeside-auto');
    expect(asked).toHaveLength(1);
  });

  test('does not reuse a stored answer for another country (API-11)', async () => {
    const provider: GeocodingProvider = {
      name: 'test',
      geocode: (address, country) => Promise.resolve({ latitude: 1, longitude: 2, label: `${address}, ${country}` }),
    };
    const labelIn = async (locale: 'en-AU' | 'en-NZ') =>
      (await geocode('Newtown', { locale, near: null, provider, db: site.db, now: Date.now() }))?.label;
    expect([await labelIn('en-AU'), await labelIn('en-NZ')]).toEqual(['Newtown, AU', 'Newtown, NZ']);
  });

  test('requests only one result in the country from Nominatim (API-11)', async () => {
    answer = () => ({
      status: 200,
      body: [{ lat: '-27.4679', lon: '153.0281', display_name: 'Brisbane City, Queensland, Australia' }],
    });
    const { json } = await ask('Queen Street Mall', 'everyday-cars');
    expect(json).toMatchObject({
      latitude: -27.4679,
      longitude: 153.0281,
      label: 'Brisbane City, Queensland, Australia',
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      q: 'Queen Street Mall',
      format: 'jsonv2',
      limit: '1',
      countrycodes: 'au',
    });
  });

  test.each<[string, { status: number; body: unknown }]>([
    ['a refusal', { status: 403, body: 'no' }],
    ['text that is no JSON', { status: 200, body: '<html>' }],
    ['another shape', { status: 200, body: { error: 'quota' } }],
    ['no number', { status: 200, body: [{ lat: 'x', lon: '1', display_name: 'a' }] }],
  ])('falls back to the table after %s from the service, and stores nothing (API-11)', async (_, reply) => {
    answer = () => reply;
    expect((await ask('2150', 'everyday-cars')).json).toMatchObject({ label: 'Parramatta NSW 2150' });
    expect(await site.db.select().from(lookups)).toHaveLength(0);
  });

  test('falls back to the table while the service is down (API-11)', async () => {
    expect((await ask('2340', 'ironbark-ford')).json).toMatchObject({ label: expect.stringContaining('NSW 2340') });
  });
});
