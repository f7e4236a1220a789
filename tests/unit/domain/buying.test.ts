/** The rules of buying online: zones by postcode, what is left to pay, what to bring (RES-04). */
import { describe, expect, test } from 'vitest';
import { deliveryTime, deliveryZone } from '#src/domain/buying/delivery-zone.ts';
import { leftToPay } from '#src/domain/buying/left-to-pay.ts';
import { whatToBring } from '#src/domain/buying/what-to-bring.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const zone = (name: string, postcodes: string[], price = 100) => ({ name, postcodes, price, fromDays: 2, toDays: 4 });
const zones = [zone('City', ['2000-2249', '2555'], 95), zone('Coast', ['2200-2330'], 245)];

describe('delivery', () => {
  test.each([
    ['2000', 'City'],
    ['2249', 'City'],
    ['2555', 'City'],
    ['2250', 'Coast'],
    ['2210', 'City'],
    ['2331', null],
    ['0872', null],
    ['', null],
    ['200', null],
    ['20000', null],
  ])('%s is in the first zone that has it: %s (RES-04)', (postcode, name) => {
    expect(deliveryZone(postcode, publicSettings({ delivery: { zones } }))?.name ?? null).toBe(name);
  });

  test('its time counts from the signature (RES-04)', () => {
    expect(deliveryTime({ fromDays: 3, toDays: 5 })).toBe('3 to 5 days after everything is signed and paid');
    expect(deliveryTime({ fromDays: 1, toDays: 1 })).toBe('1 day after everything is signed and paid');
  });

  test.each([
    ['a word', ['Sydney']],
    ['a range from the higher to the lower', ['2249-2000']],
    ['no postcode at all', []],
  ])('a zone of %s is refused (RES-04)', (_, postcodes) => {
    const result = settingsSchema.shape.delivery.safeParse({ zones: [zone('City', postcodes)] });
    expect(result.success).toBe(false);
  });

  test('a zone that is quicker at the latest than at the earliest is refused (RES-04)', () => {
    const wrong = { ...zone('City', ['2000']), fromDays: 5, toDays: 3 };
    expect(settingsSchema.shape.delivery.safeParse({ zones: [wrong] }).success).toBe(false);
  });
});

describe('what is left to pay', () => {
  const amounts = { price: 36_990, tradeIn: null, loan: 0, delivery: 0, deposit: 0 };

  test('is the price, less what is brought, and says "about" with a trade-in that is a range (RES-04)', () => {
    const tradeIn = { low: 17_000, likely: 17_900, high: 18_800 };
    expect(leftToPay({ ...amounts, tradeIn, loan: 16_000, deposit: 200 })).toEqual({
      likely: 2890,
      low: 1990,
      high: 3790,
      isAbout: true,
    });
    expect(leftToPay({ ...amounts, delivery: 95 })).toEqual({
      likely: 37_085,
      low: 37_085,
      high: 37_085,
      isAbout: false,
    });
  });

  test('a written offer is no range (RES-04)', () => {
    const tradeIn = { low: 17_000, likely: 17_000, high: 17_000 };
    expect(leftToPay({ ...amounts, tradeIn })).toMatchObject({ likely: 19_990, isAbout: false });
  });
});

describe('what to bring', () => {
  const nothing = { locale: 'en-AU', word: 'car', getting: null, tradeIn: null, loan: 'none' } as const;

  test('no keys and no payslips where there is no trade-in and no loan (RES-04)', () => {
    expect(whatToBring(nothing)).toEqual([
      'Your driver licence, not a copy',
      'Insurance for the car from the day that you take it',
    ]);
  });

  test('follows from the answers, in the words of the country (RES-04)', () => {
    const tradeIn = { name: '2020 Hyundai Tucson', owing: 'yes' };
    const list = whatToBring({ ...nothing, locale: 'en-US', getting: 'delivery', tradeIn, loan: 'wanted' }).join('\n');
    for (const said of [
      'driver’s license',
      'registration and service records',
      'All keys',
      'payout letter',
      'two payslips',
      'day of delivery',
    ])
      expect(list).toContain(said);
    expect(whatToBring({ ...nothing, tradeIn: { ...tradeIn, owing: 'no' } }).join()).not.toContain('payout');
  });
});
