import { shared } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { locationTitles, oneLineAddress } from '#src/domain/locations/locations.ts';
import { locationsText, servicesText } from '../copy/locations-copy.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { Site } from '#src/site/site.ts';
import { stockNumbers } from '../copy/stock-copy.ts';
import { autoDealer, placeOfBusiness } from '../seo/auto-dealer.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import {
  locationCard,
  type LocationCard,
  type LocationPageData,
  type LocationsPageData,
  type NearestLocations,
  type NearestPoint,
} from './location-card.ts';
import { siteCards } from '../card/site-cards.ts';
import { reviewsSection } from '../reviews/reviews-section.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { findsNearest } from './finds-nearest.ts';
import { locationsMap } from './locations-map.ts';

const locationsPath = routePatterns.locations;
const maxStockCards = 4;
export const locationPath = ({ slug }: Pick<Location, 'slug'>): string => `/locations/${slug}`;

export const cardOf = (location: Location, site: Site): LocationCard => cardsOf(site)(location);

const cardsOf = memoize((site: Site) => memoize((location: Location) => shared(madeCard(location, site))));

const madeCard = (location: Location, { context, settings, now, index }: Site): LocationCard =>
  locationCard(location, context.locations, settings, now, index.locations.get(location.slug)?.length ?? 0);

function vehiclesAt({ slug }: Location, { index, settings }: Site): { count: number; kinds: StockKind[] } {
  const { total, accessories, kinds } = stockNumbers(index.locations.get(slug) ?? [], settings);
  return { count: total - accessories, kinds: kinds.filter((kind) => kind !== 'accessory') };
}

/** Only for pages rebuilt after every sale. */
export function countedCard(location: Location, site: Site): LocationCard {
  const { count, kinds } = vehiclesAt(location, site);
  const isCounted = site.settings.locations.showStockCount;
  return { ...madeCard(location, site), stockCount: isCounted ? count : null, stockKinds: kinds };
}

export function locationsPage(site: Site): LocationsPageData {
  const { context, settings } = site;
  const { branding } = settings;
  const where = locationsText(context.locations, settings.regional.locale);
  const services = servicesText(context.locations);
  const [only, ...others] = context.locations;
  const heading = only && others.length === 0 ? 'Where we are' : 'Our locations';
  const cards = context.locations.map((location) => countedCard(location, site));
  return {
    kind: 'locations',
    title: only && others.length === 0 ? `Find us in ${only.address.city}` : 'Locations and opening hours',
    description: `Addresses, phone numbers and opening hours for ${branding.name}${where === '' ? '' : ` in ${where}`}${services === '' ? '' : `: ${services}`}.`,
    heading,
    cards,
    map: locationsMap(cards, settings),
    nearest: nearestLocations(context.locations, site),
    structuredData: [
      autoDealer(context),
      breadcrumbList(
        [
          { label: 'Home', url: '/' },
          { label: heading, url: null },
        ],
        locationsPath,
        settings.siteUrl,
      ),
    ],
  };
}

function nearestLocations(locations: readonly Location[], { tenant }: Site): NearestLocations | null {
  const points = locations.flatMap(({ slug, name, type, address: { latitude, longitude } }): NearestPoint[] =>
    latitude === null || longitude === null ? [] : [[slug, name, latitude, longitude, type]],
  );
  return points.length < 2 ? null : { points, byPostcode: findsNearest(tenant.settings) };
}

/** The count matches the linked list. */
function stockAt(location: Location, site: Site): LocationPageData['stock'] {
  const shown = (site.index.locations.get(location.slug) ?? []).filter(
    (vehicle) => isAvailable(vehicle) && vehicle.itemType !== 'accessory' && vehicle.images.length > 0,
  );
  return { cards: shown.slice(0, maxStockCards).map(siteCards(site).inList), ...vehiclesAt(location, site) };
}

/** Reviews that name this location; third-party reviews never do. */
function reviewsOf({ slug }: Location, { tenant, settings }: Site): LocationPageData['reviews'] {
  const here = tenant.reviews.filter(({ locationSlug }) => locationSlug === slug);
  if (here.length === 0) return null;
  return reviewsSection(here, [], {
    ...settings,
    reviews: { ...settings.reviews, source: locationReviewSource(settings) },
  });
}

const locationReviewSource = ({ reviews: { source } }: Site['settings']) => (source === 'google' ? source : 'dealer');

export function locationPage(location: Location, site: Site): LocationPageData {
  const { context, settings } = site;
  const crumbs = [
    { label: 'Home', url: '/' },
    { label: settings.header.menu.labels.locations, url: locationsPath },
    { label: location.name, url: null },
  ];
  return {
    kind: 'location',
    title: locationTitles(context.locations).get(location.id) ?? location.name,
    description: `${settings.branding.name}, ${oneLineAddress(location.address, settings.regional.locale)}. Opening hours, phone number and directions.`,
    card: cardOf(location, site),
    stock: stockAt(location, site),
    reviews: reviewsOf(location, site),
    others: context.locations.filter((other) => other !== location).map((other) => cardOf(other, site)),
    structuredData: [
      { '@context': 'https://schema.org', ...placeOfBusiness(location, settings) },
      breadcrumbList(crumbs, locationPath(location), settings.siteUrl),
    ],
  };
}
