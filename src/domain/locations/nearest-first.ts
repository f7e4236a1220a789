/** LOC-04, but a sales location precedes a workshop or parts counter up to 1 km nearer. */
import type { LocationType } from './location.ts';

const sameAreaKm = 1;

export interface LocationDistance {
  km: number;
  type: LocationType;
}

export function nearestFirst<T extends LocationDistance>(places: readonly T[]): T[] {
  const left = places.toSorted((a, b) => a.km - b.km);
  const ordered: T[] = [];
  while (left[0]) {
    const farthest = left[0].km + sameAreaKm;
    const selling = left.findIndex(({ km, type }) => type === 'sales' && km <= farthest);
    ordered.push(...left.splice(Math.max(0, selling), 1));
  }
  return ordered;
}
