/**
 * A vehicle's price and price type, where the price cell's words and the column of price types both speak (PRICE-01).
 * In order:
 * 1. Either says that the amount is not the price to advertise, or cannot be: no price, and the operator is told.
 * 2. Both name a type and disagree: the one that promises less, so that no advertised total is below what a shopper
 *    pays; told. "Incl. GST" in the cell promises nothing against any other type: the column's counts.
 * 3. One names a type: that one.
 * 4. Words that nobody understands: the dealer's default, but none that promises government charges; told.
 * 5. Nothing is said: the dealer's default.
 */
import type { Currency, PriceReading, PriceWording } from './price-words.ts';
import type { PriceType } from '../vehicle/vehicle.ts';

/** What is told, as the reason of a value that was set aside. */
interface PriceNote {
  field: 'price' | 'priceType';
  reason: string;
}

export interface FeedPrice {
  price: number | null;
  type: PriceType;
  notes: PriceNote[];
}

/** From the least promise to the greatest. */
const promises: Record<Currency, PriceType[]> = {
  AUD: ['excluding_government_charges', 'plain', 'estimated_drive_away', 'drive_away'],
  NZD: ['excluding_government_charges', 'plain', 'estimated_drive_away', 'drive_away'],
  USD: ['plain', 'excluding_government_charges', 'estimated_drive_away', 'drive_away'],
};

/** @param byDefault the dealer's type for a price of which nothing is said */
export function feedPrice(
  cell: PriceReading | null,
  column: PriceWording | null,
  byDefault: PriceType,
  currency: Currency,
): FeedPrice {
  const order = promises[currency];
  const { type, notes } = typeOf(cell?.wording ?? null, column, byDefault, order);
  const fault = [cell?.wording, column].find((wording) => wording?.says === 'not the price');
  if (fault?.says === 'not the price') return { price: null, type, notes: [{ field: 'price', reason: fault.reason }] };
  const amount = cell?.amount ?? null;
  if (amount !== null && column?.says === 'no price')
    return { price: null, type, notes: [{ field: 'price', reason: 'an amount, and a price type that there is none' }] };
  return { price: amount, type, notes: amount === null ? notes.filter(({ reason }) => reason === unknown) : notes };
}

const unknown = 'wording not known to say what a price includes';

function typeOf(
  cell: PriceWording | null,
  column: PriceWording | null,
  byDefault: PriceType,
  order: PriceType[],
): { type: PriceType; notes: PriceNote[] } {
  const note = (reason: string): PriceNote => ({ field: 'priceType', reason });
  const least = (types: PriceType[]): PriceType => order.find((type) => types.includes(type))!;
  const said = [cell, column].flatMap((wording) => (wording?.says === 'type' ? [wording] : []));
  const doubts = said.some(({ doubtful }) => doubtful)
    ? [
        note(
          'words that contradict each other, or do not say it outright: the price is shown without government charges',
        ),
      ]
    : [];
  const [first, second] = said;
  if (first && second) {
    if (first.type === second.type || first.type === 'plain') return { type: second.type, notes: doubts };
    return {
      type: least([first.type, second.type]),
      notes: [...doubts, note('the price cell and the price type disagree: the one that promises less is shown')],
    };
  }
  const isUnknown = cell?.says === 'unknown' || column?.says === 'unknown' || column?.says === 'nothing';
  const unknowns = isUnknown ? [note(unknown)] : [];
  if (first) return { type: first.type, notes: [...doubts, ...unknowns] };
  return {
    type: isUnknown ? least([byDefault, byDefault === 'plain' ? 'plain' : 'excluding_government_charges']) : byDefault,
    notes: unknowns,
  };
}
