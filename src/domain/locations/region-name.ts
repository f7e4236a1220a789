/**
 * Display names (REG-01): codes in Australia and the United States, names in New Zealand ("Auckland" for "AUK").
 * Machine-readable data uses codes.
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

export function regionName(code: string, locale: Locale): string {
  return locale === 'en-NZ' ? (newZealand[code.toUpperCase().replace(/^NZ-/, '')] ?? code) : code;
}

/** "Penrith NSW", "Penrose, Auckland", "Sheboygan, WI"; no repeated names. */
export function townInRegion(city: string | null, region: string | null, locale: Locale): string {
  const names = [city, region && regionName(region, locale)].filter((name) => name !== null && name !== '');
  return [...new Set(names)].join(locale === 'en-AU' ? ' ' : ', ');
}
