import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findRego, stateToAsk } from '#src/server/trade-in/find-rego.ts';
import { regoProvider } from '#src/server/providers/rego.ts';
import { resetBreakers } from '#src/server/providers/resilient-fetch-breaker.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { stubService, type StubAnswer, type StubService } from '../support/stub-service.ts';

let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite({ dealers: ['harbour-motors', 'lakeside-auto', 'kauri-cars'] });
});
afterAll(() => site.stop());

describe('without an account', () => {
  test("a demo plate gives its vehicle, spaces and small letters are understood, the dealer's state is taken (API-04, TRADE-01)", async () => {
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
  test('the state that was chosen stands (API-04)', async () => {
    expect((await site.ask('/api/rego?rego=DEMO00001&regoState=VIC')).json.regoState).toBe('vic');
  });
  test.each([
    ['a registration that nobody knows', '?rego=ABC123', 404, 'rego_not_found'],
    ['none at all', '', 422, 'invalid'],
    ['one that no plate can hold', '?rego=ABC%3B1', 422, 'invalid'],
    ['a state that there is not', '?rego=ABC123&regoState=wi', 422, 'invalid'],
    ['two registrations', '?rego=A1&rego=B2', 422, 'invalid'],
  ])('%s leads to typing (API-04, TRADE-01)', async (_, query, status, code) => {
    const answer = await site.ask(`/api/rego${query}`);
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
  });
  test('a dealer without trade-ins looks nothing up (API-04)', async () => {
    const answer = await site.ask('/api/rego?rego=DEMO00001', { dealer: 'lakeside-auto' });
    expect([answer.status, answer.json.error.code]).toEqual([404, 'feature_off']);
  });
  test("in New Zealand the register is the country's (API-04)", async () => {
    expect((await site.ask('/api/rego?rego=DEMO00001', { dealer: 'kauri-cars' })).json.regoState).toBe('nz');
  });
  test('production knows no made-up plate (API-04)', async () => {
    const provider = regoProvider(null, { FORECOURT_MODE: 'production' });
    await expect(findRego(provider, 'DEMO00001', 'nsw', 0, 'car')).rejects.toMatchObject({ code: 'rego_not_found' });
  });
  test.each([
    ['en-AU', 'qld', null, 'qld'],
    ['en-AU', 'QLD', 'wa', 'wa'],
    ['en-NZ', 'auk', null, 'nz'],
    ['en-US', 'wi', null, null],
  ] as const)('%s with %s, chosen %s: the register of %s is asked (API-04)', (locale, defaultState, chosen, asked) => {
    expect(
      stateToAsk(chosen, { locale, defaultState, currency: 'AUD', distanceUnit: 'km', timeZone: 'Australia/Sydney' }),
    ).toBe(asked);
  });
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
  const find = () => findRego(regoProvider('TEST_REGO', {}), 'ABC12D', 'vic', 0, 'car');

  test('the register is asked with the key, and words are cleaned (API-04)', async () => {
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
  test('404 of the register is no vehicle (API-04)', async () => {
    answer = { status: 404 };
    await expect(find()).rejects.toMatchObject({ status: 404, code: 'rego_not_found' });
  });
  test.each([
    ['500', { status: 500 }],
    ['401', { status: 401 }],
    ['text', { body: '<html>' }],
    ['another shape', { body: '{"car":1}' }],
  ])('%s of the register is told honestly (API-04)', async (_, given) => {
    answer = given;
    await expect(find()).rejects.toMatchObject({ status: 503, code: 'rego_unavailable' });
  });
  test.each([
    ['not set', undefined],
    ['no address', 'a key'],
    ['not encrypted', 'http://register.example/'],
  ])('an account that is %s is named (API-04)', (_, value) => {
    if (value === undefined) delete process.env.TEST_REGO;
    else process.env.TEST_REGO = value;
    expect(() => regoProvider('TEST_REGO', {})).toThrow(/TEST_REGO/);
  });
});
