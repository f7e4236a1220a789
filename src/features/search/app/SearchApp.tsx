import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  Configure,
  InstantSearch,
  useInstantSearch,
  useRange,
  useRefinementList,
  useSortBy,
  type InstantSearchProps,
} from 'react-instantsearch';
import type { UiState } from 'instantsearch.js';
import {
  mustHaveAll,
  searchFacetNames,
  searchRangeNames,
  type SearchFacet,
  type SearchRange,
} from '#src/domain/search/search-state.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { AppliedFilters, useAppliedCount } from './AppliedFilters.tsx';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { withoutValues } from '#src/view/search/applied-filters.ts';
import { canonicalSearch, fromUiState, toUiState } from '#src/view/search/search-route.ts';
import { FilterPills } from './FilterPills.tsx';
import { Filters } from './Filters.tsx';
import { HeadSync } from './HeadSync.tsx';
import { LastPage, Pagination } from './Pagination.tsx';
import { LastSearches } from './LastSearches.tsx';
import { useStableFocus } from './keep-focus.ts';
import type { SearchClasses } from '../search-classes.ts';
import type { SearchClient } from '#src/search/search-client.ts';
import { Problem } from './Problem.tsx';
import { rememberSearch } from './remember-search.ts';
import { lastPage } from '#src/view/search/result-count.ts';
import { Results } from './Results.tsx';
import type { SearchRouter } from './router.ts';
import { SearchField } from './SearchField.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useResultsInSight } from './use-results-in-sight.ts';
import { offeredFilters } from '#src/view/search/offered-filters.ts';
import { sortOptions } from '#src/view/copy/search/sort-copy.ts';

interface Props {
  config: SearchConfig;
  client: SearchClient;
  router: SearchRouter;
  classes: SearchClasses;
  /** From 0 to 1, for choosing a tile. */
  chance: number;
  isLive: boolean;
  onReady: () => void;
  onFailure: (cause: Error) => void;
}

/** Algolia's types; ours include only fields that the widgets read. */
type InstantSearchClient = SearchClient & NonNullable<InstantSearchProps['searchClient']>;

const sameState = { stateToRoute: (state: UiState) => state, routeToState: (state: UiState) => state };

const toolsOf = (page: Document): Element | null => page.querySelector('[data-search-tools]');

export function SearchApp({ config, client, router, classes, chance, isLive, onReady, onFailure }: Props) {
  const { indexName } = config.settings.search;
  const tools = isLive && !classes.bar ? toolsOf(document) : null;
  return (
    <InstantSearch
      searchClient={client as InstantSearchClient}
      indexName={indexName}
      routing={{ router, stateMapping: sameState }}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Defaults config={config} />
      <Sorted config={config} />
      <Canonical config={config} />
      <HeadSync config={config} />
      <SearchField config={config} />
      <Ready onReady={onReady} onFailure={onFailure} />
      <History />
      <LastPage config={config} />
      <LastSearches config={config} />
      {tools && createPortal(<LiveSort config={config} tools={tools} />, tools)}
      <Page config={config} client={client} classes={classes} chance={chance} isLive={isLive} />
    </InstantSearch>
  );
}

/** Sorts from the first search, before the sort control mounts. */
function Sorted({ config: { settings } }: Pick<Props, 'config'>) {
  useSortBy({ items: sortOptions(settings) });
  return null;
}

/** Normalises every search (SRCH-14). Removing a make removes its models. */
function Canonical({ config }: Pick<Props, 'config'>) {
  const { indexName } = config.settings.search;
  const { indexUiState, setUiState } = useInstantSearch();
  const hadMake = useRef(false);
  useEffect(() => {
    const state = fromUiState({ [indexName]: indexUiState }, indexName);
    const hasLostMake = hadMake.current && !state.refinements.make && state.refinements.model !== undefined;
    const { refinements } = hasLostMake
      ? withoutValues(state, 'model', state.refinements.model ?? [])
      : canonicalSearch(state, config);
    hadMake.current = refinements.make !== undefined;
    if (refinements !== state.refinements) setUiState(toUiState({ ...state, refinements }, indexName));
  }, [indexUiState, setUiState, indexName, config]);
  return null;
}

function LiveSort({ config, tools }: { config: SearchConfig; tools: Element }) {
  useLayoutEffect(() => {
    const own = tools.querySelector('[data-search-sort]');
    const hadFocus = own !== null && document.activeElement === own;
    own?.closest('label')?.remove();
    if (hadFocus) tools.querySelector('select')?.focus({ preventScroll: true });
  }, [tools]);
  return <SortSelect settings={config.settings} />;
}

type PageProps = Pick<Props, 'config' | 'client' | 'classes' | 'chance' | 'isLive'>;

function Page({ config, client, classes, chance, isLive }: PageProps) {
  const top = useRef<HTMLDivElement>(null);
  useStableFocus(top, isLive);
  useResultsInSight(top, config);
  const { settings } = config;
  return (
    <div className={classes.root} ref={top}>
      {classes.bar === null ? (
        <OpenFilters classes={classes} />
      ) : (
        <div className={classes.bar.className}>
          <div className={classes.bar.row}>
            <OpenFilters classes={classes} />
            <FilterPills
              names={offeredFilters(settings).slice(0, classes.bar.pills)}
              words={classes.bar.words}
              config={config}
            />
            <SortSelect settings={settings} />
          </div>
        </div>
      )}
      <Filters config={config} classes={classes} isLive={isLive} />
      <div className={classes.results}>
        <AppliedFilters config={config} classes={classes} />
        <Problem />
        <SearchNotes config={config} />
        <Results config={config} client={client} classes={classes} chance={chance} />
        <Pagination />
      </div>
    </div>
  );
}

function OpenFilters({ classes }: { classes: SearchClasses }) {
  const chosen = useAppliedCount();
  return (
    <button className={classes.openButton.className} type="button" popoverTarget="filters">
      <Icon name="sliders-horizontal" />
      {classes.openButton.text}
      {chosen > 0 && <b className="badge">{chosen}</b>}
    </button>
  );
}

/** The client adds the dealer's default exclusions (SRCH-13, 21, 22). */
function Defaults({ config: { settings } }: Pick<Props, 'config'>) {
  return (
    <>
      <Configure hitsPerPage={settings.search.pageSize} maxValuesPerFacet={1000} attributesToHighlight={[]} />
      {searchFacetNames.map((name) => (
        <Listed key={name} name={name} />
      ))}
      {searchRangeNames.map((name) => (
        <Ranged key={name} name={name} />
      ))}
    </>
  );
}

/** Text and URLs may refine facets without a visible filter; InstantSearch drops unmounted ones. */
function Listed({ name }: { name: SearchFacet }) {
  useRefinementList({ attribute: name, operator: mustHaveAll(name) ? 'and' : 'or' });
  return null;
}

function Ranged({ name }: { name: SearchRange }) {
  useRange({ attribute: name });
  return null;
}

function Ready({ onReady, onFailure }: Pick<Props, 'onReady' | 'onFailure'>) {
  const { results, status, error } = useInstantSearch({ catchError: true });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    const isReady =
      status === 'idle' && results.nbHits !== undefined && !results.__isArtificial && results.page < lastPage(results);
    isDone.current = isReady || error !== undefined;
    if (isReady) onReady();
    else if (error) onFailure(error);
  }, [results, status, error, onReady, onFailure]);
  return null;
}

/** Milliseconds; skips half-typed words. */
const stayMs = 2000;

function History() {
  const { indexUiState, status } = useInstantSearch();
  useEffect(() => {
    if (status !== 'idle') return undefined;
    const remember = () => {
      rememberSearch(indexUiState);
    };
    const timer = setTimeout(remember, stayMs);
    addEventListener('pagehide', remember);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', remember);
    };
  }, [indexUiState, status]);
  return null;
}
