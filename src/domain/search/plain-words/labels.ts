import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer, type DistanceUnit } from '../../vehicle/odometer.ts';
import type { AmountKind } from './amounts.ts';
import type { Range } from '../search-state.ts';

const grouped = new Intl.NumberFormat('en');
const kilograms = (amount: number): string => `${grouped.format(amount)} kg`;

const written: Record<AmountKind, (amount: number, unit: DistanceUnit) => string> = {
  price: formatMoney,
  km: formatOdometer,
  year: String,
  length: (feet) => `${feet} ft`,
  tare: kilograms,
  towing: kilograms,
};

/** "Up to $40,000", "From 2019", "2018 to 2021", "Tows from 2,000 kg". */
export function amountRangeLabel(kind: AmountKind, { min, max }: Range, unit: DistanceUnit = 'km'): string {
  const write = (amount: number): string => written[kind](amount, unit);
  if (kind === 'towing' && max === null) return `Tows ${write(min ?? 0)} or more`;
  if (min !== null && max !== null) return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (kind === 'year') return min === null ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}
