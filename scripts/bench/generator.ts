/**
 * The generator table of the quality targets, on the real listings, each figure the median of
 * several runs side by side.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFile } from 'node:fs/promises';
import type { RunResult } from '#src/generator/report.ts';
import { eleventyBuild } from './eleventy.ts';
import { realListings, repriced, toCsv } from './listings.ts';
import { measure, median, table, type Measured } from './measure.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const sizes = [1000, 4000, 16_000];
const runs = 3;

interface Built extends Measured {
  result: RunResult;
}

/** Prints the table. */
export async function benchGenerator(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  try {
    await command('build', work, ['everyday-cars', '--tenants', join(project, 'tenants')], 'warm');
    console.log(
      table([
        [
          'vehicles',
          'pages',
          'MB',
          'build s',
          'pages/s',
          'ms/page',
          'bare loop s',
          'ratio',
          'Eleventy s',
          'ratio',
          'Eleventy functions s',
          'ratio',
          'refresh 1% s',
          'written',
          'peak MB',
        ],
        ...(await inTurn(sizes, (size) => sizeRow(work, size))),
      ]),
    );
    console.log(await tenTenants(work));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function inTurn<T, R>(items: T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

/**
 * The floor: the same bytes written to the same paths by a loop that does nothing else. Seconds for every HTML page of
 * `site` below `target`, 64 at a time.
 */
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
  const builds: Built[] = [],
    bare: number[] = [],
    nunjucks: number[] = [],
    functions: number[] = [],
    refreshes: Built[] = [];
  for (let run = 0; run < runs; run++) {
    copyStock(tenants, 'bench', stock);
    builds.push(await command('build', work, ['bench', '--tenants', tenants], out));
    bare.push(await bareWriteLoop(join(work, out, 'bench'), join(work, 'bare')));
    nunjucks.push(await eleventyBuild(join(work, out, 'bench'), join(work, 'eleventy'), 'nunjucks'));
    functions.push(await eleventyBuild(join(work, out, 'bench'), join(work, 'eleventy'), 'functions'));
    copyStock(tenants, 'bench', changed);
    refreshes.push(await command('refresh', work, ['bench', '--tenants', tenants], out));
  }
  rmSync(join(work, out), { recursive: true, force: true });
  const { pages, bytes } = builds[0]!.result.tenants[0]!;
  const seconds = median(builds.map(({ result }) => result.tenants[0]!.seconds));
  const beside = [bare, nunjucks, functions]
    .map(median)
    .flatMap((other) => [other.toFixed(2), (seconds / other).toFixed(2)]);
  return [
    size.toLocaleString('en-AU'),
    pages.toLocaleString('en-AU'),
    (bytes / 1e6).toFixed(0),
    seconds.toFixed(2),
    (pages / seconds).toFixed(0),
    ((seconds / pages) * 1000).toFixed(2),
    ...beside,
    median(refreshes.map(({ result }) => result.tenants[0]!.seconds)).toFixed(2),
    String(refreshes[0]!.result.tenants[0]!.written),
    Math.max(...builds.map(({ peakMegabytes }) => peakMegabytes ?? 0)).toFixed(0),
  ];
}

async function tenTenants(work: string): Promise<string> {
  const rows = realListings(5000);
  const stocks = Array.from({ length: 10 }, (_, index) => {
    const stock = join(work, `ten-${index}.csv`);
    writeFileSync(stock, toCsv(rows.slice(index * 500, (index + 1) * 500)));
    return { slug: `dealer-${index}`, stock };
  });
  const tenants = tenantFolder(work, 'ten', stocks);
  const builds: Built[] = [];
  for (let run = 0; run < runs; run++) builds.push(await command('build', work, ['--tenants', tenants], 'out-ten'));
  const each = median(builds.flatMap(({ result }) => result.tenants.map(({ seconds }) => seconds)));
  return `Ten tenants of 500: ${median(builds.map(({ seconds }) => seconds)).toFixed(2)} s in all, ${each.toFixed(2)} s for one more.`;
}

/** Dealers made from everyday-cars, each with stock of its own. */
function tenantFolder(work: string, name: string, dealers: { slug: string; stock: string }[]): string {
  const folder = join(work, name);
  cpSync(join(project, 'tenants', '_demo'), join(folder, '_demo'), { recursive: true });
  for (const { slug, stock } of dealers) {
    cpSync(join(project, 'tenants', 'everyday-cars'), join(folder, slug), { recursive: true });
    copyStock(folder, slug, stock);
  }
  return folder;
}

function copyStock(tenants: string, slug: string, stock: string): void {
  const settings = JSON.parse(readFileSync(join(tenants, slug, 'settings.json'), 'utf8')) as {
    stock: { source: { path: string } };
  };
  cpSync(stock, join(tenants, slug, settings.stock.source.path));
}

async function command(name: 'build' | 'refresh', work: string, args: string[], out: string): Promise<Built> {
  const measured = await measure(
    process.execPath,
    [join(project, 'scripts', `${name}.ts`), ...args, '--out', join(work, out), '--json', '--accept-drop'],
    project,
  );
  return { ...measured, result: JSON.parse(measured.output) as RunResult };
}
