/** Vehicles as the site publishes them. The browser names one; price and status are never its word. */
import { vehicleFile, vehicleSlugsPath, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import type { SiteFiles } from '../site-files.ts';

const slugPattern = /^[a-z0-9][a-z0-9\-]{0,199}$/v;

/** The vehicle of an id, sold ones included as long as they have a page; null when there is none. */
export async function findVehicle(site: SiteFiles, id: string): Promise<PublishedVehicle | null> {
  const slugs = (await site.json(vehicleSlugsPath)) as Record<string, string> | null;
  return slugs && Object.hasOwn(slugs, id) ? findVehicleBySlug(site, slugs[id]!) : null;
}

export async function findVehicleBySlug(site: SiteFiles, slug: string): Promise<PublishedVehicle | null> {
  return slugPattern.test(slug) ? ((await site.json(vehicleFile(slug))) as PublishedVehicle | null) : null;
}

/** @throws EndpointError 404 */
export async function vehicleOr404(vehicle: Promise<PublishedVehicle | null>): Promise<PublishedVehicle> {
  const found = await vehicle;
  if (!found) throw new EndpointError(404, 'no_such_vehicle', 'We cannot find this vehicle. It may have sold.');
  return found;
}
