import { expect, test } from 'vitest';
import { typedFields } from '#src/domain/leads/typed-fields.ts';

test('lists what a shopper typed without the spaces around it, and no field of spaces alone (LEAD-01)', () => {
  const further = { company: '  Sample Pty Ltd ', position: ' ', fleet_size: '12' };
  expect(typedFields({ rego: ' ABC123 ', further }, 'en-AU').map(({ text }) => text)).toEqual([
    'Sample Pty Ltd',
    '12',
    'ABC123',
  ]);
});
