import { expect, test } from 'vitest';
import { FeedFormatError } from '#src/sources/stock/errors.ts';
import { readJson } from '#src/sources/stock/readers/json.ts';
import { load } from './helpers.ts';

const vehicle = { id: 'A1', year: 2021, make: 'Toyota', model: 'Corolla' };
const nested = { dealers: [{ cars: [] }, { cars: [vehicle], other: [{ a: 1 }] }] };

test.each(['dealers[1].cars', 'dealers.1.cars'])('finds the JSON list of vehicles at %s (OPS-05)', (list) => {
  expect(readJson(JSON.stringify(nested), 'x.json', list).records).toEqual([vehicle]);
});

test.each([
  [
    'dealers[2].cars',
    /is "dealers\[2\]\.cars", but the feed has no "2" there\. It has lists at "dealers", "dealers\.1\.cars"/,
  ],
  ['dealers[1]', /but there is no list at that path\./],
  ['dealers.length', /but the feed has no "length" there|but there is no list/],
  ['constructor', /the feed has no "constructor" there/],
])('refuses a JSON path that leads nowhere (%s), and suggests the existing lists (OPS-05)', (list, message) => {
  expect(() => readJson(JSON.stringify(nested), 'x.json', list)).toThrow(message);
});

test('reports lists further down when the JSON has none where expected (OPS-05)', () => {
  expect(() => readJson('{"data":{"inventory":{"vehicles":[{"id":1}]}}}', 'x.json')).toThrow(
    /It has lists at "data\.inventory\.vehicles"\. Check stock\.source\.list/,
  );
});

test('refuses truncated JSON when a path leads to its list (OPS-02)', () => {
  const text = JSON.stringify({ data: { cars: [vehicle, vehicle] } }, null, 1);
  for (let end = 1; end < text.length; end++)
    expect(() => readJson(text.slice(0, end), 'x.json', 'data.cars')).toThrow(FeedFormatError);
});

test('reads a column from a position in a list (OPS-05)', async () => {
  const rows = [
    { ...vehicle, pricing: [{ amount: 21_990 }, { amount: 1 }] },
    { ...vehicle, id: 'A2', pricing: [] },
  ];
  const { vehicles } = await load(rows, { mapping: { price: 'pricing[0].amount' } });
  expect(vehicles.map(({ price }) => price)).toEqual([21_990, null]);
  await expect(load(rows, { mapping: { price: 'pricing[4].amount' } })).rejects.toThrow(
    /has no column "pricing\[4\]\.amount"/,
  );
});
