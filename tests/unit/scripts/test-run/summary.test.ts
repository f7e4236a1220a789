import { expect, test } from 'vitest';
import { playwrightTests, vitestTests } from '../../../../scripts/test-run/slowest.ts';
import { steps } from '../../../../scripts/test-run/steps.ts';
import { summary } from '../../../../scripts/test-run/summary.ts';

const step = (name: string) => steps.find((one) => one.name === name)!;
const result = {
  passed: 3,
  failed: 0,
  remembered: 0,
  skipped: 0,
  seconds: 4,
  failures: [] as string[],
  flaky: [] as string[],
  tests: [] as { file: string; title: string; seconds: number }[],
  output: '',
};

test('ends with the total, after the slowest tests, the time per step and the failures', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    file: 'a.test.ts',
    title: `test ${index}`,
    seconds: index,
  }));
  const { lines, failed } = summary(
    new Map([
      [step('lint'), { ...result, seconds: 1 }],
      [step('unit'), { ...result, failed: 1, failures: ['a.test.ts: test 3'], tests }],
    ]),
    ['No browser.'],
  );
  expect(failed).toBe(2);
  expect(lines.at(-1)).toBe('6 passed, 2 failed');
  const text = lines.join('\n');
  expect(text.match(/test \d+$/gmv)).toHaveLength(11);
  expect(text.indexOf('test 11')).toBeLessThan(text.indexOf('test 10'));
  expect(text).not.toContain('test 1\n');
  expect(text.indexOf('Unit tests')).toBeLessThan(text.indexOf('Lint and import rules'));
  expect(text).toContain('Unit tests: 1 failed\na.test.ts: test 3\nNo browser.');
});

test('shows how many checks were remembered, and how to run them', () => {
  const { lines } = summary(new Map([[step('unit'), { ...result, remembered: 3 }]]), []);
  expect(lines).toContain(
    '3 checks passed earlier and did not run again: nothing they depend on has changed. To run everything: npm test -- --all',
  );
  expect(lines.some((line) => line.endsWith('Unit tests  (cached)'))).toBe(true);
});

test('shows how many checks could not run, and which passed only on the second attempt', () => {
  const { lines, failed } = summary(
    new Map([[step('e2e'), { ...result, skipped: 1, flaky: ['a.spec.ts: opens\n    too late'] }]]),
    [],
  );
  expect(lines).toContain('1 check could not run here; see the output of the step.');
  expect(lines.join('\n')).toContain('== Passed only on the second attempt\na.spec.ts: opens\n    too late\n');
  expect([failed, lines.at(-1)]).toEqual([0, '3 passed, 0 failed']);
});

test("reads each test's duration from the Vitest and Playwright reports", () => {
  const vitest = { testResults: [{ name: '/p/a.test.ts', assertionResults: [{ fullName: 'adds', duration: 1500 }] }] };
  expect(vitestTests(JSON.stringify(vitest))).toEqual([{ file: '/p/a.test.ts', title: 'adds', seconds: 1.5 }]);
  const specs = [{ title: 'opens', tests: [{ results: [{ duration: 1000 }, { duration: 250 }] }] }];
  const playwright = { suites: [{ file: 'b.spec.ts', suites: [{ file: 'b.spec.ts', specs }] }] };
  expect(playwrightTests(JSON.stringify(playwright))).toEqual([{ file: 'b.spec.ts', title: 'opens', seconds: 1.25 }]);
  expect([vitestTests(null), playwrightTests('{"suites":')]).toEqual([[], []]);
});
