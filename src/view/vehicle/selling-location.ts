import type { AutoDealerLeaf } from 'schema-dts';
import { shared } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { locationCard, type LocationCard } from '../locations/location-card.ts';
import type { Site } from '#src/site/site.ts';
import { department, type BusinessSettings } from '../seo/auto-dealer.ts';

export interface SellingLocation {
  location: Location | null;
  card: LocationCard | null;
  /** The location's motor dealer licence, else the dealer's first (LAW-01). */
  licence: string | null;
  seller: AutoDealerLeaf;
}

/** Treats hidden locations as unknown. */
export function sellingLocations(site: Site): (locationSlug: string | null) => SellingLocation {
  return memoize((slug) => shared(sellingLocation(slug, site)));
}

function sellingLocation(slug: string | null, { context, settings, now }: Site): SellingLocation {
  const { locations } = context;
  const location = locations.find((one) => one.slug === slug) ?? null;
  return {
    location,
    card: location && locationCard(location, locations, settings, now),
    licence:
      location?.licenceNumber ?? locations.find(({ licenceNumber }) => licenceNumber !== null)?.licenceNumber ?? null,
    seller: sellerOf(location, settings),
  };
}

function sellerOf(location: Location | null, settings: BusinessSettings): AutoDealerLeaf {
  const { branding, siteUrl } = settings;
  if (location === null)
    return { '@type': 'AutoDealer', '@id': `${siteUrl}/`, name: branding.name, url: `${siteUrl}/` };
  return { ...department(location, settings), '@type': 'AutoDealer' };
}
