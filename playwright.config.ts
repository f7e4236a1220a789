import './scripts/needs-node.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/find-chromium.ts';

const executablePath = findTestBrowser() ?? undefined;

/** The demo dealers are built and served once (tests/e2e/global-setup.ts); a test sets the viewport it is about. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  // A page waits as often as it works: two visits at once take two thirds of the time, on two cores as well.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a slow moment of the machine from a fault; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    actionTimeout: 10_000,
    // Recording a trace costs a sixth of the time; `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'chromium' }],
});
