import { expect, test } from 'vitest';
import { flakyTests, playwrightFailures, vitestFailures } from '../../../scripts/test-run/failures.ts';

test('lists failed Vitest tests with their first lines, and files that did not load', () => {
  const report = {
    testResults: [
      {
        name: '/p/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'keeps (LEAD-01)',
            status: 'failed',
            failureMessages: ['expected 1\n\nto be 2\n3\n4\n5\n6\n7\n8'],
          },
        ],
      },
      { name: '/p/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
      { name: '/p/empty.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(vitestFailures(JSON.stringify(report))).toEqual([
    '/p/a.test.ts: keeps (LEAD-01)\n    expected 1\n    to be 2\n    3\n    4\n    5\n    6\n    7',
    '/p/b.test.ts: did not load\n    no such file',
  ]);
});

test('lists failed browser tests, flaky ones and set-up errors', () => {
  const spec = (title: string, ok: boolean, ...messages: (string | null)[]) => ({
    title,
    ok,
    tests: [
      {
        status: messages.length > 1 ? 'flaky' : ok ? 'expected' : 'unexpected',
        results: messages.map((message) => (message === null ? {} : { error: { message } })),
      },
    ],
  });
  const report = {
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('opens', true, 'slow', null)],
        suites: [{ file: 'a.spec.ts', specs: [spec('closes', false, 'still open')] }],
      },
    ],
    errors: [{ message: 'no server' }],
  };
  expect(playwrightFailures(JSON.stringify(report))).toEqual([
    'a.spec.ts: closes\n    still open',
    'set-up: failed\n    no server',
  ]);
  expect(flakyTests(JSON.stringify(report))).toEqual(['a.spec.ts: opens\n    slow']);
});

test('lists nothing without a complete report', () => {
  for (const text of [null, '{"testRes']) {
    expect(vitestFailures(text)).toEqual([]);
    expect(playwrightFailures(text)).toEqual([]);
    expect(flakyTests(text)).toEqual([]);
  }
});
