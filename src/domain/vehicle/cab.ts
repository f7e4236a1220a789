/** An extra cab has rear seats, but feeds may not count its two small doors. */
import type { Vehicle } from './vehicle.ts';

export const cabs = ['single', 'extra', 'dual'] as const;
export type Cab = (typeof cabs)[number];

export const cabLabels: Record<Cab, string> = { single: 'Single cab', extra: 'Extra cab', dual: 'Dual cab' };

const named: readonly [Cab, RegExp][] = [
  ['dual', /\b(?:dual|double|crew|twin)[\s-]?c(?:ab)?\b/i],
  ['extra', /\b(?:extra|extended|super|space|king|freestyle|club|smart)[\s-]?c(?:ab)?\b/i],
  ['single', /\b(?:single|regular)[\s-]?c(?:ab)?\b/i],
];
const bodies: ReadonlySet<Vehicle['body']> = new Set(['ute', 'cabChassis', 'lightTruck']);

type CabText = Pick<Vehicle, 'body' | 'badge' | 'series'>;

function namedCab({ badge, series }: CabText): Cab | null {
  const words = `${badge ?? ''} ${series ?? ''}`;
  return named.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const maxDoors: Record<Cab, number> = { single: 2, extra: 4, dual: 4 };
const minDoors: Record<Cab, number> = { single: 1, extra: 2, dual: 4 };

export function doorsIssue(doors: number, vehicle: CabText): string | null {
  const cab = bodies.has(vehicle.body) ? namedCab(vehicle) : null;
  return cab === null || (doors >= minDoors[cab] && doors <= maxDoors[cab])
    ? null
    : `not a valid door count for a ${cabLabels[cab].toLowerCase()}`;
}

export function cabOf({ body, badge, series, doors, seats }: CabText & Pick<Vehicle, 'doors' | 'seats'>): Cab | null {
  if (!bodies.has(body)) return null;
  const said = namedCab({ body, badge, series });
  if (said) return said;
  if (doors === null) return null;
  if (doors >= 4) return 'dual';
  return seats !== null && seats >= 4 ? 'extra' : 'single';
}
