import { routePatterns } from '#src/domain/route-patterns.ts';
import { currentOffers } from '#src/domain/content/offers.ts';
import type { Offer } from '#src/domain/content/content.ts';
import { kindsAmong } from '#src/domain/vehicle/stock-kinds.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { OffersPageData } from './content.page-data.ts';
import { labelNoun } from '../copy/stock-copy.ts';
import { modelStockPath } from '../models/model-links.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { stockPath } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { offerCard, type OfferCard } from './offer-card.ts';

export const offerCards = (site: Site): OfferCard[] =>
  currentOffers(site.tenant.offers, site.now, site.settings.regional.timeZone).map((offer) => offerCard(offer, site));

export function offersPage(site: Site): OffersPageData {
  const { settings } = site;
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: settings.header.menu.labels.offers, url: null },
  ];
  return {
    kind: 'offers',
    title: 'Special offers',
    description: `Current offers at ${settings.branding.name}: what’s reduced, on which vehicles and when each offer ends.`,
    breadcrumbs,
    offer: null,
    offers: offerCards(site),
    structuredData: [breadcrumbList(breadcrumbs, routePatterns.offers, settings.siteUrl)],
  };
}

export function singleOfferPage(offer: Offer, site: Site): OffersPageData {
  const { settings } = site;
  const card = offerCard(offer, site);
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: settings.header.menu.labels.offers, url: routePatterns.offers },
    { label: offer.name, url: null },
  ];
  return {
    kind: 'offers',
    title: offer.name,
    description: `${[offer.name, card.about].filter(Boolean).join(', ')}: a special offer from ${settings.branding.name}${card.ends === null ? '' : `, until ${card.ends}`}.`,
    breadcrumbs,
    offer: { ...card, links: links(offer, site) },
    offers: offerCards(site).filter(({ id }) => id !== offer.id),
    structuredData: [breadcrumbList(breadcrumbs, card.url, settings.siteUrl)],
  };
}

function links({ model: slug, manufacturer }: Offer, site: Site): { label: string; url: string }[] {
  const { tenant, landings, context, settings } = site;
  const model = tenant.models.find((one) => one.slug === slug);
  const make = tenant.manufacturers.find(({ name }) => name === manufacturer);
  const url =
    [model && modelStockPath(model), make && `/search/${make.slug}`].find(
      (path) => path !== undefined && landings.has(path),
    ) ?? stockPath;
  const contact = ['/contact', '/contact-us'].find((path) => pathExists(path, context));
  return [
    { label: `See the ${labelNoun(kindsAmong(landings.get(url)?.vehicles ?? [], settings), settings)}`, url },
    ...(contact ? [{ label: 'Ask about this offer', url: contact }] : []),
  ];
}
