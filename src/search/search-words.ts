/** Words that shoppers use for values that stand in the index as keys, by country. */
import { regionName } from '#src/domain/places/region-name.ts';
import type { Locale } from '#src/domain/places/regional-words.ts';
import { bodyLabel, driveLabel, fuelLabel, transmissionLabel } from '#src/domain/vehicle/vehicle-labels.ts';
import { bodyTypes, drives, fuels, transmissions } from '#src/domain/vehicle/vehicle.ts';
import type { BodyType, Drive, Fuel, ItemType } from '#src/domain/vehicle/vehicle.ts';

const bodyWords: Partial<Record<BodyType, string>> = {
  '4x4': '4wd offroad off-roader suv',
  bus: 'minibus',
  cabChassis: 'ute tray traytop pickup',
  convertible: 'cabrio cabriolet roadster soft-top',
  hatch: 'hatchback',
  hatchback: 'hatch',
  lightTruck: 'truck',
  motorhome: 'camper campervan rv',
  peopleMover: 'mpv minivan people-carrier',
  sedan: 'saloon',
  softtop: 'convertible cabrio soft-top',
  suv: '4wd 4x4 crossover',
  ute: 'pickup truck dual-cab utility',
  van: 'panel commercial',
  wagon: 'estate touring stationwagon',
  stationWagon: 'estate wagon',
  sportBike: 'sportsbike motorbike',
  cruiser: 'motorbike',
  adventureBike: 'motorbike enduro tourer',
  caravan: 'van trailer',
  camperTrailer: 'camper tent',
};
/** "4wd" for every SUV is an Australian habit. */
const americanBodyWords: Partial<Record<BodyType, string>> = {
  suv: 'crossover sport-utility',
  ute: 'truck pickup-truck',
  '4x4': '4wd suv off-roader',
};
const fuelWords: Partial<Record<Fuel, string>> = {
  petrol: 'petrol gasoline gas unleaded',
  diesel: 'turbodiesel',
  hybrid: 'hev',
  plugInHybrid: 'phev plugin hybrid',
  electric: 'ev bev battery',
  lpg: 'gas autogas',
  hydrogen: 'fuel-cell fcev',
};
const driveWords: Record<Drive, string> = { front: 'fwd 2wd', rear: 'rwd 2wd', all: 'awd', four: '4wd 4x4' };
const itemWords: Record<ItemType, string> = {
  car: 'car',
  motorcycle: 'motorcycle motorbike bike',
  caravan: 'caravan',
  accessory: 'accessory',
};
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
  const words = (locale === 'en-US' ? americanBodyWords[known] : undefined) ?? bodyWords[known] ?? '';
  return `${bodyLabel(known, { locale })} ${bodyLabel(known, { locale, plural: true })} ${words}`;
};

const tables: Record<string, (key: string, locale: Locale) => string> = {
  body,
  fuel: (key, locale) =>
    fuels
      .filter((fuel) => fuel === key)
      .map((fuel) => `${fuelLabel(fuel, locale)} ${fuelWords[fuel] ?? ''}`)
      .join(''),
  transmission: (key) =>
    transmissions
      .filter((one) => one === key)
      .map((one) => `${transmissionLabel(one)} ${one === 'automatic' ? 'auto' : 'stick'}`)
      .join(''),
  drive: (key) =>
    drives
      .filter((drive) => drive === key)
      .map((drive) => `${driveLabel(drive)} ${driveWords[drive]}`)
      .join(''),
  car_type: (key) =>
    key === 'used'
      ? 'used pre-owned preowned secondhand second-hand'
      : key === 'demo'
        ? 'demo demonstrator ex-demo'
        : 'new',
  item_type: (key) => itemWords[key as ItemType] ?? key,
  state: (key, locale) => `${key} ${(locale === 'en-NZ' ? regionName(key, locale) : states[key]) ?? ''}`,
};

/** Columns whose values have words. */
export const wordedColumns = Object.keys(tables);

/** The words for one value of such a column. */
export function wordsFor(column: string, value: string, locale: Locale): string {
  return (tables[column]?.(value, locale) ?? value).trim();
}
