import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { findRego, stateToAsk } from '#src/journeys/trade-in/server/find-rego.ts';
import { regoProvider } from '#src/journeys/trade-in/server/providers/rego.ts';
import { resetBreakers } from '#src/server/platform/providers/resilient-fetch-breaker.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubAnswer, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
/** No budget. */
const free = () => Promise.resolve();
beforeAll(async () => {
  site = await functionSite({ dealers: ['harbour-motors', 'lakeside-auto', 'kauri-cars'] });
});
afterAll(() => site.stop());

describe('without an account', () => {
  test("finds the vehicle for a demo plate, with spaces or in lower case, in the dealer's state (API-04, TRADE-01)", async () => {
    const { status, json } = await site.ask('/api/rego?rego=demo%2000-002');
    expect([status, json]).toMatchObject([
      200,
      {
        rego: 'DEMO00002',
        regoState: 'nsw',
        vehicle: { year: 2022, make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport' },
      },
    ]);
  });
  test('uses the chosen state (API-04)', async () => {
    expect((await site.ask('/api/rego?rego=DEMO00001&regoState=VIC')).json.regoState).toBe('vic');
  });
  test.each([
    ['a registration that nobody knows', '?rego=ABC123', 404, 'rego_not_found'],
    ['none at all', '', 422, 'invalid'],
    ['one that no plate can hold', '?rego=ABC%3B1', 422, 'invalid'],
    ['a state that there is not', '?rego=ABC123&regoState=wi', 422, 'invalid'],
    ['two registrations', '?rego=A1&rego=B2', 422, 'invalid'],
  ])('refuses %s with a code (API-04, TRADE-01)', async (_, query, status, code) => {
    const answer = await site.ask(`/api/rego${query}`);
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  });
  test('does not look up a plate for a dealer without trade-ins (API-04)', async () => {
    const answer = await site.ask('/api/rego?rego=DEMO00001', { dealer: 'lakeside-auto' });
    expect([answer.status, answer.json.error.code]).toEqual([404, 'feature_off']);
  });
  test('uses the national register in New Zealand (API-04)', async () => {
    expect((await site.ask('/api/rego?rego=DEMO00001', { dealer: 'kauri-cars' })).json.regoState).toBe('nz');
  });
  test('does not recognise demo plates in production (API-04)', async () => {
    const provider = regoProvider(null, { FORECOURT_MODE: 'production' }, free);
    await expect(findRego(provider, 'DEMO00001', 'nsw', 0, 'car')).rejects.toMatchObject({ code: 'rego_not_found' });
  });
  test.each([
    ['en-AU', 'qld', null, 'qld'],
    ['en-AU', 'QLD', 'wa', 'wa'],
    ['en-NZ', 'auk', null, 'nz'],
    ['en-US', 'wi', null, null],
  ] as const)(
    '%s with default %s, %s chosen: looks up the %s register (API-04)',
    (locale, defaultState, chosen, asked) => {
      expect(
        stateToAsk(chosen, { locale, defaultState, currency: 'AUD', distanceUnit: 'km', timeZone: 'Australia/Sydney' }),
      ).toBe(asked);
    },
  );
});

describe('with an account', () => {
  let register: StubService;
  let answer: StubAnswer;
  beforeEach(async () => {
    resetBreakers();
    register = await stubService(() => answer);
    process.env.TEST_REGO = `http://a%20key@127.0.0.1:${register.port}/v2/`;
  });
  afterEach(() => register.stop());
  const find = (count = free) => findRego(regoProvider('TEST_REGO', {}, count), 'ABC12D', 'vic', 0, 'car');

  test('queries the register with the key, and cleans its text (API-04)', async () => {
    answer = {
      body: JSON.stringify({
        year: '2019',
        make: ' Toyota\u0000',
        model: 'Corolla',
        badge: '',
        colour: 'White',
        engineNumber: 'secret',
      }),
    };
    expect(await find()).toEqual({
      rego: 'ABC12D',
      regoState: 'vic',
      vehicle: {
        year: 2019,
        make: 'Toyota',
        model: 'Corolla',
        badge: null,
        series: null,
        body: null,
        transmission: null,
        fuel: null,
        colour: 'White',
      },
    });
    expect(register.received).toMatchObject([
      { method: 'GET', path: '/v2/vehicles?rego=ABC12D&state=VIC', headers: { authorization: 'Bearer a key' } },
    ]);
  });
  test('does not query the register beyond the lookup budget; the shopper enters the vehicle’s details instead (ISO-04)', async () => {
    const asked = find(() => Promise.reject(new EndpointError(429, 'over_budget', 'Too much.')));
    await expect(asked).rejects.toMatchObject({
      status: 503,
      code: 'rego_unavailable',
      message: 'The register isn’t responding right now. Please enter your car’s details below.',
    });
    expect(register.received).toEqual([]);
  });
  test('reports no vehicle when the register answers 404 (API-04)', async () => {
    answer = { status: 404 };
    await expect(find()).rejects.toMatchObject({ status: 404, code: 'rego_not_found' });
  });
  test.each([
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['text', { body: '<html>' }],
    ['another shape', { body: '{"car":1}' }],
  ])('reports the register as unavailable when it answers %s (API-04)', async (_, given) => {
    answer = given;
    await expect(find()).rejects.toMatchObject({ status: 503, code: 'rego_unavailable' });
  });
  test.each([
    ['not set', undefined],
    ['no address', 'a key'],
    ['not encrypted', 'http://register.example/'],
  ])('names the variable for an account that is %s (API-04)', (_, value) => {
    if (value === undefined) delete process.env.TEST_REGO;
    else process.env.TEST_REGO = value;
    expect(() => regoProvider('TEST_REGO', {}, free)).toThrow(/TEST_REGO/);
  });
});
