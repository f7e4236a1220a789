import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFunctions, type FunctionRoute } from '#src/local-server/functions.ts';
import { now, projectDir, Workspace, type Row } from '../support/generator.ts';
import { builtPages } from '../../scripts/index-now/built-pages.ts';
import { demoSite, demoSites, demoSlugs } from '../support/demo-sites.ts';

const space = new Workspace();
afterAll(() => space.remove());
let functions: FunctionRoute[];
beforeAll(async () => {
  functions = (await loadFunctions(join(projectDir, 'functions'))).routes;
});

describe('llms.txt, feeds and IndexNow', () => {
  test.each(demoSlugs)('lists only existing pages and data in the llms.txt of %s (AI-01)', async (slug) => {
    const { site, tenant } = await demoSite(slug);
    const guide = site.text('llms.txt');
    const { siteUrl, branding } = tenant.settings;
    expect(guide.startsWith(`# ${branding.name}\n\n> `)).toBe(true);
    const addresses = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(addresses).toEqual(expect.arrayContaining([`${siteUrl}/cars/`, `${siteUrl}/sitemap.xml`]));
    const missing = addresses.filter(
      (address) =>
        !address.startsWith(`${siteUrl}/`) ||
        !['file', 'function'].includes(site.target(address.slice(siteUrl.length), functions).kind),
    );
    expect(missing).toEqual([]);
    expect(addresses.includes(`${siteUrl}/mcp`)).toBe(tenant.settings.private.assistants.mcp);
    expect([...site.files].filter((file) => file.endsWith('.md'))).toEqual([]);
  });

  test.each(demoSlugs)(
    'publishes exactly the feeds in the settings of %s (SYND-01, SYND-02, SYND-03)',
    async (slug) => {
      const { site, tenant } = await demoSite(slug);
      const files = { google: 'feeds/google.tsv', meta: 'feeds/meta.csv', microsoft: 'feeds/microsoft.tsv' };
      expect([...site.files].filter((file) => file.startsWith('feeds/')).sort()).toEqual(
        [
          ...tenant.settings.syndication.feeds.map((feed) => files[feed]),
          ...(tenant.settings.syndication.arrivals ? ['feeds/arrivals.xml'] : []),
        ].sort(),
      );
    },
  );

  test.each(demoSlugs)('publishes the arrivals and IndexNow key of %s only where configured (OPS-07)', async (slug) => {
    const { site, tenant } = await demoSite(slug);
    const { arrivals, indexNowKey } = tenant.settings.syndication;
    if (arrivals) {
      const feed = site.text('feeds/arrivals.xml');
      const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(20);
      const { siteUrl } = tenant.settings;
      expect(links.filter((link) => site.target(link.slice(siteUrl.length)).kind !== 'file')).toEqual([]);
    }
    expect([...site.files].filter((file) => /^[^/]+\.txt$/.test(file)).sort()).toEqual(
      ['llms.txt', 'robots.txt', ...(indexNowKey === null ? [] : [`${indexNowKey}.txt`])].sort(),
    );
    if (indexNowKey !== null) expect(site.text(`${indexNowKey}.txt`)).toBe(indexNowKey);
  });

  test('demo dealers include some with and some without arrivals and IndexNow (OPS-07)', async () => {
    const settings = (await demoSites()).map(({ tenant }) => tenant.settings.syndication);
    expect(new Set(settings.map(({ arrivals }) => arrivals))).toEqual(new Set([true, false]));
    expect(new Set(settings.map(({ indexNowKey }) => indexNowKey !== null))).toEqual(new Set([true, false]));
  });

  test("collects the site's pages for IndexNow (OPS-07)", async () => {
    const { site, tenant } = await demoSite('lakeside-auto');
    const pages = builtPages(join(site.dir, '..'), 'lakeside-auto', tenant.settings.siteUrl);
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/', '/cars/', '/dealerships']));
    expect(new Set(Object.values(pages)).size).toBeGreaterThan(Object.keys(pages).length * 0.9);
  });

  test('lists the vehicles that each feed leaves out, with reasons (SYND-04)', async () => {
    const slug = 'far-photos';
    cpSync(join(projectDir, 'tests/fixtures/tenants', slug), join(space.tenants, slug), { recursive: true });
    space.settings(slug, (settings) => Object.assign(settings, { syndication: { feeds: ['google', 'microsoft'] } }));
    const stock = space.stock(slug).map((row, at): Row => ({ ...row, regplate: `ABC12${at}` }));
    space.setStock(slug, [
      { ...stock[0], reserved: true },
      { ...stock[1], images_are_illustrations: true },
      ...stock.slice(2),
    ]);
    expect((await space.run('build', ['--now', now])).code).toBe(0);
    const report = space.out(`out/.forecourt/reports/${slug}/left-out.json`);
    const leftOut = JSON.parse(readFileSync(report, 'utf8')) as Record<string, string | null>[];
    for (const feed of ['google', 'microsoft']) {
      const rows =
        readFileSync(space.out(`out/${slug}/feeds/${feed}.tsv`), 'utf8')
          .trim()
          .split('\n').length - 1;
      const without = leftOut.filter((one) => one.feed === feed);
      expect(rows + without.length).toBe(stock.length);
      expect(without.map(({ stockNumber, name, reason }) => [stockNumber, name, reason])).toEqual(
        expect.arrayContaining([
          ['F1', '2021 Toyota Corolla', 'it is reserved'],
          ['F2', '2021 Toyota Camry', 'its image is an illustration'],
        ]),
      );
    }
  });
});
