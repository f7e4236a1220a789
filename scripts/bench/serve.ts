import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesBelow } from '#src/generator/images/files-below.ts';
import { commandFile } from '../command-file.ts';
import { projectDir } from '../test-run/steps.ts';
import type { BenchCall } from './function-calls.ts';
import { ask, load, type Load } from './load.ts';
import { measure, processorSeconds, table } from './measure.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startServe, type Running } from './started.ts';

const dealer = 'harbour-motors';
const crowd = 50;

interface BenchRequest {
  name: string;
  path: string;
  headers: Record<string, string>;
  isKnown?: boolean;
}

export async function benchServe(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  // When run as root, this starts PostgreSQL as another user, who must be able to open this folder.
  chmodSync(work, 0o755);
  const out = join(work, 'dist');
  await measure(process.execPath, [commandFile, 'build', dealer, '--out', out], projectDir);
  const asked = requestsFor(join(out, dealer));
  const servers: [string, Running][] = [];
  try {
    servers.push(['./forecourt serve', await startServe(out, join(work, 'database'))]);
    if (hasNginx()) servers.push(['nginx', await startNginx(join(out, dealer), join(work, 'nginx'))]);
    else console.log('Skipping nginx: to include it, run apt-get install nginx-light.');
    const rows = [columns];
    for (const one of asked) for (const [name, server] of servers) rows.push(await rowOf(name, server, one));
    console.log(table(rows));
  } finally {
    for (const [, server] of servers) await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

function requestsFor(site: string): BenchRequest[] {
  const [car] = readdirSync(join(site, 'cars')).filter((name) => name.endsWith('.html') && name !== 'index.html');
  const page = `/cars/${car!.replace('.html', '')}`;
  const pictures = filesBelow(site).filter((name) => name.endsWith('.webp'));
  const picture = `/${relative(site, pictures.sort((a, b) => statSync(a).size - statSync(b).size)[pictures.length >> 1]!)}`;
  return [
    { name: 'a page, brotli', path: page, headers: { 'accept-encoding': 'br' } },
    { name: 'a page, gzip', path: page, headers: { 'accept-encoding': 'gzip' } },
    { name: 'a page, plain', path: page, headers: {} },
    { name: 'a cached page (304)', path: page, headers: { 'accept-encoding': 'gzip' }, isKnown: true },
    { name: 'a picture', path: picture, headers: {} },
  ];
}

const columns = [
  'asked',
  'of',
  'KB',
  '1 client: answers/s',
  'p50 ms',
  'p95 ms',
  `${crowd} clients: answers/s`,
  'p50 ms',
  'p95 ms',
  'CPU ms per response',
];

async function rowOf(name: string, { port, pid }: Running, asked: BenchRequest): Promise<string[]> {
  const first = await ask(callOf(asked), port);
  const tag: Record<string, string> = asked.isKnown ? { 'if-none-match': first.headers.etag! } : {};
  const call = callOf({ ...asked, headers: { ...asked.headers, ...tag } });
  const answer = await ask(call, port);
  const expected = asked.isKnown ? 304 : 200;
  if (answer.status !== expected) throw new Error(`${name} returned ${answer.status} for ${asked.path}.`);
  const encoding = answer.headers['content-encoding'] ?? (asked.isKnown ? '' : 'plain');
  await load(call, { port, clients: 4, forMs: 500 });
  const alone = await load(call, { port, clients: 1, forMs: 2000 });
  const before = treeSeconds(pid);
  const many = await load(call, { port, clients: crowd, forMs: 3000 });
  const processor = ((treeSeconds(pid) - before) * 1000) / many.calls;
  const failed = Object.keys({ ...alone.failed, ...many.failed });
  if (failed.length > 0) throw new Error(`${name} failed for ${asked.path}: ${failed.join(', ')}.`);
  return [
    asked.name,
    `${name}${asked.name.includes(encoding) ? '' : ` (${encoding})`}`,
    (answer.bytes.length / 1000).toFixed(1),
    ...figures(alone),
    ...figures(many),
    processor.toFixed(3),
  ];
}

const callOf = ({ name, path, headers }: BenchRequest): BenchCall => ({
  name,
  dealer,
  method: 'GET',
  make: () => ({ path, headers }),
});

const figures = ({ perSecond, p50, p95 }: Load): string[] => [perSecond.toFixed(0), p50.toFixed(2), p95.toFixed(2)];

function treeSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
  return (processorSeconds(pid) ?? 0) + children.reduce((sum, child) => sum + treeSeconds(Number(child)), 0);
}
