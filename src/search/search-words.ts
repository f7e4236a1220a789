/** Shoppers' terms for indexed keys. */
import { regionName } from '#src/domain/locations/region-name.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { bodyLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import {
  indexedBodies,
  indexedBodiesInAmerica,
  indexedConditions,
  indexedDrives,
  indexedFuels,
  indexedItemTypes,
  indexedTransmissions,
} from '#src/domain/vocabulary/indexed-words.ts';
import { bodyTypes, drives, fuels, transmissions } from '#src/domain/vehicle/vehicle.ts';

const states: Record<string, string> = {
  NSW: 'new south wales',
  VIC: 'victoria',
  QLD: 'queensland',
  SA: 'south australia',
  WA: 'western australia',
  TAS: 'tasmania',
  NT: 'northern territory',
  ACT: 'canberra',
};

const body = (key: string, locale: Locale): string => {
  const known = bodyTypes.find((one) => one === key);
  if (!known) return key;
  const words = (locale === 'en-US' ? indexedBodiesInAmerica[known] : undefined) ?? indexedBodies[known] ?? '';
  return `${bodyLabel(known, { locale })} ${bodyLabel(known, { locale, plural: true })} ${words}`;
};

const tables: Record<string, (key: string, locale: Locale) => string> = {
  body,
  fuel: (key, locale) =>
    fuels
      .filter((fuel) => fuel === key)
      .map((fuel) => `${fuelLabel(fuel, locale)} ${indexedFuels[fuel]}`)
      .join(''),
  transmission: (key) =>
    transmissions
      .filter((one) => one === key)
      .map((one) => `${transmissionLabel(one)} ${indexedTransmissions[one]}`)
      .join(''),
  drive: (key) =>
    drives
      .filter((drive) => drive === key)
      .map((drive) => `${driveLabel(drive)} ${indexedDrives[drive]}`)
      .join(''),
  car_type: (key) => indexedConditions[key as keyof typeof indexedConditions] ?? 'new',
  item_type: (key) => indexedItemTypes[key as keyof typeof indexedItemTypes] ?? key,
  state: (key, locale) => `${key} ${(locale === 'en-NZ' ? regionName(key, locale) : states[key]) ?? ''}`,
};

export const termColumns = Object.keys(tables);

export function termsFor(column: string, value: string, locale: Locale): string {
  return (tables[column]?.(value, locale) ?? value).trim();
}
