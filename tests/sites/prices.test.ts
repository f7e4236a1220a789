import { beforeAll, describe, expect, test } from 'vitest';
import { priceTypeLabel } from '#src/domain/price/price-type.ts';
import { priceTypes } from '#src/domain/vehicle/vehicle.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import {
  cardPrices,
  feedPrices,
  pagePrice,
  rowPrices,
  structuredPrice,
  structuredVehicle,
  type DisplayPrice,
} from '../support/prices.ts';
import { structuredData } from '../../scripts/check-site/references.ts';

const amountOf = (text: string): number | null => (/^\$[\d,]+$/.test(text) ? Number(text.replace(/[$,]/g, '')) : null);
const currencies: Record<string, string> = { 'kauri-cars': 'NZD', 'lakeside-auto': 'USD' };

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  const ownPage = new Map<string, DisplayPrice>();
  const elsewhere: (DisplayPrice & { on: string })[] = [];
  beforeAll(async () => {
    demo = await demoSite(slug);
    for (const { file, path, kind } of demo.site.pages) {
      const page = demo.site.html(file);
      if (kind === 'vehicle') ownPage.set(path, pagePrice(page, path));
      elsewhere.push(...[...cardPrices(page), ...rowPrices(page)].map((price) => ({ ...price, on: path })));
    }
  });

  test("shows the same price on a vehicle's page, cards and lists (PRICE-02)", () => {
    expect(elsewhere.length).toBeGreaterThan(ownPage.size);
    expect(
      elsewhere
        .filter(({ url, text }) => ownPage.get(url)?.text !== text)
        .map(({ url, text, on }) => `${url}: ${text} on ${on}, ${ownPage.get(url)?.text} on its page`),
    ).toEqual([]);
  });

  test("states the page's price and currency in structured data (PRICE-02)", () => {
    const wrong = demo.site.ofKind('vehicle').flatMap(({ file, path }) => {
      const shown = amountOf(ownPage.get(path)?.text ?? '');
      const offer = structuredPrice(demo.site.text(file));
      const isSame =
        shown === null
          ? offer === null
          : (offer?.price ?? offer?.weekly) === shown && offer?.currency === (currencies[slug] ?? 'AUD');
      return isSame ? [] : [`${path}: ${shown} on the page, ${JSON.stringify(offer)} in the data`];
    });
    expect(wrong).toEqual([]);
  });

  test("states the page's price in feeds, as a number and in text (PRICE-02)", () => {
    const { siteUrl } = demo.tenant.settings;
    const told = feedPrices(demo.site).map(({ url, ...one }) => ({ ...one, path: url.slice(siteUrl.length) }));
    expect(told.length > 0).toBe([...demo.site.files].some((file) => file.startsWith('feeds/')));
    const wrong = told.filter(({ path, amount, words }) => {
      const { text = '', label = '' } = ownPage.get(path) ?? {};
      const stands = words === null || words.toLowerCase().includes(`${text} ${label}`.trim().toLowerCase());
      return !stands || (amount !== null && amount !== amountOf(text));
    });
    expect(wrong).toEqual([]);
  });

  test('shows the price from the stock on the page (PRICE-02)', () => {
    const wrong = demo.stock.vehicles.filter(({ price, subscriptionPrice, slug: name }) => {
      const shown = amountOf(ownPage.get(`/cars/${name}`)?.text ?? '');
      return shown !== null && shown !== Math.round(price ?? 0) && shown !== Math.round(subscriptionPrice ?? 0);
    });
    expect(ownPage.size).toBe(demo.stock.vehicles.length);
    expect(wrong.map(({ slug: name }) => name)).toEqual([]);
  });

  test('shows the price type beside every price, using one of the dealer’s own labels (PRICE-01)', () => {
    const shown = [...[...ownPage.values()].map((price) => ({ ...price, on: price.url })), ...elsewhere].filter(
      ({ text }) => text.startsWith('$'),
    );
    expect(shown.length).toBeGreaterThan(60);
    expect([
      ...new Set(shown.filter(({ label }) => label === '').map(({ on, url }) => (on === url ? 'a vehicle page' : on))),
    ]).toEqual([]);
    expect(new Set(shown.map(({ label }) => label.toLowerCase())).size).toBeLessThanOrEqual(5);
  });

  test('states the price type of every "from" price (PRICE-01)', () => {
    const { settings } = demo.tenant;
    const labels = priceTypes.map((type) => priceTypeLabel(type, settings).toLowerCase());
    const shown = demo.site.pages
      .flatMap(({ file, path }) =>
        demo.site
          .html(file)
          .querySelectorAll(
            '.model__from, .story__from, .range__from, .tile__from, .browse-tile__from, .page-head__from, .search__from',
          )
          .map((element) => ({ path, text: element.text.replace(/\s+/g, ' ').trim().toLowerCase() })),
      )
      .filter(({ text }) => text.includes('$'));
    expect(shown.length).toBeGreaterThan(3);
    expect(
      shown.filter(
        ({ text }) =>
          !labels.some((label) => new RegExp(`from \\$[\\d,]+ ${label.replaceAll('.', '\\.')}$`).test(text)),
      ),
    ).toEqual([]);
  });

  test('shows no cents, except in prices per litre, gallon or kilowatt hour (PRICE-01)', () => {
    const withCents = demo.site.pages.filter(({ file }) =>
      /\$\d[\d,]*\.\d(?!\d? a (?:litre|gallon|kWh)\b)/.test(
        demo.site.text(file).replace(/<script\b[\s\S]*?<\/script>/g, ''),
      ),
    );
    expect(withCents.map(({ path }) => path)).toEqual([]);
  });

  test('describes the vehicle, offer, seller and breadcrumb in structured data (OPS-07)', () => {
    const types: Record<string, string> = { 'apex-motorcycles': 'Motorcycle', 'southern-cross-caravans': 'Vehicle' };
    for (const { file, path, kind } of demo.site.pages) {
      const objects = structuredData(demo.site.text(file));
      if (kind !== 'vehicle') continue;
      const vehicle = structuredVehicle(demo.site.text(file));
      const trail = objects.find((object) => object['@type'] === 'BreadcrumbList');
      expect(vehicle, path).toMatchObject({ '@context': 'https://schema.org' });
      if (amountOf(ownPage.get(path)?.text ?? '') === null) expect(vehicle, path).not.toHaveProperty('offers');
      else
        expect(vehicle?.offers, path).toMatchObject({
          '@type': 'Offer',
          availability: expect.stringMatching(/schema\.org\//),
          seller: { '@type': 'AutoDealer' },
        });
      expect([types[slug] ?? 'Car', 'Product'], path).toContain(vehicle?.['@type']);
      expect(trail, path).toBeDefined();
    }
    expect(structuredData(demo.site.text('index.html')).some((object) => object['@type'] === 'AutoDealer')).toBe(true);
  });
});
