/** The search table in docs/benchmarks.md, in Node and Chromium. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { publicSettings } from '../../src/domain/tenant/public-settings.ts';
import { searchRecord } from '../../src/search/search-record.ts';
import type { SearchRecord } from '../../src/search/record.ts';
import { loadSite } from '../../src/sources/load-site.ts';
import { loadStock } from '../../src/sources/stock/load-stock.ts';
import { loadTenant } from '../../src/sources/tenants/load-tenant.ts';
import { realListings, toCsv } from './listings.ts';
import { median, table } from './measure.ts';
import { openBrowserBench, type BrowserBench } from './search-chromium.ts';
import { engines } from './search-engines.ts';
import type { Engine } from './search-engines.ts';
import { judge, yardOf, type Verdict } from './search-words.ts';
import { session } from './search-session.ts';
import type { Step } from './search-session.ts';
import { batchAt, timings } from './search-timings.ts';
import { pageScripts } from './page-scripts.ts';
import { dealerQueries, listingQueries } from './word-queries.ts';

const sizes = [500, 2000, 16_000];
const tenantsDir = new URL('../../tenants', import.meta.url).pathname;
const slug = 'everyday-cars';
const listingsCount = 11_734;

export async function benchSearch(): Promise<void> {
  const tenant = await loadTenant(slug, tenantsDir);
  const settings = publicSettings(tenant.settings);
  const browser = await openBrowserBench();
  const rows = [
    [
      'cars',
      'engine',
      'KB',
      'brotli KB',
      'open ms',
      'first batch ms',
      'p50 ms',
      'p95 ms',
      'memory MB',
      'Chromium open',
      'first',
      'p50',
      'p95',
      '4x slower: first',
      'p50',
      'p95',
      'hits',
    ],
  ];
  for (const size of sizes) {
    const records = await recordsOf(size, tenant);
    const steps = session(records);
    for (const engine of engines)
      rows.push([
        String(records.length),
        engine.name,
        ...(await measureEngine(engine, records, settings, steps, browser)),
      ]);
  }
  await browser.close();
  process.stdout.write(`${table(rows)}\n${await pageScripts()}\n${await queryTable()}\n`);
}

async function queryTable(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const stockFile = join(folder, 'stock.csv');
  writeFileSync(stockFile, toCsv(realListings(listingsCount)));
  const now = Date.now();
  const yards = [
    { name: slug, queries: listingQueries, stockFile },
    ...Object.entries(dealerQueries).map(([name, queries]) => ({ name, queries, stockFile: undefined })),
  ];
  const verdicts: Verdict[] = [];
  for (const { name, queries, stockFile: feed } of yards) {
    const yard = yardOf(await loadSite(name, { tenantsDir, now, ...(feed !== undefined && { stockFile: feed }) }));
    for (const query of queries) verdicts.push(await judge(query, yard, now));
  }
  rmSync(folder, { recursive: true });
  const yes = (isSo: boolean): string => (isSo ? 'yes' : 'NO');
  const rows = verdicts.map(({ text, understood, hits, truth, firstRight }) => [
    text,
    understood,
    String(hits),
    String(truth),
    yes(firstRight),
  ]);
  const right = verdicts.filter(({ firstRight }) => firstRight).length;
  const exact = verdicts.filter(({ hits, truth }) => hits === truth).length;
  return table([
    ['query', 'understood as', 'hits', 'truth', 'first cards right'],
    ...rows,
    [`${verdicts.length} queries`, '', `${exact} match the hand count`, '', `${right}`],
  ]);
}

async function recordsOf(size: number, tenant: Awaited<ReturnType<typeof loadTenant>>): Promise<SearchRecord[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const stockFile = join(folder, 'stock.csv');
  writeFileSync(stockFile, toCsv(realListings(size)));
  const { vehicles } = await loadStock(tenant, { tenantDir: join(tenantsDir, slug), stockFile, now: Date.now() });
  rmSync(folder, { recursive: true });
  return vehicles.map((vehicle) => searchRecord(vehicle, tenant.settings));
}

const collect: () => void = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

function megabytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measureEngine(
  engine: Engine,
  records: readonly SearchRecord[],
  settings: Parameters<Engine['pack']>[1],
  steps: readonly Step[],
  browser: BrowserBench,
): Promise<string[]> {
  const files = await engine.pack(records, settings);
  const before = megabytes();
  const held = await engine.open(files);
  for (const step of steps) await held(step);
  const memory = megabytes() - before;
  await held(steps[0]!);
  const found = await timings(engine, files, steps);
  const bytes = files.map(({ length }) => length).reduce((a, b) => a + b, 0);
  return [
    kilobytes(bytes),
    files.map((file) => kilobytes(brotli(file))).join(' + '),
    median(found.opened).toFixed(1),
    median(found.first).toFixed(1),
    batchAt(found, 0.5),
    batchAt(found, 0.95),
    memory.toFixed(1),
    ...(await browser.run(engine.name, files, steps, 1)),
    ...(await browser.run(engine.name, files, steps, 4)).slice(1),
    String(found.hits),
  ];
}
