import './scripts/needs-node.mjs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-chromium.ts';
import { timeLimit } from './tests/support/time-limit.ts';

const executablePath = findTestBrowser() ?? undefined;

/**
 * Limits the browser to these fonts, so that text has the same width on every machine. Works only with fontconfig
 * (Linux).
 */
const withFonts = (letters: 'narrow' | 'wide') => ({
  executablePath,
  args: ['--no-sandbox'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL(`tests/support/fonts/${letters}.conf`, import.meta.url)),
  },
});

/** The demo dealers are built and served once (tests/e2e/global-setup.ts); each test sets its own viewport. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Pages are idle half the time, so two visits at once take two thirds of the time, even on two cores.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: timeLimit(60_000),
  forbidOnly: Boolean(process.env.CI),
  // A retry tells a slow machine from a real failure; the report lists the tests that needed one.
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
    // Recording traces adds a sixth to the time; `npx playwright test --trace on` turns it on.
    screenshot: 'only-on-failure',
  },
  projects: [
    // A layout that fits the wide fallback font also fits the narrow one, so only a full matrix runs these tests.
    { name: 'chromium', ...(!process.env.MATRIX && { grepInvert: /fonts that never load/v }) },
    // If the dealer's fonts don't load, the machine's widest font may replace them.
    {
      name: 'wide',
      testMatch: 'layout.spec.ts',
      grep: /stand-in fonts|fonts that never load/v,
      use: { launchOptions: withFonts('wide') },
    },
  ],
});
