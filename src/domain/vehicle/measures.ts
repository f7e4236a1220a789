/** Local units (REG-01); stock is metric. */
import { memoize } from '#src/lib/memoize.ts';
import { withCommas } from '#src/lib/numbers.ts';
import type { Locale } from '../locations/regional-terms.ts';

/** Arguments are metric, except caravan lengths in feet. */
export interface Measures {
  /** Litres per 100 km. */
  consumption: (litres: number) => string;
  /** Kilowatt hours per 100 km, or per 100 miles in the US (EPA). */
  powerUse: (kilowattHours: number) => string;
  tank: (litres: number) => string;
  length: (millimetres: number) => string;
  feet: (feet: number) => string;
  mass: (kilograms: number) => string;
  power: (kilowatts: number) => string;
  torque: (newtonMetres: number) => string;
}

const numbers = new Intl.NumberFormat('en');
const withFraction = memoize((value: number): string => numbers.format(value));
const wholeText = (value: number, unit: string): string => `${withCommas(value)} ${unit}`;
const plain = (value: number, unit: string): string =>
  Number.isInteger(value) ? wholeText(value, unit) : `${withFraction(value)} ${unit}`;
const tenths = (value: number, unit: string): string => plain(Math.round(value * 10) / 10, unit);

/** Specification section 9. */
const metresPerFoot = 0.3048;

export function feetToMetres(feet: number): number {
  return feet * metresPerFoot;
}

/** Caravans are quoted in feet. */
export function formatFeet(feet: number): string {
  return `${Number(feet.toFixed(2))} ft (${feetToMetres(feet).toFixed(2)} m)`;
}

export function formatMillimetres(millimetres: number): string {
  return wholeText(millimetres, 'mm');
}

const metric: Measures = {
  consumption: (litres) => plain(litres, 'L/100 km'),
  powerUse: (kilowattHours) => plain(kilowattHours, 'kWh/100 km'),
  tank: (litres) => plain(litres, 'L'),
  length: formatMillimetres,
  feet: formatFeet,
  mass: (kilograms) => plain(kilograms, 'kg'),
  power: (kilowatts) => plain(kilowatts, 'kW'),
  torque: (newtonMetres) => plain(newtonMetres, 'Nm'),
};

export const poundsPerKilogram = 2.204623;

/** US gallons and mechanical horsepower. */
const american: Measures = {
  consumption: (litres) => wholeText(235.2146 / litres, 'mpg'),
  powerUse: (kilowattHours) => tenths(kilowattHours * 1.609344, 'kWh/100 mi'),
  tank: (litres) => tenths(litres / 3.785412, 'gal'),
  length: (millimetres) => tenths(millimetres / 25.4, 'in'),
  feet: (feet) => plain(Number(feet.toFixed(2)), 'ft'),
  mass: (kilograms) => wholeText(kilograms * poundsPerKilogram, 'lb'),
  power: (kilowatts) => wholeText(kilowatts * 1.341022, 'hp'),
  torque: (newtonMetres) => wholeText(newtonMetres * 0.737562, 'lb-ft'),
};

export const measuresOf = (locale: Locale): Measures => (locale === 'en-US' ? american : metric);
