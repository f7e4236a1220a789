/** Uses the postcode table if the service fails, finds nothing or is over budget. */
import type { GeoPoint } from '#src/lib/geo.ts';
import { countries } from '#src/domain/locations/country.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { Database } from '../platform/database/database.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { logFailure } from '../platform/log.ts';
import { cachedLookup } from '../platform/lookups/cached-lookup.ts';
import type { GeocodingProvider } from '../platform/providers/geocoding.ts';
import { findPlace } from './find-place.ts';
import type { FoundPlace } from '../platform/providers/found-place.ts';
import { placeKey } from './postcode-table.ts';

const monthMs = 30 * 86_400_000;

export interface GeocodeOptions {
  locale: Locale;
  /** Breaks ties between namesakes. */
  near: GeoPoint | null;
  provider: GeocodingProvider | null;
  db: Database;
  now: number;
}

export async function geocode(
  address: string,
  { locale, near, provider, db, now }: GeocodeOptions,
): Promise<FoundPlace | null> {
  const country = countries[locale];
  const asked =
    provider &&
    (await cachedLookup(db, {
      kind: 'geocode',
      key: `${provider.name} ${country} ${placeKey(address)}`,
      freshMs: monthMs,
      now,
      ask: () => provider.geocode(address, country),
    }).catch((cause: unknown) => {
      // An exhausted lookup budget isn't a failure.
      if (!(cause instanceof EndpointError))
        logFailure({ at: 'geocode' }, `Geocoding with ${provider.name} failed`, cause);
      return null;
    }));
  return asked ?? findPlace(address, country, near);
}
