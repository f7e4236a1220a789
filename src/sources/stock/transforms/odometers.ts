/** The unit comes from the cell, an object, or the column's name (FEED-05). */
import type { DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import { numberIn } from './numbers.ts';
import { compactKey, ofText, UnknownWord, Unreadable, type Read, type ReadContext } from './reading.ts';
import { distanceUnit } from './words.ts';

export interface OdometerReading {
  distance: number;
  unit: DistanceUnit | null;
  columnUnit?: DistanceUnit;
}

const ofCell: Read<OdometerReading> = ofText((text) => {
  const value = numberIn(text.replace(/\s/g, ' ').replace(/(\d) (?=\d{3}\b)/g, '$1'));
  if (value === null) return new Unreadable('not one number');
  if (value !== 0 && /(?<!\d)\d{1,3}\.\d{3}(?!\d)/.test(text))
    return new Unreadable('a dot that may be a thousands separator');
  if (/\d\s*(?:hrs?|hours?)\b/i.test(text)) return new Unreadable('hours, not a distance');
  if (/\d\s*m\b/i.test(text)) return new Unreadable('"M" may mean miles');
  const unit = /\bkms?\b|\dkms?\b|kilomet/i.test(text) ? 'km' : /\bmi\b|\dmi\b|miles?/i.test(text) ? 'mi' : null;
  return { distance: /\d\s*k\b(?!m)/i.test(text) ? value * 1000 : value, unit };
});

const amountKeys = ['value', 'amount', 'reading', 'distance', 'odometer', 'text'],
  unitKeys = ['unit', 'units', 'unitcode', 'unittext', 'uom', 'measure', 'type', 'kind'];

/** A number, text, { value, unit }, or a list with one of these. */
export const odometer: Read<OdometerReading> = (cell, context, fallback) => {
  if (Array.isArray(cell) && cell.length === 1) return odometer(cell[0], context, fallback);
  if (typeof cell !== 'object' || cell === null || Array.isArray(cell)) return ofCell(cell, context, fallback);
  const byKey = new Map(Object.entries(cell).map(([key, value]) => [compactKey(key), value as unknown]));
  const [amount, unit] = [amountKeys, unitKeys].map((keys) => keys.map((key) => byKey.get(key)).find(hasValue));
  if (amount === undefined) return new Unreadable('an object without a number');
  const reading = ofCell(amount, context, fallback);
  if (unit === undefined || reading === null || reading instanceof Unreadable) return reading;
  const said = distanceUnit(unit, context, fallback);
  if (said instanceof Unreadable) return said instanceof UnknownWord ? said : new Unreadable(said.reason);
  return { ...reading, unit: said };
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** "TMU" (true mileage unknown) and "Exempt" are disclosed on the title: such a reading must not look certain. */
export const actualReading: Read<boolean> = ofText<boolean>((text) => {
  const word = compactKey(text);
  if (
    /^(?:actual(?:miles|mileage|kms?|kilomet(?:re|er)s)?|a|true|yes|y|1|verified|genuine|accurate|correct|confirmed)$/.test(
      word,
    )
  )
    return true;
  if (
    /^(?:false|no|n|0|tmu|truemileageunknown|unknown|notactual(?:miles|mileage)?|nam|exempt|inaccurate|discrepancy|odometerdiscrepancy|exceeds(?:mechanicallimits?)?|eml|rolledback|replaced|changed|tampered|unverified|incorrect|broken|not(?:verified|genuine|accurate|confirmed))$/.test(
      word,
    )
  )
    return false;
  return word === '' ? null : new UnknownWord(text, 'odometer status');
});

/** Reads "Odometer (miles)" or "Kms"; "Mileage" doesn't name a unit. */
export function unitOfColumn(column: string): DistanceUnit | null {
  const words = column
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');
  if (/\bmi\b|miles?\b/.test(words)) return 'mi';
  return /kms?\b|kilomet(?:re|er)s?/.test(words) ? 'km' : null;
}

/** Null for an unknown unit. The most specific source wins. */
export function readingUnit(
  { unit, columnUnit }: OdometerReading,
  ofRow: DistanceUnit | 'unknown' | null,
  { odometerUnit }: Pick<ReadContext, 'odometerUnit'>,
): DistanceUnit | null {
  const said = unit ?? ofRow ?? columnUnit ?? odometerUnit;
  return said === 'unknown' ? null : said;
}
