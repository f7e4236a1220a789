/** Falls back to the postcode table if the service fails, finds nothing or is over budget. */
import type { GeoPoint } from '#src/lib/geo.ts';
import { countries } from '#src/domain/locations/country.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { Database } from '../database/database.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { logFailure } from '../log.ts';
import { cachedLookup } from '../lookups/cached-lookup.ts';
import type { GeocodingProvider } from '../providers/geocoding.ts';
import { findPlace } from './find-place.ts';
import type { FoundPlace } from './place.ts';
import { placeKey } from './postcode-table.ts';

const monthMs = 30 * 86_400_000;

export interface GeocodeOptions {
  locale: Locale;
  /** Breaks ties between places with the same name. */
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
