import { useStore } from '@nanostores/react';
import { useInstantSearch } from 'react-instantsearch';
import type { LeftOut } from '#src/domain/search/plain-words/asides.ts';
import { searchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { missingNote } from '#src/view/search/missing-words.ts';
import { leftOutNote, replacedNote } from '#src/view/search/note-words.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';
import { noteKey, searchNote } from './typed-search.ts';

/** Says which words the list does not answer, and where else to ask (NLQ-01, SRCH-09). */
export function SearchNotes({ config }: { config: SearchConfig }) {
  const { settings } = config;
  const { indexName } = settings.search;
  const { indexUiState, setUiState, results, status } = useInstantSearch();
  const note = useStore(searchNote);
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const isAbout = note?.about === noteKey(state);
  const hasFilters = Object.keys(state.refinements).length + Object.keys(state.ranges).length + (isAbout ? note.pending.length : 0) > 0;
  const missing = status === 'idle' && results?.nbHits ? missingNote(results, hasFilters) : null;
  if (!missing && !(isAbout && note.leftOut.length + note.pending.length + note.replaced.length > 0)) return null;
  const searchFor = (query: string) => { setUiState(toUiState(searchState({ query }), indexName)); };
  return (
    <div className="search-notes muted" role="status">
      {missing && <p>{missing.words} {missing.left && <SearchOnly words={missing.left} searchFor={searchFor} />}</p>}
      {isAbout && note.replaced.map(({ facet, values }) => <p key={facet}>{replacedNote(facet, values, state, settings)}</p>)}
      {isAbout && note.leftOut.map((one) => (
        <p key={one.words}>
          {leftOutNote(one, state, settings)}
          {one.kind === 'weekly' && settings.finance.budgetFinder.page && <> <a href="/budget/">Search by weekly payment in the budget finder</a></>}
          {one.kind === 'other' && <> <SearchOnly words={one.words} searchFor={searchFor} /></>}
        </p>
      ))}
      {isAbout && note.pending.length > 0 && <p>{`Press Enter to make filters of: ${note.pending.join(', ')}.`}</p>}
    </div>
  );
}

interface OnlyProps { words: LeftOut['words']; searchFor: (query: string) => void }

function SearchOnly({ words, searchFor }: OnlyProps) {
  return <button className="search-problem__retry" type="button" onClick={() => { searchFor(words); }}>{`Search for “${words}” only`}</button>;
}
