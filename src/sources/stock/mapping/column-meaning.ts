import { isInCents, priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import { wordsInColumn } from '#src/domain/price/price-condition.ts';
import type { Currency, PriceReading, PriceWording } from '#src/domain/price/price-wording.ts';
import type { PriceType } from '#src/domain/vehicle/vehicle.ts';
import { Unreadable, type Read, type ReadContext } from '../transforms/reading.ts';
import { unitOfColumn, type OdometerReading } from '../transforms/odometers.ts';
import { plainAnswer } from '../transforms/words.ts';
import { actualAnswer } from './actual-reading.ts';
import { fields, type FieldName } from './fields.ts';

export function readInColumn(
  field: FieldName,
  column: string,
  type: PriceType | undefined,
  read: Read<unknown>,
  { currency }: ReadContext,
): Read<unknown> {
  if (field === 'odometer') return inUnitOf(column, read);
  if (field === 'odometerIsActual')
    return (cell, context, fallback) => read(actualAnswer(cell, column), context, fallback);
  if (field === 'odometerUnit') return (cell, context, fallback) => read(namedUnit(cell, column), context, fallback);
  if (field === 'priceType')
    return (cell, context, fallback) => read(inContext(cell, column, type, fallback, currency), context, fallback);
  const said = type ?? priceTypeOfColumn(column, currency);
  const { as } = fields[field];
  if (as !== 'price' && as !== 'money') return read;
  const inDollars = isInCents(column) ? fromCents(read) : read;
  if (as === 'money' || said === null) return inDollars;
  return (cell, context, fallback) => {
    const value = inDollars(cell, context, fallback);
    return value === null || value instanceof Unreadable ? value : { ...(value as PriceReading), columnType: said };
  };
}

const fromCents =
  (read: Read<unknown>): Read<unknown> =>
  (cell, context, fallback) => {
    const value = read(cell, context, fallback);
    if (typeof value === 'number') return Math.round(value / 100);
    if (value === null || value instanceof Unreadable) return value;
    const reading = value as PriceReading;
    return { ...reading, amount: reading.amount === null ? null : Math.round(reading.amount / 100) };
  };

function inUnitOf(column: string, read: Read<unknown>): Read<unknown> {
  const columnUnit = unitOfColumn(column);
  if (columnUnit === null) return read;
  return (cell, context, fallback) => {
    const value = read(cell, context, fallback);
    return value === null || value instanceof Unreadable ? value : { ...(value as OdometerReading), columnUnit };
  };
}

/** Reads "Yes" in an "IsMiles" column as a unit. */
function namedUnit(cell: unknown, column: string): unknown {
  const answer = typeof cell === 'object' ? null : plainAnswer(String(cell));
  const unit = unitOfColumn(column);
  if (answer === null || unit === null) return cell;
  return answer === (unit === 'mi') ? 'mi' : 'km';
}

/** "Yes" in a "Drive away" column means that price type; "no" means "excluding government charges". */
function inContext(cell: unknown, column: string, type: PriceType | undefined, fallback: boolean, currency: Currency) {
  if (typeof cell === 'object') return cell;
  const text = String(cell);
  const answer = plainAnswer(text);
  if (fallback && answer === null) return '';
  if (type && answer !== null) return answer ? type.replaceAll('_', ' ') : 'excluding government charges';
  return wordsInColumn(column, { text, answer }, currency) ?? cell;
}

/** Of several price type columns, one that rules out the price wins over one that states its type, and that one promises least. */
export function joinPriceTypes(wordings: readonly unknown[]): unknown {
  const read = wordings.filter((one) => one !== null && !(one instanceof Unreadable)) as PriceWording[];
  const types = read.filter((wording) => wording.kind === 'type');
  const isTotal = types.length > 0 && types.every(({ type }) => /drive_away$/.test(type));
  const kinds: readonly PriceWording['kind'][] = ['not the price', 'sold', 'no price'];
  const found =
    kinds
      .map((kind) => read.find((one) => one.kind === kind && !(isTotal && 'unlessDriveAway' in one)))
      .find(Boolean) ??
    types.find(({ type }) => type === 'excluding_government_charges') ??
    types[0];
  return found ?? read[0] ?? wordings.find((one) => one !== null) ?? null;
}

/** First column with an amount first, unless another one says "sold". */
export function joinPrices(readings: readonly unknown[], isUnordered: boolean): unknown {
  const read = readings.filter((reading) => reading !== null && !(reading instanceof Unreadable)) as PriceReading[];
  const first =
    read.find(({ wording }) => wording.kind === 'sold') ?? read.find(({ amount }) => amount !== null) ?? read[0];
  if (!first) return readings.find((reading) => reading !== null) ?? null;
  if (read.length === 1) return first;
  const others = read.filter((reading) => reading !== first);
  return { ...first, others, ...(isUnordered && { isUnordered }) };
}
