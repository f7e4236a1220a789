/** The column with the unit of each odometer reading, found by its name or its cells (FEED-05). */
import { compactKey, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { distanceUnit } from '../transforms/words.ts';
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
  const found = columns.names
    .filter((name) => !name.includes('[') && !otherMeasure.test(name))
    .flatMap((name) => columns.find(name) ?? [])
    .find((column) => isUnits(wordsIn(column, records), context));
  return found ? [found] : [];
}

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
