import { describe, expect, test } from 'vitest';
import { FeedMappingError } from '#src/sources/stock/errors.ts';
import { load } from './helpers.ts';

const csv = 'StockNo,Title,RetailPrice,Kms\nA1,2021 Kia Rio S,15990,20000\nA2,2020 Mazda CX-5 Maxx,25990,50000\n';
const mapping = { stockNumber: 'StockNo', listingTitle: 'Title', price: 'AskingPrice', odometer: 'Kms' };

describe('a mapped column that is missing from the feed', () => {
  test('is an error that lists each missing column, the unread columns and the fix (OPS-02)', async () => {
    const error = await load(csv, { mapping: { ...mapping, carType: 'NewUsed' } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FeedMappingError);
    expect(error).toMatchObject({ fields: ['carType', 'price'] });
    expect(String(error)).toContain('stock.mapping.price: ');
    expect(String(error)).toContain('has no column "AskingPrice".');
    expect(String(error)).toContain('has no column "NewUsed".');
    expect(String(error)).toContain(
      'Columns not mapped: "RetailPrice". Correct the mapping in settings.json, or mark a column that may be missing as "optional": true.',
    );
  });

  test('is reported with the existing columns when all of them are read (OPS-02)', async () => {
    const whole = 'StockNo,Title,Kms\nA1,2021 Kia Rio S,20000\n';
    await expect(load(whole, { mapping })).rejects.toThrow('It has "StockNo", "Title", "Kms". Correct the mapping');
  });

  test('is also an error in a feed of objects, when no record has the key (OPS-02)', async () => {
    await expect(
      load([{ id: 1, title: '2021 Kia Rio', cost: 15_990 }], { mapping: { price: 'asking' } }),
    ).rejects.toThrow(/has no column "asking"/);
    expect(
      (
        await load(
          [
            { id: 1, title: '2021 Kia Rio' },
            { id: 2, title: '2021 Kia Rio S', asking: 15_990 },
          ],
          { mapping: { price: 'asking' } },
        )
      ).vehicles,
    ).toHaveLength(2);
  });

  test('is a warning when settings allow it to be missing or the field has another column (OPS-02)', async () => {
    const { vehicles, warnings } = await load(csv, {
      mapping: {
        ...mapping,
        price: { column: ['AskingPrice', 'RetailPrice'] },
        carType: { column: 'NewUsed', optional: true, default: 'demo' },
      },
    });
    expect(vehicles.map(({ price, carType }) => [price, carType])).toEqual([
      [15_990, 'demo'],
      [25_990, 'demo'],
    ]);
    expect(warnings.filter((warning) => warning.includes('no column'))).toEqual([
      expect.stringContaining('stock.mapping.carType'),
      expect.stringContaining('stock.mapping.price'),
    ]);
  });

  test('is reported despite a default, which would give every vehicle the same value (OPS-02)', async () => {
    await expect(
      load(csv, { mapping: { ...mapping, price: 'RetailPrice', carType: { column: 'NewUsed', default: 'used' } } }),
    ).rejects.toThrow(/stock\.mapping\.carType/);
  });

  test('is an error in stock.identity, where it would change every URL (OPS-02)', async () => {
    await expect(load(csv, { mapping: { ...mapping, price: 'RetailPrice' }, identity: ['Ref'] })).rejects.toThrow(
      /stock\.identity: .* has no column "Ref"\. Without it every vehicle would get a new URL/,
    );
  });
});

describe('identifies a rejected row the way the dealer does', () => {
  const named = async (content: string, more = {}) =>
    (await load(content, { mapping: { ...mapping, price: 'RetailPrice' }, ...more })).rejected.map(
      ({ line, id, stockNumber, reason }) => [line, id, stockNumber, reason.slice(0, 25)],
    );

  test('by its stock number, in a CSV without an id column (OPS-02)', async () => {
    expect(
      await named(
        `${csv}A3,Kia Rio,9990,1\nA1,2021 Kia Rio S,15990,20000\nA4,2019 Kia Rio,1,1\nA5,2019 Kia Rio\n"A6,2019 Kia Rio,9990,1\nA7,2018 Kia Rio S,9990,1,2,3\nA8,2018 Kia Rio,9990,100\n`,
      ),
    ).toEqual([
      [4, null, 'A3', 'no year in the column or '],
      [5, null, 'A1', 'duplicate: the same stock'],
      [6, null, 'A4', 'the price of $1 is below '],
      [7, null, 'A5', 'it has 2 columns, but the'],
      [8, null, undefined, 'a quotation mark is never'],
      [9, null, 'A7', 'it has 6 columns, but the'],
    ]);
  });

  test('by the mapped id (OPS-02)', async () => {
    expect(
      await named(`Ref,${csv.replaceAll(/\nA/g, '\nR,A').trim()}\nR9,A3,Kia Rio,9990,1\nR10,A4\n`, {
        mapping: { ...mapping, price: 'RetailPrice', id: { column: 'Ref' } },
      }),
    ).toEqual([
      [3, 'R', 'A2', 'duplicate: the same id as'],
      [4, 'R9', 'A3', 'no year in the column or '],
      [5, 'R10', 'A4', 'it has 2 columns, but the'],
    ]);
  });
});

test('does not read a column mapped to the condition as the status, despite its name (FEED-10)', async () => {
  const rows = 'Stock No,Title,Status,Price\nA1,2021 Kia Rio S,USED,15990\nA2,2026 Mazda CX-5 Maxx,NEW,45990\n';
  const { vehicles, warnings } = await load(rows, { mapping: { carType: 'Status' } });
  expect(vehicles.map(({ stockNumber, carType, status }) => [stockNumber, carType, status])).toEqual([
    ['A1', 'used', 'in_stock'],
    ['A2', 'new', 'in_stock'],
  ]);
  expect(warnings).toEqual([]);
});
