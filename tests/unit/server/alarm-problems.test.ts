import { expect, test } from 'vitest';
import { alarmProblems } from '#src/server/operations/follow-up/alarm.ts';

test.each([
  ['nothing', {}, []],
  ['an address and a mailbox', { ALARM_WEBHOOK: 'https://chat.example/hook', ALARM_MAIL: 'ops@agency.example' }, []],
  ['an address without https://', { ALARM_WEBHOOK: 'chat.example/hook' }, [/^ALARM_WEBHOOK is not a URL/]],
  [
    'words',
    { ALARM_WEBHOOK: 'slack', ALARM_MAIL: 'the office' },
    [/^ALARM_WEBHOOK/, /^ALARM_MAIL is not an email address/],
  ],
  ['a time zone', { ALARM_TIME_ZONE: 'Australia/Perth' }, []],
  ['a time zone that does not exist', { ALARM_TIME_ZONE: 'Sydney time' }, [/^ALARM_TIME_ZONE isn't a time zone/]],
])('reports unusable alarm settings at startup, with %s set (OPS-10)', (_, environment, expected) => {
  expect(alarmProblems(environment)).toEqual(expected.map((text) => expect.stringMatching(text) as string));
});
