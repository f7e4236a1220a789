import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

test.each([
  ['en-AU', '+61491570006', '0491 570 006'],
  ['en-NZ', '+61491570006', '+61 491 570 006'],
  ['en-US', '+61491570006', '+61 491 570 006'],
  ['en-NZ', '+64215550123', '021 555 0123'],
  ['en-NZ', '+6421555012', '021 555 012'],
  ['en-NZ', '+642155501234', '021 555 01234'],
  ['en-AU', '+64215550123', '+64 21 555 0123'],
  ['en-US', '+12125550123', '(212) 555-0123'],
  ['en-AU', '+12125550123', '+1 212 555 0123'],
  // A typed number keeps its formatting.
  ['en-AU', '0491 570 006', '0491 570 006'],
  ['en-AU', '+61 491 570 006', '+61 491 570 006'],
  ['en-AU', '+447700900123', '+447700900123'],
  ['en-AU', '', ''],
] as const)('for a %s dealer, writes %j as %j (AUTH-01)', (locale, number, written) => {
  expect(writtenPhone(number, locale)).toBe(written);
});

test('formats every mobile like libphonenumber, nationally and internationally (AUTH-01)', () => {
  const mobiles = fc
    .constantFrom<[string, RegExp, 'en-AU' | 'en-US']>(
      ['+61', /^4\d{8}$/, 'en-AU'],
      ['+1', /^212[2-9]\d\d\d{4}$/, 'en-US'],
    )
    .chain(([code, digits, locale]) => fc.stringMatching(digits).map((rest) => [code + rest, locale] as const));
  fc.assert(
    fc.property(mobiles, ([number, locale]) => {
      const parsed = parsePhoneNumberFromString(number);
      fc.pre(parsed?.isValid() === true);
      expect(writtenPhone(number, locale)).toBe(parsed!.formatNational());
      expect(writtenPhone(number, 'en-NZ')).toBe(parsed!.formatInternational());
    }),
    { numRuns: fuzzRuns(100) },
  );
});
