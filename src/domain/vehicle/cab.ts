/**
 * The cab of a ute or light truck: what its badge says, else what its doors and seats tell. An extra cab has two small
 * doors that feeds leave out or count, and seats behind the first row.
 */
import type { Vehicle } from './vehicle.ts';

export const cabs = ['single', 'extra', 'dual'] as const;
export type Cab = (typeof cabs)[number];

export const cabLabels: Record<Cab, string> = { single: 'Single cab', extra: 'Extra cab', dual: 'Dual cab' };

const named: readonly [Cab, RegExp][] = [
  ['dual', /\b(?:dual|double|crew|twin)[\s-]?c(?:ab)?\b/i], ['extra', /\b(?:extra|extended|super|space|king|freestyle|club|smart)[\s-]?c(?:ab)?\b/i], ['single', /\b(?:single|regular)[\s-]?c(?:ab)?\b/i],
];
const bodies: ReadonlySet<Vehicle['body']> = new Set(['ute', 'cabChassis', 'lightTruck']);

/** Null for other bodies, and where nothing tells. */
export function cabOf({ body, badge, series, doors, seats }: Pick<Vehicle, 'body' | 'badge' | 'series' | 'doors' | 'seats'>): Cab | null {
  if (!bodies.has(body)) return null;
  const words = `${badge ?? ''} ${series ?? ''}`;
  const said = named.find(([, pattern]) => pattern.test(words));
  if (said) return said[0];
  if (doors === null) return null;
  if (doors >= 4) return 'dual';
  return seats !== null && seats >= 4 ? 'extra' : 'single';
}
