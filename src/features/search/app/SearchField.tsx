import { useEffect, useEffectEvent, useRef } from 'react';
import { useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { findAll } from '#src/view/search/search-request.ts';
import { prepareSearch } from './prepare-search.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';

const pauseMs = 300;
/** The URL's query, interpreted before the search loads. */
const addressed = new URLSearchParams(location.search).get('query')?.trim() ?? '';

const typedSearch = () => import('./typed-search.ts');

/** Errors surface in the search that uses it. */
const preloadTypedSearch = (): void => {
  typedSearch().catch(() => undefined);
};

type StartedAnew = (state: SearchState) => SearchState;

/** Typing into an empty field starts a new search; more words narrow it (NLQ-07). */
const fieldStart = (isEmpty: boolean) => ({
  isNew: isEmpty,
  base(state: SearchState, startedAnew: StartedAnew): SearchState {
    const next = this.isNew ? startedAnew(state) : state;
    this.isNew = false;
    return next;
  },
});

async function enteredSearch(
  text: string,
  base: (startedAnew: StartedAnew) => SearchState,
  config: SearchConfig,
): Promise<SearchState> {
  const [{ client }, { onEnter, startedAnew }] = await Promise.all([prepareSearch(), typedSearch()]);
  return onEnter(text, base(startedAnew), config, findAll(client, config));
}

/** Searches after a pause in typing; Enter turns words into filters (SRCH-01, NLQ-01). */
export function SearchField({ config }: { config: SearchConfig }) {
  const { indexUiState, setUiState } = useInstantSearch();
  const { query, refine } = useSearchBox();
  const { indexName } = config.settings.search;
  const current = useEffectEvent(() => fromUiState({ [indexName]: indexUiState }, indexName));
  const sent = useRef(query);

  useEffect(() => {
    const field = searchInput();
    if (field && query !== sent.current) field.value = query;
    sent.current = query;
  }, [query]);

  useEffect(() => {
    const field = searchInput();
    if (!field?.form) return undefined;
    let timer = 0;
    let isMounted = true;
    let isEntered = false;
    const start = fieldStart(sent.current === '');
    const understood = async () => {
      const { whileTyping, startedAnew } = await typedSearch();
      if (!isMounted || isEntered) return;
      const written = field.value.trim();
      const state = written === '' ? current() : start.base(current(), startedAnew);
      const text = whileTyping(written, state, config);
      if (text === sent.current) return;
      sent.current = text;
      setUiState(toUiState({ ...state, query: text, page: 1 }, indexName));
    };
    const search = () => {
      understood().catch(() => {
        refine(field.value.trim());
      });
    };
    const typed = () => {
      isEntered = false;
      if (field.value.trim() === '') start.isNew = true;
      clearTimeout(timer);
      timer = window.setTimeout(search, pauseMs);
    };
    const submitted = (event: Event) => {
      event.preventDefault();
      isEntered = true;
      clearTimeout(timer);
      const text = field.value;
      enteredSearch(text, (startedAnew) => start.base(current(), startedAnew), config).then(
        (next) => {
          if (!isMounted || field.value !== text) return;
          start.isNew = next.query === '';
          sent.current = next.query;
          field.value = next.query;
          setUiState(toUiState(next, indexName));
        },
        () => {
          refine(text);
        },
      );
    };
    if (document.activeElement === field) preloadTypedSearch();
    field.addEventListener('focus', preloadTypedSearch);
    field.addEventListener('input', typed);
    field.form.addEventListener('submit', submitted);
    // Text typed before the search was ready.
    if (field.value.trim() !== '' && field.value.trim() !== addressed) search();
    else field.value = sent.current;
    return () => {
      isMounted = false;
      clearTimeout(timer);
      field.removeEventListener('focus', preloadTypedSearch);
      field.removeEventListener('input', typed);
      field.form?.removeEventListener('submit', submitted);
    };
  }, [config, indexName, refine, setUiState]);
  return null;
}

export const searchInput = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>('[data-search-form] input[name="query"]');
