import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { siteOf } from '#src/site/site.ts';
import { arrivalsFeed } from '#src/view/syndication/arrivals-feed.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const listed = Date.parse('2026-11-10T00:00:00Z');
const good: Partial<Vehicle> = {
  carType: 'used',
  status: 'in_stock',
  state: 'NSW',
  plate: 'ABC12D',
  createdAt: listed,
  price: 18_990,
  priceType: 'drive_away',
};

function feedOf(vehicles: Partial<Vehicle>[], at = '2026-11-20T10:00:00+11:00'): string {
  const tenant = aTenant({});
  const made = vehicles.map((change, n) => aVehicle({ ...good, id: `v${n}`, slug: `v-${n}`, ...change }));
  const stock = someStock(made, { at: Date.parse(at) });
  return arrivalsFeed(siteOf(tenant, stock, siteContext(tenant, stock)));
}
const slugs = (feed: string) =>
  [...feed.matchAll(/<item>.*?<link>[^<]*\/cars\/([^<]*)<\/link>/g)].map(([, slug]) => slug);

describe('the RSS feed of arrivals (OPS-07)', () => {
  test('describes each vehicle with price and registration, listing date and photo', () => {
    const feed = feedOf([{ images: ['https://photos.example/1.jpg?a=1&b=2'], imagesAreIllustrations: false }]);
    expect(feed).toContain('<pubDate>Tue, 10 Nov 2026 00:00:00 GMT</pubDate>');
    expect(feed).toMatch(/<description>[^<]*\$18,990 [dD]rive away[^<]*Registration ABC12D\./);
    expect(feed).toMatch(/<guid isPermaLink="true">https:\/\/[^<]+\/cars\/v-0<\/guid>/);
    expect(feed).toMatch(/<media:content url="https:[^"]*" medium="image">/);
    expect(feed).toContain('xmlns:media="http://search.yahoo.com/mrss/"');
  });

  test('lists the fifty newest vehicles, newest first, regardless of the build time', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ createdAt: listed + n * 60_000 }));
    const feed = feedOf(many);
    expect(slugs(feed)).toEqual(Array.from({ length: 50 }, (_, n) => `v-${59 - n}`));
    expect(feedOf(many, '2026-12-20T10:00:00+11:00')).toBe(feed);
  });

  test('leaves out unavailable stock, accessories, and vehicles without a listing date or required plate (LAW-01)', () => {
    const left: Partial<Vehicle>[] = [
      { status: 'sold', soldAt: Date.parse('2026-11-19T10:00:00+11:00') },
      { reserved: true },
      { itemType: 'accessory' },
      { createdAt: null },
      { plate: null },
    ];
    expect(slugs(feedOf([...left, {}]))).toEqual([`v-${left.length}`]);
  });

  test('omits the image of a vehicle that has only illustrations', () => {
    const feed = feedOf([{ images: ['https://photos.example/1.jpg'], imagesAreIllustrations: true }]);
    expect(slugs(feed)).toEqual(['v-0']);
    expect(feed).not.toContain('media');
  });
});
