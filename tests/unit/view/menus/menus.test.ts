import { describe, expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { bodyFilterLinks } from '#src/domain/vehicle/model-ranges.ts';
import { footerMenu } from '#src/view/menus/footer-menu.ts';
import { currentOf, headerMark, headerMenu } from '#src/view/menus/header-menu.ts';
import { headerPhone, locationMenu } from '#src/view/menus/location-menu.ts';
import type { ContentPage, Model, Offer } from '#src/domain/content/content.ts';
import type { Tenant } from '#src/domain/site.ts';
import { aLocation, aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const aPage = (path: string): ContentPage => ({
  path,
  title: path,
  description: path,
  lede: null,
  body: '',
  image: null,
  action: null,
  faq: [],
});
const anOffer: Offer = {
  id: 'o',
  name: 'Offer',
  description: '',
  disclaimer: null,
  image: null,
  manufacturer: null,
  model: null,
  start: null,
  expiry: null,
};
const aModel = (name: string, overrides: Partial<Model> = {}): Model => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  description: null,
  shortDescription: null,
  image: null,
  status: 'new',
  fromPrice: null,
  priceType: null,
  manufacturer: 'Ford',
  manufacturerBodies: ['SUVs'],
  fuels: ['Petrol'],
  overrideUrl: null,
  gallery: [],
  colours: [],
  variants: [],
  accessories: [],
  ...overrides,
});

const pages = [
  '/service',
  '/vehicle-parts-and-accessories',
  '/warranty',
  '/roadside-assist',
  '/about-us',
  '/careers',
  '/fleet',
  '/trade-in',
  '/finance',
  '/terms-and-conditions',
  '/privacy-policy',
  '/book-test-drive',
].map(aPage);
const full = (overrides: Parameters<typeof aTenant>[0] = {}) =>
  aTenant({
    pages,
    offers: [anOffer],
    settings: { header: { menu: { home: true } } },
    models: [
      aModel('Everest'),
      aModel('Ranger', { manufacturerBodies: ['Utes'] }),
      aModel('Escape', { status: 'empty' }),
      aModel('Explorer EV', { status: 'coming_soon', fuels: ['Electric'] }),
    ],
    ...overrides,
  });
const stocked = [aVehicle({ carType: 'new', body: 'suv' }), aVehicle({ carType: 'used', body: 'ute' })];
const contextOf = (tenant: Tenant, vehicles = stocked) => siteContext(tenant, someStock(vehicles));
const dropdown = (tenant: Tenant, key: string) =>
  headerMenu(contextOf(tenant)).find((entry) => entry.kind === 'dropdown' && entry.key === key);
const linksOf = (tenant: Tenant, key: string) => {
  const entry = dropdown(tenant, key);
  return entry?.kind === 'dropdown' ? entry.groups.flatMap(({ links }) => links) : [];
};

describe('booking a service', () => {
  const booksService = (form: 'none' | 'service' | null, servicePath = '/service') =>
    contextOf(full({ pages: [{ ...aPage('/service'), form }], settings: { header: { servicePath } } })).booksService;
  test('is offered only if the service page has its form (VDP-08)', () => {
    expect([booksService(null), booksService('service'), booksService('none')]).toEqual([true, true, false]);
    expect(booksService('service', '/ford-service')).toBe(false);
  });
});

describe('the current entry of the main menu', () => {
  const markOf = (path: string, overrides: Parameters<typeof aTenant>[0] = {}) => {
    const mark = headerMark(path, contextOf(full({ locations: [aLocation()], ...overrides })));
    return mark === null ? null : `${mark.place} ${mark.path} ${mark.current}`;
  };

  test.each([
    ['/', 'item / page'],
    ['/trade-in/', 'item /trade-in page'],
    ['/special-offers', 'item /special-offers page'],
    ['/offers/o', 'item /special-offers true'],
    ['/cars/', 'item /cars page'],
    ['/cars/2021-toyota-corolla-v1', 'item /cars true'],
    ['/cars/2021-toyota-corolla-v1/checkout', 'item /cars true'],
    ['/search/new-cars', 'item /search/new-cars page'],
    ['/search/new-cars/toyota', 'item /search/new-cars true'],
    ['/search/toyota', 'item /cars true'],
    ['/about-us/team', 'item /about-us true'],
    ['/about-us-too', null],
    ['/models', 'foot /models page'],
    ['/brands/ford', 'foot /models true'],
    ['/finance', null],
    ['/404', null],
  ])('on %s is %s (MENU-01, MENU-02)', (path, expected) => {
    expect(markOf(path)).toBe(expected);
  });

  test('marks the locations dropdown on location pages, even if Contact Us links to the same page (MENU-04)', () => {
    expect(contextOf(full({ locations: [aLocation()] })).paths).toContain('/dealerships');
    expect(markOf('/dealerships')).toBe('places /dealerships page');
    expect(markOf('/locations/penrith')).toBe('places /dealerships true');
  });

  test('marks a model’s own link, or All models if the panel does not list it (MENU-01)', () => {
    const names = Array.from({ length: 31 }, (_, at) => `Model ${String(at).padStart(2, '0')}`);
    const models = names.map((name) => aModel(name, { slug: name.replace(' ', '-').toLowerCase() }));
    const many = { models, pages: [...pages, ...models.map(({ slug }) => aPage(`/${slug}`))] };
    expect(markOf('/model-00', many)).toBe('item /model-00 page');
    expect(markOf('/model-30', many)).toBe('foot /models true');
  });

  test('marks a repeated link only once (MENU-01)', () => {
    const context = contextOf(full());
    const current = currentOf(headerMark('/cars/one', context));
    expect([current('/cars/'), current('/cars/', 'foot'), current('/')]).toEqual(['true', undefined, undefined]);
  });
});

describe('main menu', () => {
  test('lists Home, Vehicles, Offers, Our Stock, Trade In, then service and company (MENU-01)', () => {
    expect(headerMenu(contextOf(full())).map(({ label }) => label)).toEqual([
      'Home',
      'Vehicles',
      'Offers',
      'Our Stock',
      'Trade In',
      'Service and Parts',
      'About',
    ]);
  });

  test('groups models under Vehicles by the maker’s bodies, with Our Stock and Contact Us below (MENU-01)', () => {
    const entry = dropdown(full(), 'vehicles');
    expect(entry).toMatchObject({
      groups: [
        { heading: 'SUVs', links: [{ label: 'Everest', url: '/models#suvs' }] },
        { heading: 'Utes', links: [{ label: 'Ranger', url: '/models#utes' }] },
        { heading: 'Future vehicles', links: [{ label: 'Explorer EV', url: '/models#future-vehicles' }] },
      ],
      foot: [
        { label: 'All models', url: '/models' },
        { label: 'Our Stock', url: '/cars/' },
        { label: 'Contact Us', url: '/contact' },
      ],
    });
  });

  test('prefixes models with their make only once if there are several makes (MENU-01)', () => {
    const models = [
      aModel('Ranger'),
      aModel('Sportage', { manufacturer: 'Kia' }),
      aModel('Kia EV6', { manufacturer: 'Kia' }),
    ];
    expect(linksOf(full({ models }), 'vehicles').map(({ label }) => label)).toEqual([
      'Ford Ranger',
      'Kia Sportage',
      'Kia EV6',
    ]);
  });

  test('lists future vehicles last, regardless of file order (MENU-01)', () => {
    const entry = dropdown(
      full({ models: [aModel('Explorer EV', { status: 'coming_soon', fuels: ['Electric'] }), aModel('Everest')] }),
      'vehicles',
    );
    const groups = entry?.kind === 'dropdown' ? entry.groups : [];
    expect(groups.map(({ heading }) => heading)).toEqual(['SUVs', 'Future vehicles']);
  });

  test.each([
    [30, 30],
    [31, 6],
  ])(
    'with %i models, lists %i links in a group: above thirty, five models and a link to all (MENU-01)',
    (count, lines) => {
      const models = Array.from({ length: count }, (_, index) => aModel(`Model ${index}`));
      const links = linksOf(full({ models }), 'vehicles');
      expect(links).toHaveLength(lines);
      if (lines === 6) expect(links.at(-1)).toEqual({ label: 'All SUVs (31)', url: '/models#suvs' });
    },
  );

  test('lists all models in a group of six (MENU-01)', () => {
    const models = Array.from({ length: 32 }, (_, index) =>
      aModel(`Model ${index}`, index < 6 ? { manufacturerBodies: ['Utes'] } : {}),
    );
    const names = linksOf(full({ models }), 'vehicles').map(({ label }) => label);
    expect(names.slice(0, 6)).toEqual(['Model 0', 'Model 1', 'Model 2', 'Model 3', 'Model 4', 'Model 5']);
    expect(names.at(-1)).toBe('All SUVs (26)');
  });

  test('shortens a group of seven to five models and a link to all (MENU-01)', () => {
    const models = Array.from({ length: 32 }, (_, index) =>
      aModel(`Model ${index}`, index < 7 ? { manufacturerBodies: ['Utes'] } : {}),
    );
    expect(
      linksOf(full({ models }), 'vehicles')
        .map(({ label }) => label)
        .slice(0, 6),
    ).toEqual(['Model 0', 'Model 1', 'Model 2', 'Model 3', 'Model 4', 'All Utes (7)']);
  });

  test('links to all models in a group, with the count and URL of the models page filter (MENU-01, MODEL-01)', () => {
    const models = Array.from({ length: 40 }, (_, index) =>
      aModel(`Model ${index}`, index < 10 ? { manufacturerBodies: ['Electric', 'SUVs'], fuels: ['Electric'] } : {}),
    );
    const all = linksOf(full({ models }), 'vehicles').filter(({ label }) => label.startsWith('All '));
    expect(all).toEqual([
      { label: 'All Electric (10)', url: '/models?body=electric#body-electric' },
      { label: 'All SUVs (40)', url: '/models?body=suv#body-suv' },
    ]);
    expect(bodyFilterLinks(models).map(({ url, count }) => [url, count])).toEqual([
      ['/models?body=suv#body-suv', 40],
      ['/models?body=electric#body-electric', 10],
    ]);
  });

  test('links a model to its own page, or to the dealer’s URL for it (MENU-01)', () => {
    const tenant = full({
      pages: [...pages, aPage('/everest')],
      models: [
        aModel('Everest'),
        aModel('Ranger', { overrideUrl: 'https://ranger.example/' }),
        aModel('Puma', { overrideUrl: '/nowhere' }),
      ],
    });
    expect(linksOf(tenant, 'vehicles').map(({ url }) => url)).toEqual([
      '/everest',
      'https://ranger.example/',
      '/models#suvs',
    ]);
  });

  test('lists stock types and bodies with stock under Our Stock, and lets the browser add makes (MENU-01)', () => {
    expect(dropdown(full(), 'stock')).toEqual({
      kind: 'dropdown',
      key: 'stock',
      label: 'Our Stock',
      makes: 12,
      foot: [],
      groups: [
        {
          heading: null,
          links: [
            { label: 'All cars', url: '/cars/' },
            { label: 'New cars', url: '/search/new-cars' },
            { label: 'Used cars', url: '/search/used-cars' },
          ],
        },
        {
          heading: 'By body type',
          links: [
            { label: 'SUVs', url: '/search/suv' },
            { label: 'Utes', url: '/search/ute' },
          ],
        },
      ],
    });
    for (const key of ['vehicles', 'service', 'company'])
      expect(dropdown(full(), key), key).toMatchObject({ makes: 0 });
  });

  test('lists demos under Our Stock if there are any, and omits bodies if there is only one (MENU-01)', () => {
    const demo = aVehicle({ carType: 'demo', body: 'suv' });
    const entry = headerMenu(contextOf(full(), [demo])).find((one) => one.kind === 'dropdown' && one.key === 'stock');
    expect(entry).toMatchObject({
      groups: [
        {
          heading: null,
          links: [
            { label: 'All cars', url: '/cars/' },
            { label: 'Demo cars', url: '/search/demo-cars' },
          ],
        },
      ],
    });
    expect(entry?.kind === 'dropdown' && entry.groups).toHaveLength(1);
  });

  test('adds the dealer’s extra links and sign-in last, without dead links (MENU-01)', () => {
    const extra = [
      { label: 'Learners', url: '/fleet' },
      { label: 'Racing', url: 'https://racing.example/' },
      { label: 'Nowhere', url: '/nowhere' },
    ];
    const menu = headerMenu(
      contextOf(full({ settings: { header: { menu: { extra }, showSignIn: true }, account: { garage: true } } })),
    );
    expect(menu.slice(-3)).toEqual([
      { kind: 'link', label: 'Learners', url: '/fleet' },
      { kind: 'link', label: 'Racing', url: 'https://racing.example/' },
      { kind: 'link', label: 'Sign in', url: '/sign-in' },
    ]);
  });

  test('leaves out entries without models, offers or a trade-in page (MENU-01)', () => {
    expect(headerMenu(contextOf(aTenant())).map(({ label }) => label)).toEqual(['Our Stock', 'About']);
  });

  test.each(['vehicles', 'offers', 'stock', 'tradeIn', 'service', 'company'])(
    'header.menu.%s hides its entry (CONF-01)',
    (key) => {
      const without = full({ settings: { header: { menu: { home: true, [key]: false } } } });
      expect(headerMenu(contextOf(without))).toHaveLength(6);
    },
  );

  test('lists the pages of service and parts, and of the company (MENU-02)', () => {
    expect(linksOf(full(), 'service')).toEqual([
      { label: 'Book a Service', url: '/service' },
      { label: 'Parts and Accessories', url: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', url: '/warranty' },
      { label: 'Roadside Assist', url: '/roadside-assist' },
    ]);
    expect(linksOf(full(), 'company')).toEqual([
      { label: 'About Us', url: '/about-us' },
      { label: 'Careers', url: '/careers' },
      { label: 'Contact Us', url: '/contact' },
      { label: 'Fleet', url: '/fleet' },
    ]);
  });

  test('says "Schedule Service" in the United States, and "Book a Service" elsewhere (REG-01)', () => {
    const first = (locale: 'en-US' | 'en-NZ') =>
      linksOf(full({ settings: { regional: { locale } } }), 'service')[0]?.label;
    expect([first('en-US'), first('en-NZ')]).toEqual(['Schedule Service', 'Book a Service']);
  });

  test('links the service menu to the dealer’s own service path (ROUTE-13)', () => {
    const tenant = full({ pages: [aPage('/ford-service')], settings: { header: { servicePath: '/ford-service' } } });
    expect(linksOf(tenant, 'service').map(({ url }) => url)).toEqual(['/ford-service']);
  });

  test('does not change menus when one of several vehicles is sold (OPS-03)', () => {
    const both = [...stocked, aVehicle({ carType: 'used', body: 'ute' })];
    expect(contextOf(full(), both)).toEqual(contextOf(full(), stocked));
  });
});

describe('footer', () => {
  const column = (tenant: Tenant, heading: string) =>
    footerMenu(contextOf(tenant)).find((group) => group.heading === heading)?.links ?? [];

  test('links to the body filters that have models on the models page (MENU-03)', () => {
    const models = [
      aModel('Everest'),
      aModel('Ranger', { manufacturerBodies: ['Pick-up trucks'] }),
      aModel('Transit', { manufacturerBodies: ['Vans'] }),
      aModel('Mustang', { manufacturerBodies: ['Performance'] }),
      aModel('Mach-E', { fuels: ['Electric'] }),
      aModel('Puma', { status: 'coming_soon' }),
    ];
    const links = column(full({ models }), 'Vehicles');
    expect(links.map(({ label }) => label)).toEqual([
      'All models',
      'SUVs',
      'Trucks and utes',
      'Vans',
      'Performance',
      'Electric',
      'Future vehicles',
    ]);
    expect(links.map(({ url }) => url)).toEqual([
      '/models',
      '/models?body=suv#body-suv',
      '/models?body=trucks#body-trucks',
      '/models?body=vans#body-vans',
      '/models?body=performance#body-performance',
      '/models?body=electric#body-electric',
      '/models?body=future#body-future',
    ]);
    expect(column(full({ models: models.slice(0, 1) }), 'Vehicles').map(({ url }) => url)).toEqual([
      '/models',
      '/models?body=suv#body-suv',
    ]);
  });

  test('lists buyer tools, servicing, company and legal pages (MENU-03)', () => {
    const every = [...stocked, aVehicle({ carType: 'demo' })];
    expect(footerMenu(contextOf(full(), every)).slice(1)).toEqual([
      {
        heading: 'Buyer tools',
        links: [
          { label: 'New cars', url: '/search/new-cars' },
          { label: 'Demo cars', url: '/search/demo-cars' },
          { label: 'Used cars', url: '/search/used-cars' },
          { label: 'Special Offers', url: '/special-offers' },
          { label: 'Finance', url: '/finance' },
          { label: 'Fleet', url: '/fleet' },
          { label: 'Trade In', url: '/trade-in' },
          { label: 'Book a Test Drive', url: '/book-test-drive' },
        ],
      },
      {
        heading: 'Service and parts',
        links: [
          { label: 'Book a Service', url: '/service' },
          { label: 'Parts and Accessories', url: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', url: '/warranty' },
          { label: 'Roadside Assist', url: '/roadside-assist' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About Us', url: '/about-us' },
          { label: 'Careers', url: '/careers' },
          { label: 'Contact Us', url: '/contact' },
          { label: 'Terms and Conditions', url: '/terms-and-conditions' },
          { label: 'Privacy Policy', url: '/privacy-policy' },
          { label: 'Accessibility', url: '/accessibility' },
        ],
      },
    ]);
  });

  test.each([
    ['buyerTools', 'Buyer tools'],
    ['service', 'Service and parts'],
  ])('footer.%s hides its column (MENU-03, CONF-01)', (key, heading) => {
    expect(column(full(), heading)).not.toEqual([]);
    expect(column(full({ settings: { footer: { [key]: false } } }), heading)).toEqual([]);
  });

  test('footer.company, footer.extra: keeps legal pages after the dealer’s own links when the company is hidden (MENU-03, CONF-01)', () => {
    const extra = [
      { label: 'Racing', url: 'https://racing.example/' },
      { label: 'Nowhere', url: '/nowhere' },
    ];
    const tenant = full({ settings: { footer: { company: false, extra } } });
    expect(column(tenant, 'Company').map(({ label }) => label)).toEqual([
      'Racing',
      'Terms and Conditions',
      'Privacy Policy',
      'Accessibility',
    ]);
  });

  test('links each page only once: Fleet under buyer tools, otherwise under company (MENU-03)', () => {
    const urls = footerMenu(contextOf(full())).flatMap(({ links }) => links.map(({ url }) => url));
    expect(urls).toEqual([...new Set(urls)]);
    expect(
      column(full({ pages, settings: { footer: { buyerTools: false } } }), 'Company').map(({ url }) => url),
    ).toContain('/fleet');
  });

  test('has no link to trade-ins for a dealer who turns them off (CONF-01)', () => {
    const urls = (tradeIn: object) =>
      footerMenu(contextOf(full({ settings: { tradeIn } }))).flatMap(({ links }) => links.map(({ url }) => url));
    const { path } = full().settings.tradeIn;
    expect(urls({})).toContain(path);
    expect(urls({ shown: false })).not.toContain(path);
  });

  test('has no empty columns for a dealer without pages (MENU-03)', () => {
    for (const group of footerMenu(contextOf(aTenant()))) expect(group.links.length).toBeGreaterThan(0);
  });
});

describe('locations dropdown', () => {
  const place = (id: string, type: 'sales' | 'service' | 'parts', city: string, phone: string | null) =>
    aLocation({ id, slug: id, type, phone, address: { ...aLocation().address, city, street: `${id} Street` } });
  const group = (settings = {}) =>
    aTenant({
      settings,
      locations: [
        place('parts', 'parts', 'Penrith', '02 5550 0003'),
        place('newcastle', 'sales', 'Newcastle', '02 5550 0002'),
        place('penrith', 'sales', 'Penrith', '02 5550 0001'),
      ],
    });

  test('lists sales first, and distinguishes locations in one city by their streets (MENU-04)', () => {
    expect(locationMenu(contextOf(group()))).toEqual([
      { label: 'Newcastle', phone: '02 5550 0002', url: 'tel:0255500002' },
      { label: 'Penrith, penrith Street', phone: '02 5550 0001', url: 'tel:0255500001' },
      { label: 'Penrith, parts Street', phone: '02 5550 0003', url: 'tel:0255500003' },
    ]);
  });

  test('links to the contact page when phone calling is off or there is no number (MENU-04)', () => {
    const off = group({ header: { phoneCalling: false } });
    expect(locationMenu(contextOf(off)).map(({ url }) => url)).toEqual(['/contact', '/contact', '/contact']);
    expect(headerPhone(contextOf(off))?.url).toBe('/contact');
    expect(locationMenu(contextOf(aTenant({ locations: [place('p', 'sales', 'Penrith', null)] })))[0]?.url).toBe(
      '/contact',
    );
  });

  test('falls back to the landline (MENU-04)', () => {
    const noMobile = { ...place('p', 'sales', 'Penrith', null), landline: '02 5550 0009' };
    const context = contextOf(aTenant({ locations: [noMobile] }));
    expect(locationMenu(context)).toEqual([{ label: 'Penrith', phone: '02 5550 0009', url: 'tel:0255500009' }]);
    expect(headerPhone(context)).toEqual({ number: '02 5550 0009', url: 'tel:0255500009' });
  });

  test('shows the override number in the header, else the main location’s, else the first (MENU-04)', () => {
    const header = (tenant: Tenant) => headerPhone(contextOf(tenant));
    const places = [
      { ...place('a', 'sales', 'Ryde', null), primary: false },
      { ...place('b', 'sales', 'Newcastle', '02 5550 0002'), primary: false },
      { ...place('c', 'sales', 'Penrith', '02 5550 0001'), primary: true },
    ];
    const own = { settings: { phones: { override: '1300 555 000' } } };
    expect(header(aTenant({ locations: places, ...own }))).toEqual({ number: '1300 555 000', url: 'tel:1300555000' });
    expect(header(aTenant({ locations: places }))).toEqual({ number: '02 5550 0001', url: 'tel:0255500001' });
    expect(header(aTenant({ locations: places.slice(0, 2) }))?.number).toBe('02 5550 0002');
    expect(header(aTenant({ locations: places.slice(0, 1) }))).toBeNull();
  });

  test('leaves out hidden locations (CONF-03, LOC-01)', () => {
    expect(locationMenu(contextOf(group({ locations: { hiddenIds: ['parts'] } }))).map(({ label }) => label)).toEqual([
      'Newcastle',
      'Penrith',
    ]);
  });
});
