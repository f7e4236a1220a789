import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { readMobileNumber, readPhoneNumber } from '#src/domain/locations/phone/phone-number.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const au = '+61491570006';
const nz = '+64215550123';
const us = '+12125550123';

describe('phone numbers in every format (AUTH-01)', () => {
  test.each([
    ['en-AU', '0491570006', au],
    ['en-AU', '0491 570 006', au],
    ['en-AU', '0491-570-006', au],
    ['en-AU', '(0491) 570 006', au],
    ['en-AU', ' 0491.570.006 ', au],
    ['en-AU', '491570006', au],
    ['en-AU', '+61491570006', au],
    ['en-AU', '+61 491 570 006', au],
    ['en-AU', '+61 (0) 491 570 006', au],
    ['en-AU', '+610491570006', au],
    ['en-AU', '61491570006', au],
    ['en-AU', '0011 61 491 570 006', au],
    ['en-AU', '0061 491 570 006', au],
    ['en-AU', 'tel:+61491570006', au],
    ['en-AU', '+６１４９１５７０００６', au],
    ['en-AU', '０４９１　５７０　００６', au],
    ['en-AU', '0491 570 006', au],
    ['en-AU', '(02) 5550 1234', '+61255501234'],
    ['en-AU', '02 5550 1234 ext 12', '+61255501234'],
    ['en-AU', '1300 975 707', '+611300975707'],
    ['en-NZ', '021 555 0123', nz],
    ['en-NZ', '0215550123', nz],
    ['en-NZ', '+64 21 555 0123', nz],
    ['en-NZ', '+64 (0)21 555 0123', nz],
    ['en-NZ', '0064 21 555 0123', nz],
    ['en-NZ', '64215550123', nz],
    ['en-US', '(212) 555-0123', us],
    ['en-US', '212-555-0123', us],
    ['en-US', '212.555.0123', us],
    ['en-US', '2125550123', us],
    ['en-US', '1 212 555 0123', us],
    ['en-US', '+1 (212) 555-0123', us],
    ['en-US', '+12125550123', us],
    ['en-US', '212-555-0123 x45', us],
    // From another country.
    ['en-US', '0491 570 006', au],
    ['en-US', '011 61 491 570 006', au],
    ['en-NZ', '0011 61 491 570 006', au],
    ['en-NZ', '+61 491 570 006', au],
    ['en-AU', '021 555 123', '+6421555123'],
    ['en-US', '011 64 21 555 0123', nz],
    ['en-AU', '(212) 555-0123', us],
    ['en-AU', '1-212-555-0123', us],
    ['en-NZ', '00 1 212 555 0123', us],
    ['en-AU', '0011 1 212 555 0123', us],
  ] as const)('for a %s dealer, reads %j', (locale, typed, number) => {
    expect(readPhoneNumber(typed, locale)).toBe(number);
  });
});

test.each([
  ['en-AU', ''],
  ['en-AU', 'call me'],
  ['en-AU', '12'],
  ['en-AU', '000'],
  ['en-US', '911'],
  ['en-AU', '0491 570 0066'],
  ['en-AU', '491 5700 066'],
  ['en-AU', '0491 570 00'],
  ['en-AU', '+44 7700 900123'],
  ['en-US', '+1 876 555 0123'],
  ['en-US', '876-555-0123'],
  ['en-US', '+1 416 555 0123'],
  ['en-US', '555-0123'],
  ['en-AU', '0491-570-006 / 0491-570-007'],
  ['en-AU', '02 9555 123'],
  ['en-AU', "'; drop table shoppers; --"],
  ['en-AU', '９'.repeat(200)],
] as const)('for a %s dealer, rejects %j as an Australian, New Zealand or US number (AUTH-01)', (locale, typed) => {
  expect(readPhoneNumber(typed, locale)).toBeNull();
});

test('returns only E.164 numbers of the three countries for any input (AUTH-01)', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()\-.x]{0,20}$/)),
      fc.constantFrom('en-AU', 'en-NZ', 'en-US'),
      (typed, locale) => {
        const number = readPhoneNumber(typed, locale);
        expect(number ?? '+611').toMatch(/^\+(?:61|64|1)\d{1,10}$/);
        if (number) expect(readPhoneNumber(number, locale)).toBe(number);
      },
    ),
    { numRuns: fuzzRuns(500) },
  );
});

test.each<[string, 'en-AU' | 'en-NZ' | 'en-US', string | null]>([
  [au, 'en-AU', au],
  [nz, 'en-NZ', nz],
  [us, 'en-US', us],
  [us, 'en-AU', us],
  ['02 5550 1234', 'en-AU', null],
  ['+61 2 5550 1234', 'en-NZ', null],
  ['1300 975 707', 'en-AU', null],
  ['1800 975 707', 'en-AU', null],
  ['1900 123 456', 'en-AU', null],
  ['09 555 0123', 'en-NZ', null],
  ['0900 12345', 'en-NZ', null],
  ['900 555 0123', 'en-US', null],
  ['800 555 0123', 'en-US', null],
  ['021 123 4567', 'en-NZ', '+64211234567'],
  ['021 123 4567', 'en-AU', '+64211234567'],
])('a text to %s from a dealer in %s goes to %s (AUTH-01)', (typed, locale, number) => {
  expect(readMobileNumber(typed, locale)).toBe(number);
});
