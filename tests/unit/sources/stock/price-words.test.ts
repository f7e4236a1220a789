import { describe, expect, test } from 'vitest';
import { load, vehicleOf } from './helpers.ts';

const driveAwayByDefault = { pricing: { defaultTypes: { used: 'drive_away' } } };
const priced = async (price: unknown, more: Record<string, unknown> = {}) => {
  const { price: amount, priceType } = await vehicleOf({ car_type: 'used', price, ...more }, {}, driveAwayByDefault);
  return [amount, priceType];
};

describe("a feed's price wording", () => {
  test.each([
    ['19990 + ORC', {}, [19_990, 'excluding_government_charges']],
    ['19990 + ORC', { price_type: 'Drive Away' }, [19_990, 'excluding_government_charges']],
    ['$19,990 drive away', { price_type: 'EGC' }, [19_990, 'excluding_government_charges']],
    ['From $25,000', {}, [null, 'drive_away']],
    ['US$19,990', {}, [null, 'drive_away']],
    ['£19,990', {}, [null, 'drive_away']],
    ['$19,990 plus GST', {}, [null, 'drive_away']],
    [19_990, { price_type: 'plus GST' }, [null, 'drive_away']],
    [19_990, {}, [19_990, 'drive_away']],
  ])('reads %j with %j under a drive-away default (PRICE-01, OPS-02)', async (price, more, expected) => {
    expect(await priced(price, more)).toEqual(expected);
  });

  test('reports a rejected price with its cell, and publishes the vehicle without a price (PRICE-01, OPS-02)', async () => {
    const rows = ['US$19,990', 'From $25,000', '19990 + GST', '19990 + ORC'].map((price, index) => ({
      id: `${index}`,
      year: 2021,
      make: 'Toyota',
      model: 'Corolla',
      price,
      price_type: index === 3 ? 'Drive away' : null,
    }));
    const { vehicles, rejected, warnings } = await load(rows);
    expect([vehicles.map(({ price }) => price), rejected]).toEqual([[null, null, null, 19_990], []]);
    expect(warnings).toEqual([
      'price: set aside in 1 row, a currency other than the dealer\'s (line 2: "US$19,990").',
      'price: set aside in 1 row, not the price of this specific vehicle (line 10: "From $25,000").',
      'price: set aside in 1 row, it excludes GST (line 18: "19990 + GST").',
      'priceType: set aside in 1 row, the price cell and the price type disagree: the one that promises less is shown (line 26: "19990 + ORC | Drive away").',
    ]);
  });

  test.each(['money', 'number', 'integer'])(
    'keeps the wording when a mapping specifies "%s" (PRICE-01)',
    async (as) => {
      expect(
        await vehicleOf({ Cost: '19990 + ORC' }, { mapping: { price: { column: 'Cost', as } } }, driveAwayByDefault),
      ).toMatchObject({ price: 19_990, priceType: 'excluding_government_charges' });
    },
  );

  test.each([
    ['the same charges', '$24,990 drive away', 24_990],
    ['nothing about charges', '$24,990', 24_990],
    ['other charges', '$24,990 + ORC', null],
    ['another currency', 'NZ$24,990', null],
    ['no GST', '24990 + GST', null],
  ])('reads or sets aside an earlier price with %s (PRICE-02)', async (_, before, beforePrice) => {
    expect(await vehicleOf({ price: '$22,990 drive away', before_price: before })).toMatchObject({
      price: 22_990,
      beforePrice,
    });
  });

  test('sets aside market averages in another currency (PRICE-01, REG-01)', async () => {
    expect(
      (await vehicleOf({ price: 19_990, state_average_market_price: 'US$21,000', average_market_price: 21_500 }))
        .market,
    ).toEqual({ stateAverage: null, average: 21_500 });
  });

  test.each(['price_notes', 'Price Comments', 'Price Conditions'])(
    'reads conditions in %s (PRICE-01, LAW-01)',
    async (name) => {
      expect(await priced(19_990, { [name]: '+ORC' })).toEqual([19_990, 'excluding_government_charges']);
      for (const text of ['Plus $2990 dealer delivery', 'Trade price only', 'ABN holders only'])
        expect((await priced(19_990, { price_type: 'Drive Away', [name]: text }))[0]).toBeNull();
    },
  );
});
