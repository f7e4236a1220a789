/** Without scripts, a list's first page is static, and later pages are rendered on request. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteOf } from '#src/site/site.ts';
import { answerResults } from '#src/server/results/results-page.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { now } from '../support/generator.ts';

const next = /<a href="(?<address>\/results\?[^"]*)" rel="next"/;
const addressIn = (html: string): string | null => next.exec(html)?.groups?.address?.replaceAll('&amp;', '&') ?? null;

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  function ask(address: string): Promise<Response> {
    const readSiteFile = (path: string): Promise<Uint8Array | null> =>
      Promise.resolve(new Uint8Array(readFileSync(join(demo.site.dir, path))));
    return answerResults(
      new Request(`http://${slug}.localhost${address}`),
      {
        params: {},
        ip: '',
        waitUntil: () => {},
        tenant: slug,
        dealersDir: join(demo.site.dir, '../.forecourt/server'),
        readSiteFile,
      },
      () => Date.parse(now),
    );
  }

  /** In order: cards on the first page, then rows. */
  async function walk(path: string): Promise<string[]> {
    const first = demo.site.target(path);
    let html = first.kind === 'file' ? demo.site.text(first.file) : '';
    const seen = parse(html)
      .querySelectorAll('li.card .card__title a')
      .map((link) => link.getAttribute('href')!);
    for (let address = addressIn(html); address !== null; address = addressIn(html)) {
      const answer = await ask(address);
      expect(answer.status, address).toBe(200);
      html = await answer.text();
      seen.push(
        ...parse(html)
          .querySelectorAll('.rows li a')
          .map((link) => link.getAttribute('href')!),
      );
    }
    return seen;
  }

  test('lists each vehicle once and in order across the pages of every list except model lists (ROUTE-06, SRCH-12)', async () => {
    const { landings } = siteOf(demo.tenant, demo.stock, demo.context);
    const lists = [...landings.values()].filter(({ kind }) => kind !== 'model');
    expect(lists.length).toBeGreaterThan(5);
    for (const { path, vehicles } of lists)
      expect(await walk(path), path).toEqual(vehicles.map((vehicle) => `/cars/${vehicle.slug}`));
  });

  test("renders results as a page of the dealer's site, with one heading and the dealer's name in its title (ROUTE-06)", async () => {
    const html = await (await ask('/results?query=zz-nothing')).text();
    const page = parse(html);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('title')!.textContent).toContain(demo.tenant.settings.branding.name);
    expect(page.querySelector('.empty h2')!.textContent).toMatch(/^No .+ here matches “zz-nothing”$/);
    expect(
      page.querySelectorAll('li.card, link[rel="canonical"], script[type="application/ld+json"], label.sort'),
    ).toEqual([]);
    expect(page.querySelector('#search-text')!.getAttribute('value')).toBe('zz-nothing');
  });
});
