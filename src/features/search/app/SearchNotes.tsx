import { useSyncExternalStore } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { LeftOut } from '#src/domain/plain-words-asides.ts';
import type { SearchConfig } from './app-config.ts';
import { missingNote } from './missing-words.ts';
import { fromUiState } from './search-route.ts';
import { noteKey, searchNote } from './typed-search.ts';

const subscribe = (changed: () => void): (() => void) => searchNote.listen(changed);

/** Says which words the list does not answer, and where else to ask (NLQ-01, SRCH-09). */
export function SearchNotes({ config }: { config: SearchConfig }) {
  const { settings } = config;
  const { indexUiState, setIndexUiState, results, status } = useInstantSearch();
  const note = useSyncExternalStore(subscribe, () => searchNote.get());
  const isAbout = note?.about === noteKey(fromUiState({ [settings.search.indexName]: indexUiState }, settings.search.indexName));
  const missing = status === 'idle' && results?.nbHits ? missingNote(results) : null;
  if (!missing && !(isAbout && note.leftOut.length + note.pending.length > 0)) return null;
  return (
    <div className="search-notes muted" role="status">
      {missing && <p>{missing.words} {missing.left && <button className="search-problem__retry" type="button" onClick={() => { setIndexUiState(({ page: _, ...rest }) => ({ ...rest, query: missing.left! })); }}>{`Search for “${missing.left}” only`}</button>}</p>}
      {isAbout && note.leftOut.map((one) => <p key={one.words}><LeftOutNote one={one} hasBudget={settings.finance.budgetFinder.page} /></p>)}
      {isAbout && note.pending.length > 0 && <p>{`Press Enter to add: ${note.pending.join(', ')}.`}</p>}
    </div>
  );
}

function LeftOutNote({ one: { kind, words }, hasBudget }: { one: LeftOut; hasBudget: boolean }) {
  if (kind === 'without') return `“${words}” can’t be searched, so it was left out. Choose what you do want in the filters.`;
  if (kind === 'vague') return `“${words}” can’t be searched, so it was left out.`;
  return <>{`“${words}” is a payment, not a price, so it was left out.`} {hasBudget && <a href="/budget/">Search by weekly payment in the budget finder</a>}</>;
}
