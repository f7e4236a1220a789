/** The page that a sold vehicle's old address answers with (ROUTE-23): never a dead end. */
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { slugify } from '#src/lib/slug.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { vehicleWord } from '#src/domain/places/regional-words.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { makePath, modelPath } from '#src/domain/search/search-url.ts';
import type { BodyType, ItemType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { seeAll } from './see-all.ts';
import { similarVehicles } from '#src/site/similar-vehicles.ts';
import { siteOf, type Site } from '#src/site/site.ts';
import type { GonePageData } from './vehicle.page-data.ts';
import { siteCards } from '../card/site-cards.ts';

/** What is remembered of a vehicle that has left. */
export interface GoneVehicle {
  /** Year, make and model. */
  title: string;
  make: string;
  model: string;
  body: BodyType | null;
  itemType?: ItemType;
  year?: number;
  price?: number | null;
  carType?: Vehicle['carType'];
}

/** `previous` is what the last build knew of it. */
export function gonePage(slug: string, tenant: Tenant, stock: Stock, context: SiteContext, previous: GoneVehicle): GonePageData {
  return gonePageOf(slug, previous, siteOf(tenant, stock, context));
}

/** The page of a vehicle of the feed that was sold before the window. */
export const soldVehiclePage = (vehicle: Vehicle, site: Site): GonePageData => gonePageOf(vehicle.slug, { ...vehicle, title: vehicle.name }, site);

function gonePageOf(slug: string, previous: GoneVehicle, site: Site): GonePageData {
  const itemType = previous.itemType ?? site.settings.stockRules.itemTypes[0] ?? 'car';
  const word = vehicleWord({ itemType, body: previous.body });
  const { year = 0, price = null, carType = 'used' } = previous;
  const near = similarVehicles({ id: '', itemType, body: previous.body, make: previous.make, year, price, carType }, site.similar, site.settings.vehiclePage.similar.count);
  const similar = near.length > 0 ? near : sameMake(previous, site);
  return {
    kind: 'gone', path: vehicleUrl(slug),
    title: `${previous.title}: sold`,
    heading: `This ${previous.title} has been sold`,
    text: similar.length > 0
      ? `Unfortunately this ${word} has found a new owner. These are close to it in type and price.`
      : `Unfortunately this ${word} has found a new owner. See what else is in stock, or tell us what you are after.`,
    similar: similar.map(siteCards(site).amongSimilar),
    links: onwardLinks(previous, site),
  };
}

function sameMake({ make }: GoneVehicle, { index, settings }: Site): Vehicle[] {
  const slug = slugify(make);
  return index.makes.find((one) => one.slug === slug)?.vehicles.slice(0, settings.vehiclePage.similar.count) ?? [];
}

/** The model, the make, the body and all stock: each as far as it has a page. */
function onwardLinks({ make, model, body }: GoneVehicle, site: Site): GonePageData['links'] {
  const candidates = [
    { url: modelPath(make, model), label: `See every ${makeModelName(make, model)}`, kind: 'model' },
    { url: makePath(make), label: `See every ${make}`, kind: 'make' },
  ].filter(({ url, kind }) => site.landings.get(url)?.kind === kind).map(({ url, label }) => ({ url, label }));
  const ofBody = seeAll(body, site);
  const all = seeAll(null, site);
  return [...candidates, ...ofBody.url === all.url ? [] : [ofBody], all];
}
