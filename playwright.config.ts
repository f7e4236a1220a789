import './scripts/needs-node.mjs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-chromium.ts';
import { timeLimit } from './tests/support/time-limit.ts';

const executablePath = findTestBrowser() ?? undefined;

/** A browser that has these fonts and no others, so that a page is as wide on every machine (where fontconfig names a machine's fonts: Linux). */
const withFonts = (letters: 'narrow' | 'wide') => ({
  executablePath,
  args: ['--no-sandbox'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL(`tests/support/fonts/${letters}.conf`, import.meta.url)),
  },
});

/** The demo dealers are built and served once (tests/e2e/global-setup.ts); a test sets the viewport it is about. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // A page waits as often as it works: two visits at once take two thirds of the time, on two cores as well.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: timeLimit(60_000),
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a slow moment of the machine from a fault; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  expect: { timeout: timeLimit(10_000) },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: withFonts('narrow'),
    actionTimeout: timeLimit(10_000),
    // Recording a trace costs a sixth of the time; `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    // Narrow letters need less space than wide ones: a layout that holds those in place of missing fonts holds these.
    { name: 'chromium', ...(!process.env.MATRIX && { grepInvert: /fonts that never load/v }) },
    // Where the dealer's fonts do not load, the machine's widest letters may take their place.
    {
      name: 'wide',
      testMatch: 'layout.spec.ts',
      grep: /stand-in fonts|fonts that never load/v,
      use: { launchOptions: withFonts('wide') },
    },
  ],
});
