import { describe, expect, test } from 'vitest';
import { load } from './helpers.ts';

type Row = Record<string, string>;
const rowsOf = (rows: readonly Row[]) =>
  rows.map((row, index) => ({ id: String(index), year: 2021, make: 'Kia', model: 'Rio', price: 15_990, ...row }));

const read = async (rows: Row[], mapping = {}) => {
  const { vehicles, waiting, questions } = await load(rowsOf(rows), { mapping });
  return {
    vehicles: vehicles.map(({ id, carType, status }) => (waiting.has(id) ? 'held' : `${carType} ${status}`)),
    questions: questions.map(({ field, words }) => `${field} ${words.map(({ word }) => word).join(', ')}`),
  };
};

describe('a condition', () => {
  test.each([
    ['Used - Sold', 'used sold'],
    ['USED SOLD 12/11', 'used sold'],
    ['Sold', 'used sold'],
    ['New / Under Offer', 'new on_hold'],
    ['Demo (On Hold)', 'demo on_hold'],
    ['Used - Deposit Taken', 'used on_hold'],
    ['Used - Wholesale', 'used wholesale'],
    ['Used - offer pending for Bob', 'used on_hold'],
    ['Runout - offer pending for Bob', 'held'],
    ['Used - Not Sold', 'used in_stock'],
    ['Unsold Demo', 'used in_stock'],
    ['Used Trade-In', 'used in_stock'],
    ['New', 'new in_stock'],
  ])('of %j gives %s (FEED-02, FEED-03)', async (condition, means) => {
    const { vehicles } = await read([{ condition }, { condition: 'Used' }]);
    expect(vehicles).toEqual([means, 'used in_stock']);
  });

  test('that says sold overrides a status that says available, but not the other way round (FEED-03)', async () => {
    const rows = [
      { condition: 'Used - Sold', status: 'Available' },
      { condition: 'Used', status: 'Sold' },
    ];
    expect(await read(rows)).toEqual({ vehicles: ['used sold', 'used sold'], questions: [] });
  });

  test('is not affected by the meaning of every other word in the status column (FEED-02)', async () => {
    const mapping = { status: { column: 'State of sale', words: { Retail: 'in_stock', '*': 'hidden' } } };
    const rows = [
      { condition: 'Used', 'State of sale': 'Retail' },
      { condition: 'Used', 'State of sale': 'Fleet' },
    ];
    expect((await read(rows, mapping)).vehicles).toEqual(['used in_stock', 'used removed']);
  });
});

describe('flags beside a condition', () => {
  test.each([
    [{ condition: 'New', is_demo: 'Y' }, 'demo'],
    [{ condition: 'New', Demo: 'Y' }, 'demo'],
    [{ is_new: 'Y', Demonstrator: 'Y' }, 'demo'],
    [{ condition: 'New', is_used: 'true' }, 'used'],
    [{ condition: 'New', is_new: 'N' }, 'used'],
    [{ condition: 'Demo', is_used: 'Y' }, 'used'],
    [{ condition: 'Demo', is_new: 'N' }, 'demo'],
    [{ condition: 'Used', is_new: 'Y' }, 'used'],
    [{ condition: 'New', is_demo: 'N', is_used: 'N' }, 'new'],
  ])('make the vehicle no newer than any of them says: %j is %s (FEED-02)', async (row, means) => {
    const { vehicles, warnings } = await load(rowsOf([row]));
    expect(vehicles.map(({ carType }) => carType)).toEqual([means]);
    const isChanged = 'condition' in row && row.condition.toLowerCase() !== means;
    expect(warnings.filter((text) => text.includes('another column contradicts it'))).toHaveLength(isChanged ? 1 : 0);
  });
});

describe('a status column with conditions', () => {
  test.each([
    ['by default', {}],
    ['mapped to both fields', { carType: 'status', status: 'status' }],
  ])('may hold statuses too, %s (FEED-02)', async (_, mapping) => {
    const words = ['NEW', 'USED', 'SOLD', 'DEMO', 'USED - SOLD'];
    expect(
      await read(
        words.map((status) => ({ status })),
        mapping,
      ),
    ).toEqual({
      vehicles: ['new in_stock', 'used in_stock', 'used sold', 'demo in_stock', 'used sold'],
      questions: [],
    });
  });

  test('asks for the condition or the status of an unknown word, and takes either as the answer (FEED-02)', async () => {
    const rows = ['NEW', 'USED', 'Zephyr'].map((status) => ({ status }));
    expect(await read(rows)).toEqual({
      vehicles: ['new in_stock', 'used in_stock', 'held'],
      questions: ['carType Zephyr', 'status Zephyr'],
    });
    const asCondition = await read(rows, {
      carType: { column: 'status', words: { Zephyr: 'demo' } },
      status: 'status',
    });
    expect(asCondition).toEqual({ vehicles: ['new in_stock', 'used in_stock', 'demo in_stock'], questions: [] });
    const asStatus = await read(rows, { status: { words: { Zephyr: 'sold' } } });
    expect(asStatus).toEqual({ vehicles: ['new in_stock', 'used in_stock', 'used sold'], questions: [] });
  });

  test('is no condition if "New" may be a new listing (FEED-02)', async () => {
    const { vehicles } = await read(['Active', 'Pending', 'New'].map((status) => ({ status })));
    expect(vehicles).toEqual(['used in_stock', 'used on_hold', 'held']);
  });
});

describe('a status in another column', () => {
  test.each([
    ['tag', 'Sold', 'sold'],
    ['tag', 'Just Sold', 'sold'],
    ['tag', 'Low kms, Reserved', 'on_hold'],
    ['title', 'SOLD - 2021 Kia Rio Sport', 'sold'],
    ['title', '*ON HOLD* 2021 Kia Rio Sport', 'on_hold'],
    ['badge', 'Sport - SOLD', 'sold'],
    ['model', 'Rio SOLD', 'sold'],
    ['model', 'Rio (UNDER OFFER)', 'on_hold'],
    ['colour', 'Deposit Taken', 'on_hold'],
    ['stock_number', 'SOLD-A3', 'sold'],
    ['km', 'Sale pending', 'on_hold'],
  ])('%s %j counts, even beside "Available" (FEED-03)', async (column, text, means) => {
    const row = { title: '2021 Kia Rio Sport', status: 'Available', [column]: text };
    expect((await read([row])).vehicles).toEqual([`used ${means}`]);
  });

  test('counts in a list of tags (FEED-03)', async () => {
    const { vehicles } = await load([{ ...rowsOf([{}])[0], tag: ['Low kms', 'SOLD'] }]);
    expect(vehicles.map(({ status }) => status)).toEqual(['sold']);
  });

  test.each([
    ['title', '2021 Kia Rio Sport, sold with roadworthy'],
    ['title', '2021 Kia Rio Sport - must be sold'],
    ['title', '2021 Kia Rio Sport - sold new in Sydney'],
    ['tag', 'Not sold'],
    ['tag', 'Unsold'],
    ['tag', 'Pending'],
    ['badge', 'Hold'],
    ['badge', 'Available'],
    ['model', 'Reservedo'],
    ['comments', 'SOLD - sorry'],
  ])('%s %j is none (FEED-03)', async (column, text) => {
    expect((await read([{ title: '2021 Kia Rio Sport', [column]: text }])).vehicles).toEqual(['used in_stock']);
  });

  test('is not shown as part of the name (FEED-03)', async () => {
    const { vehicles } = await load(
      rowsOf([{ model: 'Rio (SOLD)', badge: 'Sport - SOLD', tag: 'Sold 12/11', colour: 'SOLD' }]),
    );
    expect(vehicles[0]).toMatchObject({ name: '2021 Kia Rio', badge: 'Sport', tag: null, colour: null });
  });

  test('means what the answer about the status says (FEED-02)', async () => {
    const mapping = { status: { column: 'state of sale', optional: true, words: { 'Sport - Reserved': 'in_stock' } } };
    expect((await read([{ badge: 'Sport - Reserved' }], mapping)).vehicles).toEqual(['used in_stock']);
  });
});
