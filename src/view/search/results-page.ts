/** Results page for browsers without scripts (decision 024). */
import { resultsAddress } from '#src/domain/search/results-url.ts';
import { searchState, sortNames, type SearchState } from '#src/domain/search/search-state.ts';
import type { SearchAnswer } from '#src/search/engine/request.ts';
import { vehicleOfRecord } from '#src/search/record.ts';
import { cardData } from '../card/card-data.ts';
import { rowOfCard } from '../card/compact-row.ts';
import { searchLabel, stockName } from '../copy/stock-copy.ts';
import { appliedFilters, chosenCount } from './applied-filters.ts';
import type { DropOffer } from './drop-offers.ts';
import { emptySearch } from './empty-search.ts';
import { filtersOfSearch, hiddenFields, type ListFilters } from './list-filters.ts';
import { isQueryIgnored } from './missing-words.ts';
import { missingLines, readingLines } from './note-lines.ts';
import { pageItems } from './page-items.ts';
import type { Resolved } from './resolve-search.ts';
import { foundKinds, resultCountText } from './result-count.ts';
import type { ResultsPageData } from './results.page-data.ts';
import { addressKey, type SearchConfig } from './search-config.ts';
import { searchHeading } from './search-heading.ts';
import { sortOptions } from '../copy/search/sort-copy.ts';

export interface Results {
  resolved: Resolved;
  answer: SearchAnswer;
  offers: DropOffer[];
  config: SearchConfig;
  list: ListFilters;
  /** Epoch milliseconds. */
  now: number;
}

const maxFacts = 4;

export function resultsPage({ resolved, answer, offers, config, list, now }: Results): ResultsPageData {
  const { settings } = config;
  const { indexName } = settings.search;
  const { nbHits: total, nbPages } = answer;
  const state: SearchState = { ...resolved.state, page: answer.page + 1 };
  const link = (to: Partial<SearchState>): string => resultsAddress(searchState(to), indexName);
  const name = searchHeading(state, config, '/cars/');
  const isEverything = name === (config.headings[addressKey('/cars/')] ?? stockName(settings));
  const onPage = state.page > 1 ? `, page ${state.page}` : '';
  const pageLink = (page: number): string | null => (page >= 1 && page <= nbPages ? link({ ...state, page }) : null);
  return {
    kind: 'results',
    title: `${name} for sale${onPage}`,
    heading: name + onPage,
    total,
    kinds: foundKinds(answer, state.refinements, config.bodyKinds),
    breadcrumbs: [
      { label: 'Home', url: '/' },
      ...(isEverything ? [] : [{ label: stockName(settings), url: '/cars/' }]),
      { label: isEverything ? stockName(settings) : name, url: null },
    ],
    applied: appliedFilters(state, config, now, isQueryIgnored(answer)).map(({ text, without }) => ({
      label: text,
      removeUrl: link(without),
    })),
    filters: filtersOfSearch(list, state, config),
    chosen: chosenCount(state),
    field: {
      label: searchLabel(settings),
      placeholder: list.placeholder,
      text: state.query,
      hidden: hiddenFields({ ...state, query: '', page: 1 }, indexName),
    },
    notes: [...missingLines(answer, chosenCount(state) > 0), ...readingLines(resolved, state, settings)].map(
      (line) => ({ ...line, onlyUrl: line.only === null ? null : link({ query: line.only }) }),
    ),
    sorts: total > 1 ? sorts(state, config, link) : [],
    rows: answer.hits.map((hit) => rowOfCard(cardData(vehicleOfRecord(hit), settings, now, 'list'), maxFacts)),
    shown: resultRangeText(state, answer, config),
    pages: {
      items: nbPages > 1 ? pageItems(state.page, nbPages, (page) => link({ ...state, page })) : [],
      previous: pageLink(state.page - 1),
      next: pageLink(state.page + 1),
    },
    empty:
      total > 0
        ? null
        : {
            ...emptySearch(state, config),
            offers: offers.map(({ text, to, count }) => ({
              label: `Without ${text}`,
              url: link(to),
              note: resultCountText(count, settings),
            })),
          },
  };
}

function sorts(
  state: SearchState,
  { settings }: SearchConfig,
  link: (to: SearchState) => string,
): ResultsPageData['sorts'] {
  const options = sortOptions(settings).map(({ value, label }) => ({
    label,
    sort: sortNames.find((name) => value.endsWith(`:${name}`)) ?? 'rank',
  }));
  return options.length < 2
    ? []
    : options.map(({ label, sort }) => ({
        label,
        url: link({ ...state, sort, page: 1 }),
        isCurrent: sort === state.sort,
      }));
}

/** "22 to 42 of 598"; "9 cars" if all are shown. */
function resultRangeText(state: SearchState, { hits, nbHits }: SearchAnswer, { settings }: SearchConfig): string {
  if (hits.length === nbHits) return resultCountText(nbHits, settings, foundKinds({ hits, nbHits }, state.refinements));
  const first = (state.page - 1) * settings.search.pageSize + 1;
  const last = first + hits.length - 1;
  return `${first === last ? `Number ${first}` : `${first} to ${last}`} of ${nbHits.toLocaleString('en')}`;
}
