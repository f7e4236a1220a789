import type { GeoPoint } from '#src/lib/geo.ts';

/** Where a shopper is. */
export interface FoundPlace extends GeoPoint {
  /** "Parramatta NSW 2150". */
  label: string;
}

/** ISO code of the country in which addresses are looked up. */
export type Country = 'AU' | 'NZ' | 'US';
