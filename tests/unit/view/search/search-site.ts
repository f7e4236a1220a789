/** A dealer with every kind of landing page. */
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { siteContext } from '#src/routes/site-context.ts';
import { searchConfig } from '#src/view/search/site-search-config.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

export const presets = ['seven-seater', 'hybrid', 'electric', 'under-20000', 'under-40000', 'first-car'];

export const stock = (): Vehicle[] => [
  aVehicle({ make: 'Toyota', model: 'HiLux', body: 'ute', fuel: 'diesel', price: 61_990, carType: 'new' }),
  aVehicle({ make: 'Toyota', model: 'Corolla', body: 'hatch', fuel: 'hybrid', price: 14_990 }),
  aVehicle({ make: 'Toyota', model: 'Prado', body: 'suv', seats: 7, fuel: 'diesel', price: 20_000.4 }),
  aVehicle({ make: 'Mercedes-Benz', model: 'GLA 35', body: 'suv', price: 82_880, carType: 'demo' }),
  aVehicle({ make: 'Kia', model: 'EV6', body: 'suv', fuel: 'electric', price: null }),
  aVehicle({ make: 'Kia', model: 'Carnival', body: 'peopleMover', seats: 8, price: 39_990 }),
  aVehicle({ make: 'Mazda', model: '3', body: 'sedan', fuel: 'plugInHybrid', price: 15_000.5 }),
  aVehicle({ make: 'Mazda', model: '2', body: 'hatchback', price: 1 }),
  aVehicle({ make: 'MG', model: 'ZS', body: null, seats: null, fuel: null, price: 20_000.6 }),
];

export function searchSite(settings: Record<string, unknown> = {}, vehicles: Vehicle[] = stock()): Site {
  const tenant = aTenant({
    settings: { ...settings, search: { presets, ...(settings['search'] as object | undefined) } },
  });
  const ofTenant = someStock(vehicles);
  return siteOf(tenant, ofTenant, siteContext(tenant, ofTenant));
}

export const configOf = (settings: Record<string, unknown> = {}, vehicles: Vehicle[] = stock()): SearchConfig =>
  searchConfig(searchSite(settings, vehicles));
