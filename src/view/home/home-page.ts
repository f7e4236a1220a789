import { visibleModels } from '#src/domain/vehicle/model-ranges.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { budgetFinderData } from '../budget/budget-finder-data.ts';
import { countedCard } from '../locations/location-pages.ts';
import { modelTile } from '../models/model-links.ts';
import { bodyTiles, makeTiles } from '../card/browse-tiles.ts';
import { stockPath } from '#src/site/landings.ts';
import { offerCards } from '../content/offers-page.ts';
import { reviewsSection } from '../reviews/reviews-section.ts';
import { locationsText, yardsText } from '../copy/locations-copy.ts';
import { allMakesPath } from '../search/landing-filters.ts';
import { searchForm } from '../search/search-form-data.ts';
import type { Site } from '#src/site/site.ts';
import { typeCounts } from '#src/site/stock-counts.ts';
import {
  capitalised,
  conditionText,
  isAccessory,
  listNoun,
  stockLabel,
  stockNumbers,
  uncapitalised,
  vehicleNoun,
} from '../copy/stock-copy.ts';
import { autoDealer } from '../seo/auto-dealer.ts';
import type { HomePageData } from './home.page-data.ts';
import { siteCards } from '../card/site-cards.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';

const maxMakes = 12;
const maxModels = 6;

type Order = Site['settings']['home']['featured']['order'];

const orders: Record<Order, ((a: Vehicle, b: Vehicle) => number) | null> = {
  rank: null,
  newest: (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0),
  price: (a, b) => (realPrice(a) ?? Infinity) - (realPrice(b) ?? Infinity),
};

/** Vehicles with photos come first. */
function featuredStock({ index, settings }: Site): Vehicle[] {
  const { carTypes, count, order } = settings.home.featured;
  const able = index.vehicles.filter(
    (vehicle) =>
      isAvailable(vehicle) &&
      !vehicle.reserved &&
      carTypes.includes(vehicle.carType) &&
      vehicle.itemType !== 'accessory',
  );
  const ordered = orders[order] === null ? able : able.toSorted(orders[order]);
  const withPicture = ordered.filter(({ images }) => images.length > 0);
  return (
    withPicture.length >= count ? withPicture : [...withPicture, ...ordered.filter(({ images }) => images.length === 0)]
  ).slice(0, count);
}

export function homePage(site: Site): HomePageData {
  const { tenant, context, settings, index } = site;
  const featured = featuredStock(site);
  const makes = makeTiles(site);
  const models = visibleModels(context.models)
    .slice(0, maxModels)
    .map((model) => modelTile(model, site));
  return {
    kind: 'home',
    title: homeTitle(site),
    description: homeDescription(site),
    headline: settings.home.headline ?? homeTitle(site),
    lede: settings.home.lede,
    hero: hero(featured[0], site),
    ...stockNumbers(index.vehicles, settings),
    totals: typeCounts(site),
    search: searchForm(site),
    bodies: bodyTiles(site),
    makes: makes.slice(0, maxMakes),
    allMakesUrl: makes.length > maxMakes ? allMakesPath : null,
    models: models.map(({ name, manufacturer, description, from, url, image }) => ({
      name,
      manufacturer,
      description,
      from,
      url,
      image,
    })),
    offers: offerCards(site),
    budget: homeBudget(site),
    featured: featured.map(siteCards(site).inList),
    reviews: reviewsSection(tenant.reviews, context.locations, settings),
    locations: context.locations.map((location) => countedCard(location, site)),
    structuredData: [autoDealer(context)],
  };
}

function homeTitle({ context, settings, index }: Site): string {
  const types = (['new', 'demo', 'used'] as const).filter((type) => index.carTypes[type].length > 0);
  const place = locationsText(context.locations, settings.regional.locale);
  const noun = listNoun(
    index.vehicles.filter((vehicle) => !isAccessory(vehicle)),
    settings,
  );
  return `${capitalised(`${conditionText(types, settings)} ${noun}`.trim())}${place === '' ? '' : ` in ${place}`}`;
}

function homeDescription(site: Site): string {
  const { settings, context } = site;
  const lead = settings.branding.tagline ?? settings.home.lede ?? `${homeTitle(site)}.`;
  const where = yardsText(context.locations);
  return `${/[.!?]$/.test(lead) ? lead : `${lead}.`} See photos, prices and full details of every ${vehicleNoun(settings, 1)} at ${settings.branding.name}${where === '' ? '' : ` in ${where}`}.`;
}

function homeBudget(site: Site): HomePageData['budget'] {
  const { home, finance } = site.settings;
  if (!home.sections.includes('budget') || !finance.budgetFinder.home || finance.neverShow) return null;
  const data = budgetFinderData(site);
  return data.minimum === null ? null : data;
}

/** The dealer's image, else the first featured vehicle's, with its name and price. */
function hero(vehicle: Vehicle | undefined, site: Site): HomePageData['hero'] {
  const { settings, context, landings } = site;
  const existing = (button: { label: string; url: string } | null) =>
    button && (pathExists(button.url, context) || landings.has(button.url)) ? button : null;
  const buttons = {
    primary: existing(settings.home.hero.primary) ?? { label: `See all ${stockLabel(settings)}`, url: stockPath },
    secondary: existing(settings.home.hero.secondary),
  };
  const picture = settings.branding.photography.hero;
  if (picture !== null || !vehicle || vehicle.images.length === 0)
    return { image: picture, alt: settings.branding.name, caption: null, ...buttons };
  const { image, imageAlt, title, subtitle, price } = siteCards(site).inList(vehicle);
  return {
    image,
    alt: imageAlt,
    caption: `${vehicle.imagesAreIllustrations ? 'Drawn' : 'Shown'}: ${[title, subtitle].filter(Boolean).join(' ')}${price.kind === 'price' ? `, ${price.text} ${uncapitalised(price.label)}` : ''}`,
    ...buttons,
  };
}
