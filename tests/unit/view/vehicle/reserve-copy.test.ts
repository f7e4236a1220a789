import { expect, test } from 'vitest';
import { reserveCopy } from '#src/journeys/reserve/view/copy/reserve-copy.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const said = (reserve: Record<string, unknown>) =>
  reserveCopy(
    aVehicle({ price: 20_000, status: 'in_stock' }),
    publicSettings({ reserve: { shown: true, ...reserve }, buttons: { reserve: true } }),
  )!;

test('explains the hold time, the secure card payment and that the deposit is only held (VDP-02, RES-01)', () => {
  const { text, how, points } = said({ deposit: 200, holdHours: 48 });
  expect(text).toBe('$200 refundable deposit holds the car 48 hours, 100% refundable');
  expect(how).toBe(
    'Secure the car with a debit or credit card payment through a secure payment gateway. We place a hold on your card. You’re not charged unless you buy the car.',
  );
  expect(points.join(' ')).toMatch(/We hold it for 48 hours.*Cancel at any time/v);
});

test('explains for a longer hold that the deposit is charged and refunded (RES-06)', () => {
  const { how, points } = said({ deposit: 200, holdHours: 168 });
  expect(`${how} ${points.join(' ')}`).toMatch(/charged to your card today.*you get it all back/v);
});

test('does not mention a deposit for a free hold (RES-01)', () => {
  const { text, how, points } = said({ deposit: 0, holdHours: 24 });
  expect([text, how, ...points].join(' ')).not.toMatch(/deposit|refund|\$/iv);
  expect(points.join(' ')).toMatch(/24 hours.*nothing to pay/v);
});
