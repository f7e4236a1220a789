import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const executablePath = findChromium() ?? undefined;

/** The demo dealers are built and served once (tests/e2e/global-setup.ts); a test sets the viewport it is about. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium' }],
});
