/**
 * Reads price and type from the price cell, its column name and the price type column (PRICE-01, FEED-01). Of several
 * price columns, the type selects its own, otherwise an untyped one; without a type, the first amount counts.
 *
 * On conflict, the type that promises less is used, with a warning, so that no advertised total is below the amount
 * payable; "Incl. GST" gives way to any other type. Unknown wording means the dealer's default, but never a type that
 * includes government charges.
 */
import { realPrice } from './price-display.ts';
import type { Currency, PriceReading, PriceWording } from './price-wording.ts';
import type { PriceType } from '../vehicle/vehicle.ts';

interface PriceNote {
  field: 'price' | 'priceType';
  reason: string;
}

export interface FeedPrice {
  price: number | null;
  type: PriceType;
  isSold?: true;
  /** Another price of the vehicle that can't be right beside this one. */
  contradiction?: number;
  notes: PriceNote[];
}

const promises: Record<Currency, PriceType[]> = {
  AUD: ['excluding_government_charges', 'plain', 'estimated_drive_away', 'drive_away'],
  NZD: ['excluding_government_charges', 'plain', 'estimated_drive_away', 'drive_away'],
  USD: ['plain', 'excluding_government_charges', 'estimated_drive_away', 'drive_away'],
};

/** @param byDefault for a price without wording */
export function feedPrice(
  cells: PriceReading | null,
  beside: PriceWording | null,
  byDefault: PriceType,
  currency: Currency,
): FeedPrice {
  const order = promises[currency];
  const cell = pickPrice(cells, beside);
  const isDriveAway = /drive_away$/.test((cell && typeOfReading(cell)) ?? byDefault);
  const column = isDriveAway && excludesParts(beside) ? null : beside;
  const { type, notes } = typeOf(cell, column, byDefault, order);
  if (cell?.wording.kind === 'sold' || column?.kind === 'sold')
    return {
      price: cell?.amount ?? null,
      type,
      isSold: true,
      notes: [
        { field: 'price', reason: 'the price marks the vehicle as sold or no longer available, so it isn’t for sale' },
      ],
    };
  const fault = [cell?.wording, column].find((wording) => wording?.kind === 'not the price');
  if (fault?.kind === 'not the price') return { price: null, type, notes: [{ field: 'price', reason: fault.reason }] };
  const amount = cell?.amount ?? null;
  if (amount !== null && column?.kind === 'no price')
    return {
      price: null,
      type,

      notes: [{ field: 'price', reason: 'an amount, but the price type says there is no price' }],
    };
  const other = cell && contradiction(cell, cells!);
  return {
    price: amount,
    type,
    ...(other !== null && { contradiction: other }),
    notes: amount === null ? notes.filter(({ reason }) => reason === unknown) : notes,
  };
}

const unknown =
  'wording that doesn’t clearly say what the price includes: the price is shown, but never as drive away. If it is a code, add what it means to stock.mapping.priceType.words';

export function pickPrice(cells: PriceReading | null, column: PriceWording | null): PriceReading | null {
  const wanted = column?.kind === 'type' ? column.type : excludesParts(column) ? 'drive_away' : null;
  if (!cells?.others || wanted === null) return cells;
  const priced = [cells, ...cells.others].filter(({ amount }) => amount !== null);
  const ofType = (type: PriceType | null) => priced.find((reading) => typeOfReading(reading) === type);
  return ofType(wanted) ?? ofType(null) ?? cells;
}

const excludesParts = (column: PriceWording | null): boolean =>
  column?.kind === 'not the price' && column.unlessDriveAway === true;

/**
 * A drive-away price is never below the price before government charges, nor far above it. Two columns of one type that
 * the settings don't put in order must agree.
 */
function contradiction(picked: PriceReading, cells: PriceReading): number | null {
  const others = [cells, ...(cells.others ?? [])].filter((reading) => reading.amount !== picked.amount);
  const found = others.find((other) => {
    if ([picked, other].some(({ amount }) => realPrice({ price: amount }) === null)) return false;
    if (isTotal(picked) !== isTotal(other))
      return isTotal(picked) ? !mayInclude(picked, other) : !mayInclude(other, picked);
    return cells.isUnordered === true && typeOfReading(picked) === typeOfReading(other);
  });
  return found?.amount ?? null;
}

const isTotal = (reading: PriceReading): boolean => /drive_away$/.test(typeOfReading(reading) ?? '');

/** Stamp duty, registration and insurance are at most about a quarter of the price, and a little more for cheap cars. */
const mostCharges = { share: 0.25, amount: 3000 };
const mayInclude = ({ amount: total }: PriceReading, { amount: before }: PriceReading): boolean =>
  total! >= before! && total! <= before! * (1 + mostCharges.share) + mostCharges.amount;

const typeOfReading = ({ wording, columnType }: PriceReading): PriceType | null =>
  wording.kind === 'type' ? wording.type : (columnType ?? null);

function typeOf(
  cell: PriceReading | null,
  column: PriceWording | null,
  byDefault: PriceType,
  order: PriceType[],
): { type: PriceType; notes: PriceNote[] } {
  const note = (reason: string): PriceNote => ({ field: 'priceType', reason });
  const least = (types: PriceType[]): PriceType => order.find((type) => types.includes(type))!;
  const said: StatedType[] = [
    ...statedTypes(cell?.wording ?? null, 'the price cell'),
    ...(cell?.columnType ? [{ by: "the price column's name", type: cell.columnType, doubtful: false }] : []),
    ...statedTypes(column, 'the price type'),
  ];
  const doubts = said.some(({ doubtful }) => doubtful)
    ? [note('contradictory or unclear wording: the price is shown as excluding government charges')]
    : [];
  const last = said.at(-1);
  if (last) {
    const counted = said.filter(({ type }) => type !== 'plain' || type === last.type);
    const types = new Set(counted.map(({ type }) => type));
    const isUnknown = said.length === 1 && (cell?.wording.kind === 'unknown' || leavesOpen(column));
    return {
      type: least([...types]),
      notes: [
        ...doubts,
        ...(types.size > 1
          ? [note(`${counted.map(({ by }) => by).join(' and ')} disagree: the one that promises less is shown`)]
          : []),
        ...(isUnknown ? [note(unknown)] : []),
      ],
    };
  }
  const isUnknown = cell?.wording.kind === 'unknown' || leavesOpen(column);
  return {
    type: isUnknown ? least([byDefault, byDefault === 'plain' ? 'plain' : 'excluding_government_charges']) : byDefault,
    notes: isUnknown ? [note(unknown)] : [],
  };
}

interface StatedType {
  by: string;
  type: PriceType;
  doubtful: boolean;
}

const statedTypes = (wording: PriceWording | null, by: string): StatedType[] =>
  wording?.kind === 'type' ? [{ by, type: wording.type, doubtful: wording.doubtful }] : [];

const leavesOpen = (column: PriceWording | null): boolean => column?.kind === 'unknown' || column?.kind === 'nothing';
