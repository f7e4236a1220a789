import { describe, expect, test } from 'vitest';
import { priceConditionOf } from '#src/domain/price/price-condition.ts';
import { load } from './helpers.ts';

type Cell = string | number | boolean | null;

/** Two cars with the cells of one column beside the price; the other column is empty. */
const pricesBeside = async (
  column: string,
  cells: readonly [Cell, Cell],
  stock: Record<string, unknown> = {},
  settings: Record<string, unknown> = {},
) => {
  const rows = cells.map((cell, index) => ({
    id: `${index}`,
    year: 2021,
    make: 'Toyota',
    model: 'Corolla',
    price: 24_990,
    [column]: cell,
  }));
  const { vehicles, warnings } = await load(rows, stock, {}, settings);
  return { prices: vehicles.map(({ price }) => price), types: vehicles.map(({ priceType }) => priceType), warnings };
};

describe('a column beside the price', () => {
  test.each<[column: string, against: Cell, neutral: Cell, reason: RegExp]>([
    ['Currency', 'NZD', 'AUD', /currency other than the dealer's, according to "Currency"/],
    ['Currency', 'New Zealand Dollars', 'A$', /currency/],
    ['Currency', 'PGK', 'Australian dollars', /currency/],
    ['Price Currency', 'USD', '$', /currency/],
    ['priceCurrency', '€', 'AU$', /currency/],
    ['PRICECURRENCY', 'US', null, /currency/],
    ['Currency Code', 'GBP', 'aud', /currency/],
    ['Price Frequency', 'Weekly', 'Once', /a weekly or monthly payment/],
    ['Price Unit', 'week', 'vehicle', /a weekly or monthly payment/],
    ['Price Period', 'per fortnight', null, /a weekly or monthly payment/],
    ['Frequency', 'Monthly', 'Total', /a weekly or monthly payment/],
    ['Price Inc GST', 'N', 'Y', /excludes GST/],
    ['PriceIncludesGST', false, true, /excludes GST/],
    ['GST Included', 'No', 'Yes', /excludes GST/],
    ['Is GST Inclusive', 0, 1, /excludes GST/],
    ['Tax Type', 'GST Excl', 'Margin', /excludes GST/],
    ['Tax Included', 'false', 'true', /excludes GST/],
    ['GST Status', 'Exclusive', 'Inclusive', /excludes GST/],
    ['GST', 'Excl', 'Incl', /excludes GST/],
    ['GST', 'Plus GST', 'Exempt', /excludes GST/],
    ['GST', 'N', 'Y', /may exclude GST, according to "GST". If it includes GST, add "GST" to stock.ignoredColumns/],
    ['PlusGST', '1', '0', /excludes GST/],
    ['Ex GST', 'Y', 'N', /excludes GST/],
    ['Price Excludes', 'GST', 'Nothing', /excludes GST/],
    ['Admin Fee Extra', 'Y', 'N', /excludes dealer charges/],
    ['Dealer Delivery Included', 'N', 'Y', /excludes dealer charges/],
    ['Dealer Delivery', 1995, 0, /dealer charges may be extra/],
    ['Freight', '$1,995.00', null, /dealer charges may be extra/],
  ])('%j with %j rules out the price, and with %j does not (PRICE-01)', async (column, against, neutral, reason) => {
    const { prices, warnings } = await pricesBeside(column, [against, neutral]);
    expect(prices).toEqual([null, 24_990]);
    expect(warnings.join('\n')).toMatch(reason);
  });

  test.each<[column: string, cells: [Cell, Cell]]>([
    ['GST', [2271.82, 0]],
    ['GST Amount', [2271, 0]],
    ['GST Registered', ['N', 'Y']],
    ['Luxury Car Tax', ['N', 'Y']],
    ['Finance Currency', ['NZD', 'NZD']],
    ['Cost Currency', ['USD', 'USD']],
    ['Payment Frequency', ['Weekly', 'Weekly']],
    ['Price Period', ['2026-11', '2026-12']],
    ['Dealer Delivery', [0, 0]],
    ['Delivery', ['N', 'Y']],
    ['Dealer', ['North', 'South']],
    ['Price Inc GST', [0, 0]],
    ['Rego', ['N', 'ABC12D']],
  ])('%j with %j leaves the price as it is (PRICE-01)', async (column, cells) => {
    expect((await pricesBeside(column, cells)).prices).toEqual([24_990, 24_990]);
  });

  test('also counts in an object, an XML attribute and a list of types (PRICE-01, FEED-05)', async () => {
    const car = { id: '1', year: 2021, make: 'Kia', model: 'Rio' };
    const priceOf = async (rows: object[], price: string) =>
      (await load(rows, { mapping: { price } })).vehicles.map((vehicle) => vehicle.price);
    expect(await priceOf([{ ...car, price: { amount: 24_990, currency: 'NZD' } }], 'price.amount')).toEqual([null]);
    expect(await priceOf([{ ...car, price: '24990', 'price@currency': 'NZD' }], 'price')).toEqual([null]);
    const prices = [{ type: 'Retail', amount: 24_990, currency: 'NZD' }];
    expect(await priceOf([{ ...car, prices }], 'prices[type=Retail].amount')).toEqual([null]);
  });

  test('counts beside a mapped price type, unless it is ignored (PRICE-01, FEED-03)', async () => {
    const rows = [
      { id: '1', year: 2021, make: 'Kia', model: 'Rio', price: 24_990, terms: 'Drive away', Currency: 'NZD' },
    ];
    const mapping = { priceType: { column: 'terms', words: { '*': 'Drive away' } } };
    const priceOf = async (stock: object) => (await load(rows, { mapping, ...stock })).vehicles[0]!.price;
    expect([await priceOf({}), await priceOf({ ignoredColumns: ['currency'] })]).toEqual([null, 24_990]);
  });

  test.each<[string, Cell]>([
    ['Plus On Roads', 'Yes'],
    ['ORC Included', 'No'],
    ['On Roads', 'Extra'],
    ['Price Excludes', 'Govt Charges'],
    ['DriveAwayPrice', 'N'],
  ])('%j with %j rules out a default of drive away (PRICE-01)', async (column, cell) => {
    const defaults = { pricing: { defaultTypes: { used: 'drive_away' } } };
    expect(await pricesBeside(column, [cell, null], {}, defaults)).toMatchObject({
      prices: [24_990, 24_990],
      types: ['excluding_government_charges', 'drive_away'],
    });
  });

  test('gives way to a drive-away price, which includes dealer charges (PRICE-01)', async () => {
    const row = { id: '1', year: 2021, make: 'Kia', model: 'Rio', 'Dealer Delivery': 1995 };
    const shown = async (more: object, mapping: object = {}) => {
      const [vehicle] = (await load([{ ...row, ...more }], { mapping })).vehicles;
      return [vehicle!.price, vehicle!.priceType];
    };
    const expected = [26_990, 'drive_away'];
    expect(await shown({ 'Drive Away Price': 26_990 })).toEqual(expected);
    expect(await shown({ price: 26_990, price_type: 'Drive away' })).toEqual(expected);
    expect(await shown({ price: '26990 drive away' })).toEqual(expected);
    expect(
      await shown({ price: 24_990, Total: 26_990 }, { price: ['price', { column: 'Total', type: 'drive_away' }] }),
    ).toEqual(expected);
  });

  test.each(['GST Included', 'Dealer Fee', 'Plus On Roads'])('does not count in US dollars: %j (REG-01)', (column) => {
    expect(priceConditionOf(column, 'USD')).toBeNull();
  });
});

describe('a price type column', () => {
  test.each<[column: string, cell: Cell, shown: [number | null, string]]>([
    ['GST', 'Excl', [null, 'excluding_government_charges']],
    ['PlusGST', '1', [null, 'excluding_government_charges']],
    ['GST Included', 'No', [null, 'excluding_government_charges']],
    ['GST Included', 'Yes', [24_990, 'plain']],
    ['Price Excludes', 'GST', [null, 'excluding_government_charges']],
    ['Price Includes', 'Govt Charges', [24_990, 'drive_away']],
    ['On Roads', 'Included', [24_990, 'drive_away']],
    ['On Roads', 'Inc', [24_990, 'drive_away']],
    ['On Roads', 'Excl', [24_990, 'excluding_government_charges']],
    ['Government Charges', 'Included', [24_990, 'drive_away']],
    ['Government Charges', 'Not Included', [24_990, 'excluding_government_charges']],
  ])('reads %j: %j with the name of its column (PRICE-01, FEED-01)', async (column, cell, shown) => {
    const { prices, types } = await pricesBeside(column, [cell, null], { mapping: { priceType: column } });
    expect([prices[0], types[0]]).toEqual(shown);
  });
});

test('yes or no under a price’s name is not the price (FEED-01)', async () => {
  const { vehicles } = await load(
    ['id,year,make,model,Drive Away,price', '1,2021,Kia,Rio,Y,24990', '2,2021,Kia,Cerato,N,23990'].join('\n'),
  );
  expect(vehicles.map(({ price, priceType }) => [price, priceType])).toEqual([
    [24_990, 'drive_away'],
    [23_990, 'excluding_government_charges'],
  ]);
});

test.each([999_999, 111_111, 289_900, 99_999])('sets aside a price before of $%i (PRICE-02)', async (before) => {
  const row = { id: '1', year: 2021, make: 'Kia', model: 'Rio', price: 28_990, was_price: before };
  const { vehicles, warnings } = await load([row, { ...row, id: '2', was_price: 31_990 }]);
  expect(vehicles.map(({ beforePrice }) => beforePrice)).toEqual([null, 31_990]);
  expect(warnings.join()).toMatch(/beforePrice: set aside in 1 row, a placeholder, or more than twice the price/);
});
