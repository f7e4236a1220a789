import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bodyTypes,
  carTypes,
  drives,
  fuels,
  itemTypes,
  priceTypes,
  transmissions,
  vehicleStatuses,
  type Vehicle,
} from '#src/domain/vehicle/vehicle.ts';
import { fieldNames, fields } from '#src/sources/stock/mapping/fields.ts';
import type { LoadedStock } from '#src/sources/stock/load-stock.ts';
import { load } from './helpers.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';
import { timeLimit } from '../../../support/time-limit.ts';

const names = [...new Set(fieldNames.map((field) => fields[field].columns[0]!))];
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '-',
  'NA',
  'nan',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'x'.repeat(5000),
  '\u0000\u202e',
  '${7*7}',
  '%00',
  '../../etc/passwd',
  [],
  {},
  [[[]]],
  { a: { b: 1 } },
  ['<b>x</b>'],
  '[1,2',
  '{"a":',
  '1900',
  '2099',
  '$1',
  '99999999999',
  '5 Seats',
  '31/02/2026',
  'Škoda Ÿ',
  '\ud800',
  '😀',
  '__proto__',
  'constructor',
  "'; DROP TABLE cars; --",
  'https://x.example/<script>',
);
const cell = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom('Toyota', 'Corolla', '2021', '19990', 'SUV', 'Automatic', 'White / Black', 'Sold', 'yes'),
);
const row = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...names, 'title', '__proto__', 'variant', 'location'), cell, { maxKeys: 14 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([mutations, good]) => ({
    ...(good ? { year: 2020, make: 'Kia', model: 'Rio', title: '2020 Kia Rio S' } : {}),
    ...mutations,
  }));

const plain: (keyof Vehicle)[] = [
  'make',
  'model',
  'name',
  'badge',
  'series',
  'colour',
  'interiorColour',
  'tag',
  'listingTitle',
  'locationName',
  'city',
  'state',
  'transmissionDetail',
  'fuelDetail',
  'engineSize',
  'stockNumber',
  'plate',
  'vin',
];

/** HTML standard, 13.2.5.6 Tag open state: "A< Rio" is text. */
const opensTag = /<[a-z!/?]/i;

/** Guarantees for every published vehicle. */
function checkVehicle(vehicle: Vehicle): void {
  for (const field of plain) {
    const value = vehicle[field];
    if (value === null) continue;
    expect(typeof value, field).toBe('string');
    expect(value, field).not.toMatch(opensTag);
    expect((value as string).length, field).toBeLessThanOrEqual(250);
  }
  expect(vehicle.dealerComments ?? '').not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|b|strong|i|em)>)/);
  for (const address of [...vehicle.images, ...((vehicle.historyReportUrl ?? '') && [vehicle.historyReportUrl!])])
    expect(address).toMatch(/^(https?:\/\/|\/(?!\/))[^\s"'<>\\]*$/i);
  for (const item of vehicle.standardEquipment) expect(item).not.toMatch(/<[a-z]/i);
  const sets: [unknown, readonly unknown[]][] = [
    [vehicle.carType, carTypes],
    [vehicle.status, vehicleStatuses],
    [vehicle.itemType, itemTypes],
    [vehicle.body, [...bodyTypes, null]],
    [vehicle.transmission, [...transmissions, null]],
    [vehicle.fuel, [...fuels, null]],
    [vehicle.drive, [...drives, null]],
    [vehicle.priceType, priceTypes],
  ];
  for (const [value, allowed] of sets) expect(allowed).toContain(value);
  for (const value of [vehicle.price, vehicle.beforePrice])
    expect(value === null || (Number.isInteger(value) && value >= 500 && value <= 5_000_000)).toBe(true);
  expect(
    vehicle.odometer === null ||
      (Number.isInteger(vehicle.odometer) && vehicle.odometer >= 0 && vehicle.odometer <= 1_000_000),
  ).toBe(true);
  expect(vehicle.year > 1900 && vehicle.year <= 2027).toBe(true);
  for (const flag of [
    vehicle.preorder,
    vehicle.reserved,
    vehicle.certified,
    vehicle.testDriveOnly,
    vehicle.hasNvic,
    vehicle.showOnDealerWebsite,
  ])
    expect(typeof flag).toBe('boolean');
  expect(vehicle.slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(JSON.stringify(vehicle)).not.toMatch(/null,"rank"|NaN|Infinity/);
  expect(Number.isFinite(vehicle.rank)).toBe(true);
}

const sane = { id: 'sane', year: 2021, make: 'Toyota', model: 'Corolla', title: '2021 Toyota Corolla' };

test(
  'turns thousands of mutated JSON rows into valid vehicles or rejections, without crashing (OPS-02)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 20, maxLength: 40 }), async (rows) => {
        const loaded = await load([sane, ...rows]);
        expect(loaded.rows).toBe(rows.length + 1);
        expect(loaded.vehicles.length + loaded.rejected.length).toBe(loaded.rows);
        expect(new Set(loaded.vehicles.map(({ id }) => id.toLowerCase())).size).toBe(loaded.vehicles.length);
        expect(new Set(loaded.vehicles.map(({ slug }) => slug)).size).toBe(loaded.vehicles.length);
        for (const { line, reason } of loaded.rejected) expect([line! > 0, reason.length > 5]).toEqual([true, true]);
        loaded.vehicles.forEach(checkVehicle);
      }),
      { numRuns: fuzzRuns(40), seed: 7 },
    );
  },
  timeLimit(60_000),
);

/** Null only for a file rejected because it ends midway. */
async function wholeOrRefused(content: string | Uint8Array): Promise<LoadedStock | null> {
  try {
    return await load(content);
  } catch (error) {
    expect(String(error)).toMatch(/^FeedFormatError: .* ends in the middle of line \d+: the feed is incomplete/);
    return null;
  }
}

const columns = ['id', 'year', 'make', 'model', 'title', 'price', 'km', 'colour', 'doors', 'dealercomments', 'images'];
const csvCell = (value: unknown): string =>
  `"${(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replaceAll('"', '""')}"`;

test(
  'accounts for every line of randomly mangled CSV or refuses it as incomplete, without crashing (OPS-02)',
  async () => {
    const damage = fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('"', '""', '\n', ',', ',,', '\r', '<script>', '\u0000', ';'),
      ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 5, maxLength: 15 }),
        damage,
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        async (rows, inserts, cut) => {
          const body = rows
            .map((values) => columns.map((column) => csvCell((values as Record<string, unknown>)[column])).join(','))
            .join('\n');
          const damaged = inserts.reduce(
            (text, [at, extra]) => text.slice(0, at * text.length) + extra + text.slice(at * text.length),
            body,
          );
          const first = columns.map((column) => csvCell((sane as Record<string, unknown>)[column] ?? '')).join(',');
          const loaded = await wholeOrRefused(
            `${columns.join(',')}\n${first}\n${damaged.slice(0, damaged.length * cut)}`,
          );
          if (loaded === null) return;
          expect(loaded.vehicles.length + loaded.rejected.length).toBe(loaded.rows);
          expect(loaded.vehicles.some(({ id }) => id === 'sane')).toBe(true);
          loaded.vehicles.forEach(checkVehicle);
        },
      ),
      { numRuns: fuzzRuns(100), seed: 11 },
    );
  },
  timeLimit(60_000),
);

test(
  'survives a feed of bytes that match no encoding (OPS-02)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const loaded = await wholeOrRefused(
          Buffer.concat([Buffer.from('id,title\nsane,2021 Toyota Corolla\n'), noise]),
        );
        if (loaded === null) return;
        expect(loaded.vehicles.length + loaded.rejected.length).toBe(loaded.rows);
        loaded.vehicles.forEach(checkVehicle);
      }),
      { numRuns: fuzzRuns(100), seed: 3 },
    );
  },
  timeLimit(60_000),
);
