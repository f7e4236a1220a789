import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { PublishedVehicle } from '../vehicle/published-vehicle.ts';
import { reserveUrl } from './card-actions.ts';

/** False if reserve-only: `/checkout-journey` sells used stock only (ROUTE-08). */
export const isBoughtOnline = (
  vehicle: Pick<PublishedVehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
): boolean => settings.reserve.shown && !reserveUrl(vehicle, settings).endsWith('/checkout');

export function buyingUrl(
  vehicle: Pick<PublishedVehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
  query: Record<string, string> = {},
): string {
  const url = reserveUrl(vehicle, settings);
  const more = new URLSearchParams(query).toString();
  return more === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${more}`;
}
