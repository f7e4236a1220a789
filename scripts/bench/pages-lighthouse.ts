import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { peer } from './peers/peer.ts';
import { median } from './measure.ts';

interface Lighthouse {
  default: (
    address: string,
    flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: string[] },
  ) => Promise<{ lhr: Marks } | undefined>;
}
interface Marks {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const LISTENING = /ws:\/\/127\.0\.0\.1:(?<port>\d+)\//;

/** Median scores, 0 to 100, by category; failed audits go to stderr. */
export async function lighthouseScores(address: string, runs: number, executablePath: string): Promise<string[]> {
  const marks: number[][] = [];
  while (marks.length < runs) marks.push(await runLighthouse(address, executablePath));
  return categories.map((_, index) => String(median(marks.map((run) => run[index]!))));
}

async function runLighthouse(address: string, executablePath: string): Promise<number[]> {
  const { default: lighthouse } = await peer<Lighthouse>('lighthouse');
  const profile = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'));
  const browser = spawn(
    executablePath,
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const result = await lighthouse(address, {
      port: await portOf(browser),
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
    const { lhr } = result;
    for (const name of categories) {
      for (const { id } of lhr.categories[name]!.auditRefs.filter(
        ({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9,
      )) {
        process.stderr.write(`${address}: ${name}: ${lhr.audits[id]!.title} (${lhr.audits[id]!.displayValue ?? id})\n`);
      }
    }
    return categories.map((name) => Math.round((lhr.categories[name]!.score ?? 0) * 100));
  } finally {
    if (browser.exitCode === null) {
      browser.kill();
      await once(browser, 'exit');
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function portOf(browser: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: browser.stderr! })) {
    const port = LISTENING.exec(line)?.groups?.port;
    if (port !== undefined) return Number(port);
  }
  throw new Error('Chromium did not start.');
}
