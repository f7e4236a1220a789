import { defineConfig } from 'vitest/config';

/** Rules and plumbing are quick; functions and sites may start a database or build pages. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 20_000 } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], globalSetup: ['tests/support/database-setup.ts'], testTimeout: 60_000, hookTimeout: 120_000 } },
      { test: { name: 'sites', include: ['tests/sites/**/*.test.ts'], globalSetup: ['tests/support/demo-sites-setup.ts'], testTimeout: 120_000, hookTimeout: 300_000 } },
    ],
  },
});
