/** The demo's caravan yard, and a separate yard with cars and motorcycles. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '#src/domain/vehicle/stock-kinds.ts';
import { structuredData } from '../../../scripts/check-site/references.ts';
import { SiteFolder } from '../../../scripts/check-site/site-folder.ts';
import { demoSite, type DemoSite } from '../../support/demo-sites.ts';
import { Workspace, type Row } from '../../support/generator.ts';
import { visibleText } from '../../support/text.ts';

const own = /\b(cars?|motorcycles?|caravans?|camper trailers?|motorhomes?)\b/gi;
const named = (text: string): string[] =>
  [...new Set([...text.matchAll(own)].map(([found]) => found.toLowerCase().replace(/s$/, '')))].sort();
const headOf = (site: SiteFolder, path: string): string => visibleText(site.page(path).querySelector('h1'));
const countOf = (site: SiteFolder, path: string): string =>
  visibleText(site.page(path).querySelector('[data-search-count]'));

describe('a yard of caravans, camper trailers and motorhomes', () => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite('southern-cross-caravans');
  });

  test('names all kinds in the heading of a mixed list and counts "vehicles", but counts a single kind by name (REG-02)', () => {
    expect(headOf(demo.site, '/cars/')).toBe('All caravans, camper trailers, motorhomes and accessories');
    expect(countOf(demo.site, '/cars/')).toMatch(/^\d+ vehicles$/);
    expect(countOf(demo.site, '/search/motorhome')).toMatch(/^\d+ motorhomes$/);
    expect(countOf(demo.site, '/search/camper-trailer')).toMatch(/^\d+ camper trailers?$/);
    expect(countOf(demo.site, '/search/caravan')).toMatch(/^\d+ caravans$/);
    expect(headOf(demo.site, '/search/used-cars')).toBe('Used caravans, camper trailers and motorhomes');
  });

  test('counts the vehicles in a single-kind list by the name of their kind (REG-02)', () => {
    let checked = 0;
    for (const { path } of demo.site.ofKind('landing')) {
      const text = countOf(demo.site, path);
      if (text === '') continue;
      const links = demo.site.page(path).querySelectorAll('main a[href]');
      const linked = new Set(links.map((link) => link.getAttribute('href')));
      const listed = demo.stock.vehicles.filter(({ slug }) => linked.has(`/cars/${slug}`));
      const kinds = new Set(listed.map(kindOf).filter((kind) => kind !== 'accessory'));
      const [only] = [...kinds];
      if (kinds.size !== 1 || listed.length !== Number.parseInt(text, 10)) continue;
      const word = { caravan: 'caravan', camperTrailer: 'camper trailer', motorhome: 'motorhome' }[String(only)];
      expect(text, path).toMatch(new RegExp(`^\\d+ ${word}s?$`));
      checked++;
    }
    expect(checked).toBeGreaterThan(10);
  });

  test('says "vehicles" in the footer, favourites and breadcrumbs (REG-02)', () => {
    expect(visibleText(demo.site.page('/').querySelector('footer'))).toMatch(/Used vehicles/);
    expect(visibleText(demo.site.page('/favourites').querySelector('h1'))).toBe('Your favourite vehicles');
    expect(demo.site.page('/cars/').querySelector('[aria-label="Breadcrumb"]')?.text).toContain(
      'All vehicles and accessories',
    );
    expect(visibleText(demo.site.page('/').querySelector('title'))).toContain(
      'caravans, camper trailers and motorhomes',
    );
  });
});

describe('a yard of cars and motorcycles', () => {
  const space = new Workspace();
  let site: SiteFolder;
  let bikes: string[];
  const isHeld = ({ status, show_on_dealer_website: shown }: Row) => status === 'in_stock' && shown !== false;

  beforeAll(async () => {
    space.addTenant('kauri-cars', { slug: 'two-kinds' });
    const cars = space.stock('two-kinds').filter(isHeld).slice(0, 24);
    const [bike, ...others] = cars.map(({ id }, index): Row => ({
      id: `bike-${String(id)}`,
      year: 2021,
      make: 'Suzuki',
      model: ['GSX-S750', 'V-Strom 650', 'Boulevard'][index % 3],
      price: 9990 + index * 100,
      km: 4000 + index,
      car_type: 'used',
      status: 'in_stock',
      // Only this column gives the kind.
      simple_body: ['Motorcycle', 'Adventure', 'Cruiser'][index % 3],
      location: cars[index]!['location'],
      city: cars[index]!['city'],
      state: cars[index]!['state'],
    }));
    space.setStock('two-kinds', [...cars.map(({ item_type: _, ...row }) => row), bike!, ...others.slice(0, 5)]);
    space.settings('two-kinds', (settings) => {
      Object.assign(settings, { siteUrl: 'https://two-kinds.example' });
      Object.assign(settings, {
        stockRules: { ...(settings['stockRules'] as object | undefined), itemTypes: ['car', 'motorcycle'] },
      });
    });
    const { json, stderr } = await space.run('build');
    expect([stderr, ...json.tenants.flatMap(({ errors }) => errors)].filter(Boolean)).toEqual([]);
    site = new SiteFolder(join(space.out(), 'two-kinds'));
    bikes = site
      .ofKind('vehicle')
      .map(({ path }) => path)
      .filter((path) => path.includes('suzuki-gsx') || path.includes('v-strom') || path.includes('boulevard'));
  });
  afterAll(() => space.remove());

  test('recognises motorcycles by their body, and names each vehicle by its own kind on its page (REG-02)', () => {
    expect(bikes).toHaveLength(6);
    for (const path of bikes) {
      const page = site.page(path);
      expect(named(visibleText(page.querySelector('.vehicle__head')).replaceAll('Kauri Cars', '')), path).not.toContain(
        'car',
      );
      expect(visibleText(page.querySelector('main')), path).toMatch(/this motorcycle|motorcycle summary/i);
      expect(visibleText(page.querySelector('main')), path).not.toMatch(/\b(this|similar) cars?\b/i);
      const target = site.target(path);
      expect(
        structuredData(site.text(target.kind === 'file' ? target.file : '')).map((object) => object['@type']),
        path,
      ).toContain('Motorcycle');
    }
    const car = site.ofKind('vehicle').find(({ path }) => !bikes.includes(path))!;
    expect(visibleText(site.page(car.path).querySelector('main'))).toMatch(/this car|car summary/i);
    expect(visibleText(site.page(car.path).querySelector('main'))).not.toMatch(/\b(this|similar) motorcycles?\b/i);
  });

  test('offers a test ride for motorcycles and a test drive for cars (REG-02, VDP-02, FORM-06)', () => {
    const cars = site
      .ofKind('vehicle')
      .map(({ path }) => path)
      .filter((path) => !bikes.includes(path));
    const tried = (paths: string[]) => [
      ...new Set(
        paths.flatMap((path) => [
          ...[...visibleText(site.page(path).querySelector('main')).matchAll(/\btest (?:drive|ride)/gi)].map(
            ([found]) => found,
          ),
          ...site
            .page(path)
            .querySelectorAll('[formaction="/api/forms/test-drive"]')
            .map((button) => visibleText(button)),
        ]),
      ),
    ];
    expect(tried(bikes).sort()).toEqual(['Book a Test Ride', 'Test Ride']);
    expect(tried(cars).filter((text) => /ride/i.test(text))).toEqual([]);
    expect(tried(cars)).toContain('Book a Test Drive');
  });

  test('calls mixed lists "cars and motorcycles" and counts "vehicles", but counts a single kind by name (REG-02)', () => {
    expect(headOf(site, '/cars/')).toBe('All cars and motorcycles');
    expect(countOf(site, '/cars/')).toBe('30 vehicles');
    expect(headOf(site, '/search/used-cars')).toBe('Used cars and motorcycles');
    expect(countOf(site, '/search/cruiser')).toMatch(/^\d motorcycles?$/);
    expect(countOf(site, '/search/suv')).toMatch(/^\d+ cars?$/);
    const header = visibleText(site.page('/').querySelector('header nav'));
    expect(header).toContain('All cars and motorcycles');
    expect(visibleText(site.page('/404').querySelector('main'))).toContain('or the vehicle has been sold');
  });

  test('never says just "car" where the vehicle may be a motorcycle (REG-02)', () => {
    const wrong = ['/', '/cars/', '/404', '/dealerships', '/search/used-cars'].flatMap((path) =>
      [
        ...visibleText(site.page(path).querySelector('body')).matchAll(
          /\b(this|your|all|see all|every|search) cars?\b(?! and)/gi,
        ),
      ].map(([found]) => `${path}: ${found}`),
    );
    expect(wrong).toEqual([]);
  });

  test('shows the icon for its kind in place of a missing photo (REG-02, CARD-06)', () => {
    const placeholders = site
      .page('/cars/')
      .querySelectorAll('.card')
      .map((card) => ({
        isBike: bikes.includes(card.querySelector('.card__title a')?.getAttribute('href') ?? ''),
        sign: card.querySelector('.card__placeholder use')?.getAttribute('href')?.split('#')[1],
      }))
      .filter(({ sign }) => sign !== undefined);
    expect(placeholders.filter(({ isBike }) => isBike).length).toBeGreaterThan(0);
    expect(placeholders.filter(({ isBike, sign }) => isBike !== (sign === 'motorbike'))).toEqual([]);
  });
});
