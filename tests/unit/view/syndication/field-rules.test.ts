/** The catalogues' own field rules, as if illustrations were photos. */
import { join } from 'node:path';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SyndicationFeed } from '#src/domain/tenant/settings/syndication.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { syndicatedFile } from '#src/view/syndication/syndication.ts';
import { demoSlugs, type DemoSlug } from '../../../support/demo-sites.ts';

const price = /^[1-9]\d* (?:AUD|NZD|USD)$/;
const year = /^(?:19|20)\d\d$/;
const url = /^https:\/\/\S+$/;
const text = /\S/;

/** Required fields, and formats of optional fields that have a value. */
const rules: Record<SyndicationFeed, { required: Record<string, RegExp>; optional: Record<string, RegExp> }> = {
  google: {
    required: {
      id: text,
      vin: /^[A-HJ-NPR-Z0-9]{17}$/,
      store_code: text,
      link: url,
      link_template: /^https:\/\/\S+\{store_code\}$/,
      google_product_category: /^916$/,
      brand: text,
      model: text,
      year,
      condition: /^(?:new|used)$/,
      mileage: /^\d+ (?:km|miles)$/,
      color: text,
      price,
      image_link: url,
    },
    optional: { additional_image_link: /^https:[^,]+(?:,https:[^,]+){0,9}$/, certified_pre_owned: /^(?:yes|no)$/ },
  },
  meta: {
    required: {
      vehicle_id: text,
      vehicle_type: /^(?:CAR_TRUCK|MOTORCYCLE|RV_CAMPER)$/,
      title: text,
      description: /^.{1,5000}$/su,
      url,
      make: text,
      model: text,
      year,
      body_style: /^(?:CONVERTIBLE|COUPE|HATCHBACK|MINIVAN|TRUCK|SUV|SEDAN|VAN|WAGON|CROSSOVER|OTHER)$/,
      'mileage.value': /^\d+$/,
      'mileage.unit': /^(?:KM|MI)$/,
      price,
      state_of_vehicle: /^(?:NEW|USED|CPO)$/,
      'address.addr1': text,
      'address.city': text,
      'address.region': text,
      'address.country': /^(?:AU|NZ|US)$/,
      latitude: /^-?\d+\.\d+$/,
      longitude: /^-?\d+\.\d+$/,
      'image[0].url': url,
    },
    optional: { 'image[9].url': url },
  },
  microsoft: {
    required: {
      Country: /^(?:AU|NZ|US)$/,
      'Final URL': url,
      'Image URL': /^https:[^,;]+(?:;https:[^,;]+)*$/,
      Make: text,
      Model: text,
      Year: year,
      Price: price,
      'State of vehicle': /^(?:new|used)$/,
      'Vehicle ID': text,
    },
    optional: {},
  },
};

const tenantsDir = join(import.meta.dirname, '../../../../tenants');
const now = Date.parse('2026-11-20T10:00:00+11:00');
const sites = new Map<DemoSlug, Site>();
/** Sites whose illustrations don't count as photos. */
const drawn = new Map<DemoSlug, Site>();
beforeAll(async () => {
  for (const slug of demoSlugs) {
    const { tenant, stock } = await loadSite(slug, { tenantsDir, now });
    drawn.set(slug, siteOf(tenant, stock, siteContext(tenant, stock)));
    const photographed = {
      ...stock,
      vehicles: stock.vehicles.map((vehicle) => ({ ...vehicle, imagesAreIllustrations: false })),
    };
    sites.set(slug, siteOf(tenant, photographed, siteContext(tenant, photographed)));
  }
});

const rowsOf = (slug: DemoSlug, feed: SyndicationFeed): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(syndicatedFile(sites.get(slug)!)(feed).body, {
    header: true,
    skipEmptyLines: true,
    delimiter: feed === 'meta' ? ',' : '\t',
    quoteChar: feed === 'meta' ? '"' : '\0',
  }).data;

describe.each(Object.keys(rules) as SyndicationFeed[])('the feed for %s (SYND-01, SYND-02, SYND-03)', (feed) => {
  test.each(demoSlugs)('follows the field rules at %s', (slug) => {
    const { required, optional } = rules[feed];
    const faults = rowsOf(slug, feed).flatMap((row) =>
      [
        ...Object.entries(required).filter(([field, rule]) => !rule.test(row[field] ?? '')),
        ...Object.entries(optional).filter(([field, rule]) => row[field] !== '' && !rule.test(row[field] ?? '')),
      ].map(([field]) => `${row.id ?? row.vehicle_id ?? row['Vehicle ID']}: ${field} ${row[field]}`),
    );
    expect(faults).toEqual([]);
  });
});

test.each(demoSlugs)(
  'never sends an illustration from %s as a photo, whatever the country and host (SYND-04)',
  (slug) => {
    const site = drawn.get(slug)!;
    for (const feed of ['google', 'meta', 'microsoft'] as const) {
      const { vehicles, leftOut } = syndicatedFile(site)(feed);
      expect([feed, vehicles]).toEqual([feed, 0]);
      expect(leftOut.some(({ reason }) => reason === 'its image is an illustration')).toBe(true);
    }
  },
);

test('fills the Google feed of Australian dealers, with a type for every price (SYND-01)', () => {
  for (const slug of ['harbour-motors', 'ironbark-ford'] as const) {
    const rows = rowsOf(slug, 'google');
    expect(rows.length, slug).toBeGreaterThan(30);
    const types = rows.map(({ condition, vehicle_price_type: type }) => `${condition}: ${type}`);
    expect(
      types.filter(
        (type) =>
          !/^(?:new: (?:estimated_)?drive_away_price|used: (?:drive_away|excluding_government_charges)_price)$/.test(
            type,
          ),
      ),
      slug,
    ).toEqual([]);
  }
});
