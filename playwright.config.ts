import './scripts/needs-node.mjs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-chromium.ts';
import { timeLimit } from './tests/support/time-limit.ts';

const executablePath = findTestBrowser() ?? undefined;

/** Gives text the same width on every machine. Needs fontconfig (Linux). */
const withFonts = (letters: 'narrow' | 'wide') => ({
  executablePath,
  args: ['--no-sandbox'],
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL(`tests/support/fonts/${letters}.conf`, import.meta.url)),
  },
});

/** Demo dealers are built and served once (tests/e2e/global-setup.ts); tests set their own viewport. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // Two visits at once take two thirds of the time, even on two cores.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: timeLimit(60_000),
  forbidOnly: Boolean(process.env.CI),
  // Tells a slow machine from a real failure; the report lists retried tests.
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
    // Traces make runs a sixth slower. To record them: `npx playwright test --trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    // A layout that fits the wide fallback font fits the narrow one, so only a full matrix runs the tests with fonts
    // that never load.
    { name: 'chromium', ...(!process.env.MATRIX && { grepInvert: /fonts that never load/v }) },
    // The machine's widest font may replace dealer fonts that don't load.
    {
      name: 'wide',
      testMatch: 'layout.spec.ts',
      grep: /stand-in fonts|fonts that never load/v,
      use: { launchOptions: withFonts('wide') },
    },
  ],
});
