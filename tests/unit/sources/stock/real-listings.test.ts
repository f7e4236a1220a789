import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { loadStock, type LoadedStock } from '#src/sources/stock/load-stock.ts';
import { loadTenant } from '#src/sources/tenants/load-tenant.ts';
import type { Tenant } from '#src/domain/site.ts';
import { listingsFile, lacksListings, withYardsEverywhere } from '../../../support/listings.ts';
import { tempDir } from './helpers.ts';
import { join } from 'node:path';
import { timeLimit } from '../../../support/time-limit.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const now = Date.UTC(2026, 10, 18);

describe.skipIf(lacksListings)('eleven thousand real listings, read with the mapping of a demo dealer', () => {
  let tenant: Tenant;
  let stock: LoadedStock;
  const read = (stockFile: string) =>
    loadStock(tenant, { tenantDir: join(root, 'tenants/everyday-cars'), stockFile, now });
  const all = (predicate: (vehicle: Vehicle) => boolean) =>
    stock.vehicles.filter((vehicle) => !predicate(vehicle)).map(({ listingTitle }) => listingTitle);

  beforeAll(async () => {
    const dealer = await loadTenant('everyday-cars', join(root, 'tenants'));
    tenant = { ...dealer, locations: withYardsEverywhere(dealer.locations) };
    stock = await read(listingsFile);
  }, timeLimit(60_000));

  test('turns every row into exactly one visible vehicle or rejection (OPS-02)', () => {
    expect([stock.rows, stock.vehicles.length, stock.rejected.length]).toEqual([11_734, 11_724, 10]);
    expect(stock.vehicles.filter((vehicle) => !isVisible(vehicle, tenant.settings, now))).toEqual([]);
    expect(new Set(stock.rejected.map(({ line }) => line)).size).toBe(10);
    expect(new Set(stock.vehicles.map(({ id }) => id)).size).toBe(11_724);
    expect(new Set(stock.vehicles.map(({ slug }) => slug)).size).toBe(11_724);
  });

  test('gives a reason for every rejection (OPS-02)', () => {
    const reasons = stock.rejected.map(({ field, reason }) => `${field}: ${reason.replaceAll(/\d+/g, 'N')}`).sort();
    expect(reasons).toEqual([
      ...Array.from({ length: 5 }, () => 'model: no model in the column or the title'),
      ...Array.from(
        { length: 3 },
        () => 'null: duplicate: the same used vehicle (at another price) as line N, which is used',
      ),
      'price: the price of $N is below the minimum, $N (pricing.lowest)',
      'year: no year in the column or the title',
    ]);
  });

  test('reports the missing price that the feed does not explain, and cars listed at two prices (OPS-02, PRICE-01)', () => {
    expect(stock.warnings.filter((warning) => /^(?:price|stockNumber):/.test(warning))).toEqual([
      expect.stringMatching(/^price: 2 vehicles with contradictory rows: .*: \$17,150; .*: \$17,500\); /),
      expect.stringMatching(/^price: missing in 1 row, which shows "Enquire for price\." \(line 7211\)\./),
    ]);
  });

  test('publishes nothing absurd (OPS-02)', () => {
    const within = (value: number | null, low: number, high: number) =>
      value === null || (value >= low && value <= high);
    expect(all(({ year }) => within(year, 1901, 2027))).toEqual([]);
    expect(all(({ price }) => within(price, 500, 5_000_000))).toEqual([]);
    expect(
      all(({ odometer, carType, year }) => within(odometer, carType === 'used' && year < 2021 ? 100 : 0, 1_000_000)),
    ).toEqual([]);
    expect(all(({ doors, seats }) => within(doors, 2, 5) && within(seats, 1, 25))).toEqual([]);
    expect(
      all(
        ({ variant }) =>
          within(variant?.cylinders ?? null, 2, 12) &&
          within(variant?.engineSizeLitres ?? null, 0.5, 13) &&
          within(variant?.fuelConsumptionCombined ?? null, 1, 30),
      ),
    ).toEqual([]);
    expect(
      all(({ colour, interiorColour }) => !/\d+ (years|km)|^\d+$|^-$/.test(`${colour}\n${interiorColour}`)),
    ).toEqual([]);
    expect(
      all(
        ({ make, model, badge }) =>
          !/^(na|nan|null|-|other|land|alfa|great|aston|grand|santa|3-sep)$/im.test(
            `${make}\n${model}\n${badge ?? ''}`,
          ),
      ),
    ).toEqual([]);
    expect(all(({ slug }) => slug.length <= 80 && /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('understands values in the wrong columns (OPS-02)', () => {
    const count = (predicate: (vehicle: Vehicle) => boolean) => stock.vehicles.filter(predicate).length;
    expect({
      ordered: count(({ preorder, status }) => preorder && status === 'coming_soon'),
      withoutPrice: count(({ price }) => price === null),
      landRover: count(({ make }) => make === 'Land Rover'),
      prado: count(({ model }) => model === 'LandCruiser Prado'),
      mazda3: count(({ model }) => model === 'Mazda3'),
      withoutBody: count(({ body }) => body === null),
      seatsFromDoors: count(({ seats, doors }) => seats === 12 && doors === null),
      conditions: ['new', 'demo', 'used'].map((type) => count(({ carType }) => carType === type)),
      states:
        [...new Set(stock.vehicles.map(({ locationSlug }) => locationSlug))].length ===
        tenant.locations.filter(({ type }) => type === 'sales').length,
    }).toEqual({
      ordered: 307,
      withoutPrice: 33,
      landRover: 159,
      prado: 137,
      mazda3: 161,
      withoutBody: expect.any(Number),
      seatsFromDoors: 1,
      conditions: [888, 358, 10_478],
      states: true,
    });
    expect(count(({ body }) => body === null)).toBeLessThan(60);
  });

  test('keeps the id and URL of every remaining car after repricing, shuffling and selling a tenth (OPS-02)', async () => {
    const [header, ...rows] = readFileSync(listingsFile, 'utf8').replaceAll('****\n', '****').trimEnd().split('\n');
    const kept = rows.filter((_, index) => index % 10 !== 3);
    const repriced = kept.map((row, index) =>
      row.replace(/[^,]*$/, (price) => (index % 3 ? price : String(5000 + index))),
    );
    const shuffled = repriced
      .map((row, index) => [(index * 7919) % kept.length, row] as const)
      .sort(([a], [b]) => a - b)
      .map(([, row]) => row);
    const file = join(tempDir(), 'next-week.csv');
    writeFileSync(file, [header, ...shuffled].join('\n'));
    const after = await read(file);
    const before = new Map(stock.vehicles.map(({ id, slug }) => [id, slug]));
    const strangers = after.vehicles.filter(({ id, slug }) => before.get(id) !== slug);
    expect(after.rows).toBe(kept.length);
    expect(strangers.map(({ name }) => name)).toEqual([]);
  });
});
