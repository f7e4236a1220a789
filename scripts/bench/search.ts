/** The search table of docs/benchmarks.md, in Node: bytes, time until ready, time of a batch, memory, for real stock of several sizes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants } from 'node:zlib';
import { publicSettings } from '../../src/domain/tenant/public-settings.ts';
import { searchRecord } from '../../src/search/record.ts';
import type { SearchRecord } from '../../src/search/record.ts';
import { loadStock } from '../../src/sources/stock/load-stock.ts';
import { loadTenant } from '../../src/sources/tenants/load-tenant.ts';
import { realListings, toCsv } from './listings.ts';
import { median, table } from './measure.ts';
import { engines } from './search-engines.ts';
import type { Engine } from './search-engines.ts';
import { session } from './search-session.ts';
import type { Step } from './search-session.ts';

const sizes = [500, 2000, 16_000];
const tenantsDir = new URL('../../tenants', import.meta.url).pathname;
const slug = 'everyday-cars';

export async function benchSearch(): Promise<void> {
  const tenant = await loadTenant(slug, tenantsDir);
  const settings = publicSettings(tenant.settings);
  const rows = [['cars', 'engine', 'KB', 'brotli KB', 'open ms', 'first batch ms', 'p50 ms', 'p95 ms', 'max ms', 'memory MB', 'hits']];
  for (const size of sizes) {
    const records = await recordsOf(size, tenant);
    const steps = session(records);
    for (const engine of engines) rows.push([String(records.length), engine.name, ...await measureEngine(engine, records, settings, steps)]);
  }
  process.stdout.write(`${table(rows)}\n`);
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

const brotli = (bytes: Uint8Array): number => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measureEngine(engine: Engine, records: readonly SearchRecord[], settings: Parameters<Engine['pack']>[1], steps: readonly Step[]): Promise<string[]> {
  const files = await engine.pack(records, settings);
  const before = megabytes();
  const opened: number[] = [];
  const first: number[] = [];
  let hits = 0;
  let answer = await engine.open(files);
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    answer = await engine.open(files);
    opened.push(performance.now() - start);
    await answer({ query: '', refinements: {}, ranges: {}, sort: null });
    first.push(performance.now() - start);
  }
  const times: number[] = [];
  for (const isWarm of [false, true]) {
    for (const step of steps) {
      const start = performance.now();
      const found = await answer(step);
      if (isWarm) times.push(performance.now() - start);
      if (isWarm) hits += found;
    }
  }
  const memory = megabytes() - before;
  times.sort((a, b) => a - b);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
  const bytes = files.map(({ length }) => length).reduce((a, b) => a + b, 0);
  return [kilobytes(bytes), files.map((file) => kilobytes(brotli(file))).join(' + '), median(opened).toFixed(1), median(first).toFixed(1), at(0.5), at(0.95), at(1), memory.toFixed(1), String(hits)];
}
