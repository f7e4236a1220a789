/** Pages with the same sources in two states have the same data (OPS-03). Changes the stock and clock at random. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Parts } from '#src/generator/parts.ts';
import { partText, splitJson } from '#src/lib/json-text.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { projectDir, randomFrom } from '../../support/generator.ts';

type Row = Record<string, unknown>;

const slug = 'harbour-motors';
const start = Date.parse('2026-11-20T06:00:00Z');
const hour = 3_600_000;
const states = fuzzRuns(16);
const folder = mkdtempSync(join(tmpdir(), 'forecourt-sources-'));
for (const name of ['_demo', slug]) cpSync(join(projectDir, 'tenants', name), join(folder, name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = randomFrom(20261124);
const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
const stock = (JSON.parse(readFileSync(join(folder, slug, 'stock.json'), 'utf8')) as Row[]).filter(
  (_, index) => index % 8 === 0,
);

const changes: ((row: Row) => Row)[] = [
  (row) => ({ ...row, price: 15_000 + Math.floor(random() * 60) * 990 }),
  (row) => ({ ...row, status: pick(['available', 'sold', 'coming_soon', 'reserved']) }),
  (row) => ({ ...row, dealer_comments: pick(['One owner.', 'Full service history.', null]) }),
  (row) => ({ ...row, year: pick([2019, 2022, 2025]) }),
  (row) => ({ ...row, state: pick(['NSW', 'VIC', null]), registration: pick(['ABC12D', null]) }),
  (row) => ({ ...row, tag: pick(['Runout', 'Ex-demo', null]) }),
  (row) => ({ ...row, created_at: new Date(start - Math.floor(random() * 240) * hour).toISOString() }),
  (row) => ({ ...row, colour: pick(['Black', 'White', 'Orange']) }),
  (row) => ({ ...row, images: [] }),
];

interface Listing {
  /** Shared by every page, such as the list of pages. */
  site: string;
  sources: string;
  data: string;
}

async function someState(): Promise<Map<string, Listing>> {
  const rows = stock.filter(() => random() > 0.02).map((row) => (random() < 0.1 ? pick(changes)(row) : row));
  writeFileSync(join(folder, slug, 'stock.json'), JSON.stringify(rows));
  const now = start + pick([0, 0, 5, 30, 80]) * hour;
  const loaded = await loadSite(slug, { tenantsDir: folder, now, acceptDrop: true });
  const context = siteContext(loaded.tenant, loaded.stock);
  const parts = new Parts({ entry: { splitJson, partText } } as never);
  const site = JSON.stringify(context);
  return new Map(
    [...sitePages(loaded.tenant, loaded.stock, context)].flatMap(({ path, load, from }): [string, Listing][] =>
      from ? [[path, { site, sources: `${site}${parts.sourcesHash(from())}`, data: JSON.stringify(load()) }]] : [],
    ),
  );
}

describe('page sources', () => {
  let [alike, changed, needless] = [0, 0, 0];

  test('include everything that the page data depends on (OPS-03)', async () => {
    const all: Map<string, Listing>[] = [];
    while (all.length < states) all.push(await someState());
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        for (const [path, { site, sources, data }] of one) {
          const there = other.get(path);
          if (!there) continue;
          if (there.sources === sources) {
            expect([path, there.data]).toEqual([path, data]);
            alike++;
          } else if (there.data !== data) changed++;
          // An added or removed page counts for all: any may link to it.
          else if (there.site === site) needless++;
        }
  });

  test('stay the same for a page with the same data, as long as the site has the same pages (OPS-03)', () => {
    expect(alike).toBeGreaterThan(1000);
    expect(changed).toBeGreaterThan(1000);
    expect(needless).toBe(0);
  });
});
