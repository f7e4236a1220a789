import { beforeAll, describe, expect, test } from 'vitest';
import { structuredData } from '../../../scripts/check-site/references.ts';
import { demoSite, type DemoSite } from '../../support/demo-sites.ts';
import { rows, visibleText } from '../../support/text.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await demoSite('apex-motorcycles');
});

const isAccessory = ({ itemType }: { itemType: string }) => itemType === 'accessory';
const accessories = () =>
  demo.stock.vehicles
    .filter(isAccessory)
    .map((vehicle) => ({ vehicle, page: demo.site.page(`/cars/${vehicle.slug}`) }));
/** By URL. */
const cards = () =>
  demo.site
    .ofKind('landing')
    .flatMap(({ file }) => demo.site.html(file).querySelectorAll('.card'))
    .map((card) => ({
      card,
      slug: card.querySelector('.card__title a')?.getAttribute('href')?.replace('/cars/', '') ?? '',
    }));

describe('a motorcycle shop', () => {
  test('calls the stock “motorcycles” in lists, menus and pages (REG-02)', () => {
    expect(visibleText(demo.site.page('/cars/').querySelector('h1')).toLowerCase()).toContain('motorcycle');
    expect(visibleText(demo.site.page('/').querySelector('header nav'))).toContain('All motorcycles');
    const wrong = demo.site.pages
      .filter(({ kind }) => kind !== 'content')
      .flatMap(
        ({ path }) =>
          /\b(this|similar|all|these|used|new|demo|\d+) (cars?|vans?)\b/i.exec(
            visibleText(demo.site.page(path)),
          )?.[0] ?? [],
      );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('marks up motorcycles as motorcycles for search engines, and accessories as products (REG-02)', () => {
    for (const vehicle of demo.stock.vehicles) {
      const target = demo.site.target(`/cars/${vehicle.slug}`);
      const file = target.kind === 'file' ? target.file : '';
      expect(
        structuredData(demo.site.text(file)).map((object) => object['@type']),
        vehicle.slug,
      ).toContain(isAccessory(vehicle) ? 'Product' : 'Motorcycle');
    }
  });

  test('shows engine size on cards, but not doors or seats (REG-02)', () => {
    const facts = demo.site
      .page('/cars/')
      .querySelectorAll('.card__facts li')
      .map((fact) => `${fact.getAttribute('title')} ${visibleText(fact)}`);
    expect(facts.length).toBeGreaterThan(20);
    expect(facts.filter((fact) => fact.startsWith('Engine')).length).toBeGreaterThan(5);
    expect(facts.filter((fact) => /doors|seats/i.test(fact))).toEqual([]);
  });

  test('labels prices of new bikes "Ride away" and of accessories "Including GST" (PRICE-01)', () => {
    const labels = (wanted: (vehicle: (typeof demo.stock.vehicles)[number]) => boolean) => {
      const slugs = new Set(demo.stock.vehicles.filter(wanted).map(({ slug }) => slug));
      return [
        ...new Set(
          cards()
            .filter(({ slug }) => slugs.has(slug))
            .map(({ card }) => visibleText(card.querySelector('.card__price-type'))),
        ),
      ];
    };
    expect(labels((vehicle) => vehicle.carType === 'new' && vehicle.price !== null && !isAccessory(vehicle))).toEqual([
      'Ride away',
    ]);
    expect(labels(isAccessory)).toEqual(['Including GST']);
  });

  test('shows accessories without a year, odometer, gearbox, save or compare (REG-02, CARD-07)', () => {
    expect(accessories().length).toBeGreaterThan(3);
    for (const { vehicle, page } of accessories()) {
      expect(visibleText(page.querySelector('h1')), vehicle.slug).toBe(`${vehicle.make} ${vehicle.model}`);
      expect(Object.keys(rows(page, '.key-facts')), vehicle.slug).toEqual(['Condition', 'Colour']);
      expect(page.querySelectorAll('[data-page-buttons]'), vehicle.slug).toEqual([]);
    }
    const bike = demo.stock.vehicles.find(
      ({ itemType, status }) => itemType === 'motorcycle' && status === 'in_stock',
    )!;
    expect(demo.site.page(`/cars/${bike.slug}`).querySelectorAll('[data-page-buttons]')).toHaveLength(1);
    const slugs = new Set(accessories().map(({ vehicle }) => vehicle.slug));
    const listed = cards().filter(({ slug }) => slugs.has(slug));
    expect(listed.length).toBeGreaterThan(3);
    expect(
      listed
        .filter(({ card }) => card.hasAttribute('data-vehicle') || card.querySelector('.card__facts li'))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  test('counts and labels accessories as accessories, and offers no test ride for them (REG-02)', () => {
    for (const { vehicle, page } of accessories()) {
      const [head, similar] = [
        visibleText(page.querySelector('.vehicle__head')),
        visibleText(page.querySelector('.vehicle ~ .section, .vehicle > .section')?.querySelector('h2') ?? null),
      ];
      expect(head, vehicle.slug).not.toMatch(/motorcycle|bike/i);
      expect(similar, vehicle.slug).toBe('Similar accessories');
      expect(visibleText(page.querySelector('.deal')), vehicle.slug).not.toMatch(/test ride|reserve/i);
      const ask = page.querySelector('#enquire');
      if (vehicle.status !== 'sold')
        expect(visibleText(ask?.closest('details')?.querySelector('h2') ?? null), vehicle.slug).toBe(
          'Ask about this accessory',
        );
      expect(visibleText(ask), vehicle.slug).not.toMatch(/\b(?:drive|ride|motorcycle)\b/i);
    }
    const makes = new Set(
      accessories()
        .filter(({ vehicle }) => vehicle.status === 'in_stock')
        .map(({ vehicle }) => vehicle.make),
    );
    for (const make of makes) {
      const listed = demo.stock.vehicles.filter(
        (vehicle) => vehicle.make === make && demo.site.target(`/cars/${vehicle.slug}`).kind === 'file',
      );
      expect(visibleText(demo.site.page(`/search/${make.toLowerCase()}`).querySelector('.search__head')), make).toMatch(
        /^\S+ \d+ motorcycles? from \$[\d,]+ [^,]*, and 1 accessory\./,
      );
      expect(listed.length).toBeGreaterThan(1);
    }
  });

  test('shows phone numbers in full when masking is off (CONF-03)', () => {
    expect(demo.site.pages.filter(({ file }) => demo.site.text(file).includes('•')).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
