import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { maskPhone } from '#src/domain/locations/phone/phone.ts';
import { stockMenuLabel } from '#src/view/copy/stock-copy.ts';
import { demoSite, demoSlugs, type DemoSite, type DemoSlug } from '../support/demo-sites.ts';

interface Link {
  label: string;
  href: string;
}
interface Dropdown {
  label: string;
  headings: string[];
  links: Link[];
}

const clean = (text: string | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';
const linksIn = (element: HTMLElement | null | undefined): Link[] =>
  element
    ?.querySelectorAll('a[href]')
    .map((link) => ({ label: clean(link.text), href: link.getAttribute('href') ?? '' })) ?? [];

const sites = new Map<DemoSlug, DemoSite>();
beforeAll(async () => {
  for (const slug of demoSlugs) sites.set(slug, await demoSite(slug));
});
const demoOf = (slug: DemoSlug): DemoSite => sites.get(slug)!;
const header = (slug: DemoSlug) => demoOf(slug).site.page('/').querySelector('header nav')!;

const entries = (slug: DemoSlug): string[] =>
  header(slug)
    .querySelectorAll('[data-bar]')
    .map((item) => clean(item.text));
const dropdowns = (slug: DemoSlug): Dropdown[] =>
  header(slug)
    .querySelectorAll('details')
    .map((details) => ({
      label: clean(details.querySelector('summary')?.text),
      headings: details.querySelectorAll('p').map((heading) => clean(heading.text)),
      links: linksIn(details),
    }));
const dropdown = (slug: DemoSlug, label: string): Dropdown =>
  dropdowns(slug).find((one) => one.label === label) ?? { label: 'missing', headings: [], links: [] };

describe('the main header', () => {
  test("shows stock, offers, trade-in, service and company entries with the dealer's labels (MENU-01, MENU-02)", () => {
    expect(entries('harbour-motors')).toEqual([
      'Vehicles',
      'Offers',
      'Our stock',
      'Trade in',
      'Service and parts',
      'About',
      'Sign in',
      'Locations',
    ]);
    expect(entries('ironbark-ford').slice(0, 4)).toEqual(['Home', 'Ford range', 'Offers', 'Our Stock']);
    expect(entries('everyday-cars')).toContain('Buy a car');
  });

  test('links to the home page in every header (MENU-01)', () => {
    for (const slug of demoSlugs)
      expect(
        linksIn(header(slug)).filter(({ label, href }) => label === 'Home' && href === '/'),
        slug,
      ).toHaveLength(1);
  });

  test.each(['harbour-motors', 'ironbark-ford'] as const)(
    "groups the models of %s by the manufacturer's body types, with stock and contact links (MENU-01)",
    (slug) => {
      const { models, settings } = demoOf(slug).tenant;
      const { headings, links } = dropdown(slug, settings.header.menu.labels.vehicles);
      const groups = new Set(
        models.filter(({ status }) => status === 'new').map(({ manufacturerBodies }) => manufacturerBodies[0]),
      );
      expect([...groups].filter((group) => !headings.includes(group ?? ''))).toEqual([]);
      expect(links).toEqual(
        expect.arrayContaining([
          { label: stockMenuLabel(settings), href: '/cars/' },
          { label: 'Contact Us', href: '/contact' },
        ]),
      );
      expect(links.some(({ label }) => label.includes(models[0]!.name))).toBe(true);
    },
  );

  test('lists a condition in the stock dropdown only if such vehicles are in stock (MENU-01)', () => {
    for (const slug of demoSlugs.filter((one) => demoOf(one).tenant.settings.header.menu.stock)) {
      const { tenant, stock } = demoOf(slug);
      const hrefs = dropdown(slug, stockMenuLabel(tenant.settings)).links.map(({ href }) => href);
      expect(hrefs, slug).toContain('/cars/');
      for (const type of ['new', 'demo', 'used'] as const) {
        expect(hrefs.includes(`/search/${type}-cars`), `${slug} ${type}`).toBe(
          stock.vehicles.some(({ carType }) => carType === type),
        );
      }
    }
  });

  test('lists the service, parts and company pages of the dealer (MENU-02)', () => {
    expect(dropdown('harbour-motors', 'Service and parts').links.map(({ href }) => href)).toEqual([
      '/service',
      '/vehicle-parts-and-accessories',
      '/warranty',
      '/roadside-assist',
    ]);
    expect(dropdown('ironbark-ford', 'Service and parts').links[0]?.href).toBe('/ford-service');
    expect(dropdown('harbour-motors', 'About').links.map(({ href }) => href)).toEqual([
      '/about-us',
      '/careers',
      '/contact',
      '/fleet',
    ]);
  });

  test("adds and removes entries according to the dealer's settings (MENU-01)", () => {
    expect(entries('lakeside-auto')).toEqual(['Inventory', 'Service', 'About us', 'Contact', 'Stores']);
    expect(entries('apex-motorcycles')).toContain('Learners');
    expect(entries('kauri-cars')).not.toContain('Locations');
  });
});

describe('the locations dropdown', () => {
  const menu = (slug: DemoSlug) =>
    dropdown(slug, demoOf(slug).tenant.settings.header.menu.labels.locations).links.filter(
      ({ href }) => href !== '/dealerships',
    );

  test('lists every location with a phone link, in the order sales, service, parts (MENU-04)', () => {
    for (const slug of ['harbour-motors', 'everyday-cars', 'ironbark-ford'] as const) {
      const { locations, settings } = demoOf(slug).context;
      const order = locations.map(({ type }) => ['sales', 'service', 'parts'].indexOf(type));
      expect(order, slug).toEqual(order.toSorted());
      expect(menu(slug), slug).toHaveLength(locations.length);
      for (const [index, { label, href }] of menu(slug).entries()) {
        const { phone, address } = locations[index]!;
        expect(label, slug).toContain(settings.phones.masked ? maskPhone(phone!) : phone);
        expect(label, slug).toContain(address.city);
        expect(href, slug).toBe(`tel:${phone!.replace(/\D/g, '')}`);
      }
    }
  });

  test('links to the contact page where calling is off (MENU-04)', () => {
    expect(demoOf('apex-motorcycles').tenant.settings.header.phoneCalling).toBe(false);
    expect(menu('apex-motorcycles').map(({ href }) => href)).toEqual(
      demoOf('apex-motorcycles').context.locations.map(() => '/contact'),
    );
  });

  test('gives each of a dealer’s locations a different label (MENU-04)', () => {
    for (const slug of demoSlugs) {
      const labels = menu(slug).map(({ label }) => label.replace(/[\d\s]+$/, ''));
      expect(new Set(labels).size, slug).toBe(labels.length);
    }
  });
});

describe('the footer', () => {
  const footer = (slug: DemoSlug, path = '/') => demoOf(slug).site.page(path).querySelector('body > footer')!;

  test('lists models by body, buyer tools, service, company and legal pages (MENU-03)', () => {
    const links = linksIn(footer('harbour-motors'));
    const hrefs = links.map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/models',
        '/search/new-cars',
        '/search/demo-cars',
        '/search/used-cars',
        '/special-offers',
        '/finance',
        '/fleet',
        '/trade-in',
        '/book-test-drive',
        '/service',
        '/about-us',
        '/terms-and-conditions',
        '/privacy-policy',
      ]),
    );
    expect(links.filter(({ href }) => href.startsWith('/models?body=')).map(({ label }) => label)).toEqual([
      'SUVs',
      'Trucks and utes',
      'Vans',
      'Performance',
      'Electric',
      'Future vehicles',
    ]);
  });

  test('follows the dealer’s switches (MENU-03)', () => {
    expect(linksIn(footer('ironbark-ford')).some(({ href }) => href.includes('body=future'))).toBe(false);
    expect(linksIn(footer('lakeside-auto')).some(({ href }) => href === '/search/used-cars')).toBe(false);
    for (const slug of demoSlugs)
      expect(
        linksIn(footer(slug)).map(({ href }) => href),
        slug,
      ).toEqual(expect.arrayContaining(['/terms-and-conditions', '/privacy-policy']));
  });

  test("shows the dealer's legal name and the copyright year (MENU-03)", () => {
    for (const slug of demoSlugs) {
      const { branding } = demoOf(slug).tenant.settings;
      expect(clean(footer(slug).text), slug).toContain(branding.legalName ?? branding.name);
      expect(clean(footer(slug).text), slug).toContain('© 2026');
    }
  });
});

describe('the current page in the header', () => {
  const sections: [DemoSlug, RegExp, string][] = [
    ['everyday-cars', /^\/blog\/./, '/blog'],
    ['merrin-vale', /^\/blog\/./, '/blog'],
    ...(['harbour-motors', 'everyday-cars', 'merrin-vale'] as const).flatMap((slug): [DemoSlug, RegExp, string][] => [
      [slug, /^\/locations\/./, '/dealerships'],
      [slug, /^\/cars\/./, '/cars/'],
    ]),
    ['harbour-motors', /^\/offers\/./, '/special-offers'],
    ['everyday-cars', /^\/offers\/./, '/special-offers'],
  ];
  const marked = (slug: DemoSlug, path: string): string[] =>
    demoOf(slug)
      .site.page(path)
      .querySelectorAll('[data-site-header] nav [aria-current]')
      .map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`);

  test.each(sections)(
    'on %s, pages matching %s mark the section %s and nothing else (MENU-01, MENU-04)',
    (slug, below, section) => {
      const paths = demoOf(slug)
        .site.pages.map(({ path }) => path)
        .filter((path) => below.test(path));
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(marked(slug, path), path).toEqual([`${section} true`]);
    },
  );

  test.each(['harbour-motors', 'everyday-cars', 'merrin-vale'] as const)(
    'marks the current page of %s only once, and the home link only on the home page (MENU-01, MENU-02, MENU-04)',
    (slug) => {
      const { site } = demoOf(slug);
      for (const url of ['/', '/dealerships', '/about-us']) expect(marked(slug, url), url).toEqual([`${url} page`]);
      for (const { path } of site.pages) expect(marked(slug, path).length, path).toBeLessThan(2);
    },
  );

  test("marks a model's own link, or All models where the menu leaves the model out (MENU-01)", () => {
    const { context, site } = demoOf('harbour-motors');
    const linked = linksIn(header('harbour-motors')).map(({ href }) => href);
    const own = context.models
      .map(({ slug }) => `/${slug}`)
      .filter((path) => site.pages.some((page) => page.path === path));
    for (const isLinked of [true, false]) expect(own.map((path) => linked.includes(path))).toContain(isLinked);
    for (const path of own)
      expect(marked('harbour-motors', path)).toEqual([linked.includes(path) ? `${path} page` : '/models true']);
    expect(marked('harbour-motors', '/models')).toEqual(['/models page']);
  });
});

test.each(demoSlugs)('shows the same menus on every page of %s (MENU-01, MENU-03)', (slug) => {
  const { site } = demoOf(slug);
  const menusOf = (file: string) => {
    const html = site.text(file).replace(/ aria-current="(?:page|true)"/g, '');
    return [/<header class="header"[\s\S]*?<\/header>/, /<footer class="footer[\s\S]*<\/footer>/].map((pattern) =>
      linkList(pattern.exec(html)?.[0] ?? ''),
    );
  };
  const home = menusOf('index.html');
  expect(home.every((list) => list.length > 5)).toBe(true);
  expect(
    site.pages.filter(({ file }) => JSON.stringify(menusOf(file)) !== JSON.stringify(home)).map(({ path }) => path),
  ).toEqual([]);
});

const linkList = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
