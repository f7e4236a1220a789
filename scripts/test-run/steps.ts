/** The steps of `npm test`, with the command of each and the way its result is counted. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles, lintPaths } from './changed-files.ts';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** What tools remember of their last run, by the content of files. It is safe to delete. */
const memory = '.forecourt/checks';

/** Prettier compares files and options, but not the versions of its plugins: other packages start another memory. */
const packages = createHash('sha256')
  .update(readFileSync(join(projectDir, 'package-lock.json')))
  .digest('hex')
  .slice(0, 12);

/** Where a tool leaves its machine-readable result; null where its exit code is the one check. */
type Report = 'vitest' | 'playwright' | null;

export interface Step {
  name: string;
  heading: string;
  /** A file that Node runs, by its path from node_modules. */
  tool: string;
  args: string[];
  report: Report;
  /** What it takes beside another step on two cores, for the order of a first run. */
  usualSeconds: number;
  /** The step that it starts after. */
  needs?: string;
  /** Whether it needs Chromium. */
  isBrowser?: boolean;
  /** Whether its result depends on more than this machine's files, so that it always runs. */
  isFresh?: boolean;
  /** Whether another step of a whole run checks the same. */
  isContained?: boolean;
  /** Arguments in place of `args` with which `npm run verify` checks only what may have changed since it last passed. */
  fastArgs?: () => string[];
}

export const steps: Step[] = [
  {
    name: 'types',
    heading: 'Types',
    tool: 'typescript/bin/tsc',
    args: ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', `${memory}/types.tsbuildinfo`],
    report: null,
    usualSeconds: 20,
    isContained: true,
  },
  {
    name: 'astro',
    heading: 'Astro components',
    tool: '@astrojs/check/bin/astro-check.js',
    args: ['--minimumSeverity', 'error'],
    report: null,
    usualSeconds: 115,
  },
  {
    name: 'format',
    heading: 'Format',
    tool: 'prettier/bin/prettier.cjs',
    args: [
      ...['.', '--check', '--log-level', 'warn'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${memory}/format-${packages}`],
    ],
    report: null,
    usualSeconds: 50,
  },
  {
    name: 'lint',
    heading: 'Lint and import rules',
    tool: 'eslint/bin/eslint.js',
    args: ['.', '--max-warnings', '0'],
    // A file that did not change is not linted, although its types may come from one that did: `npm test` lints all.
    fastArgs: () => [
      ...lintPaths(changedFiles(projectDir)),
      ...['--max-warnings', '0', '--no-warn-ignored', '--pass-on-no-patterns'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', `${memory}/lint-${packages}`],
    ],
    report: null,
    usualSeconds: 80,
  },
  {
    name: 'styles',
    heading: 'Stylelint',
    tool: 'stylelint/bin/stylelint.mjs',
    args: ['{src,tenants}/**/*.css'],
    report: null,
    usualSeconds: 4,
  },
  {
    name: 'circles',
    heading: 'Circular imports',
    tool: 'dependency-cruiser/bin/dependency-cruiser.mjs',
    args: ['src', 'functions', 'scripts', '--config', '.dependency-cruiser.mjs'],
    report: null,
    usualSeconds: 10,
  },
  {
    name: 'unused',
    heading: 'No unused code, no unlisted packages',
    tool: 'knip/bin/knip.js',
    args: ['--no-progress'],
    report: null,
    usualSeconds: 16,
  },
  {
    name: 'advisories',
    heading: 'Security advisories',
    tool: '../scripts/test-run/advisories.ts',
    args: [],
    report: null,
    usualSeconds: 5,
    isFresh: true,
  },
  {
    name: 'demo',
    heading: 'Build of the demo dealers',
    tool: '../tests/support/demo-build.ts',
    args: [],
    report: null,
    usualSeconds: 80,
  },
  // Tests whose own modules changed, and those that failed: `npm test` also runs those that read changed files as data.
  withFastArgs(vitest('unit', 'Unit tests', 80), '--since-last-run'),
  vitest('commands', 'Command tests', 40),
  vitest('functions', 'Function tests', 480),
  vitest('sites', 'Site tests', 470, 'demo'),
  vitest('dom', 'DOM tests', 75, 'demo'),
  {
    name: 'e2e',
    heading: 'Browser tests',
    tool: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    report: 'playwright',
    usualSeconds: 540,
    needs: 'demo',
    isBrowser: true,
  },
  vitest('engines', 'Firefox and WebKit', 200, 'demo'),
];

/** The fast ones, for `npm run verify`. */
export const fastSteps = ['types', 'lint', 'unit'];

/** Path of a step's tool. */
export function toolFile(step: Step): string {
  return join(projectDir, 'node_modules', step.tool);
}

function withFastArgs(step: Step, ...more: string[]): Step {
  return { ...step, fastArgs: () => [...step.args, ...more] };
}

function vitest(name: string, heading: string, usualSeconds: number, needs?: string): Step {
  const args = ['run', '--project', name, '--passWithNoTests', '--reporter=default', '--reporter=json'];
  return { name, heading, tool: 'vitest/vitest.mjs', args, report: 'vitest', usualSeconds, ...(needs && { needs }) };
}
