import { slugify } from '#src/lib/slug.ts';
import type { Locale } from '../locations/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { bodyTypes } from '../vehicle/vehicle.ts';
import type { BodyType, CarType, Drive, Fuel, Transmission } from '../vehicle/vehicle.ts';

const bodies: Record<BodyType, string> = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  sedan: 'Sedan',
  softtop: 'Soft Top',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Station Wagon',
  sportBike: 'Sport Bike',
  cruiser: 'Cruiser',
  adventureBike: 'Adventure Bike',
  nakedBike: 'Naked Bike',
  offRoadBike: 'Off-road Bike',
  scooter: 'Scooter',
  classicBike: 'Classic Bike',
  caravan: 'Caravan',
  camperTrailer: 'Camper Trailer',
};

const americanBodies: Partial<Record<BodyType, string>> = {
  cabChassis: 'Chassis Cab',
  hatch: 'Hatchback',
  peopleMover: 'Minivan',
  stationWagon: 'Wagon',
  ute: 'Pickup',
};

/** A ute is a pickup in the US (REG-01). */
export function bodyLabel(body: BodyType, options: { plural?: boolean; locale?: Locale } = {}): string {
  const name = (options.locale === 'en-US' ? americanBodies[body] : undefined) ?? bodies[body];
  if (!options.plural || name.endsWith('ssis')) return name;
  return `${name}${/(?:s|tch)$/.test(name) ? 'es' : 's'}`;
}

/** By locale. A body labelled with another body's name (a hatch called "Hatchback") keeps its standard slug. */
const slugsOf = (locale: Locale): Record<BodyType, string> => {
  const own = new Set(bodyTypes.map((body) => slugify(bodies[body])));
  return Object.fromEntries(
    bodyTypes.map((body) => {
      const slug = slugify(bodyLabel(body, { locale }));
      const plain = slugify(bodies[body]);
      return [body, own.has(slug) ? plain : slug];
    }),
  ) as Record<BodyType, string>;
};
const plainSlugs = slugsOf('en-AU');
const americanSlugs = slugsOf('en-US');

/** "people-mover" (ROUTE-05). */
export function bodySlug(body: BodyType, locale: Locale = 'en-AU'): string {
  return (locale === 'en-US' ? americanSlugs : plainSlugs)[body];
}

const bodiesBySlug = new Map<string, BodyType>(
  bodyTypes.flatMap((body) => [
    [body.toLowerCase(), body],
    [americanSlugs[body], body],
    [plainSlugs[body], body],
  ]),
);

/** Accepts any country's slugs and keys in any case ("peopleMover"). */
export function bodyFromSlug(slug: string): BodyType | null {
  return bodiesBySlug.get(slug.toLowerCase()) ?? null;
}

const fuelLabels: Record<Fuel, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  plugInHybrid: 'Plug-in Hybrid',
  electric: 'Electric',
  lpg: 'LPG',
  hydrogen: 'Hydrogen',
};
const transmissionLabels: Record<Transmission, string> = { automatic: 'Automatic', manual: 'Manual' };
const driveLabels: Record<Drive, string> = {
  front: 'Front-wheel drive',
  rear: 'Rear-wheel drive',
  all: 'All-wheel drive',
  four: 'Four-wheel drive',
};
const shortDriveLabels: Record<Drive, string> = { front: 'FWD', rear: 'RWD', all: 'AWD', four: '4WD' };

export function fuelLabel(fuel: Fuel, locale: Locale = 'en-AU'): string {
  return fuel === 'petrol' && locale === 'en-US' ? 'Gasoline' : fuelLabels[fuel];
}

export function transmissionLabel(transmission: Transmission): string {
  return transmissionLabels[transmission];
}

export function driveLabel(drive: Drive, options: { short?: boolean } = {}): string {
  return (options.short ? shortDriveLabels : driveLabels)[drive];
}

export const conditionLabels: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' };

/** CARD-02. */
export function conditionLabel(carType: CarType, settings: Pick<PublicSettings, 'cards'>): string {
  if (carType === 'used') return settings.cards.usedLabel;
  return carType === 'new' ? 'New' : 'Demo';
}
