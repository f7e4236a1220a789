import { expect, test } from 'vitest';
import { buildIndex } from '#src/search/build-index.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import { searchEngine } from '#src/search/engine/search-engine.ts';
import { textSearch } from '#src/search/text/text-search.ts';
import { aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const cars: [make: string, model: string, badge: string, series: string | null][] = [
  ['Audi', 'A3', '35 TFSI', '8V'],
  ['Ford', 'Ranger', 'XLT 3.0 V6', null],
  ['Hyundai', 'i30', 'Elite', null],
  ['Hyundai', 'i30', 'N Line', null],
  ['Hyundai', 'i30 N', 'Premium', null],
  ['Hyundai', 'i30', 'Active', 'NPD'],
  ['Toyota', '86', 'GTS', null],
  ['Volkswagen', 'Golf', 'R', '7'],
  ['BMW', 'X5', 'M', null],
  ['Mazda', 'CX-30', 'Pure', null],
];
const { core, cards } = buildIndex(
  cars.map(([make, model, badge, series], at) =>
    aVehicle({
      id: `car${at}`,
      make,
      model,
      badge,
      series,
      stockNumber: `S-${at}`,
      state: 'NSW',
      city: 'Newcastle',
      locationName: 'Sample Motors',
      colour: 'White',
      tag: null,
      standardEquipment: [],
    }),
  ),
  publicSettings(),
  now,
);
const engine = searchEngine(openIndex(core, cards), () => now, textSearch);
const found = (query: string): string[] =>
  engine
    .search('Car_production', { query, hitsPerPage: 50 })
    .hits.map(({ model, badge }) => `${model} ${badge}`)
    .sort();

test.each<[query: string, found: string[]]>([
  ['v8', []],
  ['8v', ['A3 35 TFSI']],
  ['v6', ['Ranger XLT 3.0 V6']],
  ['i30n', ['i30 N Line', 'i30 N Premium']],
  ['i30 n', ['i30 N Line', 'i30 N Premium', 'i30 Active'].sort()],
  ['x5m', ['X5 M']],
  ['m5x', []],
  ['toyota86', ['86 GTS']],
  ['golf7', ['Golf R']],
  ['hyundai i 30 n line', ['i30 N Line']],
  ['30', ['CX-30 Pure', 'i30 Active', 'i30 Elite', 'i30 N Line', 'i30 N Premium']],
  ['3.0', ['Ranger XLT 3.0 V6']],
])('finds only exact names for "%s", with its parts in order (SRCH-23)', (query, names) => {
  expect(found(query)).toEqual(names);
});
