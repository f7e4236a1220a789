/** The steps of `npm test`, in order, with the command of each and the way its result is counted. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Where a tool leaves its machine-readable result; null where its exit code is the one check. */
type Report = 'vitest' | 'playwright' | null;

export interface Step {
  name: string;
  heading: string;
  /** A file that Node runs, by its path from node_modules. */
  tool: string;
  args: string[];
  report: Report;
}

export const steps: Step[] = [
  { name: 'types', heading: 'Types', tool: 'typescript/bin/tsc', args: ['-p', '.', '--noEmit'], report: null },
  {
    name: 'astro',
    heading: 'Astro components',
    tool: '@astrojs/check/bin/astro-check.js',
    args: ['--minimumSeverity', 'error'],
    report: null,
  },
  {
    name: 'format',
    heading: 'Format',
    tool: 'prettier/bin/prettier.cjs',
    args: ['.', '--check', '--log-level', 'warn'],
    report: null,
  },
  {
    name: 'lint',
    heading: 'Lint and import rules',
    tool: 'eslint/bin/eslint.js',
    args: ['.', '--max-warnings', '0'],
    report: null,
  },
  {
    name: 'styles',
    heading: 'Lint of styles',
    tool: 'stylelint/bin/stylelint.mjs',
    args: ['{src,tenants}/**/*.css'],
    report: null,
  },
  {
    name: 'circles',
    heading: 'No circles between files',
    tool: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['src', 'functions', 'scripts', '--config', '.dependency-cruiser.mjs'],
    report: null,
  },
  {
    name: 'unused',
    heading: 'No unused code, no unlisted packages',
    tool: 'knip/bin/knip.js',
    args: ['--no-progress'],
    report: null,
  },
  {
    name: 'advisories',
    heading: 'Advisories against packages',
    tool: '../scripts/test-run/advisories.ts',
    args: [],
    report: null,
  },
  vitest('unit', 'Unit tests'),
  vitest('commands', 'Command tests'),
  vitest('functions', 'Function tests'),
  vitest('sites', 'Site tests'),
  vitest('dom', 'Page tests without a browser'),
  {
    name: 'e2e',
    heading: 'Browser tests',
    tool: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    report: 'playwright',
  },
];

/** The fast ones, for `npm run verify`. */
export const fastSteps = ['types', 'lint', 'unit'];

/** Path of a step's tool. */
export function toolFile(step: Step): string {
  return join(projectDir, 'node_modules', step.tool);
}

function vitest(name: string, heading: string): Step {
  const args = ['run', '--project', name, '--passWithNoTests', '--reporter=default', '--reporter=json'];
  return { name, heading, tool: 'vitest/vitest.mjs', args, report: 'vitest' };
}
