import { useStore } from '@nanostores/react';
import { useInstantSearch } from 'react-instantsearch';
import { searchState } from '#src/domain/search/search-state.ts';
import { chosenCount } from '#src/view/search/applied-filters.ts';
import { missingLines, readingLines, type NoteLine } from '#src/view/search/note-lines.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { fromUiState, toUiState } from '#src/view/search/search-route.ts';
import { Notes } from '../Notes.tsx';
import { noteKey, searchNote, type SearchNote } from './search-note.ts';

const pendingLines = ({ pending }: SearchNote): NoteLine[] =>
  pending.length === 0
    ? []
    : [{ key: 'pending', text: `Press Enter to filter by: ${pending.join(', ')}.`, only: null, way: null }];

export function SearchNotes({ config: { settings } }: { config: SearchConfig }) {
  const { indexName } = settings.search;
  const { indexUiState, setUiState, results, status } = useInstantSearch();
  const stored = useStore(searchNote);
  const state = fromUiState({ [indexName]: indexUiState }, indexName);
  const note = stored?.about === noteKey(state) ? stored : null;
  const missing =
    status === 'idle' && results ? missingLines(results, chosenCount(state) + (note?.pending.length ?? 0) > 0) : [];
  const lines = [...missing, ...(note ? [...readingLines(note, state, settings), ...pendingLines(note)] : [])];
  const searchFor = (query: string) => () => {
    setUiState(toUiState(searchState({ query }), indexName));
  };
  return (
    <Notes
      role="status"
      notes={lines.map((line) => ({ ...line, onlyTo: line.only === null ? null : searchFor(line.only) }))}
    />
  );
}
