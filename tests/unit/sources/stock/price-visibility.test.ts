import { describe, expect, test } from 'vitest';
import { load } from './helpers.ts';

const feed = (header: string, cells: readonly string[]) =>
  [
    `StockNo,Make,Model,Year,Price,${header}`,
    ...cells.map((cell, row) => `A${row},Kia,Rio,20${10 + row},14990,${cell}`),
  ].join('\n');

const pricesOf = async (header: string, cells: string[], stock = {}) => {
  const { vehicles, questions, warnings } = await load(feed(header, cells), stock);
  return { shown: vehicles.map(({ price }) => price !== null), questions, warnings };
};

describe('a column that hides prices', () => {
  test.each([
    ['Hide Price', 'N', 'Y'],
    ['HidePriceOnWeb', '', '1'],
    ['Price Hidden', 'false', 'true'],
    ['Suppress Price', '0', '1'],
    ['Do Not Display Price', 'N', 'Y'],
    ['POA', '', 'Y'],
    ['Is POA', 'false', 'true'],
    ['POA', '', 'POA'],
    ['Price On Application', '0', '1'],
    ['Price on Request', 'No', 'Yes'],
    ['Call for Price', 'N', 'Y'],
    ['Show Price', 'Y', 'N'],
    ['PriceVisible', '1', '0'],
    ['Display Price', 'Yes', 'No'],
    ['Price Published', 'Yes', 'No'],
    ['Price Visibility', 'Visible', 'Hidden'],
    ['Price Display', 'Show', 'POA'],
  ])('is found by its name, %s: %j shows the price and %j hides it (FEED-03)', async (column, show, hide) => {
    const { shown, questions, warnings } = await pricesOf(column, [show, hide]);
    expect([shown, questions]).toEqual([[true, false], []]);
    expect(warnings).toContainEqual(expect.stringMatching(/^price: set aside in 1 row, the feed says not to show it/));
  });

  test.each([
    ['Display Price', ['24990', '25990']],
    ['Price Display', ['Drive Away', 'Excl. Govt. Charges']],
    ['Price Type Visible', ['Y', 'N']],
    ['Hide Price Guide Link', ['Y', 'N']],
  ])('is not %s with %j (FEED-03)', async (column, cells) => {
    expect((await pricesOf(column, cells)).shown).toEqual([true, true]);
  });

  test('hides the price and asks if a word is unknown (FEED-03)', async () => {
    const { shown, questions } = await pricesOf('Hide Price', ['N', 'X']);
    expect(shown).toEqual([true, false]);
    expect(questions).toMatchObject([
      { field: 'hidePrice', column: 'Hide Price', words: [{ word: 'X', vehicles: 1 }] },
    ]);
    const mapping = { hidePrice: { column: 'Hide Price', words: { X: 'no' } } };
    expect(await pricesOf('Hide Price', ['N', 'X'], { mapping })).toMatchObject({ shown: [true, true], questions: [] });
  });

  test('hides the price if one of several columns does (FEED-03)', async () => {
    expect((await pricesOf('POA,Hide Price', ['N,N', 'N,Y', 'Y,N'])).shown).toEqual([true, false, false]);
  });

  test('hides the former price too (FEED-03)', async () => {
    const { vehicles } = await load(feed('Was Price,Hide Price', ['19990,Y']));
    expect(vehicles).toMatchObject([{ price: null, beforePrice: null }]);
  });

  test('is ignored if it is in ignoredColumns (FEED-03)', async () => {
    expect((await pricesOf('Hide Price', ['Y', 'N'], { ignoredColumns: ['Hide Price'] })).shown).toEqual([true, true]);
  });
});
