import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { siteContext } from '#src/features/routes/site-context.ts';
import { queryLanding } from '#src/features/search/query-landing.ts';
import { queryNote } from '#src/features/search/query-note.ts';
import { siteOf } from '#src/features/search/site.ts';
import { stockCounts } from '#src/features/search/stock-counts.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const vehicles = [
  aVehicle({ make: 'Toyota', model: 'HiLux', body: 'ute', carType: 'new' }), aVehicle({ make: 'Toyota', model: 'Land Cruiser', body: 'suv', seats: 7 }),
  aVehicle({ make: 'Mazda', model: 'CX-5', body: 'suv' }), aVehicle({ make: 'Mazda', model: '3', body: 'hatch', price: 15_000 }), aVehicle({ make: 'Tesla', model: 'Model 3', body: 'sedan', fuel: 'electric' }),
  aVehicle({ make: 'Mercedes-Benz', model: 'C-Class', body: 'sedan' }), aVehicle({ make: 'Volkswagen', model: 'Caravelle', body: 'peopleMover' }), aVehicle({ make: 'Rover', model: '3', body: 'sedan' }),
];
const settings = { search: { presets: ['seven-seater', 'electric', 'under-20000', 'hybrid'] } };
function countsOf(changes: Record<string, unknown> = settings) {
  const tenant = aTenant({ settings: changes });
  const stock = someStock(vehicles);
  return stockCounts(siteOf(tenant, stock, siteContext(tenant, stock)));
}
const counts = countsOf();
const ask = (address: string, locale: 'en-AU' | 'en-US' = 'en-AU') => {
  const { pathname, search } = new URL(address, 'https://a.example');
  return queryLanding({ pathname, search, locale }, counts);
};

describe('a search in words has its page', () => {
  test.each([
    ['hilux', '/search/toyota/hilux'], ['Hi Lux', '/search/toyota/hilux'], ['toyota', '/search/toyota'], ['TOYOTA HILUX', '/search/toyota/hilux'], ['hilux toyota', '/search/toyota/hilux'],
    ['landcruiser', '/search/toyota/land-cruiser'], ['cx5', '/search/mazda/cx-5'], ['mazda 3', '/search/mazda/3'], ['model 3', '/search/tesla/model-3'], ['mercedes', '/search/mercedes-benz'], ['vw', '/search/volkswagen'],
    ['suv', '/search/suv'], ['SUVs for sale', '/search/suv'], ['ute', '/search/ute'], ['pickup', '/search/ute'], ['people movers', '/search/people-mover'],
    ['used', '/search/used-cars'], ['used cars', '/search/used-cars'], ['second hand', '/search/used-cars'], ['brand new cars', '/search/new-cars'],
    ['7 seater', '/search/7-seaters'], ['7-seater', '/search/7-seaters'], ['seven seater', '/search/7-seaters'], ['7 seats', '/search/7-seaters'], ['EV', '/search/electric'], ['under $20,000', '/search/under-20000'],
  ])('ROUTE-06 SRCH-10 %j leads to %s', (query, url) => {
    expect(ask(`/cars/?query=${encodeURIComponent(query)}`)).toEqual({ kind: 'go', url });
  });

  test.each([
    ['hilux sr5', '/search/toyota/hilux?query=sr5'], ['used mazda', '/search/mazda?refinementList[car_type][0]=used'],
    ['7 seater suv', '/search/suv?query=7+seater'], ['used suv', '/search/used-cars?refinementList[body][0]=suv'],
  ])('SRCH-14 %j leads to the most telling page, with the rest in the query: %s', (query, url) => {
    expect(ask(`/cars/?query=${encodeURIComponent(query)}`)).toEqual({ kind: 'go', url });
  });
});

describe('refinements have their page', () => {
  test.each([
    ['/search?refinementList[make][0]=Toyota', '/search/toyota'], ['/search?refinementList%5Bmake%5D%5B0%5D=toyota', '/search/toyota'],
    ['/cars/?refinementList[make][0]=Mazda&refinementList[model][0]=CX-5', '/search/mazda/cx-5'], ['/cars/?refinementList[car_type][0]=used&refinementList[make][0]=&query=', '/search/used-cars'],
    ['/cars/?refinementList[body][0]=people-mover', '/search/people-mover'], ['/search?menu[make]=Tesla', '/search/tesla'], ['/cars/?range[price]=:20000', '/search/under-20000'],
    ['/cars/?refinementList[seats][0]=7', '/search/7-seaters'], ['/cars/?refinementList[make][0]=Mazda&query=cx-5', '/search/mazda/cx-5'],
    ['/cars/?refinementList[make][0]=Toyota&range[price]=:40000', '/search/toyota?range[price]=:40000'],
    ['/search/used-cars?query=hilux', '/search/toyota/hilux?refinementList[car_type][0]=used'],
  ])('ROUTE-04 SRCH-14 %s leads to %s', (address, url) => {
    expect(ask(address)).toEqual({ kind: 'go', url });
  });

  test('REG-01 an American body leads to its American address', () => {
    const american = countsOf({ ...settings, regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi' } });
    const asked = (search: string) => queryLanding({ pathname: '/cars/', search, locale: 'en-US' }, american);
    expect([asked('?query=pickups'), asked('?refinementList[body][0]=pickup'), asked('?query=ute')]).toEqual(Array.from({ length: 3 }, () => ({ kind: 'go', url: '/search/pickup' })));
  });

  test('ROUTE-08 the journey’s vehicle leads to where it is reserved, and to this site only', () => {
    expect(ask('/search/used-cars?car_id=2021-kia-rio')).toEqual({ kind: 'go', url: '/cars/2021-kia-rio#reserve' });
    expect(ask('/search/used-cars?car_id=//evil.example')).toBeNull();
  });
});

describe('what no page shows is named', () => {
  test.each([
    ['/cars/?query=spaceship', ['“spaceship”']], ['/search/toyota/hilux?query=sr5', ['“sr5”']], ['/cars/?query=3', ['“3”']], ['/cars/?refinementList[make][0]=Tucker', ['“Tucker”']],
    ['/search/toyota?range[price]=:40000', ['a price up to $40,000']], ['/search/toyota?query=cx-5', ['“cx-5”']], ['/cars/?refinementList[body][0]=bus', ['“Bus”']],
    ['/cars/?range[price]=10000:30000&range[km]=:50000&range[year]=2019:', ['a price of $10,000 to $30,000', 'a distance up to 50,000 km', 'a year from 2019']],
    ['/cars/?query=hybrid', ['“Hybrid”']], ['/search/hybrid?query=spaceship', ['“spaceship”']],
  ])('ROUTE-04 ROUTE-06 %s: %j', (address, unmatched) => {
    expect(ask(address)).toEqual({ kind: 'note', unmatched });
  });

  test.each(['/cars/', '/cars/?query=', '/cars/?utm_source=x', '/search/toyota?refinementList[make][0]=Toyota', '/search/new-used-and-demo-cars/?page=2', '/cars/?query=cars'])('%s asks for nothing more', (address) => {
    expect(ask(address)).toBeNull();
  });

  test('the line says what is shown and what is not', () => {
    expect(queryNote(['“xyz”'], 'cars', true)).toBe('Showing all cars. We could not match “xyz”: pick a make, model or body from the filters.');
    expect(queryNote(['“xyz”', 'a price up to $20,000'], 'caravans', false)).toBe('Showing all of these caravans. We could not match “xyz” and a price up to $20,000: pick a make, model or body from the filters.');
  });
});

test('ROUTE-04 one step is enough: where a search leads, it stays', () => {
  const word = fc.oneof(fc.constantFrom('hilux', 'toyota', 'mazda', '3', 'suv', 'used', 'new', '7 seater', 'ev', 'sr5', 'model', 'cars', 'under 20000'), fc.string({ maxLength: 8 }));
  const address = fc.record({
    pathname: fc.constantFrom('/cars/', '/search', '/search/used-cars', '/search/toyota', '/search/mazda/cx-5', '/search/suv', '/search/hybrid'),
    words: fc.array(word, { maxLength: 4 }), price: fc.option(fc.constantFrom(':20000', '5000:', ':40000')), make: fc.option(fc.constantFrom('Toyota', 'Tucker')),
  });
  fc.assert(fc.property(address, ({ pathname, words, price, make }) => {
    const query = new URLSearchParams({ query: words.join(' '), ...price && { 'range[price]': price }, ...make && { 'refinementList[make][0]': make } });
    const first = ask(`${pathname}?${query}`);
    if (first?.kind === 'go') expect(ask(first.url)?.kind).not.toBe('go');
  }), { numRuns: 400 });
});
