import { expect, test } from 'vitest';
import { kindOfRow } from '#src/sources/stock/rules/kinds.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { FeedValues } from '#src/sources/stock/mapping/fields.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const row = (itemType: FeedValues['itemType'], body: FeedValues['body'], ...sold: StockKind[]) => {
  const notes: string[] = [];
  const read = kindOfRow({ itemType, body }, publicSettings({ stockRules: { itemTypes: sold } }), (field, reason) =>
    notes.push(`${field}: ${reason}`),
  );
  return { ...read, notes };
};

test.each<[FeedValues['itemType'], FeedValues['body'], StockKind[], StockKind, string]>([
  [null, 'caravan', ['car', 'caravan'], 'caravan', 'the body tells of a kind that the settings name'],
  [null, 'motorhome', ['caravan'], 'motorhome', 'a motorhome is one of the caravans that the settings name'],
  [null, 'cruiser', ['car', 'motorcycle'], 'motorcycle', 'a body of motorcycles alone'],
  [null, 'motorcycle', ['car', 'motorcycle'], 'motorcycle', 'the body column holds the name of the kind'],
  [null, 'suv', ['motorcycle', 'car'], 'car', 'a body of cars alone'],
  [null, 'caravan', ['car'], 'car', 'a kind that the settings do not name is not guessed'],
  [null, 'van', ['caravan', 'car'], 'caravan', 'a body of several kinds tells of none'],
  ['car', 'motorhome', ['car', 'motorhome'], 'car', 'the column with the kind counts before the body'],
  ['motorhome', null, ['car'], 'motorhome', 'the column with the kind counts whatever the settings name'],
  [null, null, ['motorcycle', 'car'], 'motorcycle', 'a row that tells of none is of the main kind'],
])('kind column %s, body %s at a dealer of %j: %s, since %s (REG-02)', (itemType, body, sold, kind) => {
  expect(row(itemType, body, ...sold).kind).toBe(kind);
});

test('does not read a kind in the body column as a body, and reports rows that count as another kind (REG-02)', () => {
  expect(row(null, 'motorcycle', 'motorcycle')).toEqual({ kind: 'motorcycle', body: null, notes: [] });
  expect(row(null, 'motorcycle', 'car')).toEqual({
    kind: 'car',
    body: null,
    notes: ['body: it names a type of stock, but the row counts as a car'],
  });
});
