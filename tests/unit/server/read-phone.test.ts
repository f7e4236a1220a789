import { expect, test } from 'vitest';
import { readPhone } from '#src/server/leads/read-phone.ts';

test.each([
  ['0491 570 006', '+61491570006'],
  ['13 00 00', '+61130000'],
  ['+44 20 7946 0018', '+442079460018'],
])('reads %s as %s (API-03)', (typed, phone) => {
  expect(readPhone(typed, 'en-AU')).toEqual({ phone, readable: true });
});

test.each(['123', '000', '9999', '12345', '123456'])('keeps %s as typed, without parsing it (API-03)', (typed) => {
  expect(readPhone(typed, 'en-AU')).toEqual({ phone: typed, readable: false });
});
