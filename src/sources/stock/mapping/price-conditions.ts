/** Columns read with every price, whichever column is mapped as the price type (PRICE-01, FEED-01). */
import { parseMoney } from '#src/lib/money.ts';
import { conditionOfCell, priceConditionOf, type PriceCondition } from '#src/domain/price/price-condition.ts';
import { priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import type { PriceWording } from '#src/domain/price/price-wording.ts';
import { compactKey, type ReadContext } from '../transforms/reading.ts';
import { plainAnswer } from '../transforms/words.ts';
import type { ColumnGetter, Columns } from './columns.ts';

export interface ConditionColumn extends ColumnGetter {
  fallback: false;
  about: PriceCondition;
  condition: (cell: unknown) => PriceWording | null;
}

/** @param price columns with the price */
export function priceConditions(
  price: readonly string[],
  { columns, records, ignored }: { columns: Columns; records: readonly unknown[]; ignored: readonly string[] },
  { currency }: ReadContext,
): ConditionColumn[] {
  const isIgnored = new Set([...ignored, ...price].map(compactKey));
  const ofItems = price.filter((name) => name.includes('[')).map((name) => name.replace(/\.[^.\]]+$/, '.currency'));
  return [...columns.names, ...ofItems].flatMap((name) => {
    const about = isIgnored.has(compactKey(name)) ? null : priceConditionOf(name, currency);
    const found = columns.find(name);
    if (about === null || found === null) return [];
    const saysYesOrNo = about !== 'dealer charges' || !holdsAmounts(found, records);
    if (saysYesOrNo && /^(?:GST|charges)$/.test(about) && !holdsAnswers(found, records)) return [];
    const condition = (cell: unknown): PriceWording | null => {
      const text = textOf(cell);
      const answer = saysYesOrNo ? plainAnswer(text) : null;
      return text === '' ? null : conditionOfCell(name, { text, answer }, currency);
    };
    const speaks = records.some((record) => condition(found.get(record)) !== null);
    return speaks ? [{ ...found, fallback: false as const, about, condition }] : [];
  });
}

/** "Drive away" with yes or no isn't a price. */
export const isYesOrNo = (column: ColumnGetter, records: readonly unknown[], { currency }: ReadContext): boolean =>
  priceTypeOfColumn(column.column, currency) !== null &&
  holdsAnswers(column, records) &&
  records.every((record) => textOf(column.get(record)) === '' || plainAnswer(textOf(column.get(record))) !== null);

/** Zeros alone are missing amounts. */
const holdsAnswers = (column: ColumnGetter, records: readonly unknown[]): boolean =>
  !holdsAmounts(column, records) &&
  records.some((record) => !/^0*(?:\.0+)?$/.test(textOf(column.get(record)).replace('$', '')));

const holdsAmounts = ({ get }: ColumnGetter, records: readonly unknown[]): boolean =>
  records.some((record) => (parseMoney(textOf(get(record))) ?? 0) > 1);

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
