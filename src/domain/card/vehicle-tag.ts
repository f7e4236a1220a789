/** CARD-03: the first tag that applies. */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { CardVehicle } from './card-vehicle.ts';
import { isAvailable } from '../vehicle/visibility.ts';

export interface VehicleTag {
  kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'custom' | 'highlight' | 'coming-soon' | 'new';
  label: string;
}

const dayMs = 86_400_000;
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export function vehicleTag(
  vehicle: CardVehicle,
  settings: Pick<PublicSettings, 'cards' | 'stockRules' | 'labels'>,
  now: number,
): VehicleTag | null {
  if (!isAvailable(vehicle)) return { kind: 'sold', label: settings.stockRules.soldLabel };
  return (
    powerTag(vehicle, settings) ??
    (vehicle.reserved ? ({ kind: 'reserved', label: 'Reserved' } as const) : null) ??
    certifiedTag(vehicle, settings) ??
    customTag(vehicle, settings) ??
    (vehicle.status === 'coming_soon' ? ({ kind: 'coming-soon', label: 'COMING SOON' } as const) : null) ??
    (isNewListing(vehicle, settings, now) ? ({ kind: 'new', label: settings.labels.newTag } as const) : null)
  );
}

function powerTag(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): VehicleTag | null {
  if (!settings.cards.tags.electric) return null;
  if (vehicle.fuel === 'electric') return { kind: 'electric', label: 'Electric' };
  if (vehicle.fuel === 'plugInHybrid') return { kind: 'hybrid', label: 'Plug-in Hybrid' };
  return vehicle.fuel === 'hybrid' ? { kind: 'hybrid', label: 'Hybrid' } : null;
}

/** VDP-06. */
export function isCertified(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): boolean {
  const make = settings.cards.tags.certifiedMake;
  return vehicle.certified && isAvailable(vehicle) && make !== null && same(make, vehicle.make);
}

function certifiedTag(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): VehicleTag | null {
  return isCertified(vehicle, settings) ? { kind: 'certified', label: settings.cards.certifiedLabel } : null;
}

function customTag(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): VehicleTag | null {
  const label = vehicle.tag?.trim();
  if (!label) return null;
  const highlighted = settings.cards.tags.highlighted.some((tag) => same(tag, label));
  return { kind: highlighted ? 'highlight' : 'custom', label };
}

export function newWindowEnd(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>): number | null {
  return vehicle.createdAt === null ? null : vehicle.createdAt + settings.cards.tags.newWithinDays * dayMs;
}

/** A day early, for feeds that write local time as UTC. Later dates are errors. */
export const newFrom = ({ createdAt }: Pick<CardVehicle, 'createdAt'>): number | null =>
  createdAt === null ? null : createdAt - dayMs;

function isNewListing(vehicle: CardVehicle, settings: Pick<PublicSettings, 'cards'>, now: number): boolean {
  const end = newWindowEnd(vehicle, settings);
  return end !== null && now < end && now >= newFrom(vehicle)!;
}
