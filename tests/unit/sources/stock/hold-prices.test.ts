import { describe, expect, test } from 'vitest';
import type { ListingBook } from '#src/domain/guard/listing-book.ts';
import type { PriceDecision } from '#src/domain/guard/price-decision.ts';
import { heldItems } from '#src/domain/guard/held-item.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { holdPrices } from '#src/sources/stock/hold-prices.ts';
import { aTenant, aVehicle, now } from '../../../fixtures/vehicles.ts';
import { plainSettings, tenantsWith } from '../tenants/tenant-folder.ts';
import { load } from './helpers.ts';

const hourMs = 3_600_000;

interface Car {
  id?: string;
  price: number | null;
  status?: 'in_stock' | 'sold' | 'on_hold';
  year?: number;
}

/** Each checked against the previous feed's record. */
function feeds(options: Parameters<typeof aTenant>[0] = {}) {
  let seen: ListingBook | null = null;
  return (cars: Car[], at = now, decisions: PriceDecision[] = []) => {
    const vehicles = cars.map(({ id = 'a', ...car }) =>
      aVehicle({ id, stockNumber: `S-${id}`, priceType: 'drive_away', ...car }),
    );
    const guarded = holdPrices(vehicles, aTenant({ ...options, decisions }), { now: at, seen });
    // Simulates publishing and reading.
    seen = JSON.parse(JSON.stringify(guarded.book)) as ListingBook;
    return {
      prices: vehicles.filter(({ id }) => !guarded.hidden.has(id)).map(({ price }) => price),
      held: guarded.held,
      turns: guarded.turns,
      seen,
    };
  };
}

const decision = (more: Partial<PriceDecision>): PriceDecision => ({
  vehicle: 's-A',
  feedPrice: 1199,
  decision: 'approve',
  keptPrice: null,
  decidedAt: '2026-11-01T00:00:00.000Z',
  decidedBy: 'Dean',
  ...more,
});

describe('a held price', () => {
  test('keeps the last good price for the configured hours, then shows none (GUARD-01)', () => {
    const feed = feeds({ settings: { stock: { guards: { keepHours: 48 } } } });
    expect(feed([{ price: 11_999 }])).toMatchObject({ prices: [11_999], held: [], turns: [] });
    const until = now + 48 * hourMs;
    expect(feed([{ price: 1199 }])).toMatchObject({
      prices: [11_999],
      held: [{ vehicle: 'S-a', from: 11_999, to: 1199, since: now, until, shows: 'last price' }],
      turns: [until],
    });
    // Another wrong price doesn't restart the wait.
    expect(feed([{ price: 1299 }], now + 47 * hourMs)).toMatchObject({
      prices: [11_999],
      held: [{ since: now, until }],
    });
    expect(feed([{ price: 1199 }], until)).toMatchObject({ prices: [null], held: [{ shows: 'no price' }], turns: [] });
    expect(feed([{ price: 11_500 }], until + 1)).toMatchObject({ prices: [11_500], held: [] });
  });

  test('uses the shares and the factor from the settings (GUARD-01)', () => {
    const yard = [10_490, 12_990, 13_990].map((price, index) => ({ id: `y${index}`, price }));
    const heldOf = (guards: object, from: number, to: number) => {
      const feed = feeds({ settings: { stock: { guards } } });
      feed([{ price: from }, ...yard]);
      return feed([{ price: to }, ...yard]).held.length;
    };
    expect([heldOf({ priceFall: 0.4 }, 20_000, 11_000), heldOf({ priceFall: 0.5 }, 20_000, 11_000)]).toEqual([1, 0]);
    expect([heldOf({ priceRise: 0.6 }, 10_000, 17_000), heldOf({ priceRise: 0.8 }, 10_000, 17_000)]).toEqual([1, 0]);
    const far = { priceFall: 0.95 };
    expect([heldOf(far, 10_000, 2000), heldOf({ ...far, medianFactor: 7 }, 10_000, 2000)]).toEqual([1, 0]);
  });

  test('keeps the type and the earlier price of the last good price (GUARD-01)', () => {
    const tenant = aTenant();
    const before = aVehicle({ id: 'a', price: 11_999, priceType: 'excluding_government_charges', beforePrice: 12_999 });
    const { book: seen } = holdPrices([before], tenant, { now, seen: null });
    const after = aVehicle({ id: 'a', price: 1199, priceType: 'drive_away', beforePrice: 1500 });
    holdPrices([after], tenant, { now, seen });
    expect(after).toMatchObject({
      price: 11_999,
      priceType: 'excluding_government_charges',
      beforePrice: 12_999,
    });
  });

  test('keeps a new vehicle off the site if it is far from the prices of similar vehicles (GUARD-01)', () => {
    const feed = feeds();
    const yard = [10_490, 12_990, 13_990].map((price, index) => ({ id: `y${index}`, price }));
    const first = feed([...yard, { price: 1199 }]);
    expect(first.prices).toEqual([10_490, 12_990, 13_990]);
    expect(first.held).toMatchObject([{ vehicle: 'S-a', from: null, to: 1199, shows: 'nothing', since: now }]);
    const later = feed([...yard, { price: 1199 }], now + 100 * hourMs);
    expect(later).toMatchObject({ prices: [10_490, 12_990, 13_990], held: [{ since: now }] });
    expect(feed([...yard, { price: 11_990 }])).toMatchObject({ prices: [10_490, 12_990, 13_990, 11_990], held: [] });
  });

  test('is compared with the last good price even after a period without one, and is not shown (GUARD-01)', () => {
    const feed = feeds();
    feed([{ price: 11_999 }]);
    expect(feed([{ price: null }]).prices).toEqual([null]);
    expect(feed([{ price: 1199 }])).toMatchObject({ prices: [null], held: [{ from: 11_999, shows: 'no price' }] });
  });

  test('does not apply to sold or hidden vehicles (GUARD-01)', () => {
    for (const status of ['sold', 'on_hold'] as const) {
      const feed = feeds();
      feed([{ price: 11_999 }]);
      expect(feed([{ price: 1199, status }])).toMatchObject({ held: [] });
      // The price is remembered when the vehicle returns.
      expect(feed([{ price: 1199 }])).toMatchObject({ prices: [11_999], held: [{ from: 11_999 }] });
    }
  });

  test('does not apply if the dealer set the price in overrides.csv (GUARD-01)', () => {
    const override = { stockNumber: 's-a', hide: false, price: 1199, order: null, comments: null, line: 2 };
    const feed = feeds({ overrides: [override] });
    feed([{ price: 11_999 }]);
    expect(feed([{ price: 1199 }])).toMatchObject({ prices: [1199], held: [] });
  });
});

describe('a decision on a held price', () => {
  test('approves the feed’s price, which becomes the last good one (GUARD-04)', () => {
    const feed = feeds();
    feed([{ price: 11_999 }]);
    expect(feed([{ price: 1199 }], now, [decision({})])).toMatchObject({ prices: [1199], held: [] });
    expect(feed([{ price: 1100 }])).toMatchObject({ prices: [1100], held: [] });
  });

  test('keeps the last price while the feed’s price is unchanged, and asks again when it changes (GUARD-04)', () => {
    const feed = feeds();
    feed([{ price: 11_999 }]);
    const keep = [decision({ decision: 'keep', keptPrice: 11_999 })];
    expect(feed([{ price: 1199 }], now, keep)).toMatchObject({ prices: [11_999], held: [], turns: [] });
    expect(feed([{ price: 1199 }], now + 1000 * hourMs, keep)).toMatchObject({ prices: [11_999], held: [] });
    expect(feed([{ price: 999 }], now, keep)).toMatchObject({ prices: [11_999], held: [{ to: 999 }] });
  });

  test('still keeps the last price when the record of the last build is lost (GUARD-04)', () => {
    const keep = [decision({ decision: 'keep', keptPrice: 11_999 })];
    const yard = [10_490, 12_990, 13_990].map((price, index) => ({ id: `y${index}`, price }));
    expect(feeds()([{ price: 1199 }, ...yard], now, keep).prices).toEqual([11_999, 10_490, 12_990, 13_990]);
  });

  test('hides the vehicle while the feed’s price is unchanged, and asks again when it changes (GUARD-04)', () => {
    const feed = feeds();
    feed([{ price: 11_999 }]);
    const hide = [decision({ decision: 'hide' })];
    expect(feed([{ price: 1199 }], now, hide)).toMatchObject({ prices: [], held: [] });
    expect(feed([{ price: 1299 }], now, hide)).toMatchObject({ prices: [11_999], held: [{ to: 1299 }] });
  });

  test('is overridden by a newer decision (GUARD-04)', () => {
    const feed = feeds();
    feed([{ price: 11_999 }]);
    const newer = decision({ decision: 'hide', decidedAt: '2026-11-02T00:00:00.000Z' });
    expect(feed([{ price: 1199 }], now, [newer, decision({})]).prices).toEqual([]);
  });
});

test('counts a held vehicle as a row without a page, and states the reason (GUARD-04)', async () => {
  const cars = [10_490, 12_990, 13_990, 1199].map((price, index) => ({
    id: String(index),
    year: 2016,
    make: 'Mazda',
    model: '3',
    price,
  }));
  const settings = { ...plainSettings, stock: { source: { kind: 'json', path: 'stock.json' } } };
  const site = await loadSite('test-cars', {
    tenantsDir: tenantsWith({ 'settings.json': settings, 'stock.json': cars }),
    now,
  });
  expect(site).toMatchObject({ rows: 4, accepted: 3, held: [{ vehicle: '3', to: 1199 }] });
  expect(site.rejected).toMatchObject([{ id: '3', field: 'price', reason: expect.stringContaining('held') as string }]);
});

describe("a feed's contradicting prices", () => {
  const heldIn = async (columns: string, cells: string, mapping: Record<string, unknown> = {}) => {
    const loaded = await load(`id,make,model,year,${columns}\nA1,Kia,Rio,2019,${cells}`, { mapping });
    const { held } = holdPrices(loaded.vehicles, aTenant(), { now, seen: null, otherPrices: loaded.otherPrices });
    return held.map(({ to, doubt }) => [to, doubt.reason, doubt.other]);
  };

  test.each([
    ['Price EGC,Drive Away Price', '22990,2990', [[2990, 'contradiction', 22_990]]],
    ['Price EGC,Drive Away Price', '14990,13990', [[13_990, 'contradiction', 14_990]]],
    ['Price EGC,Drive Away Price', '22990,89990', [[89_990, 'contradiction', 22_990]]],
    ['Price,Drive Away Price', '22990,21990', [[21_990, 'contradiction', 22_990]]],
    ['Drive Away Price,Web Drive Away Price', '22990,21990', [[22_990, 'contradiction', 21_990]]],
    ['Drive Away Price,Web Drive Away Price', '22990,22990', []],
    ['Price EGC,Drive Away Price', '22990,24990', []],
    ['Price EGC,Drive Away Price', '4990,6990', []],
    ['Price EGC,Drive Away Price', '1,24990', []],
    ['Price EGC,Est. Drive Away Price', '22990,24990', []],
  ])('%s of %s are held: %j (GUARD-01)', async (columns, cells, held) => {
    expect(await heldIn(columns, cells)).toEqual(held);
  });

  test('are not held if the settings put columns of one type in order (GUARD-01)', async () => {
    expect(await heldIn('Now DAP,DAP', '21990,22990', { price: ['Now DAP', 'DAP'] })).toEqual([]);
  });

  test('name the other price in the question (GUARD-04)', () => {
    const vehicles = [aVehicle({ id: 'a', stockNumber: 'S-a', price: 2990 })];
    const { held } = holdPrices(vehicles, aTenant(), { now, seen: null, otherPrices: new Map([['a', 22_990]]) });
    expect(heldItems('some-cars', { held })).toMatchObject([
      { title: 'New car at $2,990', text: expect.stringContaining('another price that contradicts it: $22,990.') },
    ]);
  });
});
