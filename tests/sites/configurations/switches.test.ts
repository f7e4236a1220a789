import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { demoSite, demoSlugs, type DemoSite, type DemoSlug } from '../../support/demo-sites.ts';
import { projectDir } from '../../support/generator.ts';
import { isText } from '../../../scripts/check-site/site-folder.ts';
import { visibleText } from '../../support/text.ts';

const sites = new Map<DemoSlug, DemoSite>();
beforeAll(async () => {
  for (const slug of demoSlugs) sites.set(slug, await demoSite(slug));
});
const demoOf = (slug: DemoSlug): DemoSite => sites.get(slug)!;

const published = (slug: DemoSlug, text: string): string[] => {
  const { site } = demoOf(slug);
  return [...site.files].filter((file) => isText(file) && site.text(file).includes(text));
};
const source = <T>(slug: DemoSlug, file: string): T =>
  JSON.parse(readFileSync(join(projectDir, 'tenants', slug, file), 'utf8')) as T;

describe('content that a dealer hides', () => {
  test('has no page for a hidden location, and never names it (CONF-03, LOC-01)', () => {
    const [hiddenId] = demoOf('ironbark-ford').tenant.settings.locations.hiddenIds;
    const hidden = source<{ locations: { id: string; slug: string; name: string }[] }>(
      'ironbark-ford',
      'locations.json',
    ).locations.find(({ id }) => id === hiddenId)!;
    expect(hidden.name.length).toBeGreaterThan(5);
    expect(published('ironbark-ford', hidden.name)).toEqual([]);
    expect(published('ironbark-ford', `/locations/${hidden.slug}`)).toEqual([]);
  });

  test('hides excluded reviews and hidden reviewers, and shows the others (CONF-03, REV-03)', () => {
    const reviews = source<{ reviews: { id: string; customerName: string }[] }>(
      'everyday-cars',
      'reviews.json',
    ).reviews;
    const [excludedId] = demoOf('everyday-cars').tenant.settings.reviews.excludedIds;
    const excluded = reviews.find(({ id }) => id === excludedId)!;
    expect(excluded.customerName).toBe('Uncle Ray');
    expect(published('everyday-cars', excluded.customerName)).toEqual([]);
    expect(published('harbour-motors', 'A Google User')).toEqual([]);
    expect(published('harbour-motors', 'Priya N.')).toContain('index.html');
  });

  test('has no links to checkout or trade-in for a dealer without them (CONF-03)', () => {
    const { site } = demoOf('lakeside-auto');
    expect(
      site.pages
        .filter(({ file }) => /href="[^"]*(checkout|buy-online|trade-in|sell-my-car)/.test(site.text(file)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('shows similar vehicles unless the dealer switches them off (CONF-03)', () => {
    const withSimilar = (slug: DemoSlug) =>
      demoOf(slug)
        .site.ofKind('vehicle')
        .filter(({ file }) => demoOf(slug).site.text(file).includes('card__title')).length;
    expect(withSimilar('lakeside-auto')).toBe(0);
    expect(withSimilar('harbour-motors')).toBeGreaterThan(150);
  });

  test('removes a hidden make from stock and search (CONF-03)', () => {
    const { site, tenant, stock } = demoOf('ironbark-ford');
    expect(tenant.settings.stockRules.hiddenMakes).toEqual(['Holden']);
    expect(stock.vehicles.filter(({ make }) => make === 'Holden')).toEqual([]);
    expect(site.target('/search/holden').kind).toBe('missing');
  });
});

describe('cards', () => {
  test('calls used cars Pre-Owned where the dealer chooses that label (CARD-02)', () => {
    const conditions = (slug: DemoSlug, shownAs: string) =>
      new Set(demoOf(slug).site.page('/search/used-cars').querySelectorAll(shownAs).map(visibleText));
    expect([...conditions('harbour-motors', '.card__facts li[title="Condition"]')]).toEqual(['Pre-Owned']);
    expect([...conditions('ironbark-ford', '.card__condition')]).toEqual(['Used']);
  });

  test("shows the facts of each card in the dealer's order (CARD-01)", () => {
    const facts = demoOf('harbour-motors')
      .site.page('/search/used-cars')
      .querySelectorAll('.card__facts')
      .map((list) => list.querySelectorAll('li').map((fact) => fact.getAttribute('title')));
    expect(facts.length).toBeGreaterThan(8);
    const order = ['Condition', 'Transmission', 'Odometer', 'Fuel Type'];
    for (const list of facts) expect(list).toEqual(order.filter((label) => list.includes(label)));
    expect(facts.filter((list) => list.length === 4).length).toBeGreaterThan(5);
  });

  test("shows the dealer's sold tag and a single button on sold cars (CARD-02, CARD-03, CARD-04)", () => {
    let seen = 0;
    for (const slug of demoSlugs) {
      const {
        stock,
        site,
        tenant: { settings },
      } = demoOf(slug);
      const sold = new Set(
        stock.vehicles.filter(({ status }) => status === 'sold').map((vehicle) => `/cars/${vehicle.slug}`),
      );
      for (const { file } of site.ofKind('landing')) {
        for (const card of site.html(file).querySelectorAll('li.card')) {
          if (!sold.has(card.querySelector('.card__title a')?.getAttribute('href') ?? '')) continue;
          expect(visibleText(card.querySelector('[data-tag]')), slug).toBe(settings.stockRules.soldLabel);
          expect(card.querySelectorAll('.card__actions a').map(visibleText), slug).toEqual([
            settings.labels.findSimilar,
          ]);
          seen++;
        }
      }
    }
    expect(demoOf('everyday-cars').tenant.settings.stockRules.soldLabel).toBe('Just Sold');
    expect(seen).toBeGreaterThan(10);
  });

  test('offers enquiries and details on available cars, and reservations on reservable ones (CARD-04)', () => {
    const { stock, site, context } = demoOf('harbour-motors');
    const vehicles = new Map(stock.vehicles.map((vehicle) => [`/cars/${vehicle.slug}`, vehicle]));
    const cards = site
      .page('/search/used-cars')
      .querySelectorAll('li.card')
      .filter((card) => !card.querySelector('[data-tag="sold"]'));
    expect(cards.length).toBeGreaterThan(8);
    for (const card of cards) {
      const vehicle = vehicles.get(card.querySelector('.card__title a')?.getAttribute('href') ?? '')!;
      const labels = card.querySelectorAll('.card__actions a').map(visibleText);
      expect(labels.slice(0, 2)).toEqual([vehicle.testDriveOnly ? 'Book a Test Drive' : 'Enquire', 'View Details']);
      expect(
        labels.some((label) => label.startsWith('Reserve Now')),
        vehicle.slug,
      ).toBe(isReservable(vehicle, context.settings));
    }
  });
});

describe('vehicle pages', () => {
  test('shows a sold notice and hides the certified badge on sold vehicles (VDP-06)', () => {
    let seen = 0;
    for (const slug of demoSlugs) {
      const { stock, site } = demoOf(slug);
      for (const { slug: name } of stock.vehicles.filter(({ status }) => status === 'sold')) {
        const page = site.page(`/cars/${name}`);
        expect(visibleText(page.querySelector('.sold-notice')), name).toMatch(
          /Unfortunately this (car|motorcycle|motorhome|camper trailer|caravan|accessory) recently sold\. But don't worry, we can help you find a similar \1!/,
        );
        expect(page.querySelector('.certified-badge'), name).toBeNull();
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  test("shows the certified badge with its coverage only on certified cars of the dealer's make (VDP-05)", () => {
    const { stock, site } = demoOf('harbour-motors');
    const certified = stock.vehicles.filter(
      (vehicle) => vehicle.certified && vehicle.make === 'Mazda' && vehicle.status === 'in_stock',
    );
    expect(certified.length).toBeGreaterThan(0);
    for (const { slug } of certified)
      expect(visibleText(site.page(`/cars/${slug}`).querySelector('#certified-used')), slug).toContain(
        '106-point inspection',
      );
    const others = stock.vehicles
      .filter(({ make }) => make !== 'Mazda')
      .filter(({ slug }) => site.page(`/cars/${slug}`).querySelector('.certified-badge'));
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });

  test('shows the market badge only on cars more than $499 below the state average (VDP-05)', () => {
    const { stock, site } = demoOf('everyday-cars');
    const gap = ({ price, market }: (typeof stock.vehicles)[number]) =>
      (market?.stateAverage ?? 0) - (price ?? Infinity);
    const available = stock.vehicles.filter(({ status }) => status !== 'sold');
    const shown = available.filter(({ slug }) => site.page(`/cars/${slug}`).querySelector('.market-badge') !== null);
    expect(shown.map(({ slug }) => slug)).toEqual(
      available.filter((vehicle) => gap(vehicle) > 499).map(({ slug }) => slug),
    );
  });

  test('shows similar vehicles in stock with the same body, and never the vehicle itself (VDP-07)', () => {
    for (const slug of ['harbour-motors', 'everyday-cars'] as const) {
      const { stock, site, tenant } = demoOf(slug);
      const vehicles = new Map(stock.vehicles.map((vehicle) => [`/cars/${vehicle.slug}`, vehicle]));
      for (const vehicle of stock.vehicles) {
        const links = site
          .page(`/cars/${vehicle.slug}`)
          .querySelectorAll('.card__title a')
          .map((link) => link.getAttribute('href') ?? '');
        expect(links, vehicle.slug).not.toContain(`/cars/${vehicle.slug}`);
        expect(links.length, vehicle.slug).toBeLessThanOrEqual(tenant.settings.vehiclePage.similar.count);
        expect(
          links.filter((link) => vehicles.get(link)?.body !== vehicle.body || vehicles.get(link)?.status === 'sold'),
          vehicle.slug,
        ).toEqual([]);
      }
    }
  });

  test('collapses specifications after the configured number of rows, and long lists of features (VDP-10)', () => {
    const { site, stock, tenant } = demoOf('ironbark-ford');
    expect(tenant.settings.vehiclePage.specificationRows).toBe(6);
    const long = stock.vehicles
      .map(({ slug }) => site.page(`/cars/${slug}`))
      .filter((page) => page.querySelectorAll('#specifications dt').length > 8);
    expect(long.length).toBeGreaterThan(20);
    for (const page of long) {
      const folded = page.querySelectorAll('#specifications details.show-more dt').length;
      expect(page.querySelectorAll('#specifications dt').length - folded).toBe(6);
      const features = page.querySelectorAll('ul.tick-list li').length;
      if (features > 30) expect(page.querySelectorAll('details.show-more ul.tick-list li').length).toBeGreaterThan(0);
    }
    expect(visibleText(long[0]!.querySelector('details.show-more summary'))).toMatch(/Show (More|All)/);
  });
});

describe('legal requirements', () => {
  test.each([
    'harbour-motors',
    'everyday-cars',
    'ironbark-ford',
    'kauri-cars',
    'apex-motorcycles',
    'southern-cross-caravans',
  ] as const)("shows the dealer's licence numbers in the footer of every page of %s (LAW-01, MENU-03)", (slug) => {
    const { site, context } = demoOf(slug);
    const numbers = [
      ...new Set(
        context.locations.flatMap(({ licenceNumber }) =>
          licenceNumber === null ? [] : [licenceNumber.replace(/^licence /i, '')],
        ),
      ),
    ];
    expect(numbers.length).toBeGreaterThan(0);
    const without = site.pages.flatMap(({ file, path }) => {
      const footer = visibleText(site.html(file).querySelector('body > footer'));
      return numbers.every((number) => footer.includes(number)) ? [] : [path];
    });
    expect(without).toEqual([]);
  });

  test('shows the licence of the selling location on vehicle pages (LAW-01)', () => {
    for (const slug of [
      'harbour-motors',
      'everyday-cars',
      'ironbark-ford',
      'kauri-cars',
      'southern-cross-caravans',
      'apex-motorcycles',
    ] as const) {
      const { site, stock, context } = demoOf(slug);
      const without = stock.vehicles.flatMap((vehicle) => {
        const licence = context.locations
          .find((location) => location.slug === vehicle.locationSlug)
          ?.licenceNumber?.replace(/^licence /i, '');
        return licence && !visibleText(site.page(`/cars/${vehicle.slug}`).querySelector('main')).includes(licence)
          ? [vehicle.slug]
          : [];
      });
      expect(without, slug).toEqual([]);
      expect(stock.vehicles.filter(({ locationSlug }) => locationSlug !== null).length, slug).toBeGreaterThan(
        stock.vehicles.length / 2,
      );
    }
  });

  test('shows the number plate of used cars in New South Wales (LAW-01)', () => {
    let seen = 0;
    for (const slug of ['harbour-motors', 'everyday-cars', 'ironbark-ford'] as const) {
      const { site, stock } = demoOf(slug);
      for (const vehicle of stock.vehicles.filter(
        ({ carType, state, plate }) => carType === 'used' && state === 'NSW' && plate !== null,
      )) {
        expect(visibleText(site.page(`/cars/${vehicle.slug}`).querySelector('main')), vehicle.slug).toContain(
          vehicle.plate,
        );
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('shows no interest rate without its comparison rate (LAW-02)', () => {
    const rate = /\b\d+(?:\.\d+)?\s?%\s*(?:p\.?\s?a\b|APR\b)/gi;
    // Comparison rates are Australian (National Credit Code); elsewhere rates list excluded costs, or are APRs.
    const beside = { au: /comparison rate/i, elsewhere: /excluding fees|APR|comparison rate/i };
    const seen = new Set<DemoSlug>();
    for (const slug of demoSlugs) {
      const { site, tenant } = demoOf(slug);
      const wanted = tenant.settings.regional.locale === 'en-AU' ? beside.au : beside.elsewhere;
      const wrong = site.pages.flatMap(({ file, path }) => {
        const text = visibleText(site.html(file));
        const rates = [...text.matchAll(rate)];
        if (rates.length > 0) seen.add(slug);
        return rates
          .map(({ index }) => text.slice(Math.max(0, index - 80), index + 120))
          .filter((around) => !wanted.test(around))
          .map((around) => `${path}: ${around}`);
      });
      expect(wrong, slug).toEqual([]);
    }
    expect([...seen].sort()).toEqual([
      'apex-motorcycles',
      'everyday-cars',
      'harbour-motors',
      'ironbark-ford',
      'kauri-cars',
      'merrin-vale',
    ]);
  });
});

describe('templates', () => {
  test('differ in at least a quarter of their class names (CONF-02)', () => {
    const classes = (slug: DemoSlug, path: string) =>
      new Set(
        demoOf(slug)
          .site.page(path)
          .querySelectorAll('main [class]')
          .flatMap((element) => [...element.classList.values()]),
      );
    for (const path of ['/', '/cars/', '/404']) {
      const [showroom, marketplace] = [classes('harbour-motors', path), classes('everyday-cars', path)];
      const shared = [...showroom].filter((name) => marketplace.has(name));
      expect(shared.length / Math.min(showroom.size, marketplace.size), path).toBeLessThan(0.75);
    }
  });

  test('give every dealer its own accent colour, and use different corners and fonts (CONF-02)', () => {
    // A dealer's own values, then the template's for the rest.
    const themes = demoSlugs.map((slug) => {
      const { site } = demoOf(slug);
      const html = site.text('index.html');
      const own = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
      return own + site.text(/<link rel="stylesheet" href="\/([^"]+)"/.exec(html)![1]!);
    });
    expect(themes.filter((theme) => !/--accent:#[0-9a-f]{6}/.test(theme))).toEqual([]);
    expect(new Set(themes.map((theme) => /--accent:([^;}]*)/.exec(theme)?.[1])).size).toBe(demoSlugs.length);
    expect(new Set(themes.map((theme) => /--r-card:([^;}]*)/.exec(theme)?.[1])).size).toBeGreaterThan(1);
    expect(new Set(themes.map((theme) => /--font:([^;]*)/.exec(theme)?.[1])).size).toBeGreaterThan(1);
  });
});

describe('opening hours and directions', () => {
  test('groups Monday to Friday when their hours are the same, and shows no table without hours (LOC-02)', () => {
    for (const slug of demoSlugs) {
      const { site, context } = demoOf(slug);
      for (const location of context.locations) {
        const table = site.page(`/locations/${location.slug}`).querySelector('main table.hours');
        const days = table?.querySelectorAll('th').map(visibleText) ?? [];
        const week = [1, 2, 3, 4, 5].map((day) =>
          JSON.stringify(
            location.openingHours
              .filter(({ weekday }) => weekday === day)
              .map(({ status, open, close }) => [status, open, close]),
          ),
        );
        const isUniform = new Set(week).size === 1 && location.openingHours.some(({ weekday }) => weekday === 1);
        expect(days.includes('Mon-Fri'), location.slug).toBe(isUniform);
        expect(days.length > 0, location.slug).toBe(location.openingHours.length > 0);
      }
    }
  });

  test('lists upcoming holidays as d/m/yyyy with twelve-hour times (LOC-02)', () => {
    const page = demoOf('harbour-motors').site.page('/locations/artarmon');
    const holidays = page.querySelectorAll('[id^="holidays-"] tr').map(visibleText);
    expect(holidays).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^24\/12\/2026.*8:30 am – 3:00 pm$/),
        expect.stringMatching(/^25\/12\/2026 ?Christmas Day.*Closed$/),
      ]),
    );
    expect(visibleText(demoOf('lakeside-auto').site.page('/dealerships'))).not.toMatch(/\b(1[3-9]|2\d)\/\d{1,2}\/2026/);
  });

  test('links Get Directions to a map of the address, unless the dealer switches it off (LOC-01)', () => {
    const directions = (slug: DemoSlug) =>
      demoOf(slug).context.locations.map(
        (location) =>
          demoOf(slug)
            .site.page(`/locations/${location.slug}`)
            .querySelectorAll('main a[href^="https://"]')
            .map((link) => link.getAttribute('href')!)
            .find((href) => /maps/.test(href)) ?? null,
      );
    for (const [index, href] of directions('harbour-motors').entries())
      expect(decodeURIComponent(href ?? '')).toContain(
        demoOf('harbour-motors').context.locations[index]!.address.street,
      );
    expect(directions('lakeside-auto').filter((href) => href !== null)).toEqual([]);
  });
});
