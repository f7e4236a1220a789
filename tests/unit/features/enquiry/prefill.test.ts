import { describe, expect, test } from 'vitest';
import { prefillOf, vehicleOf } from '#src/features/enquiry/prefill.ts';

const of = (query: Record<string, string>) =>
  Object.fromEntries(prefillOf(new URLSearchParams(query)).map(({ names, value }) => [names[0], value]));

describe('prefilling a form from the URL', () => {
  test('fills in name, email, phone, message, location and finance fields (FORM-04, ROUTE-10)', () => {
    expect(
      of({
        name: 'Robin Hale',
        email: 'robin@example.com',
        phone: '0491 570 158',
        message: 'One\nTwo',
        location: 'brookvale',
        vehiclePriceBudget: '24,500',
        car_type: 'used',
      }),
    ).toEqual({
      name: 'Robin Hale',
      email: 'robin@example.com',
      phone: '0491 570 158',
      message: 'One\nTwo',
      location_id: 'brookvale',
      budget: '24,500',
      car_type: 'used',
    });
    expect(prefillOf(new URLSearchParams('preferredDealership=north'))).toEqual([
      { names: ['dealership_slug', 'location_id'], value: 'north' },
    ]);
  });

  test("fills in the position from a vacancy's link (FORM-05)", () => {
    expect(of({ position: 'Buyer, part time' })).toEqual({ position: 'Buyer, part time' });
  });

  test('never fills in a checkbox, hidden field or honeypot, and strips control characters (FORM-04, LAW-03)', () => {
    expect(of({ opt_in: 'true', terms: 'true', company_website: 'x', idempotency_key: 'k', form: 'careers' })).toEqual(
      {},
    );
    expect(of({ name: 'Ro\u0000bin\u202e', message: 'x'.repeat(9000), vehiclePriceBudget: '<b>' })).toEqual({
      name: 'Robin',
      message: 'x'.repeat(2000),
    });
  });

  test.each([
    ['car_id=asnenikk', 'asnenikk'],
    ['car_id=', null],
    ['car_id=../x', null],
    ['', null],
  ])('reads the vehicle in %s as %s (FORM-04)', (query, id) => {
    expect(vehicleOf(new URLSearchParams(query))).toBe(id);
  });
});
