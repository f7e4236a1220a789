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
import { wordSet } from '#src/lib/word-set.ts';

export interface OpenColumn {
  column: string;
  about: 'visibility' | 'price' | 'limited price' | 'high price' | 'earlier price' | 'price type' | 'tax';
  examples: string[];
  /** To paste into `stock.mapping`. */
  line?: string;
}

export const isAmount = (about: OpenColumn['about']): boolean => about.endsWith('price');

const ofPrice = new Set('price egc dap asking ask advertised amount'.split(' '));

const ofAsking = new Set('price egc dap asking advertised away'.split(' '));
const ofPriceType = new Set(
  'orc orcs gst drive away road roads onroads onroad includes including included incl inc excludes excluding excluded excl plus charges'.split(
    ' ',
  ),
);

const ofDistances = wordSet('kms km miles mile mls mileage odometer hours hrs driven distance');
const ofTaxes = wordSet('gst tax lct duty');
const earlier = wordSet('was old previous former');
const ofOtherAmounts = wordSet('sold book down');
const openEnds = wordSet('ex exc excl excluding');

/** An amount that isn't the price, going by its name: "Price Ex GST", "Sold Price", or "PriceEx" of nothing. */
export function isOtherAmount(column: string, { currency }: Pick<ReadContext, 'currency'>): boolean {
  const { words } = columnName(column);
  return (
    isLimitedPrice(column) ||
    isUnrelated(words) ||
    isEarlier(words) ||
    words.some((word) => ofOtherAmounts.has(word)) ||
    (currency !== 'USD' && openEnds.has(words.at(-1) ?? '')) ||
    /\bex(?:c|cl|cluding|clusive)? gst\b/.test(words.join(' '))
  );
}

/** A distance, or a tax. */
const isUnrelated = (words: readonly string[]): boolean =>
  words.some((word) => ofDistances.has(word)) ||
  (words.some((word) => ofTaxes.has(word)) && !words.some((word) => ofAsking.has(word)));
const isEarlier = (words: readonly string[]): boolean => words.some((word) => earlier.has(word));

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
  const isMoney = cells.numbers.length >= cells.texts.length * mostly;
  const isElse = otherScore(name) >= 0.8 || isUnrelated(name.words);
  if (!isElse && !isListPrice(cells.column)) {
    const likely = isMoney ? cellScore('price', cells, context) : 0;
    if (likely >= money || (likely >= namedMoney && isNamed(ofPrice)))
      return isTooHigh(cells)
        ? 'high price'
        : isEarlier(name.words)
          ? 'earlier price'
          : isOtherAmount(cells.column, context)
            ? 'limited price'
            : 'price';
  }
  if (!isMoney && cellScore('priceType', cells, context) >= halfSpeaks) return 'price type';
  if (isClosed(cells.texts) && isNamed(ofPriceType) && !(isMoney && (isElse || isListPrice(cells.column))))
    return saysTax(name.words, cells.texts) ? 'tax' : 'price type';
  return visibilityOf({ ...cells, isPartlyFilled: cells.share < 1 }, context) === null ? null : 'visibility';
}

/** "GST" = "Excl", or "Price Excludes" = "GST". */
const saysTax = (words: readonly string[], texts: readonly string[]): boolean =>
  words.includes('gst') || texts.some((text) => /^\s*gst\s*$/i.test(text));

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
  'earlier price':
    'holds earlier prices, going by its name, but it is not mapped. If shoppers paid these amounts before, map it as beforePrice',
  tax: 'may say whether prices include GST, but it is not mapped. Mapping it would not add the GST: if any price leaves it out, ask the feed’s supplier for prices with GST; otherwise, add it to stock.ignoredColumns',
  'price type': 'may describe what prices include, but it is not mapped. If it does, map it as priceType',
};

export function openColumnText({ column, about, examples, line }: OpenColumn): string {
  if (about === 'visibility') return visibilityText(column, examples);
  const text = line === undefined || about !== 'price' ? advice[about] : withLine(line);
  const words =
    about === 'price type' && line !== undefined ? `, with the meaning of its values: ${line}${typeAnswers(line)}` : '';
  return `"${column}" (${examples.join(', ')}) ${text}${words}`;
}

const withLine = (line: string): string =>
  `holds amounts, but it is not mapped. If shoppers pay these amounts, add this to stock.mapping: ${line}${typeAnswers(line)}`;
const typeAnswers = (line: string): string =>
  line.includes('…') ? ', replacing each … with drive_away or excluding_government_charges' : '';
