import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { commandFile } from '../command-file.ts';
import { findChromium } from '../find-chromium.ts';
import { median, table } from './measure.ts';
import { lighthouseScores } from './pages-lighthouse.ts';
import { slowVisits, type Visit } from './pages-visit.ts';

const dealers = ['harbour-motors', 'everyday-cars'];
const runs = 3;
const targets = ['target', '1.50', '0.020', '100', '20.0 (search 100.0)', '', '', '0', '100 100 100 100'];
const heading = [
  'page',
  'LCP s',
  'CLS',
  'TBT ms',
  'script KB',
  'files',
  'HTML KB',
  'third parties',
  'Lighthouse: performance, accessibility, best practices, SEO',
];

/** @throws Error without Chromium, or if a demo dealer fails to build */
export async function benchPages(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('The pages benchmark needs Chromium. Run npm test once to install it.');
  const outDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  if (
    spawnSync(process.execPath, [commandFile, 'build', ...dealers, '--out', outDir], { stdio: 'ignore' }).status !== 0
  )
    throw new Error('The demo dealers could not be built.');
  const server = await startLocalServer({ outDir, port: 0 });
  try {
    const rows = [heading, targets];
    for (const dealer of dealers) {
      for (const [name, path] of pagesOf(join(outDir, dealer)))
        rows.push(await row(`${dealer}, ${name}`, new URL(path, server.url(dealer)).href, executablePath));
    }
    process.stdout.write(`${table(rows)}\n`);
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function row(name: string, address: string, executablePath: string): Promise<string[]> {
  const visits = await slowVisits(address, runs, executablePath);
  const scores = await lighthouseScores(address, runs, executablePath);
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure));
  return [
    name,
    (middle(({ largestPaintMs }) => largestPaintMs) / 1000).toFixed(2),
    middle(({ layoutShift }) => layoutShift).toFixed(3),
    middle(({ blockingMs }) => blockingMs).toFixed(0),
    kilobytes(middle(({ scriptBytes }) => scriptBytes)),
    String(middle(({ scripts }) => scripts)),
    kilobytes(middle(({ htmlBytes }) => htmlBytes)),
    String(middle(({ thirdParties }) => thirdParties)),
    scores.join(' '),
  ];
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function pagesOf(site: string): [string, string][] {
  const vehicles = readdirSync(join(site, 'cars')).filter((file) => file.endsWith('.html') && file !== 'index.html');
  const vehicle =
    vehicles.find((file) => readFileSync(join(site, 'cars', file), 'utf8').includes('id="photo-4"')) ?? vehicles[0]!;
  return [
    ['home', '/'],
    ['search', '/cars/'],
    ['vehicle', `/cars/${vehicle.replace(/\.html$/, '')}`],
    ['enquiry', '/contact'],
  ];
}
