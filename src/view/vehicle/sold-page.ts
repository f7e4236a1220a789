import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { slugify } from '#src/lib/slug.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { makePath, modelPath } from '#src/domain/search/search-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { seeAll } from './see-all.ts';
import { similarVehicles } from '#src/site/similar-vehicles.ts';
import type { Site } from '#src/site/site.ts';
import type { RetiredPageData } from './vehicle.page-data.ts';
import { siteCards } from '../card/site-cards.ts';

export function soldVehiclePage(vehicle: Vehicle, site: Site): RetiredPageData {
  const word = vehicleWord(vehicle);
  const near = similarVehicles(vehicle, site.similar, site.settings.vehiclePage.similar.count);
  const similar = near.length > 0 ? near : sameMake(vehicle, site);
  return {
    kind: 'gone',
    path: vehicleUrl(vehicle.slug),
    plate: 'SOLD',
    title: `${vehicle.name}: sold`,
    heading: `This ${vehicle.name} has been sold`,
    text:
      similar.length > 0
        ? `Unfortunately, this ${word} has found a new owner. These are similar in type and price.`
        : `Unfortunately, this ${word} has found a new owner. See what else is in stock, or tell us what you’re looking for.`,
    similar: similar.map(siteCards(site).amongSimilar),
    links: onwardLinks(vehicle, site),
  };
}

function sameMake({ make }: Vehicle, { index, settings }: Site): Vehicle[] {
  const slug = slugify(make);
  return index.makes.find((one) => one.slug === slug)?.vehicles.slice(0, settings.vehiclePage.similar.count) ?? [];
}

function onwardLinks({ make, model, body }: Vehicle, site: Site): RetiredPageData['links'] {
  const candidates = [
    { url: modelPath(make, model), label: `See every ${makeModelName(make, model)}`, kind: 'model' },
    { url: makePath(make), label: `See every ${make}`, kind: 'make' },
  ]
    .filter(({ url, kind }) => site.landings.get(url)?.kind === kind)
    .map(({ url, label }) => ({ url, label }));
  const ofBody = seeAll(body, site);
  const all = seeAll(null, site);
  return [...candidates, ...(ofBody.url === all.url ? [] : [ofBody]), all];
}
