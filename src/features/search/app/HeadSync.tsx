import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchRecord } from '#src/search/record.ts';
import { limitsUsedStock } from '#src/domain/search/default-filters.ts';
import { stockName } from '#src/view/copy/stock-copy.ts';
import { addressKey, type SearchConfig } from '#src/view/search/search-config.ts';
import { showCrumbs } from './head-crumbs.ts';
import { countingFacet, foundKinds, resultCountText, shownCount } from '#src/view/search/result-count.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { addressOf, fromUiState } from '#src/view/search/search-route.ts';

/** The page that was served, and its title; words that are true of it alone carry `data-search-own`. */
const startedAt = location.pathname.replace(/\/$/, '');
const startedAs = document.title;
const count = document.querySelector<HTMLElement>('[data-search-count]');
/** While another search is waited for, the list's own number stands beside the words that say so. */
const startedCount = count?.dataset['searchCount'] || (count?.textContent ?? '');

/** The results as the page counts them, "1,284 cars". */
export function useCountText(config: SearchConfig): string | null {
  const { results, indexUiState } = useInstantSearch();
  const count = useShownCount(config);
  if (count === null || results?.nbHits === undefined) return null;
  const { indexName } = config.settings.search;
  const { data: bodies } = facetsOf(results).find(({ name }) => name === 'body') ?? {};
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const found = { nbHits: results.nbHits, hits: results.hits as unknown as SearchRecord[], bodies };
  return resultCountText(count, config.settings, foundKinds(found, state, config.settings));
}

type Results = NonNullable<ReturnType<typeof useInstantSearch>['results']>;

const facetsOf = ({ disjunctiveFacets, facets }: Results): { name: string; data: Record<string, number> }[] =>
  disjunctiveFacets.concat(facets) as { name: string; data: Record<string, number> }[];

function useShownCount(config: SearchConfig): number | null {
  const { results } = useInstantSearch();
  if (results?.nbHits === undefined) return null;
  const refined = new Set(results.getRefinements().map(({ attributeName }) => attributeName));
  // Used stock is counted as a press would find it, without what is left out by default: then stock types do not add
  // up.
  const uncounted = limitsUsedStock(config.settings, Date.now()) ? new Set([...refined, 'car_type']) : refined;
  return shownCount(
    results.nbHits,
    config.total,
    countingFacet(facetsOf(results), uncounted),
    results.query !== '' || refined.size > 0,
  );
}

/**
 * Keeps the static head of the page true: heading, breadcrumbs, title, and the count, which
 * readers of the page announce.
 */
export function HeadSync({ config }: { config: SearchConfig }) {
  const { indexUiState } = useInstantSearch();
  const { indexName } = config.settings.search;
  const count = useCountText(config);
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const path = addressOf(state, config, location.pathname);
  const heading = searchHeading(state, config, path);
  const isOwn = path.replace(/\/$/, '') === startedAt;
  useEffect(() => {
    const title = document.querySelector('[data-search-heading]');
    if (title && title.textContent !== heading) title.textContent = heading;
    const stock = stockName(config.settings);
    showCrumbs(heading === config.headings[addressKey('/cars/')] ? stock : heading, isOwn, stock);
    document.title = isOwn ? startedAs : `${heading} for sale · ${config.settings.branding.name}`;
    for (const element of document.querySelectorAll<HTMLElement>('[data-search-own]')) element.hidden = !isOwn;
  }, [heading, isOwn, config]);
  useEffect(() => {
    const host = document.querySelector('[data-search-count]');
    if (host && count !== null) host.textContent = isOwn ? startedCount : count;
  }, [count, config, isOwn]);
  return null;
}
