import { expect, test } from 'vitest';
import { typedFields } from '#src/domain/leads/typed-fields.ts';

test('trims what a shopper typed, and leaves out fields that contain only spaces (LEAD-01)', () => {
  const further = { company: '  Sample Pty Ltd ', position: ' ', fleet_size: '12' };
  expect(typedFields({ rego: ' ABC123 ', further }, 'en-AU').map(({ text }) => text)).toEqual([
    'Sample Pty Ltd',
    '12',
    'ABC123',
  ]);
});
