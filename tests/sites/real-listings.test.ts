import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Location } from '#src/domain/locations/location.ts';
import type { TenantResult } from '#src/generator/tenant-result.ts';
import { now, Workspace } from '../support/generator.ts';
import { lacksListings, listingsFile, withYardsEverywhere } from '../support/listings.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { heavyPages } from '../../scripts/check-site/weight-issues.ts';
import { structuredPrice } from '../support/prices.ts';
import { timeLimit } from '../support/time-limit.ts';

const slug = 'everyday-cars';
/** All in the matrix run, otherwise every third. */
const step = process.env.MATRIX ? 1 : 3;

describe.skipIf(lacksListings)('real listings on a demo dealer’s site', () => {
  const space = new Workspace();
  const dir = space.out('sites');
  let result: TenantResult;
  let site: SiteFolder;
  let rows: unknown[];
  let rejected: { line: number | null; field: string | null; reason: string }[];
  const cars = new Map<string, { html: string; text: string }>();
  afterAll(() => space.remove());
  beforeAll(async () => {
    space.addTenant(slug);
    const file = join(space.tenants, slug, 'locations.json');
    const { locations, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { locations: Location[] };
    writeFileSync(file, JSON.stringify({ ...rest, locations: withYardsEverywhere(locations) }));
    const { data } = Papa.parse(readFileSync(listingsFile, 'utf8'), { header: true, skipEmptyLines: true });
    expect(data).toHaveLength(11_734);
    rows = data.filter((_, index) => index % step === 0);
    const stock = join(space.dir, 'listings.csv');
    writeFileSync(stock, Papa.unparse(rows));
    result = (await space.run('build', [slug, '--stock', stock, '--now', now], 'sites')).json.tenants[0]!;
    expect(result.errors).toEqual([]);
    site = new SiteFolder(join(dir, slug));
    rejected = JSON.parse(
      readFileSync(join(dir, '.forecourt/reports', slug, 'rejected.json'), 'utf8'),
    ) as typeof rejected;
    for (const { file, path } of site.ofKind('vehicle')) {
      const html = site.text(file);
      cars.set(path, {
        html,
        text: html
          .slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' '),
      });
    }
  }, timeLimit(600_000));

  const withText = (pattern: RegExp) =>
    [...cars].flatMap(([path, { text }]) => {
      const hit = pattern.exec(text);
      return hit ? [`${path}: ${text.slice(Math.max(0, hit.index - 30), hit.index + 40)}`] : [];
    });

  test('turns every row into one page or one reported rejection (OPS-02)', () => {
    expect(result).toMatchObject({ ok: true, rows: rows.length });
    expect(result.vehicles + result.rejected).toBe(result.rows);
    expect(cars.size + site.ofKind('gone').length).toBe(result.vehicles);
    expect(result.pages).toBe(site.pages.length);
    expect(result.rejected).toBeLessThan(34);
  });

  test('reports line, field and reason of every rejection (OPS-02)', () => {
    expect(rejected).toHaveLength(result.rejected);
    expect(
      rejected.filter(
        ({ line, field, reason }) =>
          line === null || (field === null && !reason.startsWith('duplicate')) || reason.length < 5,
      ),
    ).toEqual([]);
    expect(new Set(rejected.map(({ line }) => line)).size).toBe(rejected.length);
  });

  test('links to every car from the stock page, through its make and model (ROUTE-03)', () => {
    const reached = new Set<string>();
    const lists = ['/cars/'];
    for (const path of lists) {
      const target = site.target(path);
      const links =
        target.kind === 'file'
          ? [...site.text(target.file).matchAll(/<a\b[^>]*\shref="([^"#?]*)/g)].map(([, href = '']) => href)
          : [];
      for (const href of links) {
        if (/^\/cars\/[^/]+$/.test(href)) reached.add(href);
        if (/^\/search\/[^/]+(\/[^/]+)?(\/page-\d+)?$/.test(href) && !lists.includes(href)) lists.push(href);
      }
    }
    expect(lists.length).toBeGreaterThan(300);
    const lost = [...cars.keys()].filter((path) => !reached.has(path));
    expect([lost.length, ...lost.slice(0, 10)]).toEqual([0]);
  });

  test('shows no impossible year, price, odometer or count (OPS-02)', () => {
    const wrong = [...cars].flatMap(([path, { html, text }]) => {
      const year = Number(/^\/cars\/(\d{4})-/.exec(path)?.[1]);
      const price = structuredPrice(html)?.price ?? null;
      const odometers = [...text.matchAll(/([\d,]+) km\b/g)].map(([, number = '']) =>
        Number(number.replaceAll(',', '')),
      );
      const problem = !(year >= 1930 && year <= 2027)
        ? `year ${year}`
        : price !== null && (price < 500 || price > 3_000_000)
          ? `price ${price}`
          : odometers.some((odometer) => odometer > 999_999)
            ? `odometer ${Math.max(...odometers)}`
            : null;
      return problem === null ? [] : [`${path}: ${problem}`];
    });
    expect(wrong).toEqual([]);
    expect(withText(/\b(0|1\d|[2-9]\d) doors\b|\b(0|[3-9]\d) seats\b|Seats (0|[3-9]\d)\b/)).toEqual([]);
  });

  test('shows no placeholder for a missing value, such as undefined or POA (OPS-02)', () => {
    expect(
      withText(/\b(undefined|null|NaN|Infinity|Invalid Date|POA|N\/A)\b|\[object |\$[01]\b(?![,\d]|\.\d)|- ?\/ ?-/),
    ).toEqual([]);
  });

  test('keeps car pages under 64 KB and other pages under 80 KB with real stock (ROUTE-06, ROUTE-07)', () => {
    expect(site.ofKind('landing').length).toBeGreaterThan(800);
    expect(heavyPages(site)).toEqual([]);
  });

  test('continues long lists on noindex pages, and never lists a car twice (SRCH-19)', () => {
    const further = site.ofKind('landing').filter(({ path }) => /\/page-\d+$/.test(path));
    expect(further.length).toBeGreaterThan(10);
    expect(
      further
        .filter(({ file }) => !/<meta name="robots" content="noindex/.test(site.text(file)))
        .map(({ path }) => path),
    ).toEqual([]);
    const carsOf = (file: string) => [
      ...new Set(
        [...site.text(file).matchAll(/<(?:h2 class="card__title"|li)><a href="(\/cars\/[^"#]+)"/g)].map(
          ([, url = '']) => url,
        ),
      ),
    ];
    for (const first of new Set(further.map(({ path }) => path.replace(/\/page-\d+$/, '')))) {
      const pages = site.ofKind('landing').filter(({ path }) => path === first || path.startsWith(`${first}/page-`));
      const listed = pages.flatMap(({ file }) => carsOf(file));
      const [, total = ''] =
        /<b[^>]*>([\d,]+) cars?<\/b>/.exec(site.text(pages.find(({ path }) => path === first)!.file)) ?? [];
      expect([first, listed.length, new Set(listed).size]).toEqual([
        first,
        Number(total.replace(',', '')),
        Number(total.replace(',', '')),
      ]);
    }
  });

  test("starts every car's heading with its year, make and model (OPS-07)", () => {
    const headings = [...cars.values()].map(
      ({ html }) =>
        /<h1[^>]*>([\s\S]*?)<\/h1>/
          .exec(html)?.[1]
          ?.replace(/<[^>]*>/g, '')
          .trim() ?? '',
    );
    expect(headings.filter((heading) => !/^\d{4} \S+ \S+/.test(heading))).toEqual([]);
  });
});
