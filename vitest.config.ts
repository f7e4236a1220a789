import './scripts/needs-node.mjs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pageScripts } from './tests/dom/page-scripts.ts';
import { timeLimit } from './tests/support/time-limit.ts';

/** Tests wait half the time, so two files run at once even on two cores. */
const workers = Math.max(2, availableParallelism() - 1);

/**
 * Function tests wait nine tenths of the time, for processes, timers and the database, which has too few connections
 * for more files.
 */
const databaseWorkers = 4;

/** Unit tests start no processes, command tests do; function and site tests may start a database or build pages. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/no-processes.ts', 'tests/support/between-unit-files.ts'],
          // Loading the code in a fresh process would take longer than most of the 300 files.
          isolate: false,
          maxWorkers: workers,
          sequence: { groupOrder: 1 },
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(120_000),
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          setupFiles: ['tests/support/between-unit-files.ts'],
          isolate: false,
          maxWorkers: workers,
          sequence: { groupOrder: 2 },
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(120_000),
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          setupFiles: ['tests/support/between-files.ts'],
          isolate: false,
          maxWorkers: databaseWorkers,
          sequence: { groupOrder: 3 },
          testTimeout: timeLimit(120_000),
          hookTimeout: timeLimit(300_000),
        },
      },
      {
        test: {
          name: 'sites',
          include: ['tests/sites/**/*.test.ts'],
          setupFiles: ['tests/support/between-unit-files.ts'],
          // Loads the site builder and its render threads once per worker.
          isolate: false,
          maxWorkers: workers,
          sequence: { groupOrder: 4 },
          testTimeout: timeLimit(120_000),
          hookTimeout: timeLimit(300_000),
        },
      },
      {
        plugins: [pageScripts],
        test: {
          name: 'dom',
          include: ['tests/dom/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/dom/between-files.ts'],
          // Vite must process Astro's island element, which imports islands by URL.
          server: { deps: { inline: [/astro-island/v] } },
          // A fresh process and window would take as long as the tests; open-page.ts and between-files.ts reset them.
          isolate: false,
          maxWorkers: workers,
          sequence: { groupOrder: 4 },
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(300_000),
          expect: { poll: { timeout: timeLimit(10_000), interval: 20 } },
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/global-setup.ts'],
          // One for each engine.
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
          testTimeout: timeLimit(60_000),
          hookTimeout: timeLimit(120_000),
        },
      },
    ],
  },
});
