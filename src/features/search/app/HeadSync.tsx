import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchConfig } from './app-config.ts';
import { countWords, shownCount } from './result-count.ts';
import { searchHeading } from './search-heading.ts';
import { addressOf, fromUiState } from './search-route.ts';

/** The page that was served, and its title; words that are true of it alone carry `data-search-own`. */
const startedAt = location.pathname.replace(/\/$/, '');
const startedAs = document.title;

/** The number of results as the page names it. */
export function useShownCount(config: SearchConfig): number | null {
  const { results } = useInstantSearch();
  if (results?.nbHits === undefined) return null;
  const facet = results.disjunctiveFacets.concat(results.facets).find(({ name }) => name === 'make');
  const isRefined = results.query !== '' || results.getRefinements().length > 0;
  return shownCount(results.nbHits, config.total, (facet?.data ?? null) as Record<string, number> | null, isRefined);
}

/** Keeps the static head of the page true: heading, title, and the count, which readers of the page announce. */
export function HeadSync({ config }: { config: SearchConfig }) {
  const { indexUiState } = useInstantSearch();
  const { indexName } = config.settings.search;
  const count = useShownCount(config);
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const path = addressOf(state, config, location.pathname);
  const heading = searchHeading(state, config, path);
  useEffect(() => {
    const title = document.querySelector('[data-search-heading]');
    const isOwn = path.replace(/\/$/, '') === startedAt;
    if (title && title.textContent !== heading) title.textContent = heading;
    document.title = isOwn ? startedAs : `${heading} for sale · ${config.settings.branding.name}`;
    for (const words of document.querySelectorAll<HTMLElement>('[data-search-own]')) words.hidden = !isOwn;
  }, [heading, path, config]);
  useEffect(() => {
    const place = document.querySelector('[data-search-count]');
    if (place && count !== null) place.textContent = countWords(count, config.settings);
  }, [count, config]);
  return null;
}
