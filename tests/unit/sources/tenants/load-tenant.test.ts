import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTenant, TenantError } from '#src/sources/tenants/load-tenant.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { inspect, location, plainSettings, temporaryFolder, tenantsWith } from './tenant-folder.ts';

describe('loadTenant', () => {
  test('loads a tenant from two short files with every default filled in and no warning (CONF-01)', async () => {
    const tenant = await loadTenant('test-cars', tenantsWith());
    expect(tenant.warnings).toEqual([]);
    expect(tenant.settings.search.pageSize).toBe(21);
    expect(tenant.settings.stockRules.soldWindowDays).toBe(3);
    expect(tenant.settings.cards.tags.newWithinDays).toBe(8);
    expect(tenant.locations).toMatchObject([
      { id: 'penrith', type: 'sales', primary: true, visible: true, timeZone: 'Australia/Sydney', openingHours: [] },
    ]);
    expect(tenant).toMatchObject({
      slug: 'test-cars',
      models: [],
      manufacturers: [],
      offers: [],
      reviews: [],
      promos: [],
      pages: [],
      redirects: [],
      overrides: [],
      themeCss: '',
    });
  });

  test('lists every issue of every file in one error, with file, line, key, reason and hint (CONF-01)', async () => {
    const dir = tenantsWith({
      'settings.json':
        '{\n  "siteUrl": "https://www.testcars.example",\n  "template": "showrom",\n  "search": { "pagesize": 30, "filters": ["make", "clour"] },\n  "soldWindowDays": 3\n}',
      'locations.json': { locations: [{ ...location, openingHours: [{ weekday: 1, open: '17:30', close: '08:30' }] }] },
      'offers.json': '{ "offers": [ { "id": "a" "name": "A" } ] }',
      'pages/about.md': 'No frontmatter here.',
    });
    const error = await loadTenant('test-cars', dir).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TenantError);
    const { issues, message } = error as TenantError;
    expect(
      issues.filter((issue) => issue.severity === 'error').map(({ file, line, path }) => [file, line, path]),
    ).toEqual([
      ['settings.json', 3, 'template'],
      ['settings.json', 4, 'search.filters[1]'],
      ['settings.json', 4, 'search.pagesize'],
      ['settings.json', 5, 'soldWindowDays'],
      ['offers.json', 1, ''],
      ['pages/about.md', 1, ''],
      ['locations.json', expect.any(Number), 'locations[0].openingHours[0]'],
    ]);
    expect(message).toContain(
      'settings.json:3  template  is "showrom", which is not one of the choices\n    Did you mean "showroom"?',
    );
    expect(message).toContain('Did you mean search.pageSize?');
    expect(message).toContain('Did you mean stockRules.soldWindowDays?');
    expect(message).toContain('Did you mean "colour"?');
    expect(message).toContain('closes at 08:30, before it opens at 17:30');
  });

  test.each([
    ['a folder without settings', 'nobody', 'settings.json', 'is missing'],
    ['a name that is no folder name', '../etc', 'settings.json', 'which is not a valid tenant name'],
  ])('reports %s as an error with its reason (CONF-01)', async (_, slug, file, reason) => {
    const error = (await loadTenant(slug, tenantsWith()).catch((thrown: unknown) => thrown)) as TenantError;
    expect(error).toBeInstanceOf(TenantError);
    expect(error.issues[0]).toMatchObject({ file, reason: expect.stringContaining(reason) });
  });

  test('does not count image folders, schemas and unfinished tenants as tenants (OPS-01)', () => {
    const dir = tenantsWith();
    for (const name of ['_demo', 'schemas', '.cache', 'a-second']) {
      mkdirSync(join(dir, name));
      writeFileSync(join(dir, name, 'settings.json'), '{}');
    }
    mkdirSync(join(dir, 'half-made'));
    expect(tenantSlugs(dir)).toEqual(['a-second', 'test-cars']);
    expect(tenantSlugs(join(temporaryFolder(), 'nowhere'))).toEqual([]);
  });
});

describe('content', () => {
  test('reads a page as front matter and Markdown that cannot run code (PAGE-01)', async () => {
    const { tenant } = await inspect({
      'pages/about-us.md':
        '---\ntitle: About us\ndescription: Who we are.\nfaq:\n  - question: Open on Sundays?\n    answer: "No: we rest."\n---\n# Hello\n\nA **bold** [link](/cars/) <script>alert(1)</script><img src=x.gif onerror=alert(1)> [bad](javascript:alert(1))\n',
      'images/x.gif': 'GIF89a',
    });
    const page = tenant!.pages[0]!;
    expect(page).toMatchObject({
      path: '/about-us',
      title: 'About us',
      lede: null,
      action: null,
      faq: [{ question: 'Open on Sundays?', answer: 'No: we rest.' }],
    });
    expect(page.body).toContain('<h2>Hello</h2>');
    expect(page.body).toContain('<a href="/cars/">link</a>');
    expect(page.body).not.toMatch(/script|onerror|javascript/);
  });

  test('leaves out an offer that excludes this site (OFFER-01)', async () => {
    const offer = { name: 'Offer', description: 'Two *years* of servicing.' };
    const { tenant } = await inspect({
      'offers.json': {
        offers: [
          { ...offer, id: 'kept' },
          { ...offer, id: 'left', excludedWebsiteIds: ['test-cars'] },
        ],
      },
    });
    expect(tenant!.offers).toMatchObject([
      { id: 'kept', description: '<p>Two <em>years</em> of servicing.</p>', expiry: null },
    ]);
  });

  test('creates makes mentioned by models without listing them (MODEL-01)', async () => {
    const { tenant } = await inspect({
      'models.json': { models: [{ name: 'Ranger', slug: 'ford-ranger', manufacturer: 'Ford' }] },
    });
    expect(tenant!.models).toMatchObject([
      { id: 'ford-ranger', status: 'new', fromPrice: null, priceType: null, overrideUrl: null },
    ]);
    expect(tenant!.manufacturers).toMatchObject([{ name: 'Ford', slug: 'ford', logo: null, description: null }]);
  });

  test('accepts only known price types for a range, and reports others at their key (PRICE-01)', async () => {
    const withType = (priceType: string) =>
      inspect({
        'models.json': {
          models: [{ name: 'Ranger', slug: 'ford-ranger', manufacturer: 'Ford', fromPrice: 57_990, priceType }],
        },
      });
    expect((await withType('estimated_drive_away')).tenant!.models).toMatchObject([
      { priceType: 'estimated_drive_away' },
    ]);
    const { tenant, issues } = await withType('on the road');
    expect(tenant).toBeNull();
    expect(issues).toMatchObject([{ severity: 'error', path: 'models[0].priceType' }]);
  });

  test('turns image files into site URLs (CONF-02)', async () => {
    const { tenant, issues } = await inspect({
      'settings.json': {
        ...plainSettings,
        branding: { name: 'Test Cars', logo: 'logo.svg', photography: { hero: '/photos/hero.webp' } },
      },
      'images/logo.svg': '<svg/>',
    });
    expect(issues).toEqual([]);
    expect(tenant!.settings.branding).toMatchObject({
      logo: '/images/logo.svg',
      mark: null,
      photography: { hero: '/photos/hero.webp' },
    });
  });

  test('gives each template its typeface and corners, unless the dealer sets others (CONF-02)', async () => {
    const branding = async (settings: object) =>
      (await inspect({ 'settings.json': { ...plainSettings, ...settings } })).tenant!.settings.branding;
    expect(await branding({ template: 'showroom' })).toMatchObject({ font: 'instrument-sans', radius: 'soft' });
    expect(await branding({ template: 'marketplace' })).toMatchObject({ font: 'archivo', radius: 'square' });
    expect(await branding({ template: 'marketplace', branding: { name: 'Test Cars', font: 'system' } })).toMatchObject({
      font: 'system',
      radius: 'square',
    });
  });

  test('accepts two spans per day for a lunch break, in weekly and holiday hours (LOC-02)', async () => {
    const spans = [
      { open: '09:00', close: '12:00' },
      { open: '13:00', close: '17:00' },
    ];
    const openingHours = spans.map((span) => ({ weekday: 4, ...span }));
    const specialHours = spans.map((span) => ({ date: '2026-12-24', ...span }));
    const { tenant, issues } = await inspect({
      'locations.json': { locations: [{ ...location, openingHours, specialHours }] },
    });
    expect(issues).toEqual([]);
    expect(tenant!.locations[0]!.openingHours.map(({ open }) => open)).toEqual(['09:00', '13:00']);
  });

  test('reads a day without times as closed, and a day with times as open (LOC-02)', async () => {
    const openingHours = [{ weekday: 1, open: '08:30', close: '17:30' }, { weekday: 0 }];
    const { tenant } = await inspect({ 'locations.json': { locations: [{ ...location, openingHours }] } });
    expect(tenant!.locations[0]!.openingHours).toEqual([
      { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
      { weekday: 0, status: 'Closed', open: null, close: null },
    ]);
  });
});
