import { expect, test } from 'vitest';
import { reserveCopy } from '#src/view/copy/vehicle/reserve-copy.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const said = (reserve: Record<string, unknown>) =>
  reserveCopy(
    aVehicle({ price: 20_000, status: 'in_stock' }),
    publicSettings({ reserve: { shown: true, ...reserve }, buttons: { reserve: true } }),
  )!;

test('RES-01 a deposit is named with its hours and comes back, and nobody is asked to pay on the page', () => {
  const { text, how, points } = said({ deposit: 200, holdHours: 48 });
  expect(text).toBe('$200 refundable deposit holds the car 48 hours, 100% refundable');
  expect(`${how} ${points.join(' ')}`).toMatch(/We hold it for 48 hours.*deposit comes back.*you pay nothing online/v);
});

test('RES-01 a hold without a deposit speaks of none', () => {
  const { text, how, points } = said({ deposit: 0, holdHours: 24 });
  expect([text, how, ...points].join(' ')).not.toMatch(/deposit|refund|\$/iv);
  expect(points.join(' ')).toMatch(/24 hours.*nothing to pay/v);
});

test('REG-01 an American shopper is asked for an inquiry', () => {
  const words = reserveCopy(
    aVehicle({ price: 20_000, status: 'in_stock' }),
    publicSettings({ reserve: { shown: true }, buttons: { reserve: true }, regional: { locale: 'en-US' } }),
  )!;
  expect(words.points.join(' ')).toMatch(/send us an inquiry/v);
});
