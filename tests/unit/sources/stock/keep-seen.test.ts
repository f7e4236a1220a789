import { describe, expect, test } from 'vitest';
import type { ListingBook } from '#src/domain/guard/listing-book.ts';
import { StockRefusedError } from '#src/sources/stock/errors.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { plainSettings, tenantsWith } from '../tenants/tenant-folder.ts';

const hourMs = 3_600_000;

type Row = Record<string, unknown>;
const row = (id: string, more: Row = {}): Row => ({
  id,
  year: 2021,
  make: 'Kia',
  model: 'Rio',
  price: 15_990,
  status: 'in_stock',
  ...more,
});

const load = (rows: Row[], stock: Row, options: Omit<Parameters<typeof loadSite>[1], 'tenantsDir'>) => {
  const settings = { ...plainSettings, stock: { source: { kind: 'json', path: 'stock.json' }, ...stock } };
  return loadSite('test-cars', {
    ...options,
    tenantsDir: tenantsWith({ 'settings.json': settings, 'stock.json': rows }),
  });
};

/** Each with the listings the previous feed published. */
function feeds(stock: Row = {}) {
  let seen: ListingBook | null = null;
  return async (rows: Row[], at = now) => {
    const site = await load(rows, stock, { now: at, listings: async () => Promise.resolve(seen) });
    seen = JSON.parse(JSON.stringify(site.listings)) as ListingBook;
    return { ...site, shown: site.stock.vehicles.map(({ id, status }) => `${id} ${status}`).toSorted() };
  };
}

describe('a vehicle with an unknown value', () => {
  test.each(['reserved', 'preorder', 'test_drive_only'])(
    'can’t be bought meanwhile if the value is under %s, and its word is held for an answer (FEED-03)',
    async (column) => {
      const { stock, heldWords } = await load(
        [row('1', { [column]: 'J. Smith' }), row('2', { [column]: 'no' })],
        {},
        { now },
      );
      const [first, second] = stock.vehicles
        .map(({ id, reserved, preorder, testDriveOnly }) => ({
          id,
          isLimited: reserved || preorder || testDriveOnly,
        }))
        .toSorted((a, b) => a.id.localeCompare(b.id));
      expect([first, second]).toEqual([
        { id: '1', isLimited: true },
        { id: '2', isLimited: false },
      ]);
      expect(heldWords).toMatchObject([{ column, word: 'J. Smith', vehicles: [{ vehicle: '1' }] }]);
    },
  );

  test('keeps its last status for the configured hours, then is kept off the site; a new vehicle is kept off immediately (FEED-03)', async () => {
    const feed = feeds({ guards: { keepHours: 24 } });
    await feed([row('1'), row('2'), row('3', { status: 'coming_soon' })]);
    const odd = [
      row('1', { status: 'Zephyr' }),
      row('2'),
      row('3', { status: 'Zephyr' }),
      row('4', { status: 'Zephyr' }),
    ];
    const first = await feed(odd);
    expect(first.shown).toEqual(['1 in_stock', '2 in_stock', '3 coming_soon']);
    expect(first.until).toBeLessThanOrEqual(now + 24 * hourMs);
    expect(first.rejected).toMatchObject([
      { id: '4', reason: expect.stringContaining('waiting for an answer') as string },
    ]);
    expect((await feed(odd, now + 23 * hourMs)).shown).toHaveLength(3);
    expect((await feed(odd, now + 24 * hourMs)).shown).toEqual(['2 in_stock']);
    expect((await feed([row('1'), row('2')], now + 25 * hourMs)).shown).toEqual(['1 in_stock', '2 in_stock']);
  });

  test('keeps the last location that shoppers saw, and never switches to another (GUARD-02)', async () => {
    const feed = feeds();
    const [known] = (await feed([row('1')])).stock.vehicles;
    const { stock, rejected } = await feed([
      row('1', { location_slug: 'overflow-yard' }),
      row('2', { location_slug: 'overflow-yard' }),
    ]);
    expect(stock.vehicles).toMatchObject([
      { id: '1', locationSlug: known!.locationSlug, city: known!.city, state: known!.state },
    ]);
    expect(known!.locationSlug).not.toBeNull();
    expect(rejected).toMatchObject([{ id: '2' }]);
  });

  test('does not bring back a vehicle that was sold (FEED-03)', async () => {
    const feed = feeds();
    await feed([row('1'), row('2')]);
    await feed([row('1', { status: 'sold', sold_at: '2020-01-01' }), row('2')]);
    expect((await feed([row('1', { status: 'Zephyr' }), row('2')])).shown).toEqual(['2 in_stock']);
  });

  test('still has its price checked (GUARD-01)', async () => {
    const feed = feeds();
    await feed([row('1'), row('2')]);
    const { stock, held } = await feed([row('1', { status: 'Zephyr', price: 1599 }), row('2')]);
    expect(stock.vehicles.find(({ id }) => id === '1')).toMatchObject({ price: 15_990 });
    expect(held).toMatchObject([{ vehicle: '1', to: 1599 }]);
  });

  test('refuses the feed even for one vehicle in a hundred if the last build did not record what shoppers saw (GUARD-03)', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => row(`${index}`, index === 7 ? { status: 'Zephyr' } : {}));
    const previous = async () => Promise.resolve({ vehicles: 100 });
    const refused = load(rows, {}, { now, previous });
    await expect(refused).rejects.toThrow(StockRefusedError);
    await expect(refused).rejects.toThrow(
      /remove 1 of the vehicles that the site may be showing.*--accept-drop\.\nstatus: unknown word.*"Zephyr"/s,
    );
    expect((await load(rows, {}, { now, previous, acceptDrop: true })).stock.vehicles).toHaveLength(99);
    expect((await load(rows, {}, { now })).stock.vehicles).toHaveLength(99);
  });
});
