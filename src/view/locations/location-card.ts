import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { Location, LocationType } from '#src/domain/locations/location.ts';
import { averageText } from '#src/domain/content/reviews.ts';
import type { CardData } from '../card/card.ts';
import type { ReviewsSection } from '../reviews/reviews-section.ts';
import type { LocationsMapData } from './locations-map.ts';
import { directionsUrl, locationTypeLabel, oneLineAddress } from '#src/domain/locations/locations.ts';
import { holidayRows, hoursRows } from '#src/domain/locations/opening-hours.ts';
import { stockListingPath } from '#src/domain/search/search-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** "Mon-Fri" if all five days are the same (LOC-02); empty if unknown. */
interface HoursRow {
  days: string;
  hours: string;
  weekdays: number[];
}
interface HolidayRow {
  date: string;
  isoDate: string;
  name: string | null;
  hours: string;
}

export interface LocationCard {
  location: Location;
  url: string;
  /** "Sales", "Service" or "Parts". */
  typeLabel: string;
  oneLineAddress: string;
  hours: HoursRow[];
  holidays: HolidayRow[];
  directionsUrl: string | null;
  stockUrl: string | null;
  alsoAt?: AlsoAtLocation[];
  /** Only above the minimum average (REV-02). */
  rating?: { average: string; count: number };
  /** Only on pages rebuilt after every sale (home, locations). */
  stockCount?: number | null;
  stockKinds?: StockKind[];
}

export interface LocationPageData {
  kind: 'location';
  title: string;
  description: string;
  card: LocationCard;
  others: LocationCard[];
  stock: { cards: CardData[]; count: number; kinds: StockKind[] };
  reviews: ReviewsSection | null;
  structuredData: object[];
}

export interface LocationsPageData {
  kind: 'locations';
  title: string;
  description: string;
  heading: string;
  cards: LocationCard[];
  map: LocationsMapData | null;
  nearest: NearestLocations | null;
  structuredData: object[];
}

export type NearestPoint = [slug: string, name: string, latitude: number, longitude: number, type: LocationType];

export interface NearestLocations {
  /** At least two. */
  points: NearestPoint[];
  byPostcode: boolean;
}

/** Location that also displays this location's vehicles (VDP-13). */
export interface AlsoAtLocation {
  name: string;
  city: string;
  url: string;
}

export function alsoAt(location: Location, all: readonly Location[]): AlsoAtLocation[] {
  const slugs = new Set(location.distributionLocations);
  slugs.delete(location.slug);
  return [...slugs].flatMap((slug) => {
    const dealership = all.find((other) => other.slug === slug);
    return dealership
      ? [{ name: dealership.name, city: dealership.address.city, url: `/locations/${dealership.slug}` }]
      : [];
  });
}

/** Links to the stock only if `stockCount` is given. */
export function locationCard(
  location: Location,
  all: readonly Location[],
  settings: Pick<PublicSettings, 'regional' | 'locations' | 'reviews'>,
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
    ...rating(location, settings),
    ...(elsewhere.length > 0 ? { alsoAt: elsewhere } : {}),
  };
}

function rating(
  { reviews: found }: Location,
  { reviews }: Pick<PublicSettings, 'reviews'>,
): Pick<LocationCard, 'rating'> {
  const average = found && reviews.shown ? averageText(found.averageRating, reviews) : null;
  return found && average !== null ? { rating: { average, count: found.count } } : {};
}

function stockUrl(location: Location, all: readonly Location[]): string {
  const isOnly = all.filter((other) => other.type === 'sales').length <= 1;
  return stockListingPath({ refinements: isOnly ? {} : { location_name: [location.name] } });
}
