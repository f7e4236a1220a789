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
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 3 }, errors: [] });

describe('a check that only has an exit code', () => {
  test.each([
    [0, { passed: 1, failed: 0 }],
    [1, { passed: 0, failed: 1 }],
    [null, { passed: 0, failed: 1 }],
  ])('%s', (exit, counts) => expect(exitCounts(exit)).toEqual(counts));
});

describe('Vitest', () => {
  test.each([
    ['all passed', vitest(5, 0, [['passed', 5]]), 0, { passed: 5, failed: 0 }],
    ['two failed', vitest(3, 2, [['failed', 5]]), 1, { passed: 3, failed: 2 }],
    [
      'a file did not load',
      vitest(3, 0, [
        ['passed', 3],
        ['failed', 0],
      ]),
      1,
      { passed: 3, failed: 1 },
    ],
    ['an error outside the tests', vitest(3, 0, [['passed', 3]]), 1, { passed: 3, failed: 1 }],
    ['no tests at all', vitest(0, 0), 0, { passed: 0, failed: 0 }],
    ['no report', null, 0, { passed: 0, failed: 1 }],
    ['half a report', '{"succ', 1, { passed: 0, failed: 1 }],
  ])('%s', (_case, text, exit, counts) => expect(vitestCounts(text, exit)).toEqual(counts));
});

describe('Playwright', () => {
  test.each([
    ['all passed, one on the second try', playwright(4, 0, 1), 0, { passed: 5, failed: 0 }],
    ['one failed', playwright(4, 1), 1, { passed: 4, failed: 1 }],
    ['the set-up failed', playwright(0, 0), 1, { passed: 0, failed: 1 }],
    ['no report', null, 1, { passed: 0, failed: 1 }],
  ])('%s', (_case, text, exit, counts) => expect(playwrightCounts(text, exit)).toEqual(counts));
});
