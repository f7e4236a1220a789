import { routePatterns } from '#src/domain/route-patterns.ts';
import { currentOffers } from '#src/domain/content/offers.ts';
import type { OffersPageData } from './content.page-data.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import type { Site } from '#src/site/site.ts';

/** `/special-offers`: what stands today; the page says so itself when nothing does (ROUTE-12). */
export function offersPage({ tenant, settings, now }: Site): OffersPageData {
  return {
    kind: 'offers',
    title: 'Special offers',
    description: `Current offers at ${settings.branding.name}: what is reduced, on which vehicles, and until when.`,
    offers: currentOffers(tenant.offers, now, settings.regional.timeZone),
    structuredData: [
      breadcrumbList(
        [
          { label: 'Home', url: '/' },
          { label: settings.header.menu.labels.offers, url: null },
        ],
        routePatterns.offers,
        settings.siteUrl,
      ),
    ],
  };
}
