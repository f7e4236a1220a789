import { useEffect, useRef } from 'react';
import { useInstantSearch, useSearchBox } from 'react-instantsearch';
import type { SearchState } from '#src/domain/search-state.ts';
import type { SearchConfig } from './app-config.ts';
import { fromUiState, toUiState } from './search-route.ts';
import { moveNote, noteKey, onEnter, otherwise, searchNote, whileTyping } from './typed-search.ts';

const pauseMs = 300;

/** The page's own search form becomes live: text is searched after a pause, and what Enter sends is understood in plain words (SRCH-01, NLQ-01). Where what was understood finds nothing, the names are searched for as text. */
export function SearchField({ config }: { config: SearchConfig }) {
  const { indexUiState, setUiState, results, status } = useInstantSearch();
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
    const way = otherwise.get();
    if (!way || status !== 'idle' || results?.nbHits === undefined || results.__isArtificial) return;
    const state = fromUiState({ [indexName]: indexUiState }, indexName);
    if (noteKey(state) !== way.from || results.query !== state.query || results.getRefinements().length !== conditions(state)) return;
    otherwise.set(null);
    if (results.nbHits > 0) return;
    moveNote(way.to);
    setUiState(toUiState(way.to, indexName));
  }, [results, status, indexUiState, indexName, setUiState]);

  useEffect(() => {
    const field = searchInput();
    if (!field?.form) return undefined;
    let timer = 0;
    const current = () => fromUiState({ [indexName]: latest.current.indexUiState }, indexName);
    const search = () => {
      const text = whileTyping(field.value.trim(), current(), config);
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
      const next = onEnter(field.value, current(), config);
      sent.current = next.query;
      field.value = next.query;
      setUiState(toUiState(next, indexName));
    };
    field.addEventListener('input', typed);
    field.form.addEventListener('submit', submitted);
    // What was typed before the search was ready, and is not the search of the address.
    if (field.value.trim() !== '' && field.value.trim() !== searchNote.get()?.text) search(); else field.value = sent.current;
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', typed);
      field.form?.removeEventListener('submit', submitted);
    };
  }, [config, indexName, refine, setUiState]);
  return null;
}

/** How many values and ends of ranges a search names: results with other numbers are those of the search before. */
const conditions = ({ refinements, ranges }: SearchState): number => [...Object.values(refinements), ...Object.values(ranges).map(({ min, max }) => [min, max].filter((end) => end !== null))].flat().length;

export const searchInput = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('[data-search-form] input[name="query"]');
