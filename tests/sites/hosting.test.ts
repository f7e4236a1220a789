import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '#src/local-server/headers-file.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { projectDir } from '../support/generator.ts';
import { isText } from '../../scripts/check-site/site-folder.ts';

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  test('sends the security headers, and allows only scripts from the site (OPS-01)', () => {
    const rules = parseHeaders(demo.site.text('_headers'));
    const headers = headersFor(rules, '/cars/');
    const policy = Object.fromEntries(
      (headers['content-security-policy'] ?? '').split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    });
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('caches hashed files for good, and revalidates pages (OPS-01)', () => {
    const rules = parseHeaders(demo.site.text('_headers'));
    const hashed = [...demo.site.files].find((file) => file.startsWith('_a/') && file.endsWith('.js'))!;
    expect(headersFor(rules, `/${hashed}`)['cache-control']).toContain('immutable');
    expect(headersFor(rules, '/')['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
    expect([...demo.site.files].filter((file) => file.startsWith('_a/') && !/\.[\w-]{8}\.\w+$/.test(file))).toEqual([]);
  });

  test('publishes the licences of its code, fonts and icons', () => {
    const code = demo.site.text('licences/code.txt');
    const packages = ['react', 'react-dom', 'nanostores', 'instantsearch.js', 'swiper', 'leaflet', 'react-leaflet'];
    expect(packages.filter((name) => !code.includes(`\n## ${name} - `))).toEqual([]);
    for (const name of ['archivo', 'instrument-sans']) {
      expect([...demo.site.files].some((file) => file.startsWith(`_a/${name}`))).toBe(true);
      expect(demo.site.text(`licences/${name}.txt`)).toContain('SIL OPEN FONT LICENSE');
    }
    expect(demo.site.text('licences/icons.txt')).toContain('Lucide');
  });

  test('lists every indexable page except sold vehicles in the sitemap, only once (OPS-07)', () => {
    const { siteUrl } = demo.tenant.settings;
    const listed = [...demo.site.text('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    const open = demo.site.pages.filter(({ file }) => !demo.site.text(file).includes('content="noindex"'));
    const isSold = (path: string) =>
      demo.stock.vehicles.some((vehicle) => vehicle.status === 'sold' && path === `/cars/${vehicle.slug}`);
    expect(listed.toSorted()).toEqual(
      open
        .map(({ path }) => path)
        .filter((path) => !isSold(path))
        .map((path) => siteUrl + path)
        .sort(),
    );
  });

  test('allows search engines in robots.txt, and lists the sitemap there (OPS-07)', () => {
    const robots = demo.site.text('robots.txt');
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(robots).toContain(`Sitemap: ${demo.tenant.settings.siteUrl}/sitemap.xml`);
  });

  test('publishes no private settings (CONF-01)', () => {
    const dir = join(projectDir, 'tenants', slug);
    const settings = JSON.parse(readFileSync(join(dir, 'settings.json'), 'utf8')) as { private: unknown };
    // A yard's email address isn't secret if its page shows it.
    const open = readdirSync(dir)
      .filter((name) => name.endsWith('.json') && !/^(settings|stock)/.test(name))
      .map((name) => readFileSync(join(dir, name), 'utf8'))
      .join('\n');
    const secrets = leaves(settings.private).filter(
      (secret) =>
        secret.length > 6 &&
        !open.includes(`"${secret}"`) &&
        !demo.context.locations.some(({ slug: name }) => name === secret),
    );
    const categories = new Set(demo.tenant.settings.forms.categories);
    const wanted = secrets.filter((secret) => !categories.has(secret) && !secret.endsWith(' Enquiry'));
    expect(wanted.length).toBeGreaterThan(0);
    for (const file of demo.site.files) {
      if (!isText(file)) continue;
      const text = demo.site.text(file);
      expect(
        wanted.filter((secret) => text.includes(secret)),
        file,
      ).toEqual([]);
    }
  });

  test('publishes neither private locations nor raw feed fields (CONF-01)', () => {
    const pages = demo.site.pages
      .filter(({ kind }) => kind === 'vehicle')
      .map(({ file }) => demo.site.text(file))
      .join('\n');
    expect(pages).not.toMatch(/private_?(suburb|postcode)|show_?on_?dealer_?website|financeLenders/i);
    expect(
      [...demo.site.files].filter((file) =>
        /(^|\/)(settings|stock|locations|reviews|rejected)\.(json|csv)$/.test(file),
      ),
    ).toEqual([]);
  });
});
