import { describe, expect, test } from 'vitest';
import { postcodeError } from '#src/contracts/lead-rules.ts';
import { formErrors } from '#src/features/enquiry/form-errors.ts';

const four = 'Invalid postcode. Please enter a 4-digit number.';
const five = 'Invalid ZIP code. Please enter a 5-digit number.';

describe('postcodes', () => {
  test.each([
    ['en-AU', '2150', null],
    ['en-AU', '0800', null],
    ['en-AU', '215', four],
    ['en-AU', '21500', four],
    ['en-AU', '21 50', four],
    ['en-AU', 'abcd', four],
    ['en-AU', '', four],
    ['en-NZ', '1010', null],
    ['en-NZ', '10100', four],
    ['en-US', '53081', null],
    ['en-US', '5308', five],
    ['en-US', '530811', five],
    ['en-US', '53081-1234', five],
  ] as const)('in %s "%s" gives: %s (FORM-02, ERR-01)', (locale, postcode, said) => {
    expect(postcodeError(postcode, locale)).toBe(said);
  });

  test('the contact form validates a postcode before sending, other forms only once one is typed (FORM-02)', () => {
    const values = { name: 'Robin', email: 'robin@example.com', phone: '', postcode: '' };
    const faults = (form: 'contact' | 'service', postcode: string) =>
      formErrors({ form, values: { ...values, postcode } }, { fields: [] }, 'en-AU').postcode;
    expect([faults('contact', ''), faults('contact', ' 2150 '), faults('service', ''), faults('service', '1')]).toEqual(
      [four, undefined, undefined, four],
    );
  });
});
