import { describe, expect, test } from 'vitest';
import { siteContext } from '#src/routes/site-context.ts';
import { footerMenu } from '#src/view/menus/footer-menu.ts';
import { headerMenu } from '#src/view/menus/header-menu.ts';
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

describe('main menu', () => {
  test('MENU-01 is Home, Vehicles, Offers, Our Stock, Trade In, then service and company', () => {
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

  test('MENU-01 Vehicles groups the models by the maker’s bodies, with Our Stock and Contact Us below', () => {
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

  test('MENU-01 of several makes each model is named with its own, once', () => {
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

  test('MENU-01 what is still to come stands last, wherever the file has it', () => {
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
  ])('MENU-01 of %i models a group names %i lines: five and the way to all of more than thirty', (count, lines) => {
    const models = Array.from({ length: count }, (_, index) => aModel(`Model ${index}`));
    const links = linksOf(full({ models }), 'vehicles');
    expect(links).toHaveLength(lines);
    if (lines === 6) expect(links.at(-1)).toEqual({ label: 'All SUVs (31)', url: '/models#suvs' });
  });

  test('MENU-01 a group of six is not cut for the sake of one line', () => {
    const models = Array.from({ length: 32 }, (_, index) =>
      aModel(`Model ${index}`, index < 6 ? { manufacturerBodies: ['Utes'] } : {}),
    );
    expect(linksOf(full({ models }), 'vehicles').filter(({ url }) => url === '/models#utes')).toHaveLength(6);
  });

  test('MENU-01 a model leads to its own page, or to the dealer’s address for it', () => {
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

  test('MENU-01 Our Stock lists the stock types and bodies that have stock, and leaves the makes to the browser', () => {
    expect(linksOf(full(), 'stock').map(({ url }) => url)).toEqual([
      '/cars/',
      '/search/new-cars',
      '/search/used-cars',
      '/search/suv',
      '/search/ute',
    ]);
    expect(dropdown(full(), 'stock')).toMatchObject({ makes: 12 });
  });

  test('MENU-01 entries go with what they lead to: no models, no offers, no trade-in page', () => {
    expect(headerMenu(contextOf(aTenant())).map(({ label }) => label)).toEqual(['Our Stock', 'About']);
  });

  test.each(['vehicles', 'offers', 'stock', 'tradeIn', 'service', 'company'])(
    'CONF-01 the switch header.menu.%s takes its entry away',
    (key) => {
      const without = full({ settings: { header: { menu: { home: true, [key]: false } } } });
      expect(headerMenu(contextOf(without))).toHaveLength(6);
    },
  );

  test('MENU-02 service and parts, and the company', () => {
    expect(linksOf(full(), 'service').map(({ url }) => url)).toEqual([
      '/service',
      '/vehicle-parts-and-accessories',
      '/warranty',
      '/roadside-assist',
    ]);
    expect(linksOf(full(), 'company').map(({ url }) => url)).toEqual(['/about-us', '/careers', '/contact', '/fleet']);
  });

  test('ROUTE-13 the service menu takes the dealer’s own address', () => {
    const tenant = full({ pages: [aPage('/ford-service')], settings: { header: { servicePath: '/ford-service' } } });
    expect(linksOf(tenant, 'service').map(({ url }) => url)).toEqual(['/ford-service']);
  });

  test('OPS-03 no menu changes when one of several vehicles is sold', () => {
    const both = [...stocked, aVehicle({ carType: 'used', body: 'ute' })];
    expect(contextOf(full(), both)).toEqual(contextOf(full(), stocked));
  });
});

describe('footer', () => {
  const column = (tenant: Tenant, heading: string) =>
    footerMenu(contextOf(tenant)).find((group) => group.heading === heading)?.links ?? [];

  test('MENU-03 the body filters that have models, at their place on the models page', () => {
    const models = [
      aModel('Everest'),
      aModel('Ranger', { manufacturerBodies: ['Pick-up trucks'] }),
      aModel('Transit', { manufacturerBodies: ['Vans'] }),
      aModel('Mustang', { manufacturerBodies: ['Performance'] }),
      aModel('Mach-E', { fuels: ['Electric'] }),
      aModel('Puma', { status: 'coming_soon' }),
    ];
    expect(column(full({ models }), 'Vehicles').map(({ url }) => url)).toEqual([
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

  test('MENU-03 buyer tools, servicing, company and legal pages', () => {
    expect(column(full(), 'Buyer tools').map(({ url }) => url)).toEqual([
      '/search/new-cars',
      '/search/used-cars',
      '/special-offers',
      '/finance',
      '/fleet',
      '/trade-in',
      '/book-test-drive',
    ]);
    expect(column(full(), 'Service and parts').map(({ url }) => url)).toContain('/warranty');
    expect(column(full(), 'Company').map(({ url }) => url)).toEqual([
      '/about-us',
      '/careers',
      '/contact',
      '/terms-and-conditions',
      '/privacy-policy',
      '/accessibility',
    ]);
  });

  test('MENU-03 a page stands once in the footer: Fleet with the buyer tools, else with the company', () => {
    const urls = footerMenu(contextOf(full())).flatMap(({ links }) => links.map(({ url }) => url));
    expect(urls).toEqual([...new Set(urls)]);
    expect(
      column(full({ pages, settings: { footer: { buyerTools: false } } }), 'Company').map(({ url }) => url),
    ).toContain('/fleet');
  });

  test('MENU-03 a dealer without any pages has no empty columns', () => {
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

  test('MENU-04 sales come first, and a city with several places names their types', () => {
    expect(locationMenu(contextOf(group()))).toEqual([
      { label: 'Newcastle', phone: '02 5550 0002', url: 'tel:0255500002' },
      { label: 'Penrith Sales', phone: '02 5550 0001', url: 'tel:0255500001' },
      { label: 'Penrith Parts', phone: '02 5550 0003', url: 'tel:0255500003' },
    ]);
  });

  test('MENU-04 entries lead to the contact page when phone calling is off, and where there is no number', () => {
    const off = group({ header: { phoneCalling: false } });
    expect(locationMenu(contextOf(off)).map(({ url }) => url)).toEqual(['/contact', '/contact', '/contact']);
    expect(headerPhone(contextOf(off))?.url).toBe('/contact');
    expect(locationMenu(contextOf(aTenant({ locations: [place('p', 'sales', 'Penrith', null)] })))[0]?.url).toBe(
      '/contact',
    );
  });

  test('CONF-03 LOC-01 hidden locations are in no menu', () => {
    expect(locationMenu(contextOf(group({ locations: { hiddenIds: ['parts'] } }))).map(({ label }) => label)).toEqual([
      'Newcastle',
      'Penrith',
    ]);
  });
});
