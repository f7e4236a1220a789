import { geocodeAddress } from '#src/contracts/geocode.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { visibleLocations } from '#src/domain/locations/locations.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { geocode } from '#src/server/geocode/geocode.ts';
import { dealerPoint, describeNearestLocation } from '#src/server/geocode/nearest-location.ts';
import { lookupBudget } from '#src/server/platform/lookups/lookup-budget.ts';
import { geocodingProvider } from '#src/server/platform/providers/geocoding.ts';

export default jsonEndpoint(
  geocodeAddress,
  async ({ input, ...call }) => {
    const { db, now } = call;
    const { settings, locations } = call.dealer;
    const shown = visibleLocations(locations, settings);
    const { locale, distanceUnit } = settings.regional;
    const place = await geocode(input.address, {
      locale,
      near: dealerPoint(shown),
      provider: geocodingProvider(settings.private.providers.geocoding, lookupBudget(call)),
      db,
      now,
    });
    if (!place) throw new EndpointError(404, 'invalid_postcode', `Invalid ${regionalTerms[locale].postcode}`);
    const among = input.among?.split(',') ?? null;
    const nearest = describeNearestLocation(
      place,
      shown
        .filter(({ type }) => input.type === null || type === input.type)
        .filter(
          ({ slug, dealershipSlug }) =>
            among === null || [slug, dealershipSlug].some((name) => name !== null && among.includes(name)),
        ),
      distanceUnit,
    );
    return { latitude: place.latitude, longitude: place.longitude, label: place.label, nearest };
  },
  { limit: { calls: 60, seconds: 60 } },
);

export const config: FunctionConfig = { path: '/api/geocode', method: 'GET' };
