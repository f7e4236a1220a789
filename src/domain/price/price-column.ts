/**
 * Price type from a column name (FEED-01): "DapPrice" is drive away, "Price +ORC" excludes government charges. Same
 * rules as price-wording.ts.
 */
import { priceWording, type Currency } from './price-wording.ts';
import type { PriceType } from '../vehicle/vehicle.ts';

/** Recognised even when run together ("driveawayprice"). Other names need a mapping. */
const known =
  'price prices pricing amount value drive ride tow away dap da egc orc orcs excluding excludes excluded exclusive excl exc ex including includes included inclusive incl inc gst government govt gov gvt charges charge costs cost fees fee on road roads plus before without estimated est approx total full advertised advertise advert adv asking retail sale selling sell web website internet online display vehicle car bike current our aud nzd all no more to pay rego stamp duty the of and';
const knownTerms = new Set(known.split(' '));

/** The last part of a path, with a list selector's value: `PriceList[Type=DAP].Amount`. */
const splitColumnName = (column: string): string[] =>
  splitWords(
    column
      .replace(/^.*\[[^\]=]+=([^\]]+)\]\.(?:text$|(?=[^.]+$))/s, '$1 ')
      .split(/\.(?=\S)/)
      .at(-1)!,
  );

/** Also splits run-together terms. */
function splitWords(text: string): string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .flatMap((word) => (word.length > longestName ? [word] : (splitWord(word) ?? [word])));
}

const longestName = 40;

/** Longest terms first. */
function splitWord(word: string): string[] | null {
  if (word === '' || knownTerms.has(word)) return word === '' ? [] : [word];
  for (let end = word.length - 1; end >= 2; end--) {
    if (!knownTerms.has(word.slice(0, end))) continue;
    const rest = splitWord(word.slice(end));
    if (rest) return [word.slice(0, end), ...rest];
  }
  return null;
}

export function priceTypeOfColumn(column: string, currency: Currency): PriceType | null {
  if (currency === 'USD') return null;
  const wording = priceWording(spelledOut(splitColumnName(column)), currency);
  return wording.kind === 'type' ? wording.type : null;
}

const spelledOut = (words: string[]): string => words.map((word) => (word === 'gvt' ? 'govt' : word)).join(' ');

/** Price columns need one of these: "Rego No" is a number plate, "Stamp duty" a charge. */
const ofPrices = new Set(['price', 'prices', 'pricing', 'amount', 'value', 'away', 'dap', 'da', 'egc']);

const parts = new Set('gst tax cost costs charge charges fee fees duty'.split(' '));
const speaksOfParts = /^(?:plus|before|without|inc|ex)/;

/** "Drive away GST" is tax within the price, "Cost drive away" the dealer's cost. */
const isPartOfPrice = (words: readonly string[]): boolean =>
  parts.has(words[0]!) || (parts.has(words.at(-1)!) && !words.some((word) => speaksOfParts.test(word)));

/** Only a price and its inclusions, so no mapping is needed. */
export function isTypedPriceColumn(column: string, currency: Currency): boolean {
  if (priceTypeOfColumn(column, currency) === null || isLimitedPrice(column)) return false;
  const words = splitColumnName(column);
  return (
    words.every((word) => knownTerms.has(word)) && words.some((word) => ofPrices.has(word)) && !isPartOfPrice(words)
  );
}

/** Says who gets the price, or that it is another amount: neither is a price for every shopper. */
const limits = new Set(
  'finance financed financing loan lease leasing novated subscription repayment repayments weekly week fortnightly fortnight monthly month pw abn acn business commercial corporate company fleet trade wholesale dealer franchise cost invoice floor staff employee employees member members membership club loyalty vip private pensioner senior seniors student concession lowest low minimum min bottom highest maximum max reserve guide estimate estimated est approx indicative from auction bid bids offer deposit bonus rebate cashback saving savings discount conditional valuation average market competitor redbook glass residual insured insurance budget target'.split(
    ' ',
  ),
);

/** Says no more than that it is the price shown to shoppers. */
const neutral = new Set('special specials sell now cash prc adv preis verkaufspreis money'.split(' '));

/** Of the whole path. */
export const columnWords = (column: string): string[] => splitWords(column.replaceAll('.', ' '));

/** True for a qualifier anywhere in the path: `prices.abn.driveAway`. An estimated drive-away price isn't limited. */
export function isLimitedPrice(column: string): boolean {
  const words = columnWords(column);
  const isEstimate = words.includes('away') || words.includes('dap');
  return words.some((word) => limits.has(word) && !(isEstimate && estimates.has(word)));
}
const estimates = new Set('estimate estimated est approx indicative'.split(' '));

export const isPlainPriceName = (column: string): boolean =>
  splitColumnName(column).every((word) => knownTerms.has(word) || neutral.has(word));

/** "Price (cents)", "amount_minor". */
export function isInCents(column: string): boolean {
  const words = columnWords(column).join(' ');
  return (
    /\bcents?\b|\bminor (?:units?|amount|price|value)\b|\b(?:units?|amount|price|value) minor\b/.test(words) &&
    !/\b(?:no|per|ex|excl|excluding|without) cents?\b/.test(words)
  );
}
