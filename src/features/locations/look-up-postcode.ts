import { callEndpoint } from '#src/contracts/call.ts';
import { geocodeAddress } from '#src/contracts/geocode.ts';
import { postcodeError } from '#src/contracts/lead-rules.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { GeoPoint } from '#src/lib/geo.ts';

/** Where a postcode is. @throws Error with what to tell the shopper: no postcode, an unknown one, or no answer */
export async function lookUp(postcode: string, locale: Locale): Promise<GeoPoint> {
  const wrong = postcodeError(postcode, locale);
  if (wrong) throw new Error(wrong);
  return callEndpoint(geocodeAddress, { address: postcode });
}
