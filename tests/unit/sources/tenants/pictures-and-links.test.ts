import { describe, expect, test } from 'vitest';
import { contentHtml } from '#src/sources/tenants/content-html.ts';
import { inspect, inspectSettings, location, plainSettings, type Files } from './tenant-folder.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const page = (body: string) => `---\ntitle: T\ndescription: D.\n---\n${body}\n`;
const gif = 'GIF89a\x01\x00\x01\x00\x00\x00\x00;';

const issueOf = async (files: Files, file: string, settings: object = {}) => {
  const { tenant, issues } = await inspectSettings(settings, files);
  return { tenant, issue: issues.find((one) => one.file === file), issues };
};

describe('images in Markdown', () => {
  test.each([
    ['hero.gif', '/images/hero.gif'],
    ['images/hero.gif', '/images/hero.gif'],
    ['../images/hero.gif', '/images/hero.gif'],
    ['./hero.gif', '/images/hero.gif'],
    ['/images/hero.gif', '/images/hero.gif'],
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ])('resolves ![](%s) to the same file as front matter would (PAGE-01)', (named, address) => {
    expect(contentHtml(`![Yard](${named})`)).toContain(`src="${address}"`);
  });

  test.each([
    ['a page', { 'pages/a.md': page('![a](herro.gif)') }, 'pages/a.md', ''],
    ['a page, by its path', { 'pages/a.md': page('![a](/images/herro.gif)') }, 'pages/a.md', ''],
    [
      'a location',
      { 'locations.json': { locations: [{ ...location, description: '![a](herro.gif)' }] } },
      'locations.json',
      'locations[0].description',
    ],
    [
      'an offer',
      { 'offers.json': { offers: [{ id: 'a', name: 'A', description: '![a](herro.gif)' }] } },
      'offers.json',
      'offers[0].description',
    ],
  ])('reports a missing file, in %s (CONF-01)', async (_, files, file, path) => {
    const { tenant, issue } = await issueOf({ 'images/hero.gif': gif, ...files }, file);
    expect(issue).toMatchObject({
      severity: 'error',
      path,
      reason: 'names images/herro.gif, which does not exist',
      hint: 'Did you mean "hero.gif"?',
    });
    expect(tenant).toBeNull();
  });

  test('finds a file name with a space (CONF-01)', async () => {
    expect((await inspect({ 'images/our yard.gif': gif, 'pages/a.md': page('![a](<our yard.gif>)') })).issues).toEqual(
      [],
    );
  });

  test.each([
    ['http://pictures.example/a.jpg', 'which isn’t https'],
    ['https://localhost/a.jpg', 'on a host that isn’t public'],
    ['https://10.0.0.1/a.jpg', 'on a host that isn’t public'],
    ['https://pictures.example:8443/a.jpg', 'which uses a non-standard port'],
  ])('reports %s as impossible to show (OPS-01)', async (address, reason) => {
    expect((await issueOf({ 'pages/a.md': page(`![a](${address})`) }, 'pages/a.md')).issue).toMatchObject({
      severity: 'error',
      reason: expect.stringContaining(reason),
    });
    expect(
      (await issueOf({}, 'settings.json', { branding: { name: 'T', photography: { hero: address } } })).issue,
    ).toMatchObject({ severity: 'error', path: 'branding.photography.hero', reason: expect.stringContaining(reason) });
  });
});

describe('files in images/ (CONF-01)', () => {
  test.each<[string, string, string, 'error' | 'warning', string]>([
    [
      'a text under the name of a picture',
      'images/hero.jpg',
      'Hello, this is the hero.',
      'error',
      'is not an image: it starts with "Hello, this is t"',
    ],
    ['an empty file', 'images/logo.svg', '', 'error', 'is empty'],
    ['a page', 'images/page.html', '<h1>Hello</h1>', 'warning', 'is not published'],
    ['a script', 'images/a.js', 'alert(1)', 'warning', 'is not published'],
    ['a page under the name of a drawing', 'images/a.svg', '<h1>Hello</h1>', 'error', 'is not an SVG image'],
    ['a drawing with a script', 'images/a.svg', svg('<script>alert(1)</script>'), 'error', 'contains code'],
    [
      'a drawing with a handler',
      'images/a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'error',
      'contains code',
    ],
    [
      'a drawing with a link that runs',
      'images/a.svg',
      svg('<a href="javascript:alert(1)"><path/></a>'),
      'error',
      'contains code',
    ],
    [
      'a drawing with a page in it',
      'images/a.svg',
      svg('<foreignObject><iframe/></foreignObject>'),
      'error',
      'contains code',
    ],
    [
      'a drawing that needs another host',
      'images/a.svg',
      svg('<image href="https://elsewhere.example/a.png"/>'),
      'warning',
      'loads https://elsewhere.example/a.png',
    ],
    [
      'a drawing with a font of another host',
      'images/a.svg',
      svg('<style>@import url(https://fonts.example/a.css)</style>'),
      'warning',
      'loads https://fonts.example/a.css',
    ],
    [
      'a picture of a camera',
      'images/hero.gif',
      gif + 'x'.repeat(6_000_000),
      'warning',
      'is 6.0 MB: the site uses smaller copies',
    ],
    [
      'a picture beyond all use',
      'images/hero.gif',
      gif + 'x'.repeat(61_000_000),
      'error',
      'is 61.0 MB, above the limit for images',
    ],
  ])('reports %s', async (_, file, content, severity, reason) => {
    expect((await issueOf({ [file]: content }, file)).issue).toMatchObject({
      severity,
      reason: expect.stringContaining(reason),
    });
  });

  test('accepts valid vector and raster images without a message', async () => {
    expect(
      (
        await inspect({
          'images/logo.svg': svg('<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#b)"/>'),
          'images/hero.gif': gif,
        })
      ).issues,
    ).toEqual([]);
  });

  test('warns about a make logo on another host, which pages load without an image service', async () => {
    const { issue } = await issueOf(
      { 'models.json': { manufacturers: [{ name: 'Ford', logo: 'https://logos.example/ford.png' }], models: [] } },
      'models.json',
    );
    expect(issue).toMatchObject({
      severity: 'error',
      path: 'manufacturers[0].logo',
      reason: expect.stringContaining('on another host'),
    });
  });
});

describe('internal links', () => {
  const dead: [string, Files, object, string, string][] = [
    ['a page', { 'pages/a.md': page('[Warranty](/warrenty)') }, {}, 'pages/a.md', ''],
    [
      'the button of a page',
      { 'pages/a.md': '---\ntitle: T\ndescription: D.\naction:\n  label: Go\n  url: /warrenty\n---\n' },
      {},
      'pages/a.md',
      'action.url',
    ],
    [
      'the menu',
      {},
      { header: { menu: { extra: [{ label: 'Warranty', url: '/warrenty' }] } } },
      'settings.json',
      'header.menu.extra[0].url',
    ],
    [
      'the footer',
      {},
      { footer: { extra: [{ label: 'Warranty', url: '/warrenty' }] } },
      'settings.json',
      'footer.extra[0].url',
    ],
    [
      'the home page',
      {},
      { home: { hero: { primary: { label: 'Warranty', url: '/warrenty?from=home' } } } },
      'settings.json',
      'home.hero.primary.url',
    ],
    [
      'a promotion',
      { 'promos.json': { promos: [{ id: 'a', title: 'A', url: '/warrenty' }] } },
      {},
      'promos.json',
      'promos[0].url',
    ],
    [
      'an offer',
      { 'offers.json': { offers: [{ id: 'a', name: 'A', description: '[Warranty](/warrenty/)' }] } },
      {},
      'offers.json',
      'offers[0].description',
    ],
  ];

  test.each(dead)('are reported when they lead nowhere, in %s (CONF-01)', async (_, files, settings, file, path) => {
    const { issues, tenant } = await inspectSettings(settings, { 'pages/warranty.md': page('Words.'), ...files });
    expect(issues.find((issue) => issue.file === file && issue.path === path)).toMatchObject({
      severity: 'warning',
      reason: 'links to /warrenty, which does not exist on this site',
      hint: 'Did you mean /warranty?',
    });
    expect(tenant).not.toBeNull();
  });

  test('are accepted when they lead to pages, stock lists, locations, old URLs and other sites (CONF-01)', async () => {
    const links = [
      '/',
      '/about',
      '/about/',
      '/about#team',
      '/cars/',
      '/search/used-cars/toyota',
      '/search',
      '/locations/penrith',
      '/dealerships',
      '/contact-us',
      '/used-cars',
      '/finance',
      '/special-offers',
      '/favourites',
      '/images/plan.gif',
      'https://elsewhere.example/x',
      'tel:+61255501000',
      '#top',
    ];
    const files = {
      'pages/about.md': page(links.map((url) => `[x](${url})`).join(' ')),
      'pages/finance.md': page('x'),
      'images/plan.gif': gif,
      'offers.json': { offers: [{ id: 'a', name: 'A', description: 'A' }] },
    };
    expect(
      (await inspect({ 'settings.json': { ...plainSettings, finance: { path: '/finance' } }, ...files })).issues.map(
        ({ reason }) => reason,
      ),
    ).toEqual([]);
  });
});
