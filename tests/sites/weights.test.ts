import { beforeAll, describe, expect, test } from 'vitest';
import { demoSite, demoSites, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { pageReferences, styleReferences } from '../support/references.ts';
import { brotliBytes, scriptsInReach, scriptsOf, stylesheetsOf } from '../support/weights.ts';

const KB = 1024;
/** Attributes of what a browser fetches without being asked; links and form targets wait for a touch. */
const fetchedTags = /<(?:img|script|source|video|audio|iframe|embed|object|use|image)\b[^>]*>|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)"[^>]*>/g;

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => { demo = await demoSite(slug); });

  const heavier = (kind: 'vehicle' | 'landing', limit: number): string[] => demo.site.ofKind(kind)
    .map(({ file, path }) => ({ path, bytes: Buffer.byteLength(demo.site.text(file)) }))
    .filter(({ bytes }) => bytes >= limit)
    .map(({ path, bytes }) => `${path}: ${(bytes / KB).toFixed(1)} KB`);

  test('ROUTE-07 the HTML of every vehicle page stays under 64 KB, its forms included', () => {
    expect(heavier('vehicle', 64 * KB)).toEqual([]);
  });

  test('ROUTE-06 the HTML of every list stays under 80 KB', () => {
    expect(heavier('landing', 80 * KB)).toEqual([]);
  });

  test('ROUTE-01 home, list and vehicle page run under 20 KB of script before a touch', () => {
    for (const { file, path } of [demo.site.ofKind('home')[0]!, demo.site.ofKind('landing')[0]!, demo.site.ofKind('vehicle')[0]!]) {
      const scripts = scriptsOf(demo.site.text(file), demo.site);
      expect(scripts.length, path).toBeGreaterThan(0);
      expect(scripts.reduce((sum, script) => sum + brotliBytes(demo.site.text(script)), 0), path).toBeLessThan(20 * KB);
    }
  });

  test('ROUTE-01 the scripts of a page come in a handful of files, none of which only names another', () => {
    for (const kind of ['home', 'landing', 'vehicle'] as const) {
      const scripts = scriptsOf(demo.site.text(demo.site.ofKind(kind)[0]!.file), demo.site);
      expect(scripts.length, kind).toBeLessThanOrEqual(6);
      expect(scripts.filter((script) => /^import"[^"]*";?\s*$/.test(demo.site.text(script))), kind).toEqual([]);
    }
  });

  test('ROUTE-07 the scripts of a vehicle page stay there: no other page can load them, at once or later', () => {
    const isVehiclePages = (script: string) => /\/vehicle\.[^/]*\.js$/.test(script);
    expect(scriptsOf(demo.site.text(demo.site.ofKind('vehicle')[0]!.file), demo.site).filter(isVehiclePages)).toHaveLength(1);
    const vehicles = new Set(demo.site.ofKind('vehicle'));
    const others = demo.site.pages.filter((page) => !vehicles.has(page));
    const sets = new Map(others.map(({ file, path }) => [scriptsOf(demo.site.text(file), demo.site).sort().join(' '), { file, path }]));
    const inReach = [...sets].map(([atOnce, { file, path }]) => ({ path, atOnce, scripts: scriptsInReach(demo.site.text(file), demo.site) }));
    expect(inReach.filter(({ atOnce, scripts }) => scripts.length > atOnce.split(' ').length).length).toBeGreaterThan(1);
    for (const { path, scripts } of inReach) expect(scripts.filter(isVehiclePages), path).toEqual([]);
  });

  test('ROUTE-01 nothing is fetched from anyone else before a touch', () => {
    const { siteUrl } = demo.tenant.settings;
    const foreign = (address: string) => !address.startsWith('data:') && new URL(address, siteUrl).origin !== siteUrl;
    const fetched = new Map<string, string>();
    for (const { file, path } of demo.site.pages) {
      const html = demo.site.text(file);
      for (const [tag] of html.matchAll(fetchedTags)) for (const { address } of pageReferences(tag)) fetched.set(address, path);
      for (const [, style = ''] of html.matchAll(/\sstyle="([^"]*)"/g)) for (const { address } of styleReferences(style)) fetched.set(address, path);
    }
    for (const file of demo.site.files) if (file.endsWith('.css')) for (const { address } of styleReferences(demo.site.text(file))) fetched.set(address, file);
    expect(fetched.size).toBeGreaterThan(20);
    expect([...fetched].filter(([address]) => foreign(address))).toEqual([]);
  });
});

describe('stylesheets', () => {
  test('CONF-02 a page loads one stylesheet, its own template’s, and the templates share none', async () => {
    const byTemplate = new Map<string, Set<string>>();
    for (const { tenant, site } of await demoSites()) {
      for (const { file, path } of site.pages) {
        const sheets = stylesheetsOf(site.text(file));
        expect(sheets, `${tenant.slug}${path}`).toHaveLength(1);
        const { template } = tenant.settings;
        byTemplate.set(template, (byTemplate.get(template) ?? new Set()).add(sheets[0]!));
      }
    }
    const [showroom, marketplace] = [[...byTemplate.get('showroom')!], [...byTemplate.get('marketplace')!]];
    expect(showroom).toHaveLength(1);
    expect(marketplace).toHaveLength(1);
    expect(showroom).not.toEqual(marketplace);
  });

  test('CONF-02 a stylesheet holds its own template’s parts and not the other one’s', async () => {
    for (const { tenant, site } of await demoSites()) {
      const css = site.text(stylesheetsOf(site.text('index.html'))[0]!.slice(1));
      const isShowroom = tenant.settings.template === 'showroom';
      expect(css.includes('.price-block'), tenant.slug).toBe(isShowroom);
      expect(css.includes('.deal__amount'), tenant.slug).toBe(!isShowroom);
      expect(brotliBytes(css), tenant.slug).toBeLessThan(18 * KB);
    }
  });
});
