import { withCommas } from '#src/lib/numbers.ts';

export type DistanceUnit = 'km' | 'mi';

const kilometresPerMile = 1.609344;

export function inUnit(km: number, unit: DistanceUnit): number {
  return unit === 'mi' ? km / kilometresPerMile : km;
}

export function toKilometres(distance: number, unit: DistanceUnit): number {
  return unit === 'mi' ? distance * kilometresPerMile : distance;
}

export function formatOdometer(km: number, unit: DistanceUnit): string {
  return `${withCommas(inUnit(km, unit))} ${unit}`;
}

export function formatDistance(km: number, unit: DistanceUnit): string {
  const distance = inUnit(km, unit);
  const tenths = Math.round(distance * 10) / 10;
  return `${tenths < 10 ? tenths.toFixed(1) : withCommas(distance)} ${unit}`;
}
