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
  [null, 'caravan', ['car', 'caravan'], 'caravan', 'the body indicates a kind that the settings list'],
  [null, 'motorhome', ['caravan'], 'motorhome', 'the settings list caravans, which include motorhomes'],
  [null, 'cruiser', ['car', 'motorcycle'], 'motorcycle', 'only motorcycles have this body'],
  [null, 'motorcycle', ['car', 'motorcycle'], 'motorcycle', 'the body column contains the kind'],
  [null, 'suv', ['motorcycle', 'car'], 'car', 'only cars have this body'],
  [null, 'caravan', ['car'], 'car', 'the settings do not list the kind'],
  [null, 'van', ['caravan', 'car'], 'caravan', 'several kinds have this body'],
  ['car', 'motorhome', ['car', 'motorhome'], 'car', 'the kind column takes precedence over the body'],
  ['motorhome', null, ['car'], 'motorhome', 'the kind column applies even if the settings do not list the kind'],
  [null, null, ['motorcycle', 'car'], 'motorcycle', 'a row without a kind gets the main kind'],
])('kind column %s, body %s at a dealer selling %j: %s, since %s (REG-02)', (itemType, body, sold, kind) => {
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
