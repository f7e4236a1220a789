import { describe, expect, test } from 'vitest';
import { deliveryTime, deliveryZone } from '#src/journeys/buying/rules/delivery-zone.ts';
import { balanceDue } from '#src/journeys/buying/rules/balance-due.ts';
import { whatToBring } from '#src/journeys/buying/rules/what-to-bring.ts';
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
  ])('postcode %s belongs to the first matching zone: %s (RES-04)', (postcode, name) => {
    expect(deliveryZone(postcode, publicSettings({ delivery: { zones } }))?.name ?? null).toBe(name);
  });

  test('counts delivery days from the signature and payment (RES-04)', () => {
    expect(deliveryTime({ fromDays: 3, toDays: 5 })).toBe('3 to 5 days after everything is signed and paid for');
    expect(deliveryTime({ fromDays: 1, toDays: 1 })).toBe('1 day after everything is signed and paid for');
  });

  test.each([
    ['a word', ['Sydney']],
    ['a range from the higher to the lower', ['2249-2000']],
    ['no postcode at all', []],
  ])('rejects a zone of %s (RES-04)', (_, postcodes) => {
    const result = settingsSchema.shape.delivery.safeParse({ zones: [zone('City', postcodes)] });
    expect(result.success).toBe(false);
  });

  test('rejects a zone whose latest delivery comes before its earliest (RES-04)', () => {
    const wrong = { ...zone('City', ['2000']), fromDays: 5, toDays: 3 };
    expect(settingsSchema.shape.delivery.safeParse({ zones: [wrong] }).success).toBe(false);
  });
});

describe('the balance to pay', () => {
  const amounts = { price: 36_990, tradeIn: null, loan: 0, delivery: 0, deposit: 0 };

  test('subtracts trade-in, loan and deposit from the price, and is approximate if the trade-in is a range (RES-04)', () => {
    const tradeIn = { low: 17_000, likely: 17_900, high: 18_800 };
    expect(balanceDue({ ...amounts, tradeIn, loan: 16_000, deposit: 200 })).toEqual({
      likely: 2890,
      low: 1990,
      high: 3790,
      isAbout: true,
    });
    expect(balanceDue({ ...amounts, delivery: 95 })).toEqual({
      likely: 37_085,
      low: 37_085,
      high: 37_085,
      isAbout: false,
    });
  });

  test('is exact with a written trade-in offer (RES-04)', () => {
    const tradeIn = { low: 17_000, likely: 17_000, high: 17_000 };
    expect(balanceDue({ ...amounts, tradeIn })).toMatchObject({ likely: 19_990, isAbout: false });
  });
});

describe('the list of things to bring', () => {
  const nothing = { locale: 'en-AU', word: 'car', getting: null, tradeIn: null, loan: 'none' } as const;

  test('leaves out keys and payslips without a trade-in and a loan (RES-04)', () => {
    expect(whatToBring(nothing)).toEqual([
      'Your driver licence, not a copy',
      'Insurance for the car from the day you pick it up',
    ]);
  });

  test("depends on the answers, and uses the country's terms (RES-04)", () => {
    const tradeIn = { name: '2020 Hyundai Tucson', owing: 'yes' };
    const list = whatToBring({ ...nothing, locale: 'en-US', getting: 'delivery', tradeIn, loan: 'wanted' }).join('\n');
    for (const said of [
      'driver’s license',
      'registration and service records',
      'All keys',
      'payout letter',
      'two pay stubs',
      'day it’s delivered',
    ])
      expect(list).toContain(said);
    expect(whatToBring({ ...nothing, tradeIn: { ...tradeIn, owing: 'no' } }).join()).not.toContain('payout');
  });
});
