/** At full speed, and four times slower like a cheap phone. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../find-chromium.ts';
import { median } from './measure.ts';
import type { Step } from './search-session.ts';
import { batchAt, type Timings } from './search-timings.ts';

const project = new URL('../../', import.meta.url);

const imports = {
  '#src/': '/module/src/',
  '@orama/orama': '/module/scripts/bench/peers/node_modules/@orama/orama/dist/browser/index.js',
  minisearch: '/module/scripts/bench/peers/node_modules/minisearch/dist/es/index.js',
};
const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;

export interface BrowserBench {
  /** Milliseconds: open, first batch, p50, p95. */
  run: (engine: string, files: Uint8Array[], steps: readonly Step[], slowDown: number) => Promise<string[]>;
  close: () => Promise<void>;
}

/** @throws Error without Chromium */
export async function openBrowserBench(): Promise<BrowserBench> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('The browser part of this benchmark needs Chromium. Run npm test once to install it.');
  let posted: { files: Uint8Array[]; steps: string } = { files: [], steps: '[]' };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = /^\/file\/(\d+)$/.exec(path)?.[1];
    if (file !== undefined) response.end(posted.files[Number(file)]);
    else if (path === '/steps') response.end(posted.steps);
    else if (path.startsWith('/module/'))
      response.setHeader('content-type', 'text/javascript').end(moduleText(path.slice('/module/'.length)));
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  return {
    async run(engine, files, steps, slowDown) {
      posted = { files, steps: JSON.stringify(steps) };
      const tab = await browser.newPage();
      try {
        const found = await timedIn(
          tab,
          `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
          engine,
          files.length,
          slowDown,
        );
        return [
          median(found.opened).toFixed(1),
          median(found.first).toFixed(1),
          batchAt(found, 0.5),
          batchAt(found, 0.95),
        ];
      } finally {
        await tab.close();
      }
    },
    async close() {
      await browser.close();
      await closed(server);
    },
  };
}

async function timedIn(tab: Page, address: string, engine: string, files: number, slowDown: number): Promise<Timings> {
  await tab.goto(address);
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return await tab.evaluate(
    async ([name, count]) => {
      const address = (path: string): string => `/module/scripts/bench/${path}.ts`;
      const { engines } = (await import(address('search-engines'))) as typeof import('./search-engines.ts');
      const { timings } = (await import(address('search-timings'))) as typeof import('./search-timings.ts');
      const bytes = await Promise.all(
        Array.from(
          { length: count },
          async (_, index) => new Uint8Array(await (await fetch(`/file/${index}`)).arrayBuffer()),
        ),
      );
      return await timings(
        engines.find((one) => one.name === name)!,
        bytes,
        (await (await fetch('/steps')).json()) as Step[],
      );
    },
    [engine, files] as const,
  );
}

function moduleText(path: string): string {
  const source = readFileSync(fileURLToPath(new URL(path, project)), 'utf8');
  return path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => {
      done();
    });
  });
