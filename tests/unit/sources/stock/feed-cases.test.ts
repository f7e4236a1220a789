/** Small feeds of other systems (tests/fixtures/feeds), read as `npm run feed` and as a new dealer's first build read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allowanceOf } from '#src/domain/tenant/allowance.ts';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { readFeed } from '#src/sources/stock/read-feed.ts';
import { lookAtFeed, type FeedLook } from '../../../../scripts/feed/look-at-feed.ts';
import { dealerToBe } from '../../../../scripts/tenants/dealer-to-be.ts';
import { feedOf } from '../../../../scripts/tenants/feed-of-new-tenant.ts';
import { scaffold } from '../../../../scripts/tenants/scaffold.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { tempDir } from './helpers.ts';

const folder = fileURLToPath(new URL('../../../fixtures/feeds/', import.meta.url));

/** What `npm run feed -- FILE` shows. */
async function looked(file: string, locale: Locale = 'en-AU'): Promise<FeedLook> {
  const source = { kind: extname(file).slice(1) as FeedFormat, path: basename(file), list: null, entry: null };
  const feed = await readFeed(source, { tenantDir: folder, allowance: allowanceOf('sample') });
  return lookAtFeed(feed, dealerToBe(locale, source), folder, now);
}

/** The site that `npm run new-tenant -- --feed FILE` leads to. */
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

describe('the meaning of a feed', () => {
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

  test('keeps the type of the price column whatever the default types are (FEED-01)', async () => {
    const pricing = { defaultTypes: { new: 'drive_away', demo: 'drive_away', used: 'drive_away' } };
    const { stock } = await built('price-before-charges.csv', { pricing });
    expect(stock.vehicles.map(({ priceType }) => priceType)).toEqual([without, without]);
    const untyped = await built('price-untyped.csv', { pricing });
    expect(untyped.stock.vehicles.map(({ priceType }) => priceType)).toEqual(['drive_away', 'drive_away']);
  });

  test('maps several price columns, each with the type that the settings give it (FEED-01)', async () => {
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
});
