/** Medians of interleaved runs on real listings. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFile } from 'node:fs/promises';
import type { RunResult } from '#src/generator/report.ts';
import { eleventyBuild } from './eleventy.ts';
import { hasHugo, hugoBuild } from './hugo.ts';
import { copyStock, manyDealers, tenantFolder } from './dealers.ts';
import { realListings, repriced, toCsv } from './listings.ts';
import { measure, median, table, type Measured } from './measure.ts';
import { peerPages } from './peer-pages.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const sizes = [1000, 4000, 16_000];
const runs = 3;
const columns = [
  'vehicles',
  'pages',
  'MB',
  'build s',
  'CPU s',
  'pages/s',
  'bare loop s',
  'ratio',
  'Eleventy s',
  'ratio',
  'Eleventy functions s',
  'ratio',
  'Hugo s',
  'ratio',
  'unchanged s',
  'CPU s',
  '1% s',
  'CPU s',
  'written',
  'peak MB',
];

interface Built extends Measured {
  result: RunResult;
}

export async function benchGenerator(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    await command('build', work, ['everyday-cars', '--tenants', join(project, 'tenants')], 'warm');
    console.log(table([columns, ...(await inTurn(sizes, (size) => sizeRow(work, size)))]));
    console.log(await tenDealers(work));
    console.log(await hundredDealers(work));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function inTurn<T, R>(items: T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/** Lower bound: only writes pages, 64 at a time. Returns seconds. */
async function bareWriteLoop(site: string, target: string): Promise<number> {
  const pages = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: join(target, relative(site, file)), bytes: readFileSync(file) }));
  rmSync(target, { recursive: true, force: true });
  const started = performance.now();
  for (const folder of new Set(pages.map(({ file }) => dirname(file)))) mkdirSync(folder, { recursive: true });
  for (let at = 0; at < pages.length; at += 64)
    await Promise.all(pages.slice(at, at + 64).map(({ file, bytes }) => writeFile(file, bytes)));
  const seconds = (performance.now() - started) / 1000;
  rmSync(target, { recursive: true, force: true });
  return seconds;
}

async function sizeRow(work: string, size: number): Promise<string[]> {
  const rows = realListings(size);
  const stock = join(work, `stock-${size}.csv`);
  const changed = join(work, `changed-${size}.csv`);
  writeFileSync(stock, toCsv(rows));
  writeFileSync(changed, toCsv(repriced(rows)));
  const tenants = tenantFolder(work, `size-${size}`, [{ slug: 'bench', stock }]);
  const out = `out-${size}`;
  const [builds, unchanged, refreshes]: Built[][] = [[], [], []];
  const [bare, nunjucks, functions, hugo]: number[][] = [[], [], [], []];
  const refresh = (): Promise<Built> => command('refresh', work, ['bench', '--tenants', tenants], out);
  for (let run = 0; run < runs; run++) {
    copyStock(tenants, 'bench', stock);
    builds!.push(await command('build', work, ['bench', '--tenants', tenants], out));
    const site = join(work, out, 'bench');
    const pages = peerPages(site);
    bare!.push(await bareWriteLoop(site, join(work, 'bare')));
    nunjucks!.push(await eleventyBuild(pages, join(work, 'eleventy'), 'nunjucks'));
    functions!.push(await eleventyBuild(pages, join(work, 'eleventy'), 'functions'));
    if (hasHugo()) hugo!.push(await hugoBuild(pages, join(work, 'hugo')));
    unchanged!.push(await refresh());
    copyStock(tenants, 'bench', changed);
    refreshes!.push(await refresh());
  }
  rmSync(join(work, out), { recursive: true, force: true });
  const { pages, bytes } = builds![0]!.result.tenants[0]!;
  const seconds = median(builds!.map(({ result }) => result.tenants[0]!.seconds));
  return [
    size.toLocaleString('en-AU'),
    pages.toLocaleString('en-AU'),
    (bytes / 1e6).toFixed(0),
    seconds.toFixed(2),
    processor(builds!),
    (pages / seconds).toFixed(0),
    ...[bare, nunjucks, functions, hugo].flatMap((peer) => timeAndRatio(peer!, seconds)),
    ...[unchanged, refreshes].flatMap((runsOf) => [
      median(runsOf!.map((run) => run.seconds)).toFixed(2),
      processor(runsOf!),
    ]),
    String(refreshes![0]!.result.tenants[0]!.written),
    Math.max(...builds!.map(({ peakMegabytes }) => peakMegabytes ?? 0)).toFixed(0),
  ];
}

const processor = (built: Built[]): string => median(built.map((run) => run.processorSeconds ?? 0)).toFixed(2);

const timeAndRatio = (other: number[], seconds: number): [string, string] =>
  other.length === 0 ? ['', ''] : [median(other).toFixed(2), (seconds / median(other)).toFixed(2)];

async function tenDealers(work: string): Promise<string> {
  const tenants = manyDealers(work, 10, 500);
  const builds: Built[] = [];
  for (let run = 0; run < runs; run++) builds.push(await command('build', work, ['--tenants', tenants], 'out-ten'));
  const all = median(builds.map(({ seconds }) => seconds));
  const first = await command('build', work, ['dealer-0', '--tenants', tenants], 'out-ten');
  const more = ((all - first.seconds) / 9).toFixed(2);
  return `Ten dealers with 500 cars each: ${all.toFixed(2)} s in total, ${processor(builds)} s of CPU time; ${more} s for each additional dealer.`;
}

async function hundredDealers(work: string): Promise<string> {
  const built = await command('build', work, ['--tenants', manyDealers(work, 100, 300)], 'out-hundred');
  const each = built.result.tenants.map(({ seconds }) => seconds);
  return `100 dealers with 300 cars each: ${built.seconds.toFixed(1)} s in total, ${processor([built])} s of CPU time, peak ${built.peakMegabytes?.toFixed(0)} MB; last dealer ${each.at(-1)!.toFixed(2)} s, median ${median(each).toFixed(2)} s.`;
}

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

async function command(name: 'build' | 'refresh', work: string, args: string[], out: string): Promise<Built> {
  const measured = await measure(
    process.execPath,
    [...scripts[name]!.split(' ').slice(1), ...args, '--out', join(work, out), '--json', '--accept-drop'],
    project,
  );
  return { ...measured, result: JSON.parse(measured.output) as RunResult };
}
