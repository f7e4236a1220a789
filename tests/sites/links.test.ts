import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { loadFunctions, type FunctionRoute } from '#src/local-server/functions.ts';
import type { BuiltSite } from '../../scripts/check-site/built-site.ts';
import { followLinks, redirectIssues } from '../../scripts/check-site/link-issues.ts';
import { isText } from '../../scripts/check-site/site-folder.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { projectDir } from '../support/generator.ts';

let functions: FunctionRoute[];
beforeAll(async () => {
  functions = (await loadFunctions(join(projectDir, 'functions'))).routes;
});

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  let built: BuiltSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
    built = { site: demo.site, siteUrl: demo.tenant.settings.siteUrl, functions };
  });

  test('has no broken link, image, script, form or sharing URL (MENU-01, ROUTE-23)', () => {
    const { followed, broken } = followLinks(built);
    expect(demo.site.pages.length).toBeGreaterThan(50);
    expect(followed).toBeGreaterThan(5000);
    expect(broken).toEqual([]);
  });

  test('redirects only to existing pages, and in one step (ROUTE-23)', () => {
    const slugOf =
      demo.stock.vehicles.find((vehicle) => isReservable(vehicle, demo.context.settings))?.slug ??
      demo.stock.vehicles[0]!.slug;
    const { rules, faults } = redirectIssues(built, slugOf);
    expect(rules).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });

  test('lists only existing pages and files in machine-readable files (OPS-07, SYND-01)', () => {
    const { siteUrl } = demo.tenant.settings;
    const urls = new Map<string, string>();
    for (const file of demo.site.files) {
      if (!isText(file) || file.endsWith('.html') || file.endsWith('.css') || file.endsWith('.js')) continue;
      const text = demo.site.text(file).replaceAll('&amp;', '&');
      for (const [url] of text.matchAll(/https?:\/\/[^\s"'<>\\,)]+/g))
        if (url.startsWith(`${siteUrl}/`)) urls.set(url, file);
    }
    expect(urls.size).toBeGreaterThan(100);
    const broken = [...urls].filter(([url]) =>
      ['missing', 'gone'].includes(demo.site.target(url.slice(siteUrl.length), functions).kind),
    );
    expect(broken).toEqual([]);
  });

  test('has menu counts only for pages that exist (MENU-01)', () => {
    const { paths, makes } = JSON.parse(demo.site.text('data/stock-counts.json')) as {
      paths: Record<string, number>;
      makes: { slug: string }[];
    };
    const addresses = [...Object.keys(paths), ...makes.map((make) => `/search/${make.slug}`)];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => demo.site.target(address).kind !== 'file')).toEqual([]);
  });
});
