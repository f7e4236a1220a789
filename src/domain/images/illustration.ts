/**
 * Illustrations in the vehicle's colour or a shade of it: `{body}-{paint}-{view}.webp`, `interior-{n}.webp` and, for
 * left-hand drive, `interior-left-{n}.webp`. The side view comes first, facing left or right by ID for variety.
 */
import { memoize } from '#src/lib/memoize.ts';
import { cabOf } from '../vehicle/cab.ts';
import { paintOf, type PaintKey } from '../vehicle/paint.ts';
import type { BodyType, Vehicle } from '../vehicle/vehicle.ts';

const bodies: Record<BodyType, string[]> = {
  '4x4': ['suv'],
  bus: ['van'],
  cabChassis: ['cab-chassis', 'ute'],
  convertible: ['convertible', 'coupe'],
  coupe: ['coupe'],
  hardtop: ['coupe'],
  hatch: ['hatch'],
  hatchback: ['hatch'],
  motorhome: ['motorhome'],
  lightTruck: ['light-truck', 'cab-chassis'],
  peopleMover: ['people-mover', 'van'],
  sedan: ['sedan'],
  softtop: ['convertible'],
  suv: ['suv'],
  ute: ['ute'],
  van: ['van'],
  wagon: ['wagon'],
  stationWagon: ['wagon'],
  sportBike: ['motorcycle-sport'],
  cruiser: ['motorcycle-cruiser'],
  adventureBike: ['motorcycle-adventure'],
  nakedBike: ['motorcycle-sport'],
  offRoadBike: ['motorcycle-adventure'],
  scooter: [],
  classicBike: ['motorcycle-cruiser'],
  caravan: ['caravan'],
  camperTrailer: ['camper-trailer'],
};
const withoutCabin = /^(motorcycle|caravan|camper-trailer)/;
type View = 'side-left' | 'side-right' | 'front' | 'rear' | 'wheel' | 'detail-light';

export type Steering = 'left' | 'right';

interface Library {
  paints: Map<string, Map<string, Set<View>>>;
  interiors: Record<Steering, string[]>;
  nearest: Map<string, string | null>;
  galleries: Map<string, string[]>;
}

type Files = ReadonlySet<string> | readonly string[];

/** Empty if the library lacks the body or colour. */
export function illustrationImages(
  vehicle: Pick<Vehicle, 'id' | 'body' | 'colour' | 'badge' | 'series' | 'doors' | 'seats' | 'specifications'>,
  files: Files,
  steering: Steering,
): string[] {
  const library = libraryOf(files);
  const body = drawingsOf(vehicle).find((name) => library.paints.has(name));
  if (body === undefined) return [];
  const paints = library.paints.get(body)!;
  const wanted = `${body} ${vehicle.colour}`;
  const known = library.nearest.get(wanted);
  const paint = known === undefined ? nearestPaint(vehicle.colour, [...paints.keys()]) : known;
  library.nearest.set(wanted, paint);
  if (paint === null) return [];
  const seed = numberOf(vehicle.id);
  const interiors = library.interiors[steering];
  const interior = withoutCabin.test(body) ? undefined : interiors[(seed >>> 1) % interiors.length];
  const drawn = paints.get(paint)!;
  const views = isOtherFromTheSide(body, vehicle) ? withoutSides(drawn) : drawn;
  const key = `${body} ${paint} ${seed % 2} ${interior} ${views.size}`;
  const images = library.galleries.get(key) ?? gallery(body, paint, views, seed % 2 === 0, interior);
  library.galleries.set(key, images);
  return images;
}

function drawingsOf(vehicle: Pick<Vehicle, 'body' | 'specifications'>): string[] {
  if (vehicle.body === null) return [];
  return hasSingleAxle(vehicle) ? ['caravan-single', 'caravan'] : bodies[vehicle.body];
}

const hasSingleAxle = ({ body, specifications }: Pick<Vehicle, 'body' | 'specifications'>): boolean =>
  body === 'caravan' && /^\W*single\b/i.test(specifications?.axleType ?? '');

/** Illustrated utes have four doors and caravans two axles, so others match only from the front and rear. */
function isOtherFromTheSide(body: string, vehicle: Pick<Vehicle, 'specifications'> & Parameters<typeof cabOf>[0]) {
  if (body === 'ute' || body === 'cab-chassis') return cabOf(vehicle) === 'single';
  return body === 'caravan' && hasSingleAxle(vehicle);
}

function withoutSides(views: Set<View>): Set<View> {
  const ends = new Set([...views].filter((view) => view !== 'side-left' && view !== 'side-right'));
  return ends.size > 0 ? ends : views;
}

function gallery(
  body: string,
  paint: string,
  views: Set<View>,
  leftFirst: boolean,
  interior: string | undefined,
): string[] {
  const [side, otherSide] = leftFirst ? (['side-left', 'side-right'] as const) : (['side-right', 'side-left'] as const);
  const order: View[] = [side, 'front', otherSide, 'rear', 'wheel', 'detail-light'];
  const images = order.filter((view) => views.has(view)).map((view) => `/photos/${body}-${paint}-${view}.webp`);
  return interior === undefined ? images : [...images, `/photos/${interior}`];
}

const libraryOf = memoize((files: Files): Library => {
  const library: Library = {
    paints: new Map(),
    interiors: { left: [], right: [] },
    nearest: new Map(),
    galleries: new Map(),
  };
  for (const file of [...files].sort()) {
    if (/^interior-\d+\.webp$/.test(file)) library.interiors.right.push(file);
    if (/^interior-left-\d+\.webp$/.test(file)) library.interiors.left.push(file);
    const match = /^([a-z-]+)-([a-z]+)-(side-left|side-right|front|rear|wheel|detail-light)\.webp$/.exec(file);
    if (!match) continue;
    const [, body, paint, view] = match as unknown as [string, string, string, View];
    const paints = library.paints.get(body) ?? new Map<string, Set<View>>();
    library.paints.set(body, paints.set(paint, (paints.get(paint) ?? new Set<View>()).add(view)));
  }
  return library;
});

/** Closest first; only shades of the same colour. */
const shades: Record<PaintKey, PaintKey[]> = {
  white: ['pearl'],
  pearl: ['white'],
  silver: ['grey'],
  grey: ['graphite', 'silver'],
  graphite: ['grey', 'black'],
  black: ['graphite'],
  red: ['maroon'],
  maroon: ['red'],
  blue: ['navy'],
  navy: ['blue'],
  green: [],
  beige: [],
  bronze: [],
  orange: [],
  yellow: [],
};
/** For feeds without colours; a caption identifies illustrations. */
const anyPaint: readonly PaintKey[] = ['silver', 'grey', 'white'];

/** An orange car is never grey. */
function nearestPaint(colour: string | null, paints: readonly string[]): string | null {
  const { key } = paintOf(colour);
  const wanted = key !== null ? [key, ...shades[key]] : colour === null ? anyPaint : [];
  return wanted.find((paint) => paints.includes(paint)) ?? null;
}

/** FNV-1a spreads ids that differ in one digit. */
function numberOf(id: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 16_777_619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
