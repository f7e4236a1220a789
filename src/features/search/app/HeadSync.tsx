import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchRecord } from '#src/search/record.ts';
import { limitsUsedStock } from '#src/domain/search/default-filters.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { servedPath, servedTitle } from '../served-page.ts';
import { showCrumbs } from './head-crumbs.ts';
import { countingFacet, foundKinds, resultCountText, displayCount } from '#src/view/search/result-count.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { addressOf, canonicalSearch, fromUiState, readAddress } from '#src/view/search/search-route.ts';

const count = document.querySelector<HTMLElement>('[data-search-count]');
/** Shown beside the loading text while another search loads. */
const startedCount = count?.dataset['searchCount'] || (count?.textContent ?? '');

/** As on the page: "1,284 cars". */
export function useCountText({ settings, total, bodyKinds }: SearchConfig): string | null {
  const { results, indexUiState } = useInstantSearch();
  // InstantSearch's placeholder result has no count.
  if (results?.nbHits === undefined || results.__isArtificial) return null;
  const facets = results.disjunctiveFacets.concat(results.facets) as { name: string; data: Record<string, number> }[];
  const refined = new Set(results.getRefinements().map(({ attributeName }) => attributeName));
  // Used stock is counted with the default limits, so counts by stock type don't add up.
  const uncounted = limitsUsedStock(settings) ? new Set([...refined, 'car_type']) : refined;
  const isRefined = results.query !== '' || refined.size > 0;
  const count = displayCount(results.nbHits, total, countingFacet(facets, uncounted), isRefined);
  const found = results as unknown as { nbHits: number; hits: SearchRecord[] };
  return resultCountText(count, settings, foundKinds(found, indexUiState.refinementList ?? {}, bodyKinds));
}

/** Keeps heading, title and breadcrumbs in step with the search. `data-search-own`: for the served search only. */
export function HeadSync({ config }: { config: SearchConfig }) {
  const { indexUiState } = useInstantSearch();
  const { indexName } = config.settings.search;
  const count = useCountText(config);
  const state = canonicalSearch(fromUiState({ [indexName]: indexUiState }, indexName), config);
  const path = addressOf(state, config, location.pathname);
  const heading = searchHeading(state, config, path);
  const isOwn = path === addressOf(readAddress(servedPath, '', config), config, servedPath);
  useEffect(() => {
    const title = document.querySelector('[data-search-heading]');
    if (title && title.textContent !== heading) title.textContent = heading;
    showCrumbs(heading, isOwn, config.headings['/cars']);
    document.title = isOwn ? servedTitle : `${heading} for sale · ${config.settings.branding.name}`;
    for (const element of document.querySelectorAll<HTMLElement>('[data-search-own]')) element.hidden = !isOwn;
  }, [heading, isOwn, config]);
  useEffect(() => {
    const host = document.querySelector('[data-search-count]');
    if (host && count !== null) host.textContent = isOwn ? startedCount : count;
  }, [count, config, isOwn]);
  return null;
}
