/** Unread columns that may affect what shoppers see or pay (FEED-03, FEED-10). */
import { highestUsual } from '#src/domain/guard/price-guard.ts';
import { isInCents, isLimitedPrice } from '#src/domain/price/price-column.ts';
import { isListPrice } from '#src/sources/stock/rules/list-price.ts';
import { visibilityText } from '#src/sources/stock/open-questions.ts';
import { isClosed, visibilityOf } from '#src/sources/stock/rules/unmapped-columns.ts';
import { quoteCell } from '#src/sources/stock/notes.ts';
import { cellScore, type CellColumn } from './score-cells.ts';
import { columnName, otherScore } from './score-names.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';

export interface OpenColumn {
  column: string;
  about: 'visibility' | 'price' | 'limited price' | 'high price' | 'price type';
  examples: string[];
  /** To paste into `stock.mapping`. */
  line?: string;
}

export const isAmount = (about: OpenColumn['about']): boolean => about.endsWith('price');

const ofPrice = new Set('price egc dap asking ask advertised amount'.split(' '));

const ofPriceType = new Set(
  'orc orcs gst drive away road roads onroads onroad includes including included incl inc excludes excluding excluded excl plus charges'.split(
    ' ',
  ),
);

/** Minimum scores for a column with a price-like name, and for any other column. */
const namedMoney = 0.35,
  money = 0.6,
  mostly = 0.8;
/** At least half of the cells state what a price includes. */
const halfSpeaks = 0.45;

export function openColumns(unread: readonly CellColumn[], context: ReadContext): OpenColumn[] {
  return unread.flatMap((cells) => {
    const about = aboutOf(cells, context);
    return about === null ? [] : [{ column: cells.column, about, examples: cells.texts.slice(0, 6).map(quoteCell) }];
  });
}

function aboutOf(cells: CellColumn, context: ReadContext): OpenColumn['about'] | null {
  const name = columnName(cells.column);
  const isNamed = (words: ReadonlySet<string>): boolean => name.words.some((word) => words.has(word));
  const isOther = otherScore(name) >= 0.8;
  const isMoney = cells.numbers.length >= cells.texts.length * mostly;
  if (!isOther && !isListPrice(cells.column)) {
    const likely = isMoney ? cellScore('price', cells, context) : 0;
    if (likely >= money || (likely >= namedMoney && isNamed(ofPrice)))
      return isTooHigh(cells) ? 'high price' : isLimitedPrice(cells.column) ? 'limited price' : 'price';
  }
  if (!isMoney && cellScore('priceType', cells, context) >= halfSpeaks) return 'price type';
  if (isClosed(cells.texts) && isNamed(ofPriceType) && !(isMoney && (isOther || isListPrice(cells.column))))
    return 'price type';
  return visibilityOf({ ...cells, isPartlyFilled: cells.share < 1 }, context) === null ? null : 'visibility';
}

/** Amounts in cents, or not of vehicles. */
export function isTooHigh({ column, numbers }: Pick<CellColumn, 'column' | 'numbers'>): boolean {
  const middle = numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return middle > highestUsual * (isInCents(column) ? 100 : 1);
}

const advice: Record<Exclude<OpenColumn['about'], 'visibility'>, string> = {
  price:
    'holds amounts, but it is not mapped. If shoppers pay these amounts, add it to stock.mapping.price and state what it includes',
  'limited price':
    'holds amounts that only some shoppers pay, or that are not the price, going by its name, so it is not mapped. Only if every shopper can buy at these amounts, add it to stock.mapping.price and state what it includes',
  'high price':
    'holds amounts that are too high for vehicles, so it is not mapped. If they are in cents, ask the feed’s supplier for dollars, or for “cents” in the column name. If they are prices, add it to stock.mapping.price',
  'price type': 'may describe what prices include, but it is not mapped. If it does, map it as priceType',
};

export function openColumnText({ column, about, examples, line }: OpenColumn): string {
  if (about === 'visibility') return visibilityText(column, examples);
  return `"${column}" (${examples.join(', ')}) ${line === undefined ? advice[about] : withLine(line)}`;
}

const withLine = (line: string): string =>
  `holds amounts, but it is not mapped. If shoppers pay these amounts, add this to stock.mapping: ${line}${line.includes('…') ? ', replacing … with drive_away or excluding_government_charges' : ''}`;
