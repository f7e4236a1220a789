import * as v from 'valibot';
import { cleanText } from '#src/contracts/fields.ts';
import type { Country } from '#src/domain/locations/country.ts';
import type { FoundPlace } from './found-place.ts';
import type { CountLookup } from '../lookups/lookup-budget.ts';
import { accountAddress } from './service-account.ts';
import { resilientFetch } from './resilient-fetch.ts';

export interface GeocodingProvider {
  name: string;
  /** @throws if the service is unavailable. */
  geocode(address: string, country: Country): Promise<FoundPlace | null>;
}

/**
 * URLs ending in /json are queried like Google's service (`…/geocode/json?key=…`), others like Nominatim's
 * (`…/search`). Null without a variable.
 * @throws {EnvironmentError} for an unset variable.
 */
export function geocodingProvider(variable: string | null, count: CountLookup): GeocodingProvider | null {
  const url = accountAddress(variable, 'private.providers.geocoding');
  if (url === null) return null;
  return url.pathname.endsWith('/json') ? google(url, count) : nominatim(url, count);
}

const label = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).slice(0, 200)),
);
const latitude = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.minValue(-90),
  v.maxValue(90),
);
const longitude = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.minValue(-180),
  v.maxValue(180),
);

const nominatimAnswer = v.array(v.object({ lat: latitude, lon: longitude, display_name: label }));

function nominatim(account: URL, count: CountLookup): GeocodingProvider {
  return {
    name: account.host,
    geocode: async (address, country) => {
      await count(address);
      const [first] = v.parse(
        nominatimAnswer,
        await ask(account, { q: address, format: 'jsonv2', limit: '1', countrycodes: country.toLowerCase() }),
      );
      return first ? { latitude: first.lat, longitude: first.lon, label: first.display_name } : null;
    },
  };
}

const googleAnswer = v.object({
  status: v.picklist(['OK', 'ZERO_RESULTS']),
  results: v.array(
    v.object({
      formatted_address: label,
      geometry: v.object({ location: v.object({ lat: latitude, lng: longitude }) }),
    }),
  ),
});

function google(account: URL, count: CountLookup): GeocodingProvider {
  return {
    name: account.host,
    geocode: async (address, country) => {
      await count(address);
      const {
        results: [first],
      } = v.parse(googleAnswer, await ask(account, { address, components: `country:${country}` }));
      return first
        ? {
            latitude: first.geometry.location.lat,
            longitude: first.geometry.location.lng,
            label: first.formatted_address,
          }
        : null;
    },
  };
}

async function ask(account: URL, query: Record<string, string>): Promise<unknown> {
  const url = new URL(account);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { accept: 'application/json', 'user-agent': 'Forecourt dealer websites' };
  const response = await resilientFetch(
    url,
    { headers },
    { timeoutMs: 4000, retries: 1, breakerKey: `geocoding:${account.host}` },
  );
  if (!response.ok) throw new Error(`${account.host} answered ${response.status}.`);
  return response.json();
}
