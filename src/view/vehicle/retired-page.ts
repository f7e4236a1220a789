/** For dealers who mark removed URLs as gone (ROUTE-23). */
import { makeModelName } from '#src/domain/vehicle/vehicle-name.ts';
import { stockPath, type Landing } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { siteCards } from '../card/site-cards.ts';
import { landingHeading } from '../copy/search/landing-copy.ts';
import { uncapitalised, vehicleNoun } from '../copy/stock-copy.ts';
import { seeAll } from './see-all.ts';
import type { RetiredPageData } from './vehicle.page-data.ts';

/** `/gone/kia/rio` for `/search/kia/rio`. */
export const retiredPagePath = (list: string): string =>
  list === stockPath ? '/gone/stock' : `/gone${list.slice('/search'.length)}`;

export function retiredPage(list: string, site: Site): RetiredPageData {
  const { settings } = site;
  const landing = site.landings.get(list)!;
  const similar = landing.vehicles
    .filter(({ status }) => status !== 'sold')
    .slice(0, settings.vehiclePage.similar.count);
  const all = seeAll(null, site);
  const near = linkTo(landing, site);
  return {
    kind: 'gone',
    path: retiredPagePath(list),
    plate: 'GONE',
    title: 'No longer for sale',
    heading: 'This is no longer for sale',
    text:
      similar.length > 0
        ? `The ${vehicleNoun(settings, 1)} or page at this link is no longer available. These are the closest matches.`
        : `The ${vehicleNoun(settings, 1)} or page at this link is no longer available. Tell us what you’re looking for.`,
    similar: similar.map(siteCards(site).amongSimilar),
    links: [...(near.url === all.url ? [] : [near]), all],
  };
}

function linkTo(landing: Landing, site: Site): RetiredPageData['links'][number] {
  const { path: url, vehicles } = landing;
  const { make, model } = vehicles[0] ?? { make: '', model: '' };
  if (landing.kind === 'make') return { url, label: `See every ${make}` };
  if (landing.kind === 'model') return { url, label: `See every ${makeModelName(make, model)}` };
  if (landing.kind === 'typed') return { url, label: `See ${uncapitalised(landingHeading(landing, site))}` };
  return seeAll(landing.kind === 'body' ? landing.body : null, site);
}
