/** Brotli bytes before any interaction, and after the search loads. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { commandFile } from '../command-file.ts';
import { findChromium } from '../find-chromium.ts';
import { table } from './measure.ts';

const dealers = ['harbour-motors', 'everyday-cars'];

/** @throws Error without Chromium, or if a demo dealer fails to build */
export async function pageScripts(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  if (
    spawnSync(process.execPath, [commandFile, 'build', ...dealers, '--out', outDir], { stdio: 'ignore' }).status !== 0
  )
    throw new Error('The demo dealers could not be built.');
  const server = await startLocalServer({ outDir, port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
  try {
    const rows = [['dealer', 'before interaction, KB', 'after search loads, KB', 'index and settings, KB']];
    for (const dealer of dealers) rows.push([dealer, ...(await weigh(server.url(dealer), await browser.newPage()))]);
    return table(rows);
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function weigh(address: string, page: Page): Promise<string[]> {
  const weights = { scripts: 0, data: 0 };
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId) ?? '';
    if (url.endsWith('.js')) weights.scripts += encodedDataLength;
    else if (/\/(search-index|data)\//.test(url)) weights.data += encodedDataLength;
  });
  await page.goto(`${address}cars/`, { waitUntil: 'load' });
  const before = weights.scripts;
  await page.locator('[data-search-form]').dispatchEvent('pointerover');
  await page.locator('html[data-search="live"]').waitFor();
  return [before, weights.scripts, weights.data].map((bytes) => (bytes / 1000).toFixed(1));
}
