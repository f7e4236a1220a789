import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteFolder } from '../../../scripts/check-site/site-folder.ts';
import { demoSite, type DemoSite, type DemoSlug } from '../../support/demo-sites.ts';
import { Workspace } from '../../support/generator.ts';
import { foundNotAmerican, notAmerican } from '../../support/not-american.ts';
import { structuredPrice, structuredVehicle } from '../../support/prices.ts';
import { rows, visibleText } from '../../support/text.ts';

const load = async (slug: DemoSlug, set: (demo: DemoSite) => void) => set(await demoSite(slug));

/** Each with the first page it appears on. */
function found(demo: DemoSite, pattern: RegExp): string[] {
  const hits = new Map<string, string>();
  for (const { path, file } of demo.site.pages) {
    for (const [hit] of visibleText(demo.site.html(file)).matchAll(pattern)) if (!hits.has(hit)) hits.set(hit, path);
  }
  return [...hits].map(([hit, path]) => `${hit} on ${path}`);
}

describe('a dealer in the United States', () => {
  let demo: DemoSite;
  beforeAll(() =>
    load('lakeside-auto', (loaded) => {
      demo = loaded;
    }),
  );

  test('writes color, inquiry and personalized instead of the Australian spelling (REG-01)', () => {
    for (const pattern of notAmerican) expect(found(demo, pattern)).toEqual([]);
    const vehicle = demo.site.page(`/cars/${demo.stock.vehicles.find(({ status }) => status === 'in_stock')!.slug}`);
    expect(visibleText(vehicle)).toMatch(/\bInquire\b/);
    expect(rows(vehicle, '.key-facts').Color).toBeDefined();
  });

  test('shows distances in miles (REG-01)', () => {
    expect(found(demo, /\d km\b/g)).toEqual([]);
    for (const vehicle of demo.stock.vehicles.filter(({ odometer }) => odometer !== null)) {
      const facts = rows(demo.site.page(`/cars/${vehicle.slug}`), '.key-facts');
      const shown = Object.values(facts).find((value) => /^[\d,]+ mi$/.test(value)) ?? '';
      expect(Math.abs(Number(shown.replace(/\D/g, '')) - vehicle.odometer! / 1.609344), vehicle.slug).toBeLessThan(1);
    }
  });

  test('declares US English, US dollars and miles in the markup of vehicle pages (REG-01)', () => {
    for (const { file, path } of demo.site.ofKind('vehicle')) {
      const html = demo.site.text(file);
      expect(html, path).toContain('<html lang="en-US"');
      const car = structuredVehicle(html)!;
      if (car.mileageFromOdometer) expect(car.mileageFromOdometer, path).toMatchObject({ unitCode: 'SMI' });
      if (car.offers) expect(structuredPrice(html), path).toMatchObject({ currency: 'USD' });
    }
  });

  test('shows prices in dollars before tax, title and registration (REG-01)', () => {
    const labels = new Set(demo.site.page('/cars/').querySelectorAll('.card__price-type').map(visibleText));
    expect([...labels]).toEqual(['Before tax, title and registration']);
    expect(
      demo.site
        .page('/cars/')
        .querySelectorAll('.card__price')
        .map(visibleText)
        .filter((price) => !/^\$\d{1,3}(,\d{3})*$/.test(price)),
    ).toEqual([]);
  });
});

describe('a dealer in the United States with finance, trade-ins and service', () => {
  const space = new Workspace();
  const slug = 'lakeside-auto';
  afterAll(() => space.remove());

  test('uses American words throughout, and shows loan payments per month (REG-01)', async () => {
    space.addTenant(slug);
    writeFileSync(
      join(space.tenants, slug, 'pages/trade-in.md'),
      '---\ntitle: Trade in\ndescription: What we pay for yours.\n---\n\nBring it in.\n',
    );
    space.settings(slug, (settings: Record<string, object>) => {
      for (const area of ['finance', 'tradeIn', 'labels', 'buttons', 'header', 'vehiclePage']) delete settings[area];
      Object.assign(settings['home']!, { featured: {}, sections: ['search', 'bodies', 'budget', 'stock', 'service'] });
      settings['tradeIn'] = { valuation: false };
      const lender = { key: 'lake', name: 'Lake Credit Union', rule: 'G' };
      settings['finance'] = { shown: true, provider: 'lake', lenders: [lender] };
    });
    const offer = { interestRate: 7.49, comparisonRate: 7.49, paymentMonth: 389, deposit: 2000 };
    space.setStock(
      slug,
      space.stock(slug).map((row) => ({ ...row, finance_lenders: { lake: offer } })),
    );
    const { code, stderr } = await space.run('build', [slug]);
    expect(code, stderr).toBe(0);
    const site = new SiteFolder(join(space.out(), slug));
    const wordsOf = (path: string) => visibleText(site.page(path));
    for (const path of ['/', '/service', '/trade-in', '/budget/'])
      expect(foundNotAmerican(wordsOf(path)), path).toEqual([]);
    const vehicles = site.ofKind('vehicle').map(({ path }) => wordsOf(path));
    expect(vehicles.flatMap(foundNotAmerican)).toEqual([]);
    expect(wordsOf('/')).toMatch(/Inventory.*Featured inventory/s);
    expect(wordsOf('/service')).toMatch(/Schedule service.*License plate/s);
    expect(wordsOf('/trade-in')).toMatch(/Mileage.*License plate/s);
    expect(vehicles.find((text) => text.includes('Finance calculator'))).toMatch(
      /Down payment.*Balloon payment.*Payments.*Payment \$[\d,]+ per month/s,
    );
    const offered = site.ofKind('vehicle').map(({ path }) => rows(site.page(path), '.finance-from'));
    expect(offered).toContainEqual({ 'Finance from': '$389 per month', APR: '7.49%' });
    expect(wordsOf('/budget/')).toMatch(/Down payment.*10% APR, excluding fees/s);
    expect(site.page('/budget/').querySelector('[value="monthly"]')!.hasAttribute('checked')).toBe(true);
  });
});

describe('a dealer in New Zealand', () => {
  let demo: DemoSite;
  beforeAll(() =>
    load('kauri-cars', (loaded) => {
      demo = loaded;
    }),
  );

  test('keeps colour and kilometres, and prices cars in New Zealand dollars (REG-01)', () => {
    expect(found(demo, /\b(color|inquir\w+|personaliz\w+|\d mi)\b/gi)).toEqual([]);
    for (const { file, path } of demo.site.ofKind('vehicle')) {
      const html = demo.site.text(file);
      const car = structuredVehicle(html)!;
      expect(html, path).toContain('<html lang="en-NZ"');
      if (car.mileageFromOdometer) expect(car.mileageFromOdometer, path).toMatchObject({ unitCode: 'KMT' });
      if (car.offers) expect(structuredPrice(html), path).toMatchObject({ currency: 'NZD' });
    }
  });

  test('shows a subscription price per week (CARD-05)', () => {
    const subscribed = demo.stock.vehicles.filter(({ subscriptionPrice }) => subscriptionPrice !== null);
    expect(subscribed.length).toBeGreaterThan(0);
    for (const { slug } of subscribed)
      expect(visibleText(demo.site.page(`/cars/${slug}`).querySelector('.price-block')), slug).toMatch(
        /\$\d+ per week/,
      );
  });

  test('hides save, compare and sign-in where they are switched off (CONF-03)', () => {
    expect(
      demo.site.pages
        .filter(({ file }) =>
          /data-save=|data-vehicle=|data-buttons|data-saved-list|href="\/sign-in/.test(demo.site.text(file)),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('hides coming-soon cars where the dealer excludes them (SRCH-20)', () => {
    expect(demo.stock.vehicles.filter(({ status }) => status === 'coming_soon')).toEqual([]);
    expect(found(demo, /COMING SOON/g)).toEqual([]);
  });
});

describe('dealers in Australia', () => {
  test('count in kilometres and keep the u in colour (REG-01)', async () => {
    for (const slug of ['harbour-motors', 'everyday-cars'] as const) {
      const demo = await demoSite(slug);
      expect(found(demo, /\b(color|inquir\w+|personaliz\w+)\b/gi), slug).toEqual([]);
      expect(visibleText(demo.site.page('/cars/')), slug).toMatch(/\d{1,3},\d{3} km/);
    }
  });
});
