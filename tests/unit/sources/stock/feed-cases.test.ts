/** Small feeds from other systems (tests/fixtures/feeds), in `./forecourt feed` and a new dealer's first build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allowanceOf } from '#src/domain/tenant/allowance.ts';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { readFeed } from '#src/sources/stock/read-feed.ts';
import { inspectFeed, type FeedInspection } from '../../../../scripts/feed/look-at-feed.ts';
import { dealerToBe } from '../../../../scripts/tenants/dealer-to-be.ts';
import { feedOf, feedReport } from '../../../../scripts/tenants/feed-of-new-tenant.ts';
import { scaffold } from '../../../../scripts/tenants/scaffold.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { load, tempDir } from './helpers.ts';

const folder = fileURLToPath(new URL('../../../fixtures/feeds/', import.meta.url));

/** The data behind `./forecourt feed FILE`. */
async function looked(file: string, locale: Locale = 'en-AU'): Promise<FeedInspection> {
  const source = { kind: extname(file).slice(1) as FeedFormat, path: basename(file), list: null, entry: null };
  const feed = await readFeed(source, { tenantDir: folder, allowance: allowanceOf('sample') });
  return inspectFeed(feed, dealerToBe(locale, source), folder, now);
}

/** The site that `./forecourt new --feed FILE` creates. */
async function built(file: string, settings: object = {}, locale: Locale = 'en-AU') {
  const tenantsDir = tempDir();
  const files = scaffold({
    slug: 'fresh-dealer',
    name: 'Fresh Dealer',
    template: 'showroom',
    locale,
    library: null,
    feed: await feedOf(join(folder, file), locale, now),
  });
  for (const [path, content] of Object.entries(files)) {
    const target = join(tenantsDir, 'fresh-dealer', path);
    mkdirSync(dirname(target), { recursive: true });
    const own = path === 'settings.json' ? { ...JSON.parse(content as string), ...settings } : null;
    writeFileSync(target, own ? JSON.stringify(own) : content);
  }
  return loadSite('fresh-dealer', { tenantsDir, now });
}

type Facts = Partial<Vehicle>;
const factsOf = (vehicles: readonly Vehicle[], wanted: Record<string, Facts>) =>
  Object.fromEntries(
    vehicles.map((vehicle) => {
      const keys = Object.keys(wanted[vehicle.stockNumber!] ?? {}) as (keyof Vehicle)[];
      return [vehicle.stockNumber, Object.fromEntries(keys.map((key) => [key, vehicle[key]]))];
    }),
  );

const price = (amount: number, priceType: Vehicle['priceType']): Facts => ({ price: amount, priceType });
const without = 'excluding_government_charges';

describe('feed interpretation', () => {
  test.each<[name: string, file: string, vehicles: Record<string, Facts>]>([
    [
      'lets the price type pick among price columns, and never pairs an amount with the promise of another',
      'price-type-picks.csv',
      {
        P1: price(23_600, 'drive_away'),
        P2: price(25_100, without),
        P3: price(51_200, without),
        P4: price(48_900, without),
        P5: price(33_800, 'drive_away'),
      },
    ],
    [
      'takes the first price column with an amount, each with its own type',
      'price-two-columns.json',
      { J1: price(63_990, 'drive_away'), J2: price(49_100, without) },
    ],
    [
      'takes the price type from the column that supplies the price',
      'price-before-charges.csv',
      { O1: price(31_990, without), O2: price(38_490, without) },
    ],
    [
      'does not say drive away where neither column, cell nor operator does',
      'price-untyped.csv',
      { U1: price(24_490, without), U2: price(33_990, without) },
    ],
    [
      'reads a yes below drive away as the price type',
      'price-yes-no.csv',
      { Y1: price(39_990, 'drive_away'), Y2: price(34_990, without), Y3: price(28_990, without) },
    ],
  ])('%s, in the preview and on the site (FEED-01)', async (_, file, vehicles) => {
    const [{ preview, fault }, { stock }] = await Promise.all([looked(file), built(file)]);
    expect(fault).toBeNull();
    expect(factsOf(preview, vehicles)).toEqual(vehicles);
    expect(factsOf(stock.vehicles, vehicles)).toEqual(vehicles);
  });

  test('asks what prices include if the feed does not state it, in the preview and for a new dealer (FEED-01)', async () => {
    const file = join(folder, 'price-untyped.csv');
    const asked = /priceType: 2 prices don't say what they include and show as "Excl\. government charges"\./;
    expect((await looked('price-untyped.csv')).warnings.join()).toMatch(asked);
    expect(feedReport(await feedOf(file, 'en-AU', now))).toMatch(asked);
    expect((await looked('price-before-charges.csv')).warnings).toEqual([]);
  });

  test('keeps the price column’s type, whatever the default types are (FEED-01)', async () => {
    const pricing = { defaultTypes: { new: 'drive_away', demo: 'drive_away', used: 'drive_away' } };
    const { stock } = await built('price-before-charges.csv', { pricing });
    expect(stock.vehicles.map(({ priceType }) => priceType)).toEqual([without, without]);
    const untyped = await built('price-untyped.csv', { pricing });
    expect(untyped.stock.vehicles.map(({ priceType }) => priceType)).toEqual(['drive_away', 'drive_away']);
  });

  test('maps several price columns, each with its type from the settings (FEED-01)', async () => {
    const egcFirst = [
      { column: 'EgcPrice', type: without },
      { column: 'DapPrice', type: 'drive_away' },
    ];
    const mapping = { odometer: 'Kms', carType: 'NewUsed', price: egcFirst };
    const { stock } = await built('price-type-picks.csv', {
      stock: { source: { kind: 'csv', path: 'stock.csv' }, mapping },
    });
    const wanted = { P1: price(23_600, 'drive_away'), P5: price(31_100, without) };
    expect(factsOf(stock.vehicles, wanted)).toMatchObject(wanted);
  });

  test.each<[name: string, file: string, vehicles: Record<string, Facts>]>([
    [
      'counts a condition that it does not know as used (FEED-02, FEED-03)',
      'condition-words.csv',
      {
        C1: { carType: 'used' },
        C2: { carType: 'used' },
        C3: { carType: 'used' },
        C4: { carType: 'new' },
        C5: { carType: 'used' },
        C6: { carType: 'demo' },
      },
    ],
    [
      'reads a status column that holds conditions as the condition (FEED-04)',
      'condition-in-status.json',
      { B1: { carType: 'new', status: 'in_stock' }, B2: { carType: 'used', status: 'in_stock' } },
    ],
    ['reads the unit of an odometer in the header (FEED-05)', 'unit-in-header.csv', { M1: { odometer: 83_686 } }],
    [
      'reads a column for whether the odometer counts miles (FEED-05)',
      'unit-flag.csv',
      { M2: { odometer: 112_654 }, M3: { odometer: 88_000 } },
    ],
    [
      'reads the unit from a separate column, and assumes none for a unit that it does not know (FEED-05)',
      'unit-column.csv',
      { M4: { odometer: 72_420 }, M5: { odometer: 91_000 }, M6: { odometer: null } },
    ],
    [
      'reads the unit of an XML attribute (FEED-05)',
      'unit-attribute.xml',
      { M7: { odometer: 64_374 }, M8: { odometer: 90_000 } },
    ],
    [
      'reads the unit of an object (FEED-05)',
      'unit-object.json',
      { M9: { odometer: 48_280 }, M10: { odometer: 81_000 } },
    ],
  ])('%s', async (_, file, vehicles) => {
    const [{ preview, fault }, { stock }] = await Promise.all([looked(file), built(file)]);
    expect(fault).toBeNull();
    expect(factsOf(preview, vehicles)).toEqual(vehicles);
    expect(factsOf(stock.vehicles, vehicles)).toEqual(vehicles);
  });

  test('asks about an unknown condition in the same words in the preview and the build (FEED-02, FEED-03)', async () => {
    const question =
      'carType: unknown words in column "car_type": "Near New" (1 vehicle), "Not New" (1 vehicle), "As New" (1 vehicle), lines 2, 3, 4. Until you answer, they count as used. Add the answer to stock.mapping in settings.json: "carType": {"column":"car_type","words":{"Near New":"…","Not New":"…","As New":"…"}}, replacing each … with new, demo, used or certified.';
    const [look, site] = await Promise.all([looked('condition-words.csv'), built('condition-words.csv')]);
    expect(look.warnings).toContain(question);
    expect(site.warnings).toContain(question);
  });

  test('warns about a new vehicle with a large odometer reading (FEED-02)', async () => {
    const { warnings } = await looked('new-with-distance.csv');
    expect(warnings).toContain(
      'carType: 1 vehicle is listed as new with more than 2,000 km on the odometer (line 2: 38,000 km). Check whether they are demonstrators or used.',
    );
  });

  test('keeps vehicles with an unknown status off the site until the settings define it (FEED-03)', async () => {
    const { stock, rejected, warnings } = await built('status-unknown.csv');
    expect(stock.vehicles.map(({ stockNumber }) => stockNumber)).toEqual(['S3']);
    expect(rejected.map(({ stockNumber, line, field }) => [stockNumber, line, field])).toEqual([
      ['S1', 2, 'status'],
      ['S2', 3, 'status'],
    ]);
    expect(warnings.join()).toContain(
      '"Floorplan" (2 vehicles), lines 2, 3. Until you answer, vehicles already on the site stay as shoppers last saw them (stock.guards.keepHours), and new ones stay off the site.',
    );
    const answered = (answer: string) =>
      built('status-unknown.csv', {
        stock: {
          source: { kind: 'csv', path: 'stock.csv' },
          mapping: { odometer: 'Kms', status: { words: { Floorplan: answer } } },
        },
      });
    expect((await answered('in_stock')).stock.vehicles).toHaveLength(3);
    expect((await answered('hidden')).stock.vehicles).toHaveLength(1);
    await expect(answered('maybe')).rejects.toThrow('stock.mapping.status.words: "maybe" for "Floorplan"');
  });

  test('refuses a feed if no vehicle could be shown, in the preview and the build, with the reason (FEED-04)', async () => {
    const { fault, preview } = await looked('status-all-unknown.csv');
    expect(preview).toHaveLength(2);
    expect(fault).toContain('None of the 2 vehicles in the feed could be shown: 2 waiting for an answer.');
    expect(fault).toContain('status: unknown words in column "Status": "Retail" (1 vehicle), "Fleet" (1 vehicle)');
    await expect(built('status-all-unknown.csv')).rejects.toThrow('None of the 2 vehicles in the feed could be shown');
  });

  test('offers a vehicle only if its sold and visibility values are recognised and allow it (FEED-02, FEED-03)', async () => {
    const { stock, warnings } = await built('sold-and-hidden.csv');
    expect(stock.vehicles.map(({ stockNumber }) => stockNumber)).toEqual(['H7']);
    expect(stock.sold.map(({ stockNumber }) => stockNumber)).toEqual(['H1', 'H2']);
    expect(warnings.join()).toContain('sold: unknown word in column "sold": "X" (1 vehicle), line 4.');
    expect(warnings.join()).toContain('"Sometimes" (1 vehicle), line 7.');
  });

  test('does not offer a vehicle whose price indicates that it is sold or taken (FEED-02)', async () => {
    const { stock, warnings } = await built('price-sold.csv');
    expect(stock.vehicles.map(({ stockNumber }) => stockNumber)).toEqual(['T3']);
    expect(warnings.join()).toContain(
      'price: set aside in 2 rows, the price marks the vehicle as sold or no longer available, so it isn’t for sale (lines 2, 3: "SOLD")',
    );
  });

  test('keeps a vehicle at an unknown location off the site until the question is answered (GUARD-02)', async () => {
    const { stock, questions } = await built('unknown-yard.csv');
    expect(stock.vehicles.map(({ stockNumber }) => stockNumber)).toEqual(['L2']);
    expect(questions).toEqual([
      {
        field: 'locationName',
        column: 'location_name',
        words: [{ word: 'Yard 3', vehicles: 1 }],
        vehicles: 1,
        lines: [2],
      },
    ]);
  });

  const ownRows = (only: object) => ({
    stock: {
      source: { kind: 'csv', path: 'stock.csv' },
      mapping: { odometer: 'Kms', carType: 'NewUsed' },
      only,
    },
  });
  const numbersOf = ({ stock }: Awaited<ReturnType<typeof built>>) =>
    stock.vehicles.map(({ stockNumber }) => stockNumber);

  test('refuses a feed whose rows indicate additions, changes or deletions, until the settings specify the rows to keep (FEED-12)', async () => {
    const reason = /column "Action" \(Add: 1 row, Delete: 1 row, Update: 1 row\) marks rows to add, change or delete/;
    const { fault } = await looked('shared-changes.csv');
    expect(fault).toMatch(reason);
    expect(fault).toContain('Column "DealerCode" names 2 dealers (7001: 2 rows, 7002: 1 row)');
    await expect(built('shared-changes.csv')).rejects.toThrow(reason);
    const only = { Action: ['add', 'update'], DealerCode: ['7001'] };
    expect(numbersOf(await built('shared-changes.csv', ownRows(only)))).toEqual(['F1']);
  });

  test.each([
    ['Txn', ['ADD', 'UPD', 'DEL'], true],
    ['Flag', ['New', 'Changed', 'New'], true],
    ['Flag', ['New', 'Used', 'New'], false],
    ['Flag', ['New', 'New', 'New'], false],
    ['Flag', ['A', 'D', 'A'], true],
    ['Flag', ['D', 'P', 'D'], false],
    ['Change', ['N', 'C', 'D'], true],
    ['Change', ['N', 'N', 'N'], false],
    ['Row State', ['I', 'U', 'D'], true],
    ['Record Status', ['A', 'I', 'A'], false],
  ])(
    'recognises a feed of changes by the values of %s, %j, whatever the column is called (FEED-12)',
    async (name, words, isRefused) => {
      const rows = words.map((word, id) => ({ id, year: 2020, make: 'Kia', model: 'Rio', [name]: word }));
      const stock = await load(rows).catch((cause: Error) => cause.message);
      if (isRefused) expect(stock).toMatch(new RegExp(`column "${name}" .* marks rows to add, change or delete`));
      else expect(stock).toMatchObject({ vehicles: { length: 3 } });
    },
  );

  test.each(['Dealer', 'Seller Name', 'Rooftop'])(
    'warns about several dealers under %s until the settings answer (FEED-12)',
    async (column) => {
      const rows = ['Northside Toyota', 'Southside Mazda'].map((dealer, id) => ({
        id,
        year: 2020,
        make: 'Kia',
        model: 'Rio',
        [column]: dealer,
      }));
      const warnings = async (stock = {}) =>
        (await load(rows, stock)).warnings.filter((text) => text.includes('names 2'));
      expect(await warnings()).toEqual([expect.stringContaining(`Column "${column}" names 2 dealers`)]);
      expect(await warnings({ ignoredColumns: [column] })).toEqual([]);
      expect(await warnings({ only: { [column]: ['Northside Toyota', 'Southside Mazda'] } })).toEqual([]);
    },
  );

  test('keeps one dealer’s rows of a shared feed, and warns until the settings specify that dealer (FEED-12)', async () => {
    const all = await built('shared-feed.csv');
    expect(numbersOf(all)).toEqual(['G1', 'G2']);
    expect(all.warnings.join()).toContain('Column "DealerCode" names 2 dealers (7001: 1 row, 7002: 1 row)');
    const own = await built('shared-feed.csv', ownRows({ DealerCode: ['7002'] }));
    expect([numbersOf(own), own.warnings.filter((text) => text.includes('dealers'))]).toEqual([['G2'], []]);
    await expect(built('shared-feed.csv', ownRows({ DealerCode: ['7009'] }))).rejects.toThrow(
      'none of its 2 rows matches "DealerCode" = "7009" (found: 7001: 1 row, 7002: 1 row)',
    );
    await expect(built('shared-feed.csv', ownRows({ Dealer: ['7001'] }))).rejects.toThrow('has no column "Dealer"');
  });
});
