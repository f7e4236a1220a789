/**
 * States and regions as people read them (REG-01). Australia and the United States write their codes, "VIC" and "WI";
 * nobody in New Zealand knows theirs, so a feed's "AUK" is shown as "Auckland". Data for machines keeps the code.
 */
import type { Locale } from './regional-terms.ts';

/** ISO 3166-2:NZ. */
export const newZealand: Record<string, string> = {
  AUK: 'Auckland',
  BOP: 'Bay of Plenty',
  CAN: 'Canterbury',
  CIT: 'Chatham Islands',
  GIS: 'Gisborne',
  HKB: 'Hawke’s Bay',
  MBH: 'Marlborough',
  MWT: 'Manawatū-Whanganui',
  NSN: 'Nelson',
  NTL: 'Northland',
  OTA: 'Otago',
  STL: 'Southland',
  TAS: 'Tasman',
  TKI: 'Taranaki',
  WGN: 'Wellington',
  WKO: 'Waikato',
  WTC: 'West Coast',
};

/** The code itself where the country writes codes, and whatever is no code. */
export function regionName(code: string, locale: Locale): string {
  return locale === 'en-NZ' ? (newZealand[code.toUpperCase().replace(/^NZ-/, '')] ?? code) : code;
}

/** "Penrith NSW", "Penrose, Auckland", "Sheboygan, WI"; a city that is named like its region stands alone. */
export function townInRegion(city: string | null, region: string | null, locale: Locale): string {
  const names = [city, region && regionName(region, locale)].filter((name) => name !== null && name !== '');
  return [...new Set(names)].join(locale === 'en-AU' ? ' ' : ', ');
}
