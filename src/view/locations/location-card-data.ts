import { directionsUrl, locationTypeLabel, oneLineAddress } from '#src/domain/places/locations.ts';
import type { Location } from '#src/domain/places/location.ts';
import { holidayRows, hoursRows } from '#src/domain/places/opening-hours.ts';
import { stockListingPath } from '#src/domain/search/search-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { alsoAt } from './also-at.ts';
import type { LocationCard } from './location-card.ts';

/** Everything that a location's card shows. `stockCount` is how many vehicles stand there; without one no link to them is offered. */
export function locationCard(
  location: Location,
  all: readonly Location[],
  settings: PublicSettings,
  now: number,
  stockCount?: number,
): LocationCard {
  const elsewhere = alsoAt(location, all);
  const isSelling = location.type === 'sales' && (stockCount ?? 0) > 0;
  return {
    location,
    url: `/locations/${location.slug}`,
    typeLabel: locationTypeLabel(location.type),
    oneLineAddress: oneLineAddress(location.address, settings.regional.locale),
    hours: hoursRows(location),
    holidays: holidayRows(location, now, settings.regional.locale),
    directionsUrl: settings.locations.directions ? directionsUrl(location) : null,
    stockUrl: isSelling ? stockUrl(location, all) : null,
    ...(elsewhere.length > 0 ? { alsoAt: elsewhere } : {}),
  };
}

/** A dealer with one selling place needs no refinement. */
function stockUrl(location: Location, all: readonly Location[]): string {
  const isOnly = all.filter((other) => other.type === 'sales').length <= 1;
  return stockListingPath({ refinements: isOnly ? {} : { location_name: [location.name] } });
}
