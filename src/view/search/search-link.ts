import { resultsAddress } from '#src/domain/search/results-url.ts';
import { defaultSearchPath, searchPath, stockListingPath } from '#src/domain/search/search-url.ts';
import type { SearchState } from '#src/domain/search/search-state.ts';
import { stockPath } from '#src/site/landings.ts';
import { siteCatalogue } from '#src/site/site-catalogue.ts';
import type { Site } from '#src/site/site.ts';

export function searchPage(state: SearchState, site: Site): string | null {
  const path = searchPath(state, siteCatalogue(site));
  if (path.includes('?')) return null;
  return path === defaultSearchPath ? stockPath : path;
}

export function searchLink(state: SearchState, site: Site): string {
  const { engine, indexName } = site.settings.search;
  const answer = engine === 'static' ? resultsAddress : stockListingPath;
  return searchPage(state, site) ?? answer(state, indexName);
}
