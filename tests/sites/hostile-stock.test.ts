import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TenantResult } from '#src/generator/tenant-result.ts';
import { Workspace, type Row } from '../support/generator.ts';
import { structuredData } from '../../scripts/check-site/references.ts';
import { isText, SiteFolder } from '../../scripts/check-site/site-folder.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "' onmouseover=alert(1) x='",
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '\u202Etxet',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '${alert(1)}',
];
const kept = new Set([
  'id',
  'year',
  'price',
  'status',
  'car_type',
  'item_type',
  'show_on_dealer_website',
  'slug',
  'km',
  'created_at',
  'sold_date_timestamp',
]);

function poisoned(value: unknown, attack: string): unknown {
  if (typeof value === 'string') return `${value} ${attack}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, attack));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poisoned(item, attack)]));
  return value;
}
const poisonedRow = (row: Row, attack: string): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, kept.has(key) ? value : poisoned(value, attack)]));

describe('a feed with HTML and script in every text field', () => {
  const space = new Workspace();
  let result: TenantResult;
  let site: SiteFolder;
  afterAll(() => space.remove());
  beforeAll(async () => {
    space.addTenant('harbour-motors');
    space.setStock(
      'harbour-motors',
      space
        .stock('harbour-motors')
        .slice(0, 60)
        .map((row, index) => poisonedRow(row, attacks[index % attacks.length]!)),
    );
    const { json, stderr } = await space.run('build', ['--accept-drop']);
    expect([stderr, ...json.tenants.flatMap(({ errors }) => errors)].filter(Boolean)).toEqual([]);
    result = json.tenants[0]!;
    site = new SiteFolder(join(space.out(), 'harbour-motors'));
  });

  test('reads every row, and gives every accepted vehicle a page (OPS-02)', () => {
    expect(result).toMatchObject({ ok: true });
    expect(result.rows).toBe(60);
    expect(site.ofKind('vehicle').length + site.ofKind('gone').length).toBe(result.vehicles);
    expect(result.vehicles).toBeGreaterThan(30);
  });

  test('renders nothing that a browser would run (OPS-02)', () => {
    const wrong = site.pages.flatMap(({ file, path }) => {
      const page = site.html(file);
      const scripts = page
        .querySelectorAll('script')
        .filter(
          (script) =>
            !/^\/_a\//.test(script.getAttribute('src') ?? '') && script.getAttribute('type') !== 'application/ld+json',
        );
      const elements = page.querySelectorAll('*');
      const handlers = elements.filter((element) =>
        Object.keys(element.attributes).some((name) => /^on/i.test(name) || name.toLowerCase() === 'srcdoc'),
      );
      const addresses = elements.filter((element) =>
        ['href', 'src', 'action', 'xlink:href', 'style', 'formaction'].some((name) =>
          /javascript:|data:text/i.test(element.getAttribute(name) ?? ''),
        ),
      );
      const foreign = page.querySelectorAll('iframe, object, embed, math, base, meta[http-equiv]');
      const found = [...scripts, ...handlers, ...addresses, ...foreign];
      return found.length > 0 ? [`${path}: ${found[0]!.toString().slice(0, 160)}`] : [];
    });
    expect(site.pages.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('keeps structured data and machine-readable files valid (OPS-02)', () => {
    for (const { file, path } of site.pages) {
      const html = site.text(file);
      expect(html.match(/<\/script>/g)?.length, path).toBe(html.match(/<script\b/g)?.length);
      expect(() => structuredData(html), path).not.toThrow();
    }
    for (const file of site.files)
      if (/\.(json|webmanifest)$/.test(file)) expect(() => JSON.parse(site.text(file)), file).not.toThrow();
    expect(
      site
        .text('sitemap.xml')
        .replace(/<\/?(urlset|url|loc|lastmod|image:image|image:loc)\b[^>]*>|<\?xml[^>]*\?>/g, ''),
    ).not.toMatch(/[<>]/);
  });

  test('keeps injected text out of file names, redirects, headers and data files (OPS-02)', () => {
    const wrong = [...site.files].filter((file) => !/^[\w./-]+$/.test(file) || file.includes('..'));
    expect(wrong).toEqual([]);
    const lines = site
      .text('_redirects')
      .trim()
      .split('\n')
      .concat(
        site
          .text('_headers')
          .split('\n')
          .filter((line) => line.startsWith('/')),
      );
    expect(lines.filter((line) => /[<>"'(]|javascript:/.test(line))).toEqual([]);
    expect(
      [...site.files].filter(
        (file) => isText(file) && !file.endsWith('.html') && /<script>alert|onerror=alert/.test(site.text(file)),
      ),
    ).toEqual([]);
  });
});
