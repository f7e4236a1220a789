/** The column with the unit of each odometer reading, found by its name or its cells (FEED-05). */
import type { DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import { compactKey, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { distanceUnit, plainAnswer } from '../transforms/words.ts';
import type { ColumnGetter, Columns } from './columns.ts';

const endings = [
  '@unit',
  '@units',
  '@uom',
  ' unit',
  ' units',
  ' uom',
  ' type',
  ' measure',
  ' unit of measure',
  ' is miles',
  ' in miles',
  ' km mi',
  ' km or mi',
  ' km or miles',
  ' kms or miles',
  ' k m',
];

/** Units of something else than the odometer. */
const otherMeasure =
  /range|warrant|service|econom|consum|fuel|tank|electric|batter|speed|power|tow|length|width|height|radius|from|away/i;
const sample = 500;

/** @param odometer names of the columns with readings */
export function unitColumns(
  odometer: readonly string[],
  columns: Columns,
  records: readonly unknown[],
  context: ReadContext,
): ColumnGetter[] {
  const named = odometer
    .flatMap((column) => endings.map((ending) => columns.find(`${column}${ending}`)))
    .filter((column) => column !== null);
  if (named.length > 0 || odometer.length === 0) return named;
  const system = columns.names.flatMap((name) => columns.find(name) ?? []).flatMap((one) => asUnits(one, records))[0];
  if (system) return [system];
  const found = columns.names
    .filter((name) => !name.includes('[') && !otherMeasure.test(name))
    .flatMap((name) => columns.find(name) ?? [])
    .find((column) => isUnits(wordsIn(column, records), context));
  return found ? [found] : [];
}

const units: ReadonlyMap<string, DistanceUnit> = new Map([
  ['metric', 'km'],
  ['km', 'km'],
  ['kms', 'km'],
  ['kmh', 'km'],
  ['kph', 'km'],
  ['imperial', 'mi'],
  ['miles', 'mi'],
  ['mph', 'mi'],
]);

/** "Metric" = "N", "Imperial" = "Y", or "Measurement" = "MPH". */
function asUnits(column: ColumnGetter, records: readonly unknown[]): ColumnGetter[] {
  const [, name] = /^(?:is|uses?)?(metric|imperial|measurement)s?(?:system)?$/.exec(lastKey(column.column)) ?? [];
  if (name === undefined) return [];
  const ofYes = units.get(name);
  const unitOf = (word: string): DistanceUnit | undefined => {
    const answer = ofYes === undefined || word === '' ? null : plainAnswer(word);
    return answer === null ? units.get(word) : answer === (ofYes === 'km') ? 'km' : 'mi';
  };
  const wordOf = (record: unknown) => compactKey(String(column.get(record) ?? ''));
  const words = records.slice(0, sample).map(wordOf).filter(Boolean);
  return words.length > 0 && words.every(unitOf)
    ? [{ ...column, get: (record) => unitOf(wordOf(record)) ?? null }]
    : [];
}

const lastKey = (column: string): string => compactKey(column.split('.').at(-1)!);

const wordsIn = ({ get }: ColumnGetter, records: readonly unknown[]): string[] => [
  ...new Set(
    records
      .slice(0, sample)
      .map(get)
      .filter((cell) => typeof cell === 'string')
      .map(compactKey)
      .filter(Boolean),
  ),
];

/** One letter alone may be anything: the gearbox or the fuel. */
const isUnits = (words: readonly string[], context: ReadContext): boolean =>
  words.length > 0 &&
  words.every((word) => word === 'm' || isUnit(word, context)) &&
  (words.some((word) => word.length > 1) || (words.includes('m') && words.includes('k')));

const isUnit = (word: string, context: ReadContext): boolean =>
  !(distanceUnit(word, context, false) instanceof Unreadable);

/** Beside kilometres, "M" means miles. */
export function shortMiles(
  columns: readonly ColumnGetter[],
  records: readonly unknown[],
  context: ReadContext,
): Record<string, string> | null {
  const words = columns.flatMap((column) => wordsIn(column, records));
  return words.includes('m') && words.some((word) => distanceUnit(word, context, false) === 'km') ? { m: 'mi' } : null;
}
