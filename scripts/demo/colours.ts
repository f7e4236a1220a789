import { photoSet } from './photo-set.ts';
import type { Random } from './random.ts';

export interface Colour {
  words: string;
  paint: string;
}

const general: [string, string, number][] = [
  ['Glacier White', 'white', 5],
  ['Crystal White Pearl', 'white', 2],
  ['Polar White', 'white', 4],
  ['Silver', 'silver', 3],
  ['Billet Silver', 'silver', 2],
  ['Grey', 'grey', 3],
  ['Steel Grey', 'grey', 3],
  ['Graphite', 'graphite', 3],
  ['Magnetic Grey', 'graphite', 2],
  ['Black', 'black', 3],
  ['Ebony Black', 'black', 3],
  ['Red', 'red', 1.5],
  ['Burgundy', 'maroon', 0.4],
  ['Blue', 'blue', 2],
  ['Ocean Blue', 'blue', 1.5],
  ['Deep Navy', 'navy', 1],
  ['Forest Green', 'green', 0.8],
  ['Bronze', 'bronze', 0.8],
  ['Beige', 'beige', 0.4],
  ['Orange', 'orange', 0.4],
  ['Yellow', 'yellow', 0.2],
];
const byMake: Record<string, [string, string, number][]> = {
  Mazda: [
    ['Soul Red Crystal', 'red', 4],
    ['Snowflake White Pearl', 'white', 3],
    ['Rhodium White', 'white', 2],
    ['Machine Grey', 'graphite', 3],
    ['Jet Black', 'black', 2],
    ['Deep Crystal Blue', 'navy', 2],
    ['Polymetal Grey', 'grey', 2],
    ['Sonic Silver', 'silver', 2],
    ['Zircon Sand Bronze', 'bronze', 1],
    ['Eternal Blue', 'blue', 1.5],
    ['Artisan Red', 'maroon', 1],
  ],
  Kia: [
    ['Snow White Pearl', 'white', 3],
    ['Clear White', 'white', 3],
    ['Steel Grey', 'grey', 2],
    ['Gravity Blue', 'blue', 2],
    ['Fusion Black', 'black', 2],
    ['Aurora Black Pearl', 'black', 2],
    ['Runway Red', 'red', 1.5],
    ['Jungle Wood Green', 'green', 1],
    ['Silky Silver', 'silver', 2],
    ['Platinum Graphite', 'graphite', 2],
    ['Mineral Blue', 'navy', 1],
  ],
  Ford: [
    ['Arctic White', 'white', 4],
    ['Aluminium Silver', 'silver', 2],
    ['Meteor Grey', 'grey', 2.5],
    ['Shadow Black', 'black', 2.5],
    ['Agate Black', 'black', 1],
    ['Blue Lightning', 'blue', 1.5],
    ['Sedona Orange', 'orange', 1.5],
    ['Command Grey', 'graphite', 1.5],
    ['Equinox Bronze', 'bronze', 0.8],
    ['Lucid Red', 'red', 1.2],
    ['Cactus Green', 'green', 0.8],
    ['True Red', 'red', 0.5],
  ],
  Subaru: [
    ['Crystal White Pearl', 'white', 3],
    ['Ice Silver', 'silver', 2],
    ['Magnetite Grey', 'grey', 2],
    ['Crystal Black Silica', 'black', 2],
    ['WR Blue', 'blue', 2],
    ['Sapphire Blue Pearl', 'blue', 1.5],
    ['Autumn Green', 'green', 1.5],
    ['Crimson Red Pearl', 'red', 1],
    ['Dark Grey', 'graphite', 1],
    ['Brilliant Bronze', 'bronze', 0.7],
  ],
  BYD: [
    ['Ski White', 'white', 3],
    ['Cosmos Black', 'black', 2],
    ['Surfing Blue', 'blue', 2],
    ['Boulder Grey', 'grey', 2],
    ['Harbour Grey', 'graphite', 1.5],
    ['Atlantis Grey', 'grey', 1],
    ['Tidal Black', 'black', 1],
    ['Arctic Blue', 'blue', 1],
  ],
};
const bikes: Record<string, string[]> = {
  black: ['Metallic Black', 'Vivid Black', 'Matt Black'],
  red: ['Candy Red', 'Racing Red'],
  blue: ['Team Blue', 'Icon Blue'],
  green: ['Racing Green'],
  white: ['Pearl White'],
  yellow: ['Champion Yellow'],
  grey: ['Matt Grey', 'Graphite Grey'],
  orange: ['Racing Orange'],
  maroon: ['Maroon'],
  silver: ['Silver'],
};
const stripes: [string, string, number][] = [
  ['White with graphite stripe', 'graphite', 3],
  ['White with blue stripe', 'blue', 3],
  ['White with burgundy stripe', 'maroon', 1],
  ['White with green stripe', 'green', 1],
  ['White with black stripe', 'black', 2],
  ['White with bronze stripe', 'bronze', 1],
];

const paintsOf = (art: string): string[] => {
  const set = photoSet[art];
  return set ? [...set.common, ...set.others] : [];
};

const hasLivingQuarters = (art: string): boolean => /^(caravan|camper-trailer|motorhome)/.test(art);

export function colourFor(random: Random, make: string, art: string): Colour {
  const has = new Set(paintsOf(art));
  const source = hasLivingQuarters(art) ? stripes : (byMake[make] ?? general);
  const usable = source.filter(([, paint]) => has.has(paint));
  const fallback = general.filter(([, paint]) => has.has(paint));
  const lines = usable.length > 0 ? usable : fallback;
  const words = random.weighted(lines.map((line) => [line, line[2]] as const));
  return { words: words[0], paint: words[1] };
}

export function bikeColour(random: Random, paints: string[], art: string): Colour {
  const has = paintsOf(art),
    usable = paints.filter((paint) => has.includes(paint));
  const paint = random.pick(usable.length > 0 ? usable : has);
  return { words: random.pick(bikes[paint] ?? [paint]), paint };
}

export function photosFor(
  random: Random,
  art: string,
  paint: string,
  cabin: 'interior' | 'interior-left' | null,
): string[] {
  const set = photoSet[art];
  if (!set) return [];
  const car = !hasLivingQuarters(art) && !art.startsWith('motorcycle');
  const views =
    set.common.includes(paint) && car
      ? ['front', 'rear', 'wheel', 'detail-light']
      : car
        ? ['front', 'rear']
        : art.startsWith('motorcycle')
          ? ['front']
          : ['rear'];
  const sides = random.chance(0.5) ? ['side-left', 'side-right'] : ['side-right', 'side-left'];
  const pictures = [sides[0] ?? 'side-left', ...views.slice(0, 1), sides[1] ?? 'side-right', ...views.slice(1)].map(
    (view) => `/photos/${art}-${paint}-${view}.webp`,
  );
  return cabin ? [...pictures, `/photos/${cabin}-${random.int(1, 8)}.webp`] : pictures;
}

/** Starts with a side view, then goes around the car. */
export function studioPhotosFor(random: Random, art: string, paint: string): string[] {
  const [first, second] = random.chance(0.65) ? ['side-left', 'side-right'] : ['side-right', 'side-left'];
  return [
    ...[first, 'front', 'wheel', 'detail-light'].map((view) => `/photos/${art}-${paint}-${view}.webp`),
    `/photos/interior-${random.int(1, 4)}.webp`,
    ...['rear', second].map((view) => `/photos/${art}-${paint}-${view}.webp`),
  ];
}
