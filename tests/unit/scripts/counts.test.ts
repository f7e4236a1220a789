import { describe, expect, test } from 'vitest';
import { exitCounts, playwrightCounts, vitestCounts } from '../../../scripts/test-run/counts.ts';

const vitest = (passed: number, failed: number, files: [status: string, tests: number][] = []) =>
  JSON.stringify({
    success: failed === 0,
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: files.map(([status, tests]) => ({ status, assertionResults: Array(tests).fill({}) })),
  });
const playwright = (expected: number, unexpected: number, flaky = 0) =>
  JSON.stringify({ suites: [], stats: { expected, unexpected, flaky, skipped: 0 }, errors: [] });

/** One test run, one cached, one skipped, in a group. */
const partlyRemembered = JSON.stringify({
  stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 2 },
  errors: [],
  suites: [
    {
      specs: [{ tests: [{ status: 'expected', annotations: [] }] }],
      suites: [
        {
          specs: [
            { tests: [{ status: 'skipped', annotations: [{ type: 'remembered' }] }] },
            { tests: [{ status: 'skipped', annotations: [{ type: 'skip' }] }] },
          ],
        },
      ],
    },
  ],
});

const nothing = { remembered: 0, skipped: 0 };

describe('a check that only has an exit code', () => {
  test.each([
    [0, { passed: 1, failed: 0, ...nothing }],
    [1, { passed: 0, failed: 1, ...nothing }],
    [null, { passed: 0, failed: 1, ...nothing }],
    [77, { passed: 0, failed: 0, remembered: 0, skipped: 1 }],
  ])('%s', (exit, counts) => expect(exitCounts(exit)).toEqual(counts));
});

describe('Vitest', () => {
  test.each([
    ['all passed', vitest(5, 0, [['passed', 5]]), 0, { passed: 5, failed: 0, ...nothing }],
    ['two failed', vitest(3, 2, [['failed', 5]]), 1, { passed: 3, failed: 2, ...nothing }],
    [
      'a file did not load',
      vitest(3, 0, [
        ['passed', 3],
        ['failed', 0],
      ]),
      1,
      { passed: 3, failed: 1, ...nothing },
    ],
    ['an error outside the tests', vitest(3, 0, [['passed', 3]]), 1, { passed: 3, failed: 1, ...nothing }],
    ['no tests at all', vitest(0, 0), 0, { passed: 0, failed: 0, ...nothing }],
    ['no report', null, 0, { passed: 0, failed: 1, ...nothing }],
    ['half a report', '{"succ', 1, { passed: 0, failed: 1, ...nothing }],
  ])('%s', (_case, text, exit, counts) => expect(vitestCounts(text, exit)).toEqual(counts));
});

describe('Playwright', () => {
  test.each([
    ['all passed, one on the second try', playwright(4, 0, 1), 0, { passed: 5, failed: 0, ...nothing }],
    ['one failed', playwright(4, 1), 1, { passed: 4, failed: 1, ...nothing }],
    ['the set-up failed', playwright(0, 0), 1, { passed: 0, failed: 1, ...nothing }],
    ['no report', null, 1, { passed: 0, failed: 1, ...nothing }],
    ['one remembered', partlyRemembered, 0, { passed: 2, failed: 0, remembered: 1, skipped: 1 }],
  ])('%s', (_case, text, exit, counts) => expect(playwrightCounts(text, exit)).toEqual(counts));
});
