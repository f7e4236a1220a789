import { expect, test } from 'vitest';
import { judgeAudit } from '../../../scripts/test-run/judge-audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      a: { via: [{ name: 'a', title: 'Bad', url: 'https://advisories.example/GHSA-1', severity }, 'b'] },
      c: { via: ['a'] },
    },
  });
const allow = (until: string) => [{ advisory: 'GHSA-1', until, reason: 'not reached' }];
const failure = (severity: string) => [`a: Bad (${severity}) https://advisories.example/GHSA-1`];

test.each<[string, string, Parameters<typeof judgeAudit>[1], ReturnType<typeof judgeAudit>]>([
  ['no report', '{"message":"405 Method Not Allowed","error":{}}', [], { kind: 'none' }],
  ['nothing', '', [], { kind: 'none' }],
  ['no advisory', '{"vulnerabilities":{}}', [], { kind: 'judged', failures: [] }],
  ['a moderate one', report('moderate'), [], { kind: 'judged', failures: [] }],
  ['a high one', report('high'), [], { kind: 'judged', failures: failure('high') }],
  ['a critical one', report('critical'), [], { kind: 'judged', failures: failure('critical') }],
  ['one that is allowed', report('high'), allow('2026-12-01'), { kind: 'judged', failures: [] }],
  ['one whose allowance is over', report('high'), allow('2026-11-22'), { kind: 'judged', failures: failure('high') }],
])('judges an audit with %s', (_, text, allowed, expected) => {
  expect(judgeAudit(text, allowed, '2026-11-22')).toEqual(expected);
});
