import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles, lintPaths } from './changed-files.ts';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Tools' caches, keyed by file content; safe to delete. */
const memory = '.forecourt/checks';

/** Prettier's cache ignores plugin versions. */
const packages = createHash('sha256')
  .update(readFileSync(join(projectDir, 'package-lock.json')))
  .digest('hex')
  .slice(0, 12);

/** Null if only the exit code is checked. */
type Report = 'vitest' | 'playwright' | null;

export interface Step {
  name: string;
  heading: string;
  /** Path from node_modules. */
  tool: string;
  args: string[];
  report: Report;
  /** Measured alongside another step, on two cores. */
  usualSeconds: number;
  needs?: string;
  isBrowser?: boolean;
  /** Depends on more than local files; always runs. */
  isFresh?: boolean;
  /** Another step covers this one in a full run. */
  isContained?: boolean;
  /** For `npm run verify`. */
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
    // Skips unchanged files even if their types changed; `npm test` lints all.
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
  // Runs tests that failed or whose modules changed; `npm test` adds tests that read changed files as data.
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

export const fastSteps = ['types', 'lint', 'unit'];

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
