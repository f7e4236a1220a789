import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findTestBrowser } from '../../scripts/find-chromium.ts';

let folder: string;
const plant = (name: string, script: string, mode = 0o755) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), mode);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('uses the browser in CHROMIUM', () => {
  expect(findChromium({ CHROMIUM: '/opt/chrome', PATH: folder })).toBe('/opt/chrome');
});

test.skipIf(process.platform === 'win32')('uses the first browser in PATH that starts', () => {
  plant('chromium', 'exit 0', 0o644);
  plant('chromium-browser', 'exit 1');
  plant('google-chrome', 'exit 0');
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'google-chrome'));
});

test.skipIf(process.platform === 'win32')(
  'prefers a headless shell for tests, and falls back to a full browser',
  () => {
    plant('chromium', 'exit 0');
    plant('chromium-headless-shell', 'exit 1');
    expect(findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium'));
    plant('chromium-headless-shell', 'exit 0');
    expect(findTestBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
    expect(findTestBrowser({ CHROMIUM: '/opt/chrome', PATH: folder })).toBe('/opt/chrome');
  },
);

test('finds no browser in an empty PATH', () => {
  expect(findChromium({ PATH: '' })).toBeNull();
});
