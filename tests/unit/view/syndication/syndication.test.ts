import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '#src/site/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { SyndicationFeed } from '#src/domain/tenant/settings/syndication.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { syndicatedFile, syndicatedFiles } from '#src/view/syndication/syndication.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { join } from 'node:path';

const tenantsDir = join(import.meta.dirname, '../../../../tenants');
const now = Date.parse('2026-11-20T10:00:00+11:00');
const loaded = new Map<string, Awaited<ReturnType<typeof loadSite>>>();
beforeAll(async () => {
  for (const slug of ['harbour-motors', 'lakeside-auto', 'apex-motorcycles', 'southern-cross-caravans'])
    loaded.set(slug, await loadSite(slug, { tenantsDir, now }));
});

function siteWith(slug: string, changes: Partial<Vehicle>[]): Site {
  const { tenant, stock } = loaded.get(slug)!;
  const [first] = stock.vehicles.filter(({ status, itemType }) => status === 'in_stock' && itemType !== 'accessory');
  const good: Partial<Vehicle> = {
    price: 18_990,
    priceType: 'drive_away',
    carType: 'used',
    images: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
    imagesAreIllustrations: false,
    reserved: false,
    plate: 'ABC12D',
    vin: '1HGCM82633A004352',
    colour: 'Red',
    odometer: 20_000,
    subscriptionPrice: null,
  };
  const vehicles = changes.map((change, n) => ({ ...first!, ...good, id: `v${n}`, slug: `v-${n}`, ...change }));
  const own = { ...stock, vehicles, sold: [] };
  return siteOf(tenant, own, siteContext(tenant, own));
}

const rowsOf = (site: Site, feed: SyndicationFeed): Record<string, string>[] => {
  const { body } = syndicatedFile(site)(feed);
  const parsed = Papa.parse<Record<string, string>>(body.trimEnd(), {
    header: true,
    delimiter: feed === 'meta' ? ',' : '\t',
    quoteChar: feed === 'meta' ? '"' : '\0',
  });
  expect(parsed.errors).toEqual([]);
  return parsed.data;
};
const reasons = (site: Site, feed: SyndicationFeed): string[] =>
  syndicatedFile(site)(feed).leftOut.map(({ vehicle, reason }) => `${vehicle}: ${reason}`);
const row = (slug: string, feed: SyndicationFeed, change: Partial<Vehicle> = {}) =>
  rowsOf(siteWith(slug, [change]), feed)[0];

describe('Google vehicle ads (SYND-01)', () => {
  test('include everything that an Australian advertisement needs', () => {
    const found = row('harbour-motors', 'google', { badge: 'Ascent\tSport' })!;
    expect(found).toMatchObject({
      id: 'v0',
      vin: '1HGCM82633A004352',
      google_product_category: '916',
      condition: 'used',
      mileage: '20000 km',
      color: 'Red',
      price: '18990 AUD',
      vehicle_price_type: 'drive_away_price',
      trim: 'Ascent Sport',
    });
    expect(found.link).toMatch(/^https:\/\/[^/]+\/cars\/v-0$/);
    expect(found.link_template).toBe(`${found.link}?store={store_code}`);
    expect(found.image_link).toMatch(/^https:\/\//);
    expect(found.additional_image_link!.split(',')).toHaveLength(1);
    expect(found.description).toMatch(/\$18,990 [dD]rive away.*Registration ABC12D\. [\w ]+ licence [^.]+\./);
  });

  test.each([
    ['new', 'drive_away', 'drive_away_price'],
    ['new', 'estimated_drive_away', 'estimated_drive_away_price'],
    ['new', 'excluding_government_charges', null],
    ['new', 'plain', null],
    ['demo', 'excluding_government_charges', 'excluding_government_charges_price'],
    ['used', 'drive_away', 'drive_away_price'],
    ['used', 'excluding_government_charges', 'excluding_government_charges_price'],
    ['used', 'estimated_drive_away', null],
    ['used', 'plain', null],
  ] as const)('a %s vehicle with price type %s: %s (PRICE-01)', (carType, priceType, told) => {
    const site = siteWith('harbour-motors', [{ carType, priceType }]);
    expect(rowsOf(site, 'google').map((found) => found.vehicle_price_type)).toEqual(told === null ? [] : [told]);
    expect(reasons(site, 'google')).toHaveLength(told === null ? 1 : 0);
  });

  test('include each VIN only once, and leave out incomplete cars, motorcycles, caravans, motorhomes and buses', () => {
    const site = siteWith('harbour-motors', [
      {},
      {},
      { vin: '1HGCM8263' },
      { vin: null },
      { odometer: null },
      { colour: null },
      { body: 'motorhome' },
      { body: 'bus' },
    ]);
    expect(reasons(site, 'google')).toEqual([
      'v1: another vehicle has the same vin',
      'v2: it has no 17-character VIN',
      'v3: it has no 17-character VIN',
      'v4: its odometer is missing',
      'v5: its colour is missing',
      'v6: Google vehicle ads only accept cars and utes',
      'v7: Google vehicle ads only accept cars and utes',
    ]);
    for (const slug of ['apex-motorcycles', 'southern-cross-caravans'])
      expect(reasons(siteWith(slug, [{}]), 'google')).toEqual(['v0: Google vehicle ads only accept cars and utes']);
  });

  test('use miles and store codes in the United States, without price types or new vehicles', () => {
    const site = siteWith('lakeside-auto', [
      { locationSlug: 'manitowoc', priceType: null },
      { locationSlug: 'sheboygan', priceType: null, vin: '1HGCM82633A004353' },
      { carType: 'new', vin: '1HGCM82633A004354' },
    ]);
    expect(rowsOf(site, 'google')).toMatchObject([
      { store_code: 'LAKESIDE-MTW', mileage: '12427 miles', price: '18990 USD', vehicle_price_type: '' },
      { store_code: 'sheboygan' },
    ]);
    expect(reasons(site, 'google')).toEqual([expect.stringContaining('v2: Google requires the manufacturer’s price')]);
  });
});

describe('Meta’s automotive catalogue (SYND-02)', () => {
  test('includes cars, motorcycles and caravans with their vehicle types', () => {
    expect(row('harbour-motors', 'meta', { body: 'ute', certified: true })).toMatchObject({
      vehicle_id: 'v0',
      vehicle_type: 'CAR_TRUCK',
      body_style: 'TRUCK',
      state_of_vehicle: 'CPO',
      price: '18990 AUD',
      'mileage.value': '20000',
      'mileage.unit': 'KM',
      'address.country': 'AU',
      'address.region': 'NSW',
      'image[2].url': '',
    });
    expect(row('apex-motorcycles', 'meta')).toMatchObject({ vehicle_type: 'MOTORCYCLE' });
    expect(row('southern-cross-caravans', 'meta', { odometer: null, body: 'caravan' })).toMatchObject({
      vehicle_type: 'RV_CAMPER',
      'mileage.value': '0',
    });
  });

  test('keeps quotes, commas and line breaks within a cell', () => {
    const badge = 'The "Best", ever\nseen';
    expect(row('harbour-motors', 'meta', { badge })!.trim).toBe(badge);
  });
});

test('writes Microsoft’s nine attributes, and image URLs without commas (SYND-03)', () => {
  const found = row('harbour-motors', 'microsoft', {
    images: ['https://photos.example/1,a.jpg', `https://photos.example/${'x'.repeat(2100)}.jpg`],
  })!;
  expect(Object.keys(found)).toEqual([
    'Country',
    'Final URL',
    'Image URL',
    'Make',
    'Model',
    'Year',
    'Price',
    'State of vehicle',
    'Vehicle ID',
  ]);
  expect(found).toMatchObject({ Country: 'AU', Price: '18990 AUD', 'State of vehicle': 'used', 'Vehicle ID': 'v0' });
  expect(found['Image URL']).not.toMatch(/[,;]/);
});

describe('vehicles excluded from every catalogue (SYND-04)', () => {
  const cases: [Partial<Vehicle>, string][] = [
    [{ status: 'sold', soldAt: now }, 'it is sold'],
    [{ status: 'coming_soon' }, 'it hasn’t arrived yet'],
    [{ preorder: true }, 'it hasn’t arrived yet'],
    [{ reserved: true }, 'it is reserved'],
    [{ price: null }, 'it has no price'],
    [{ price: 1 }, 'it has no price'],
    [{ itemType: 'accessory' }, 'it’s an accessory, not a vehicle'],
    [{ locationSlug: null }, 'it isn’t at any of the dealer’s locations'],
    [{ images: [] }, 'it has no photo'],
    [{ imagesAreIllustrations: true }, 'its image is an illustration'],
    [{ plate: null }, 'its number plate is missing, which advertisements in New South Wales must include'],
  ];
  test.each(cases)('%j: %s', (change, reason) => {
    const site = siteWith('harbour-motors', [change]);
    for (const feed of ['google', 'meta', 'microsoft'] as const) {
      expect(rowsOf(site, feed), feed).toEqual([]);
      expect(syndicatedFile(site)(feed).leftOut, feed).toMatchObject([{ feed, vehicle: 'v0', reason }]);
    }
  });

  test('and those in a feed add up to all vehicles on the site', () => {
    const { tenant, stock } = loaded.get('lakeside-auto')!;
    const photographed = {
      ...stock,
      vehicles: stock.vehicles.map((vehicle) => ({ ...vehicle, imagesAreIllustrations: false })),
    };
    const site = siteOf(tenant, photographed, siteContext(tenant, photographed));
    const files = syndicatedFiles(site);
    expect(files.map(({ feed }) => feed)).toEqual(['google', 'meta', 'microsoft']);
    for (const { vehicles, leftOut, feed } of files) {
      expect(vehicles).toBeGreaterThan(50);
      expect(rowsOf(site, feed)).toHaveLength(vehicles);
      expect(vehicles + leftOut.length).toBe(site.index.vehicles.length);
    }
  });
});
