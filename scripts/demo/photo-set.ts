import type { AccessoryIllustration } from './accessory-art.ts';

export interface PhotoJob {
  name: string;
  body: string;
  paint: string;
  view: string;
  seed: number;
  variant?: number;
  night?: boolean;
}

interface BodySet {
  /** Art body, if different. */
  art?: string;
  variant?: number;
  common: string[];
  others: string[];
  /** Paints that dealers use but demo stock doesn't. */
  asked?: string[];
  views?: [string[], string[]];
}

const carViews: [string[], string[]] = [
  ['side-left', 'side-right', 'front', 'rear', 'wheel', 'detail-light'],
  ['side-left', 'side-right', 'front', 'rear'],
];
const bikeViews: [string[], string[]] = [
  ['side-left', 'side-right', 'front', 'detail-light'],
  ['side-left', 'side-right', 'front'],
];
const vanViews: [string[], string[]] = [
  ['side-left', 'side-right', 'front', 'rear'],
  ['side-left', 'side-right', 'front', 'rear'],
];

const vans: BodySet = {
  common: ['graphite', 'blue'],
  others: ['maroon', 'green', 'black'],
  asked: ['white'],
  views: vanViews,
};

export const photoSet: Record<string, BodySet> = {
  suv: {
    common: ['white', 'silver', 'grey', 'black', 'blue', 'red'],
    others: ['graphite', 'pearl', 'green', 'navy', 'bronze', 'beige'],
  },
  ute: {
    variant: -1,
    common: ['white', 'silver', 'grey', 'black', 'blue'],
    others: ['graphite', 'red', 'bronze', 'orange', 'green'],
  },
  hatch: { common: ['white', 'silver', 'red', 'blue'], others: ['black', 'grey', 'pearl', 'yellow', 'beige'] },
  sedan: { common: ['white', 'silver', 'black'], others: ['grey', 'graphite', 'blue', 'red'], asked: ['beige'] },
  wagon: { common: ['white', 'blue'], others: ['silver', 'graphite', 'green', 'black'], asked: ['beige'] },
  'people-mover': { common: ['white'], others: ['silver', 'graphite', 'black'] },
  van: { common: ['white'], others: ['silver', 'grey'] },
  coupe: { common: ['red'], others: ['white', 'black', 'blue', 'yellow', 'grey'] },
  convertible: { common: ['red'], others: ['white', 'blue', 'silver'] },
  'cab-chassis': { art: 'ute', variant: 0, common: ['white'], others: ['silver'] },
  'light-truck': { common: [], others: ['white'] },
  'motorcycle-sport': { common: ['black', 'red'], others: ['blue', 'green', 'white', 'yellow'], views: bikeViews },
  'motorcycle-cruiser': { common: ['black'], others: ['red', 'maroon', 'silver', 'blue'], views: bikeViews },
  'motorcycle-adventure': { common: ['grey', 'orange'], others: ['red', 'black', 'white', 'yellow'], views: bikeViews },
  caravan: { variant: -1, ...vans },
  'caravan-single': { art: 'caravan', variant: 0, ...vans },
  'camper-trailer': vans,
  motorhome: { common: ['graphite'], others: ['blue', 'bronze'], asked: ['white'], views: vanViews },
};

/** Lit by one lamp in a dark room, to match the dealer's dark pages. */
const studioSet: Record<string, BodySet> = {
  coupe: { common: ['red', 'orange', 'grey', 'silver', 'yellow', 'navy', 'black', 'green'], others: ['white', 'blue'] },
  convertible: { common: ['pearl', 'navy', 'red', 'silver'], others: [] },
  sedan: { common: ['graphite', 'blue', 'black', 'silver'], others: ['white', 'grey', 'red'] },
  wagon: { common: ['green', 'graphite', 'grey'], others: ['white', 'silver', 'black', 'blue'] },
  suv: { common: ['bronze', 'black', 'white'], others: ['silver', 'grey', 'blue', 'red', 'graphite'] },
  hatch: { common: ['white', 'blue'], others: ['silver', 'red', 'black', 'grey'] },
  ute: { variant: -1, common: [], others: ['white', 'silver', 'grey', 'black', 'blue', 'graphite'] },
  'people-mover': { common: [], others: ['white', 'silver', 'black'] },
  van: { common: [], others: ['white', 'silver'] },
};

export interface AccessoryJob extends AccessoryIllustration {
  name: string;
}

const accessoryPaints: [AccessoryIllustration['kind'], string[]][] = [
  ['helmet', ['red', 'white']],
  ['jacket', ['black']],
  ['panniers', ['silver']],
  ['mat', ['blue']],
  ['ramps', ['yellow']],
];

export const accessoryJobs: AccessoryJob[] = accessoryPaints.flatMap(([kind, paints]) =>
  paints.map((paint) => ({ name: `accessory-${kind}-${paint}`, kind, paint })),
);

const interiorCount = 8;
const cabinViews = ['interior', 'interior-left'];

const bodyJobs = ([name, set]: [string, BodySet]): PhotoJob[] => {
  const [full, short] = set.views ?? carViews;
  const job =
    (paint: string, index: number) =>
    (view: string): PhotoJob => ({
      name: `${name}-${paint}-${view}`,
      body: set.art ?? name,
      paint,
      view,
      seed: index + 1,
      ...(set.variant === undefined ? {} : { variant: set.variant }),
    });
  return [
    ...set.common.flatMap((paint, index) => full.map(job(paint, index))),
    ...[...set.others, ...(set.asked ?? [])].flatMap((paint, index) =>
      short.map(job(paint, index + set.common.length)),
    ),
  ];
};

/** Side views come first, because cards need them. */
export function photoJobs(): PhotoJob[] {
  const paints = ['white', 'black', 'silver', 'graphite', 'blue', 'red', 'grey', 'bronze'];
  const interiors = Array.from({ length: interiorCount }, (_, index) =>
    cabinViews.map((view): PhotoJob => ({
      name: `${view}-${index + 1}`,
      body: 'suv',
      paint: paints[index % paints.length] ?? 'white',
      view,
      seed: index + 1,
    })),
  ).flat();
  const jobs = [...Object.entries(photoSet).flatMap(bodyJobs), ...interiors];
  const weight = (job: PhotoJob) => (job.view.startsWith('side') ? 0 : 1);
  return jobs.sort((a, b) => weight(a) - weight(b));
}

const studioInteriors = ['red', 'silver', 'green', 'blue'];

/** Vehicles that the demo dealer doesn't have get card views only. */
export const studioJobs = (): PhotoJob[] => [
  ...Object.entries(studioSet)
    .flatMap(bodyJobs)
    .map((job) => ({ ...job, seed: job.seed + 2, night: true })),
  ...studioInteriors.flatMap((paint, index) =>
    cabinViews.map((view): PhotoJob => ({
      name: `${view}-${index + 1}`,
      body: 'sedan',
      paint,
      view,
      seed: index + 1,
      night: true,
    })),
  ),
];
