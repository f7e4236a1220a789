/** Test rides and viewings, from confirmation to staff copy; machine-readable values are unchanged (REG-02). */
import { describe, expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { bookingCalendar } from '#src/server/appointments/booking-calendar.ts';
import type { Appointment } from '#src/server/appointments/book-test-drive.ts';
import { adfXml } from '#src/server/delivery/adf.ts';
import { dealerMail } from '#src/server/delivery/dealer-mail.ts';
import type { DeliveredLead } from '#src/server/delivery/delivered-lead.ts';
import { detailPairs } from '#src/server/delivery/lead-details.ts';
import { receiptOf } from '#src/server/shopper/receipt.ts';
import { shopperMail } from '#src/server/shopper/shopper-mail.ts';
import { shopperText } from '#src/server/shopper/shopper-text.ts';
import { bookingReceipt } from '#src/view/receipt/booking-page.ts';
import { successReceipt } from '#src/view/receipt/success-page.ts';
import { bookingNoun } from '#src/domain/leads/form-copy.ts';
import { aDeliveredLead } from '../../../fixtures/delivered-lead.ts';
import { aVehicle, now } from '../../../fixtures/vehicles.ts';

const appointment: Appointment = {
  id: '22222222-2222-4333-8444-555555555555',
  dealer: 'sample',
  locationSlug: 'penrith',
  startsAt: new Date(now + 86_400_000),
  endsAt: new Date(now + 90_000_000),
  place: 0,
  carId: 'v1',
  name: 'Alex Sample',
  email: 'alex@example.com',
  phone: null,
  idempotencyKey: 'k',
  leadId: '11111111-2222-4333-8444-555555555555',
  cancelledAt: null,
  sequence: 0,
  changedAt: null,
  previousStartsAt: null,
  createdAt: new Date(now),
};

function everything(vehicle: Partial<Vehicle>, isBooked: boolean): { texts: string[]; delivered: DeliveredLead } {
  const delivered = aDeliveredLead({
    vehicle: publishedVehicle(aVehicle({ id: 'v1', ...vehicle })),
    appointment: isBooked ? appointment : null,
  });
  const { settings, location } = delivered;
  const receipt = receiptOf(delivered, now);
  const site = { settings, locations: location ? [location] : [], pages: [] };
  const booking = { receipt, isOpen: true, done: null, alert: null, change: null };
  const noun = bookingNoun(receipt, settings);
  const mails = [
    shopperMail(delivered, 'received', now),
    ...(isBooked ? ['moved:1', 'cancelled'] : []).flatMap((notice) => [
      shopperMail(delivered, notice, now),
      dealerMail(delivered, notice, null),
    ]),
    dealerMail(delivered, 'staff', null),
  ];
  return {
    delivered,
    texts: [
      ...mails.map(({ subject, text }) => `${subject}\n${text}`),
      shopperText(delivered, 'received', now),
      JSON.stringify(successReceipt(receipt, 'email', site)),
      ...(isBooked
        ? [
            JSON.stringify(bookingReceipt(booking, settings)),
            bookingCalendar(appointment, { location: location!, settings, vehicle: 'It', key: 'k', noun }),
          ]
        : []),
      JSON.stringify(detailPairs(delivered)),
    ],
  };
}

const motorcycle: Partial<Vehicle> = { itemType: 'motorcycle', body: 'cruiser' };
const caravan: Partial<Vehicle> = { itemType: 'caravan', body: 'caravan', fuel: null, transmission: null };

test.each([
  [null, '(02) 5550 0100'],
  ['1300 555 010', '1300 555 010'],
])(
  'with override %s, shows phone number %s in the calendar file and on the receipt (API-12, VDP-11)',
  (override, number) => {
    const delivered = aDeliveredLead({ vehicle: null, appointment });
    const settings = { ...delivered.settings, phones: { ...delivered.settings.phones, override } };
    const location = { ...delivered.location!, phone: '(02) 5550 0100' };
    expect(receiptOf({ ...delivered, settings, location }, now).phone).toBe(number);
    const file = bookingCalendar(appointment, { location, settings, vehicle: null, key: null, noun: 'test drive' });
    expect(file.replaceAll('\r\n ', '')).toContain(`Questions: ${number}`);
  },
);

describe('a booking for a vehicle', () => {
  test.each([
    ['a motorcycle', motorcycle, true, /test[ -]ride/i, /test[ -]drive|viewing/i],
    ['a motorcycle', motorcycle, false, /test[ -]ride/i, /test[ -]drive|viewing/i],
    ['a caravan', caravan, true, /viewing/i, /test[ -](?:drive|ride)|bring your/i],
    ['a caravan', caravan, false, /viewing/i, /test[ -](?:drive|ride)|bring your/i],
  ] as const)(
    'uses only the right term for %s (%#) in its copy (REG-02, FORM-06, API-12)',
    (_, vehicle, isBooked, word, others) => {
      const { texts } = everything(vehicle, isBooked);
      for (const text of texts)
        expect(others.exec(text.replace(/[^"\s]*#test-drive|\/\/Test drives\/\//g, ''))?.[0] ?? null, text).toBeNull();
      expect(texts.filter((text) => word.test(text)).length).toBeGreaterThan(texts.length / 2);
    },
  );

  test('keeps the machine-readable lead category and ADF interest unchanged (REG-02, LEAD-02)', () => {
    const { delivered } = everything(motorcycle, true);
    expect(delivered.lead).toMatchObject({ category: 'Test Drive', eventId: 48 });
    expect(adfXml(delivered)).toContain('interest="test-drive"');
  });
});
