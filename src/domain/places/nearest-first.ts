/**
 * Places by how far away they are (LOC-04). The nearest comes first, but for one case: whoever asks for the nearest of a
 * dealer's places looks for where vehicles are sold, so a place that sells comes before a workshop or a parts counter
 * which it stands beside, though their door be some steps nearer.
 */
import type { LocationType } from './location.ts';

/** So much farther than the nearest a place that sells may be and still come before it. Kilometres in every country. */
const besideKm = 1;

export interface DistantPlace {
  km: number;
  type: LocationType;
}

/** Places equally far stay in their order. */
export function nearestFirst<T extends DistantPlace>(places: readonly T[]): T[] {
  const left = places.toSorted((a, b) => a.km - b.km);
  const ordered: T[] = [];
  while (left[0]) {
    const farthest = left[0].km + besideKm;
    const selling = left.findIndex(({ km, type }) => type === 'sales' && km <= farthest);
    ordered.push(...left.splice(Math.max(0, selling), 1));
  }
  return ordered;
}
