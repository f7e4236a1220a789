import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { highestDeposit, isDepositAllowed } from '#src/domain/price/deposit.ts';
import { marketGap } from '#src/domain/price/market-price.ts';
import { priceDisplay, priceLine, realPrice } from '#src/domain/price/price-display.ts';
import { priceMeaning, priceTypeLabel, priceTypeOf } from '#src/domain/price/price-type.ts';
import { priceTypeFromText } from '#src/domain/price/price-type-text.ts';
import { priceTypes } from '#src/domain/vehicle/vehicle.ts';
import type { PriceType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, publicSettings } from '../../fixtures/vehicles.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const settings = publicSettings();
const subscriptions = publicSettings({ pricing: { subscription: true } });
const shown = (parts: Partial<Vehicle>, given = settings) => priceDisplay(aVehicle(parts), given);

describe('priceLine', () => {
  test.each<[Partial<Vehicle>, string]>([
    [{ subscriptionPrice: 289, price: 30_000 }, '$289 per week'],
    [{ price: 30_000, priceType: 'drive_away' }, `$30,000 ${priceTypeLabel('drive_away', subscriptions)}`],
    [{ price: null }, 'Enquire for price.'],
  ])('writes %o on one line, always with the price type (CARD-05, PRICE-01)', (parts, text) => {
    expect(priceLine(shown(parts, subscriptions))).toBe(text);
  });
});

describe('priceDisplay', () => {
  test.each<[string, Partial<Vehicle>, string, string]>([
    [
      'a subscription price comes first',
      { subscriptionPrice: 289, price: 30_000, preorder: true },
      'subscription',
      '$289',
    ],
    ['then the price', { price: 30_000, preorder: true }, 'price', '$30,000'],
    ['$11 is a price', { price: 11, preorder: true }, 'price', '$11'],
    ['$10 is a placeholder: PREORDER', { price: 10, preorder: true }, 'words', 'PREORDER'],
    ['no price: PREORDER', { price: null, preorder: true }, 'words', 'PREORDER'],
    ['$10 without preorder: the label for no price', { price: 10 }, 'words', 'Enquire for price.'],
    ['$0', { price: 0 }, 'words', 'Enquire for price.'],
    ['null', { price: null }, 'words', 'Enquire for price.'],
    ['a negative price', { price: -5000 }, 'words', 'Enquire for price.'],
    ['a subscription of $0 does not count', { subscriptionPrice: 0, price: 30_000 }, 'price', '$30,000'],
    ['cents are rounded', { price: 12_989.6 }, 'price', '$12,990'],
    ['$10.40 is still a placeholder', { price: 10.4 }, 'words', 'Enquire for price.'],
  ])('%s (CARD-05)', (_, parts, kind, text) => {
    expect(shown(parts, subscriptions)).toMatchObject({ kind, text });
  });

  test('shows a subscription per week, only if the dealer offers subscriptions (CARD-05)', () => {
    expect(shown({ subscriptionPrice: 289 }, subscriptions)).toEqual({
      kind: 'subscription',
      amount: 289,
      text: '$289',
      suffix: 'per week',
      label: 'Subscription',
    });
    expect(shown({ subscriptionPrice: 289, price: 30_000 })).toMatchObject({ kind: 'price', amount: 30_000 });
  });

  test("uses the dealer's label for a missing price, or the default in the locale's spelling (CARD-05)", () => {
    expect(shown({ price: null }, publicSettings({ labels: { noPrice: 'Call us.' } }))).toMatchObject({
      text: 'Call us.',
    });
    expect(shown({ price: null }, publicSettings({ regional: { locale: 'en-US' } }))).toMatchObject({
      text: 'Inquire for price.',
    });
  });

  test.each<[string, Partial<Vehicle>, object | null]>([
    [
      'higher than the price',
      { price: 28_990, beforePrice: 30_990 },
      { amount: 30_990, text: '$30,990', saving: 'Save $2,000' },
    ],
    [
      'one dollar higher',
      { price: 28_990, beforePrice: 28_991 },
      { amount: 28_991, text: '$28,991', saving: 'Save $1' },
    ],
    ['the same', { price: 28_990, beforePrice: 28_990 }, null],
    ['lower', { price: 28_990, beforePrice: 27_990 }, null],
    ['not recorded', { price: 28_990, beforePrice: null }, null],
    ['0', { price: 28_990, beforePrice: 0 }, null],
    ['higher by less than a dollar', { price: 28_990, beforePrice: 28_990.4 }, null],
  ])('handles an earlier price that is %s (PRICE-02, CARD-05)', (_, parts, was) => {
    expect(shown(parts)).toMatchObject({ kind: 'price', was });
  });

  test('shows no earlier price without a price, or when the dealer turns it off (PRICE-02)', () => {
    expect(shown({ price: null, beforePrice: 30_990 })).toEqual({ kind: 'words', text: 'Enquire for price.' });
    expect(
      shown({ price: 28_990, beforePrice: 30_990 }, publicSettings({ pricing: { wasPrice: false } })),
    ).toMatchObject({ was: null });
  });

  test('hides the saving on sold vehicles, and shows it on vehicles coming soon (PRICE-02, VDP-06)', () => {
    expect(shown({ price: 28_990, beforePrice: 30_990, status: 'sold' })).toMatchObject({ kind: 'price', was: null });
    expect(shown({ price: 28_990, beforePrice: 30_990, status: 'coming_soon' })).toMatchObject({
      was: { amount: 30_990 },
    });
  });

  test("shows the vehicle's real price as the amount, for any price (PRICE-02)", () => {
    fc.assert(
      fc.property(fc.option(fc.double({ min: -100, max: 500_000, noNaN: true })), (price) => {
        const display = shown({ price });
        expect(display.kind === 'price' ? display.amount : null).toBe(realPrice({ price }));
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});

describe('price types', () => {
  test.each<[Vehicle['carType'], PriceType | null, string, PriceType]>([
    ['new', null, 'en-AU', 'excluding_government_charges'],
    ['demo', null, 'en-AU', 'excluding_government_charges'],
    ['used', null, 'en-AU', 'excluding_government_charges'],
    ['used', 'drive_away', 'en-AU', 'drive_away'],
    ['used', null, 'en-NZ', 'plain'],
    ['new', null, 'en-US', 'plain'],
    ['used', 'excluding_government_charges', 'en-NZ', 'excluding_government_charges'],
  ])('a %s vehicle with %j in %s is %s (PRICE-01)', (carType, priceType, locale, expected) => {
    expect(priceTypeOf({ carType, priceType }, publicSettings({ regional: { locale } }))).toBe(expected);
  });

  test('takes the default per stock type from settings (PRICE-01)', () => {
    expect(
      priceTypeOf(
        { carType: 'used', priceType: null },
        publicSettings({ pricing: { defaultTypes: { used: 'drive_away' } } }),
      ),
    ).toBe('drive_away');
  });
  test('never defaults an accessory to drive away (PRICE-01)', () => {
    expect(priceTypeOf({ carType: 'new', priceType: null, itemType: 'accessory' }, publicSettings({}))).toBe('plain');
  });

  test.each(['en-AU', 'en-NZ', 'en-US'].flatMap((locale) => priceTypes.map((type) => [type, locale] as const)))(
    '%s has a label beside the price in %s, and an explanation (PRICE-01)',
    (type, locale) => {
      const given = publicSettings({ regional: { locale } });
      expect(shown({ priceType: type }, given)).toMatchObject({
        kind: 'price',
        type,
        label: priceTypeLabel(type, given),
      });
      expect(priceTypeLabel(type, given)).toMatch(/\S/);
      expect(priceMeaning(type, given)).toMatch(/^[A-Z].*\.$/);
    },
  );

  test.each([
    ['drive_away', 'en-AU', 'Drive away'],
    ['estimated_drive_away', 'en-AU', 'Estimated drive away'],
    ['excluding_government_charges', 'en-AU', 'Excl. government charges'],
    ['plain', 'en-NZ', 'Including GST'],
    ['plain', 'en-US', 'Before tax, title and fees'],
  ] as const)('labels %s in %s as %s (PRICE-01)', (type, locale, label) => {
    expect(priceTypeLabel(type, publicSettings({ regional: { locale } }))).toBe(label);
  });

  test('takes labels from settings, and never mentions on-road costs (New South Wales) (PRICE-01)', () => {
    expect(priceTypeLabel('plain', publicSettings({ pricing: { labels: { plain: 'Inc. GST' } } }))).toBe('Inc. GST');
    for (const type of priceTypes)
      expect(`${priceTypeLabel(type, settings)} ${priceMeaning(type, settings)}`).not.toMatch(/on.?road/i);
  });

  test.each<[PriceType | null, string[]]>([
    [
      'drive_away',
      [
        'Drive Away',
        'DRIVEAWAY',
        'drive-away',
        'Drive away no more to pay',
        'DAP',
        'D/A',
        'drive_away',
        'drive_away_price',
        'Drive Away Price inc GST',
        'Includes on road costs',
        'On-road costs included',
        'Including all government charges',
        'On the road price',
        'No more to pay',
      ],
    ],
    [
      'estimated_drive_away',
      [
        'Est. Drive Away',
        'Estimated drive away',
        'estimated_drive_away_price',
        'Drive away (estimate)',
        'Approx. driveaway',
        'Indicative drive-away price',
      ],
    ],
    [
      'excluding_government_charges',
      [
        'EGC',
        'Excl. Govt. Charges',
        'Excluding Government Charges',
        'excl gov charges',
        'ex-govt',
        'Ex Gov',
        'plus on roads',
        '+ ORC',
        '+ORC',
        'Plus On Road Costs',
        'Before on-road costs',
        'excluding_government_charges_price',
        'Inc GST excl gov charges',
        'plus stamp duty',
        'Government charges are extra',
        'ORC not included',
        'On road costs apply',
        'Not including government charges',
        'not incl on roads',
      ],
    ],
    [
      'plain',
      [
        'Inc GST',
        'Including GST',
        'incl. GST',
        'Includes GST and rego',
        'MSRP',
        'Before tax, title and fees',
        'plus TTL',
        'plain',
      ],
    ],
    [
      null,
      [
        '',
        '   ',
        'POA',
        'unknown',
        'Excl. GST',
        '+ GST',
        'ex GST',
        'Not drive away',
        'Excludes drive away',
        'Ask for drive away price',
        'Drive away price on application',
        'Drive away plus stamp duty',
        'drive away excl gov charges',
        'plus drive away costs',
        'RRP',
        'Sale',
        'Including rego',
        '28990',
      ],
    ],
  ])('reads wording as %s (PRICE-01)', (type, texts) => {
    expect(texts.map((text) => [text, priceTypeFromText(text)])).toEqual(texts.map((text) => [text, type]));
  });

  test('returns no type without text (PRICE-01)', () => {
    expect(priceTypeFromText(null)).toBeNull();
  });
});

describe('marketGap', () => {
  const gap = (price: number | null, stateAverage: number | null) => marketGap({ price, market: { stateAverage } });
  test.each<[number | null, number | null, number | null]>([
    [20_000, 20_499, null],
    [20_000, 20_500, 500],
    [20_000, 21_240, 1240],
    [20_000, 20_000, null],
    [20_000, 18_000, null],
    [20_000, null, null],
    [null, 20_000, null],
    [0, 20_000, null],
    [10, 20_000, null],
    [11, 511, 500],
  ])('a price of %j against a state average of %j: %j cheaper (VDP-05)', (price, average, amount) => {
    expect(gap(price, average)?.amount ?? null).toBe(amount);
  });

  test('returns the gap, or null without market prices (VDP-05)', () => {
    expect(gap(20_000, 21_240)?.text).toBe('$1,240 below state average');
    expect(marketGap({ price: 20_000, market: null })).toBeNull();
  });
});

describe('deposit', () => {
  test.each<[number, number | null, boolean]>([
    [200, 2000, true],
    [200, 1999, false],
    [201, 2000, false],
    [200, 28_990, true],
    [0, 5, true],
    [0, null, true],
    [200, null, false],
    [200, 0, false],
    [-1, 20_000, false],
    [1, 10, true],
    [1, 9, false],
  ])('a deposit of $%i on a price of %j is allowed: %j (LAW-04)', (deposit, price, allowed) => {
    expect(isDepositAllowed(deposit, price)).toBe(allowed);
  });

  test('allows the highest deposit but not a dollar more, for every price (LAW-04)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1_000_000 }), (price) => {
        expect([
          isDepositAllowed(highestDeposit(price), price),
          isDepositAllowed(highestDeposit(price) + 1, price),
        ]).toEqual([true, false]);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });
});
