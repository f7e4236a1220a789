import { routePatterns } from '#src/domain/route-patterns.ts';
import { resultsPath } from '#src/domain/search/results-url.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import { stockPath } from '#src/site/landings.ts';
import { searchPlaceholder } from '../search/search-form-data.ts';
import type { Site } from '#src/site/site.ts';
import { searchLabel, stockLabel, vehicleNoun } from '../copy/stock-copy.ts';
import type { NotFoundPageData } from './content.page-data.ts';

export function notFoundPage(site: Site): NotFoundPageData {
  const { context, settings } = site;
  const noun = stockLabel(settings);
  const links = [
    { label: `All ${noun}`, url: stockPath },
    { label: `New ${noun}`, url: '/search/new-cars' },
    { label: `${settings.cards.usedLabel} ${noun}`, url: '/search/used-cars' },
    { label: 'Special offers', url: routePatterns.offers },
    { label: 'Contact us', url: '/contact' },
    { label: settings.header.menu.labels.locations, url: '/dealerships' },
  ];
  return {
    kind: 'not-found',
    title: 'Page not found',
    heading: 'We can’t find that page',
    text: `The page may have moved, or the ${vehicleNoun(settings, 1)} has been sold. Search what’s in stock now, or start with one of these.`,
    links: links.filter(({ url }) => pathExists(url, context)),
    searchLabel: searchLabel(settings),
    searchUrl: resultsPath,
    placeholder: searchPlaceholder(site),
  };
}
