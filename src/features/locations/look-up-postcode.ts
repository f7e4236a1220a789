import { callEndpoint } from '#src/contracts/call.ts';
import { geocodeAddress } from '#src/contracts/geocode.ts';
import { postcodeError } from '#src/contracts/lead-rules.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { GeoPoint } from '#src/lib/geo.ts';

/** @throws Error with a message for the shopper: no postcode, an unknown one, or no response */
export async function lookUpPostcode(postcode: string, locale: Locale): Promise<GeoPoint> {
  const wrong = postcodeError(postcode, locale);
  if (wrong) throw new Error(wrong);
  return callEndpoint(geocodeAddress, { address: postcode });
}
