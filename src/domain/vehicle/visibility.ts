/** SRCH-20, specification section 4. */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { Vehicle } from './vehicle.ts';

const dayMs = 86_400_000;

export function isAvailable(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock' || vehicle.status === 'coming_soon';
}

export function soldWindowEnd(
  vehicle: Pick<Vehicle, 'status' | 'soldAt'>,
  settings: Pick<PublicSettings, 'stockRules'>,
): number | null {
  if (vehicle.status !== 'sold' || vehicle.soldAt === null) return null;
  return vehicle.soldAt + settings.stockRules.soldWindowDays * dayMs;
}

export function isVisible(vehicle: Vehicle, settings: Pick<PublicSettings, 'stockRules'>, now: number): boolean {
  if (!vehicle.showOnDealerWebsite || isHiddenMake(vehicle.make, settings)) return false;
  if (vehicle.status === 'coming_soon') return settings.stockRules.showComingSoon;
  if (isAvailable(vehicle)) return true;
  const end = soldWindowEnd(vehicle, settings);
  return end !== null && now < end;
}

function isHiddenMake(make: string, settings: Pick<PublicSettings, 'stockRules'>): boolean {
  return settings.stockRules.hiddenMakes.some((hidden) => hidden.toLowerCase() === make.toLowerCase());
}
