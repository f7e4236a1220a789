import { beforeAll, describe, expect, test } from 'vitest';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { demoSite, demoSites, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { pageReferences, styleReferences } from '../../scripts/check-site/references.ts';
import {
  brotliBytes,
  scriptsInReach,
  scriptsOf,
  scriptsOfSearch,
  stylesheetsOf,
} from '../../scripts/check-site/weights.ts';

const KB = 1024;
/** Content fetched by browsers unasked; links and form targets wait for a click. */
const fetchedTags =
  /<(?:img|script|source|video|audio|iframe|embed|object|use|image)\b[^>]*>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)"[^>]*>/g;

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  const heavier = (kind: 'vehicle' | 'landing', limit: number): string[] =>
    demo.site
      .ofKind(kind)
      .map(({ file, path }) => ({ path, bytes: Buffer.byteLength(demo.site.text(file)) }))
      .filter(({ bytes }) => bytes >= limit)
      .map(({ path, bytes }) => `${path}: ${(bytes / KB).toFixed(1)} KB`);

  test('keeps the HTML of vehicle pages under 62 KB, forms included, and under 55 KB on average (ROUTE-07)', () => {
    expect(heavier('vehicle', 62 * KB)).toEqual([]);
    const bytes = demo.site.ofKind('vehicle').map(({ file }) => Buffer.byteLength(demo.site.text(file)));
    const mean = bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
    expect(mean).toBeLessThan((slug === 'everyday-cars' ? 52 : 55) * KB);
  });

  test('keeps the HTML of every list under 72 KB (ROUTE-06)', () => {
    expect(heavier('landing', 72 * KB)).toEqual([]);
  });

  test('loads under 20 KB of script on home, list and vehicle pages before any interaction (ROUTE-01)', () => {
    for (const { file, path } of [
      demo.site.ofKind('home')[0]!,
      demo.site.ofKind('landing')[0]!,
      demo.site.ofKind('vehicle')[0]!,
    ]) {
      const scripts = scriptsOf(demo.site.text(file), demo.site);
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(
        scripts.reduce((sum, script) => sum + brotliBytes(demo.site.text(script)), 0),
        path,
      ).toBeLessThan(20 * KB);
    }
  });

  test('loads under 137 KB of script in twelve files at most for the first search (SRCH-23)', () => {
    const scripts = scriptsOfSearch(demo.site.text('cars/index.html'), demo.site);
    expect(scripts.some((script) => script.includes('/open-search.'))).toBe(true);
    expect(scripts.length).toBeLessThanOrEqual(12);
    expect(scripts.reduce((sum, script) => sum + brotliBytes(demo.site.text(script)), 0)).toBeLessThan(137_000);
  });

  test('never bundles a package twice, and loads optional search code only on demand (SRCH-23)', () => {
    const packages = demo.site.text('licences/code.txt').match(/^## \S+/gm)!;
    expect(packages).toEqual([...new Set(packages)]);
    const scripts = scriptsOfSearch(demo.site.text('cars/index.html'), demo.site);
    expect(scripts.filter((script) => /\/(?:words|typed-search|search-client|marked)\./.test(script))).toEqual([]);
    // Excludes InstantSearch's code for Algolia's analytics, crawler, Recommend and facet trees.
    const unused = /viewedObjectIDs|Algolia Crawler|addFrequentlyBoughtTogether|addHierarchicalFacetRefinement/;
    expect(
      demo.site.files
        .values()
        .filter((file) => /\/_a\/.*\.js$/.test(`/${file}`))
        .filter((file) => unused.test(demo.site.text(file)))
        .toArray(),
    ).toEqual([]);
  });

  test('loads six script files per page at most, none of which only imports another (ROUTE-01)', () => {
    for (const kind of ['home', 'landing', 'vehicle'] as const) {
      const scripts = scriptsOf(demo.site.text(demo.site.ofKind(kind)[0]!.file), demo.site);
      expect(scripts.length, kind).toBeLessThanOrEqual(6);
      expect(
        scripts.filter((script) => /^import"[^"]*";?\s*$/.test(demo.site.text(script))),
        kind,
      ).toEqual([]);
    }
  });

  test('never loads the scripts of vehicle pages on other pages, immediately or later (ROUTE-07)', () => {
    const isVehiclePages = (script: string) => /\/vehicle\.[^/]*\.js$/.test(script);
    expect(
      scriptsOf(demo.site.text(demo.site.ofKind('vehicle')[0]!.file), demo.site).filter(isVehiclePages),
    ).toHaveLength(1);
    const vehicles = new Set(demo.site.ofKind('vehicle'));
    const others = demo.site.pages.filter((page) => !vehicles.has(page));
    const sets = new Map(
      others.map(({ file, path }) => [scriptsOf(demo.site.text(file), demo.site).sort().join(' '), { file, path }]),
    );
    const inReach = [...sets].map(([atOnce, { file, path }]) => ({
      path,
      atOnce,
      scripts: scriptsInReach(demo.site.text(file), demo.site),
    }));
    expect(inReach.filter(({ atOnce, scripts }) => scripts.length > atOnce.split(' ').length).length).toBeGreaterThan(
      1,
    );
    for (const { path, scripts } of inReach) expect(scripts.filter(isVehiclePages), path).toEqual([]);
  });

  test('loads list code only on pages with a list, and not on pages that functions render (SRCH-23)', () => {
    const files = [...demo.site.files].filter((file) => /\/_a\/.*\.js$/.test(`/${file}`));
    const naming = files.filter((file) => /[/"']static-list\./.test(demo.site.text(file)));
    expect(naming.map((file) => /_a\/(.*?)\./.exec(file)![1])).toEqual(['open-search']);
    const others = demo.site.pages.filter(({ file }) => !demo.site.text(file).includes('/static-list.'));
    const inReach = new Set(others.flatMap(({ file }) => scriptsInReach(demo.site.text(file), demo.site)));
    expect(others.length).toBeGreaterThan(demo.site.ofKind('vehicle').length);
    expect([...inReach].some((script) => script.includes('/labels.'))).toBe(true);
    expect([...inReach].filter((script) => /\/(?:static-list|open-search)\./.test(script))).toEqual([]);
  });

  test('preloads the first photo of the gallery, if there is one (VDP-04)', () => {
    const attributes = (tag: string) =>
      Object.fromEntries([...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));
    for (const { file, path } of demo.site.ofKind('vehicle')) {
      const html = demo.site.text(file);
      const preload = /<link\b[^>]*rel="preload"[^>]*as="image"[^>]*>/.exec(html)?.[0];
      const first = /id="photo-1">\s*(<img\b[^>]*>)/.exec(html)?.[1];
      expect(preload === undefined, path).toBe(first === undefined);
      if (preload === undefined || first === undefined) continue;
      const [asked, shown] = [attributes(preload), attributes(first)];
      expect([asked['href'], asked['imagesrcset'], asked['imagesizes'], asked['fetchpriority']], path).toEqual([
        shown['src'],
        shown['srcset'],
        shown['sizes'],
        'high',
      ]);
    }
  });

  test('fetches nothing from other hosts before any interaction (ROUTE-01)', () => {
    const { siteUrl } = demo.tenant.settings;
    const foreign = (address: string) => !address.startsWith('data:') && new URL(address, siteUrl).origin !== siteUrl;
    const fetched = new Map<string, string>();
    for (const { file, path } of demo.site.pages) {
      const html = demo.site.text(file);
      for (const [tag] of html.matchAll(fetchedTags))
        for (const { address } of pageReferences(tag)) fetched.set(address, path);
      for (const [, style = ''] of html.matchAll(/\sstyle="([^"]*)"/g))
        for (const { address } of styleReferences(style)) fetched.set(address, path);
    }
    for (const file of demo.site.files)
      if (file.endsWith('.css'))
        for (const { address } of styleReferences(demo.site.text(file))) fetched.set(address, file);
    expect(fetched.size).toBeGreaterThan(20);
    expect([...fetched].filter(([address]) => foreign(address))).toEqual([]);
  });
});

const ownParts: Record<TemplateName, string> = {
  showroom: '.price-block',
  marketplace: '.deal__amount',
  atelier: '.asking',
};

describe('stylesheets', () => {
  test("loads the template's stylesheet and one per kind of page at most, and shares none between templates (CONF-02)", async () => {
    const byTemplate = new Map<string, { own: Set<string>; kinds: Set<string> }>();
    for (const { tenant, site } of await demoSites()) {
      const { template } = tenant.settings;
      const seen = byTemplate.get(template) ?? { own: new Set(), kinds: new Set() };
      byTemplate.set(template, seen);
      for (const { file, path } of site.pages) {
        const [own, kind, ...more] = stylesheetsOf(site.text(file));
        expect(more, `${tenant.slug}${path}`).toEqual([]);
        seen.own.add(own!);
        if (kind !== undefined) seen.kinds.add(kind);
      }
    }
    expect([...byTemplate.keys()].toSorted()).toEqual([...templateNames].toSorted());
    for (const { own, kinds } of byTemplate.values()) {
      expect(own.size).toBe(1);
      expect(kinds.size).toBeGreaterThan(2);
    }
    const sheets = [...byTemplate.values()].flatMap(({ own, kinds }) => [...own, ...kinds]);
    expect(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index)).toEqual([]);
  });

  test("limits stylesheets to their own template's parts, and to under 15 KB per page (CONF-02)", async () => {
    for (const { tenant, site } of await demoSites()) {
      for (const kind of ['home', 'landing', 'vehicle'] as const) {
        const sheets = stylesheetsOf(site.text(site.ofKind(kind)[0]!.file)).map((sheet) => site.text(sheet.slice(1)));
        expect(
          sheets.reduce((sum, css) => sum + brotliBytes(css), 0),
          `${tenant.slug} ${kind}`,
        ).toBeLessThan(15 * KB);
        if (kind !== 'vehicle') continue;
        for (const [template, part] of Object.entries(ownParts))
          expect(sheets.join('').includes(part), `${tenant.slug} ${part}`).toBe(template === tenant.settings.template);
      }
    }
  });
});
