import { expect, test } from 'vitest';
import { driveConditions } from '#src/domain/leads/form-copy.ts';

test.each([
  ['en-AU', null, ['Please bring your driver licence.']],
  [
    'en-AU',
    'Bring your licence. Provisional drivers come with somebody.',
    ['Bring your licence. Provisional drivers come with somebody.'],
  ],
  ['en-US', 'Please bring a valid license.', ['Please bring a valid license.']],
  [
    'en-AU',
    'To tow one of our vans you need a licence held for two years.',
    ['Please bring your driver licence.', 'To tow one of our vans you need a licence held for two years.'],
  ],
] as const)('in %s asks for the licence once, given the disclaimer "%s" (API-12)', (locale, disclaimer, said) => {
  expect(driveConditions('test drive', locale, disclaimer)).toEqual(said);
});
