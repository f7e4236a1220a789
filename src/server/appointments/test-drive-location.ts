import type { Location } from '#src/domain/locations/location.ts';
import { visibleLocations } from '#src/domain/locations/locations.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { currentVehicle } from '../vehicles/current-vehicle.ts';

interface Requested {
  location: string | null;
  car_id: string | null;
}
type LocationCall = Parameters<typeof currentVehicle>[1] & { dealer: DealerRecord };

/**
 * The named location (slug or id), else the vehicle's, else the dealer's main one. Vehicles at a sales location can
 * only be driven there.
 * @throws {EndpointError} 404 for an unknown location or vehicle, 409 if sold, 422 for the wrong location.
 */
export async function testDriveLocation(
  { location: name, car_id: id }: Requested,
  call: LocationCall,
): Promise<Location> {
  const locations = testDriveLocations(call.dealer);
  const vehicle = id === null ? null : (await currentVehicle(id, call)).vehicle;
  if (vehicle && !isAvailable(vehicle))
    throw new EndpointError(409, 'vehicle_unavailable', 'This vehicle is no longer for sale.');
  const home = locations.find(({ slug }) => slug === vehicle?.locationSlug) ?? null;
  const named =
    name === null ? null : (locations.find((location) => location.slug === name || location.id === name) ?? null);
  if (name !== null && !named)
    throw new EndpointError(
      404,
      'no_such_location',
      `There are no ${siteTestDriveNoun(call.dealer.settings)}s at this location.`,
    );
  if (home && named && home !== named)
    throw new EndpointError(422, 'invalid', 'Please fix the following errors:', {
      fields: { location: `This vehicle is at ${home.name}.` },
    });
  const location = named ?? home ?? locations[0];
  if (!location)
    throw new EndpointError(
      404,
      'no_such_location',
      `This dealer has no location for ${siteTestDriveNoun(call.dealer.settings)}s.`,
    );
  return location;
}

const testDriveLocations = ({ locations, settings }: DealerRecord): Location[] =>
  visibleLocations(locations, settings).filter(({ type }) => type === 'sales');
