import { useEffect, useRef } from 'react';
import { useInstantSearch, useSearchBox } from 'react-instantsearch';
import { applyPlainWords, parsePlainWords } from '#src/domain/plain-words.ts';
import type { SearchConfig } from './app-config.ts';
import { fromUiState, toUiState } from './search-route.ts';

const pauseMs = 300;

/** The page's own search form becomes live: text is searched after a pause, and what Enter sends is understood in plain words (SRCH-01, NLQ-01). */
export function SearchField({ config }: { config: SearchConfig }) {
  const { indexUiState, setUiState } = useInstantSearch();
  const { query, refine } = useSearchBox();
  const { indexName } = config.settings.search;
  const latest = useRef({ indexUiState });
  latest.current = { indexUiState };
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
    const search = () => {
      const text = field.value.trim();
      if (text === sent.current) return;
      sent.current = text;
      refine(text);
    };
    const typed = () => {
      clearTimeout(timer);
      timer = window.setTimeout(search, pauseMs);
    };
    const submitted = (event: Event) => {
      event.preventDefault();
      clearTimeout(timer);
      const state = fromUiState({ [indexName]: latest.current.indexUiState }, indexName);
      const words = parsePlainWords(field.value, config.words, config.settings.regional.locale, Date.now());
      const next = applyPlainWords(state, words);
      sent.current = next.query;
      field.value = next.query;
      setUiState(toUiState(next, indexName));
    };
    field.addEventListener('input', typed);
    field.form.addEventListener('submit', submitted);
    // What was typed before the search was ready.
    if (field.value.trim() !== '') search(); else field.value = sent.current;
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', typed);
      field.form?.removeEventListener('submit', submitted);
    };
  }, [config, indexName, refine, setUiState]);
  return null;
}

export const searchInput = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('[data-search-form] input[name="query"]');
