/**
 * Columns beside the price that may rule it out, or limit what it promises (PRICE-01): its currency, how often it is
 * paid, whether it includes GST or other charges.
 */
import { parseMoney } from '#src/lib/money.ts';
import { columnWords, priceTypeOfColumn } from './price-column.ts';
import { isHomeCurrency } from './price-currency.ts';
import { foreign, priceWording, type Currency, type PriceWording } from './price-wording.ts';

export type PriceCondition = 'currency' | 'frequency' | 'GST' | 'charges' | 'dealer charges';

const words = (list: string): readonly string[] => list.split(' ');
const ofPrice = words(
  'price prices pricing amount asking ask sale sell selling retail advertised advert adv web website internet online vehicle car bike listing item offer offers our current is are the of',
);
const side = words(
  'inc incl include includes included including inclusive ex exc excl exclude excludes excluded excluding exclusive extra plus additional without less not no',
);
const label = words('code iso symbol name type status treatment basis flag yn');
const currencies = words('currency currencies ccy');
const periods = words('frequency period interval unit units uom per');
const taxes = words('gst tax');
const charges = words(
  'orc orcs on road roads onroad onroads government govt gov gvt charge charges cost costs fee fees stamp duty rego registration transfer drive ride tow away dap',
);
const ofCharges = words('orc orcs roads onroads government govt gov gvt away dap');
const dealers = words('dealer pre predelivery freight admin doc handling');
const dealerCharges = words('delivery predelivery freight charge charges fee fees');

/** Names that also mention something else ("GST registered", "Finance currency") aren't about the price. */
export function priceConditionOf(column: string, currency: Currency): PriceCondition | null {
  const name = columnWords(column.replaceAll(/currency|frequency/gi, ' $& '));
  const has = (list: readonly string[]) => name.some((word) => list.includes(word));
  const isOnly = (...lists: (readonly string[])[]) => name.every((word) => lists.flat().includes(word));
  if (has(currencies)) return isOnly(currencies, ofPrice, label) ? 'currency' : null;
  if (has(periods))
    return isOnly(periods, ofPrice, label) && (has(ofPrice) || name.join() === 'frequency') ? 'frequency' : null;
  if (currency === 'USD') return null;
  if (has(taxes)) return isOnly(taxes, ofPrice, label, side) ? 'GST' : null;
  if (has(dealers) && has(dealerCharges))
    return isOnly(dealers, dealerCharges, ofPrice, side) ? 'dealer charges' : null;
  return isOnly(charges, ofPrice, side) && (has(ofCharges) || has(side)) ? 'charges' : null;
}

/** Ambiguous: a margin scheme's price has no GST to add. */
const mayExcludeGst = 'it may exclude GST';
const payment =
  /^(?:[wfm]|p ?[wfm]|wk|wkly|mth|mthly|day|daily|night|hourly?|annum|annual(?:ly)?|year|yearly)$|\b(?:week|fortnight|month|instal|repay)/i;

/**
 * Null for cells that don't speak against the price.
 *
 * @param answer of a yes-or-no cell
 */
export function conditionOfCell(
  column: string,
  { text, answer }: { text: string; answer: boolean | null },
  currency: Currency,
): PriceWording | null {
  const about = priceConditionOf(column, currency);
  const aside = (reason: string, remedy = '') => ({
    kind: 'not the price' as const,
    reason: `${reason}, according to "${column}"${remedy}`,
  });
  if (about === 'currency') return isHomeCurrency(text, currency) ? null : aside(foreign);
  if (about === 'frequency') return payment.test(text) ? aside('a weekly or monthly payment, not the price') : null;
  if (about === 'dealer charges' && (parseMoney(text) ?? 0) > 1)
    return {
      ...aside(
        'dealer charges may be extra',
        `. If the price includes them, add "${column}" to stock.ignoredColumns; otherwise, map the total price, with its type`,
      ),
      unlessDriveAway: true,
    };
  const said = wordsInColumn(column, { text, answer }, currency);
  const wording = said === null ? null : priceWording(said, currency);
  if (wording?.kind === 'not the price')
    return isBareGst(column) && answer === false
      ? aside(mayExcludeGst, `. If it includes GST, add "${column}" to stock.ignoredColumns`)
      : aside(wording.reason);
  const isPromise = wording?.kind === 'type' && wording.type !== 'excluding_government_charges';
  return wording?.kind === 'type' && (!isPromise || /drive_away$/.test(priceTypeOfColumn(column, currency) ?? ''))
    ? wording
    : null;
}

const excludes = /\b(?:ex|exc|excl|exclud\w*|exclusive|extra|plus|additional|without|less|not|no)\b/;
const isBareGst = (column: string): boolean => !columnWords(column).some((word) => side.includes(word));

/** A cell in the context of its column: "Excl" under "GST", "Yes" under "Plus GST". Null if the column adds nothing. */
export function wordsInColumn(
  column: string,
  { text, answer }: { text: string; answer: boolean | null },
  currency: Currency,
): string | null {
  const name = columnWords(column)
    .map((word) => (word === 'tax' && currency !== 'USD' ? 'gst' : word === 'gvt' ? 'govt' : word))
    .filter((word) => !['price', 'is', 'are'].includes(word) && !label.includes(word));
  const about = priceConditionOf(column, currency);
  if (answer !== null) {
    const isExtra = answer === excludes.test(name.join(' '));
    const type = priceTypeOfColumn(column, currency);
    if (about === 'GST') return isExtra ? 'plus gst' : excludes.test(name.join(' ')) ? '' : 'inc gst';
    if (about === 'dealer charges')
      return name.some((word) => side.includes(word)) && isExtra ? 'plus dealer charges' : '';
    if (type === null) return null;
    return answer ? type.replaceAll('_', ' ') : 'excluding government charges';
  }
  const cell = text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  const subject = name.filter((word) => !side.includes(word)).join(' ');
  if (about === null) return null;
  if (cell.split(' ').every((word) => side.includes(word))) return `${subject} ${cell}`;
  if (subject === '') return `${name.join(' ')} ${text}`;
  return text.replaceAll(/\btax\b/gi, 'GST');
}
