import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { miscellaneous, rateLimits, shoppers, valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { storageBudgets } from '#src/server/platform/endpoint/storage-budget.ts';
import { cookieName, openSession } from '#src/server/platform/identity/session.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';
import { declineReason } from '#src/journeys/trade-in/rules/decline.ts';
import { builtAt, functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubAnswer, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
beforeAll(async () => {
  process.env.TEST_VALUATION = 'http://127.0.0.1:9/';
  process.env.FORECOURT_RATE_LIMITS = 'off';
  site = await functionSite({
    dealers: ['harbour-motors', 'everyday-cars', 'ironbark-ford', 'apex-motorcycles'],
    change: ({ slug, settings }) => {
      if (slug === 'everyday-cars') settings.tradeIn.requireSignIn = true;
      if (slug !== 'apex-motorcycles') return;
      settings.tradeIn.valuation = true;
      settings.private.providers.valuation = 'TEST_VALUATION';
    },
  });
});
afterAll(() => site.stop());

const car = (changed: object = {}) => ({ year: 2024, make: 'Mazda', model: 'CX-5', kilometres: 30_000, ...changed });
const value = (json: object, dealer = 'harbour-motors') => site.ask('/api/valuations', { json, dealer });
const rowOf = async (id: string) => (await site.db.select().from(valuations)).find((row) => row.id === id);

describe("estimate from the dealer's own stock", () => {
  test('stores answers, registration and estimate under one id (TRADE-01)', async () => {
    const { status, json } = await value({
      rego: 'abc 12d',
      regoState: 'NSW',
      vehicle: car(),
      answers: { colour: 'Red', towed: false },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      rego: 'ABC12D',
      regoState: 'nsw',
      answers: { colour: 'Red', towed: false },
      note: 'An estimate, not an offer until we’ve inspected your car.',
    });
    expect(json.offer_price).toBeGreaterThan(10_000);
    expect(json.offer_price % 10).toBe(0);
    expect(json.range.low).toBeLessThan(json.offer_price);
    expect(json.range.high).toBeGreaterThan(json.offer_price);
    expect(json.range.like_vehicles).toBeGreaterThanOrEqual(3);
    expect(Date.parse(json.expires_at)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect(json.declined).toBeUndefined();
    expect(await rowOf(json.id)).toMatchObject({
      dealer: 'harbour-motors',
      rego: 'ABC12D',
      regoState: 'nsw',
      offerPrice: json.offer_price,
      provider: 'stock',
      kilometres: 30_000,
      declined: null,
    });
  });
  test('is below the asking price of the cars that it is based on (TRADE-01)', async () => {
    const asked = site.vehicles
      .filter(({ make, model, year, price }) => make === 'Mazda' && model === 'CX-5' && year >= 2022 && price !== null)
      .map(({ price }) => price!);
    const { json } = await value({ vehicle: car() });
    expect(asked.length).toBeGreaterThan(2);
    expect(json.offer_price).toBeLessThan(Math.max(...asked));
  });
  test('is declined, with the reason, for a model that the dealer does not have (TRADE-01)', async () => {
    const { status, json } = await value({ vehicle: car({ make: 'Lada', model: 'Niva' }) });
    expect([status, json.offer_price, json.declined.reason]).toEqual([200, null, 'no_comparable']);
    expect(await rowOf(json.id)).toMatchObject({ offerPrice: null, declined: 'no_comparable' });
  });
  test.each([
    ['more than 7 years', car({ year: 2018 }), 'too_old', /7 years/],
    ['more than 100,000 km', car({ kilometres: 100_001 }), 'too_many_kilometres', /100,000 km/],
  ])('is declined for %s (TRADE-04)', async (_, vehicle, reason, words) => {
    const { status, json } = await value({ vehicle });
    expect([status, json.offer_price, json.declined.reason]).toEqual([200, null, reason]);
    expect(json.declined.message).toMatch(words);
  });
  test.each([
    [2019, 100_000, null],
    [2018, 0, 'too_old'],
    [2026, 100_001, 'too_many_kilometres'],
  ])(
    "for a %i car with %i km, in 2026 in the dealer's time zone, gives the decline reason %s (TRADE-04)",
    (year, kilometres, reason) => {
      const settings = {
        tradeIn: { maximumAgeYears: 7, maximumKilometres: 100_000 },
        regional: { timeZone: 'Australia/Sydney' },
      } as Parameters<typeof declineReason>[1];
      // Still 2025 in London.
      expect(declineReason({ year, kilometres }, settings, Date.parse('2026-01-01T00:30:00+11:00'))).toBe(reason);
    },
  );
  test.each([
    ['no vehicle', {}, 'vehicle'],
    ['no make', { vehicle: car({ make: ' ' }) }, 'vehicle.make'],
    ['a year that is text', { vehicle: car({ year: 'new' }) }, 'vehicle.year'],
    ['kilometres below nothing', { vehicle: car({ kilometres: -1 }) }, 'vehicle.kilometres'],
    ['answers in answers', { vehicle: car(), answers: { a: { b: 1 } } }, 'answers.a'],
  ])('refuses %s and identifies the field (TRADE-01)', async (_, json, field) => {
    const answer = await value(json);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.error.fields)).toContain(field);
  });
  test('is not available from a dealer without valuations (TRADE-01)', async () => {
    const answer = await value({ vehicle: car() }, 'ironbark-ford');
    expect([answer.status, answer.json.error.code]).toEqual([404, 'feature_off']);
  });
  test('requires a session where the dealer requires shoppers to sign in (TRADE-01)', async () => {
    const refused = await value({ vehicle: car() }, 'everyday-cars');
    expect([refused.status, refused.json.error.code]).toEqual([401, 'sign_in']);
    const [shopper] = await site.db
      .insert(shoppers)
      .values({ dealer: 'everyday-cars', phone: '+61491570006' })
      .returning();
    const token = await openSession(site.db, 'everyday-cars', shopper!.id, Date.now());
    const given = await site.ask('/api/valuations', {
      json: { vehicle: car() },
      dealer: 'everyday-cars',
      cookie: `${cookieName}=${token}`,
    });
    expect(given.status).toBe(200);
  });
});

describe('adjustments', () => {
  test('deduct the cost of each mark, only once even when repeated, and nothing without marks (API-05, TRADE-06)', async () => {
    // The range is still narrow enough to quote after the deductions.
    const { json: first } = await value({ vehicle: car({ model: 'CX-80' }), answers: { colour: 'Red' } });
    const adjust = (adjustmentAnswers: object) =>
      site.ask(`/api/valuations/${first.id}/adjustments`, { json: { adjustmentAnswers } });
    const counts = { dents: 2, alloys: '1', glass: 0, scuffs: 99, tears: null };
    const worse = await adjust(counts);
    // Harbour Motors deducts 240 per dent, 160 per wheel, and 90 per scuff up to five.
    expect([worse.status, worse.json.offer_price]).toEqual([200, first.offer_price - 1090]);
    expect(worse.json.answers).toEqual({ colour: 'Red', dents: 2, alloys: 1, glass: 0, scuffs: 5, tears: 0 });
    expect((await adjust(counts)).json.offer_price).toBe(worse.json.offer_price);
    expect((await adjust({})).json).toMatchObject({ id: first.id, offer_price: first.offer_price });
  });
  test('leave a declined car declined (API-05)', async () => {
    const { json: first } = await value({ vehicle: car({ year: 2001 }) });
    const { json } = await site.ask(`/api/valuations/${first.id}/adjustments`, {
      json: { adjustmentAnswers: { dents: 1 } },
    });
    expect([json.offer_price, json.declined.reason]).toEqual([null, 'too_old']);
  });
  test.each(['00000000-0000-4000-8000-000000000000', 'abc', "1' or '1'='1", '%00'])(
    'answer 404 for the valuation %s (API-05)',
    async (id) => {
      const answer = await site.ask(`/api/valuations/${encodeURIComponent(id)}/adjustments`, {
        json: { adjustmentAnswers: {} },
      });
      expect([answer.status, answer.json.error.code]).toEqual([404, 'no_such_valuation']);
    },
  );
  test("answer 404 for another dealer's valuation (API-05)", async () => {
    const { json: first } = await value({ vehicle: car() });
    const answer = await site.ask(`/api/valuations/${first.id}/adjustments`, {
      json: { adjustmentAnswers: { dents: 6 } },
      dealer: 'apex-motorcycles',
    });
    expect([answer.status, answer.json.error.code]).toEqual([404, 'no_such_valuation']);
    expect(await rowOf(first.id)).toMatchObject({ offerPrice: first.offer_price });
  });
  test('identify the field of an invalid answer (API-05)', async () => {
    const { json: first } = await value({ vehicle: car() });
    const answer = await site.ask(`/api/valuations/${first.id}/adjustments`, {
      json: { adjustmentAnswers: { dents: 'few' } },
    });
    expect([answer.status, answer.json.error.fields]).toEqual([
      422,
      { 'adjustmentAnswers.dents': 'Please enter a whole number, or 0 for none.' },
    ]);
  });
});

describe('with an account', () => {
  let service: StubService;
  let answer: StubAnswer;
  beforeEach(async () => {
    resetBreakers();
    service = await stubService(() => answer);
    process.env.TEST_VALUATION = `http://user:pass@127.0.0.1:${service.port}`;
  });
  afterEach(() => service.stop());
  const ask = () => value({ rego: 'ABC12D', regoState: 'vic', vehicle: car() }, 'apex-motorcycles');

  test('queries the service only once and returns its price (TRADE-01)', async () => {
    answer = { body: '{"value": 12345.6}' };
    expect((await ask()).json).toMatchObject({
      offer_price: 12_340,
      range: { low: 12_300, high: 12_400, confidence: null },
    });
    expect(service.received).toMatchObject([
      { method: 'POST', path: '/valuations', headers: { authorization: `Basic ${btoa('user:pass')}` } },
    ]);
    expect(JSON.parse(service.received[0]!.body)).toMatchObject({
      rego: 'ABC12D',
      state: 'VIC',
      vehicle: { make: 'Mazda', kilometres: 30_000 },
    });
  });
  test.each([
    ['no price', { body: '{"value": null}' }, 'no_comparable'],
    ['503', { status: 503 }, 'unavailable'],
    ['a price below nothing', { body: '{"value": -5}' }, 'unavailable'],
    ['text', { body: 'no' }, 'unavailable'],
  ])('declines when the service answers %s, and stores the reason (TRADE-01)', async (_, given, reason) => {
    answer = given;
    const { status, json } = await ask();
    expect([status, json.offer_price, json.declined.reason]).toEqual([200, null, reason]);
    expect(await rowOf(json.id)).toMatchObject({ dealer: 'apex-motorcycles', declined: reason });
  });
});

test('does not query the service for a price once the lookup budget is used up (ISO-04)', async () => {
  const service = await stubService(() => ({ body: '{"value": 12345}' }));
  process.env.TEST_VALUATION = `http://user:pass@127.0.0.1:${service.port}`;
  const day = 86_400_000;
  await site.db.delete(rateLimits);
  process.env.FORECOURT_RATE_LIMITS = 'on';
  await site.db.insert(rateLimits).values({
    key: 'stored-lookups:apex-motorcycles',
    windowStart: new Date(Math.floor(Date.now() / day) * day),
    count: storageBudgets.lookups.dealer * 2,
  });
  const { json } = await value({ vehicle: car() }, 'apex-motorcycles');
  process.env.FORECOURT_RATE_LIMITS = 'off';
  await site.db.delete(rateLimits);
  expect([json.offer_price, json.declined.reason, service.received]).toEqual([null, 'unavailable', []]);
  await service.stop();
});

describe('miscellaneous', () => {
  const keep = (json: object, dealer = 'everyday-cars') => site.ask('/api/miscellaneous', { json, dealer });
  const kept = async () => (await site.db.select().from(miscellaneous)).at(-1);
  test('stores a result under its column (API-06, TRADE-05)', async () => {
    const answer = await keep({
      column_name: 'valuation',
      offer_price: 9500,
      answers: { a: 1 },
      rego: 'ABC12D',
      regoState: 'nsw',
    });
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(await kept()).toMatchObject({
      dealer: 'everyday-cars',
      columnName: 'valuation',
      value: { offer_price: 9500, answers: { a: 1 }, rego: 'ABC12D', regoState: 'nsw' },
    });
  });
  test('uses the price from the stored valuation, not from the browser (API-06)', async () => {
    const [row] = await site.db
      .insert(valuations)
      .values({
        dealer: 'everyday-cars',
        vehicle: car(),
        offerPrice: 7000,
        provider: 'stock',
        updatedAt: new Date(builtAt),
      })
      .returning();
    await keep({ column_name: 'valuation', id: row!.id, offer_price: 99_000 });
    expect(await kept()).toMatchObject({ value: { id: row!.id, offer_price: 7000 } });
  });
  test("does not accept another dealer's valuation (API-06)", async () => {
    const [row] = await site.db
      .insert(valuations)
      .values({ dealer: 'harbour-motors', vehicle: car(), provider: 'stock', updatedAt: new Date(builtAt) })
      .returning();
    expect((await keep({ column_name: 'valuation', id: row!.id })).json.error.code).toBe('no_such_valuation');
  });
  test.each([
    [true, false, 200],
    [false, true, 200],
    [false, false, 404],
  ])('stores results when either setting is on: %s, %s answers %i (API-06, TRADE-05)', async (own, shown, status) => {
    const file = join(site.outDir, '.forecourt/server/ironbark-ford.json');
    const record = JSON.parse(await readFile(file, 'utf8')) as DealerRecord;
    record.settings.private.valuationMiscellaneous = own;
    record.settings.tradeIn.saveToMiscellaneous = shown;
    await writeFile(file, JSON.stringify(record));
    expect((await keep({ column_name: 'valuation' }, 'ironbark-ford')).status).toBe(status);
  });
  test.each([
    ['another column', { column_name: 'leads' }, 'everyday-cars', 422, 'invalid'],
    ['a dealer that keeps none', { column_name: 'valuation' }, 'harbour-motors', 404, 'feature_off'],
  ])('refuses %s (API-06, TRADE-05)', async (_, json, dealer, status, code) => {
    const answer = await keep(json, dealer);
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  });
});
