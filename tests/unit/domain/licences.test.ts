import { expect, test } from 'vitest';
import { dealerLicence } from '#src/domain/locations/licences.ts';

test.each([
  ['MD012345', 'en-AU', 'Motor dealer licence MD012345'],
  ['Licence 4417.', 'en-AU', 'Motor dealer licence 4417'],
  ['LMCT 10234', 'en-AU', 'Licensed motor car trader LMCT 10234'],
  ['LVD 281', 'en-AU', 'Licensed vehicle dealer LVD 281'],
  ['lvd 281', 'en-AU', 'Licensed vehicle dealer lvd 281'],
  ['M123456', 'en-NZ', 'Registered motor vehicle trader M123456'],
  ['LVD 281', 'en-NZ', 'Registered motor vehicle trader LVD 281'],
  ['4417', 'en-US', 'Motor dealer license 4417'],
] as const)('the licence %s in %s reads "%s" (LAW-01)', (number, locale, text) => {
  expect(dealerLicence(number, locale)).toBe(text);
});
