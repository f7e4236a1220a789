import type { GeoPoint } from '#src/lib/geo.ts';

export interface FoundPlace extends GeoPoint {
  /** "Parramatta NSW 2150" */
  label: string;
}
