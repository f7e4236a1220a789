import { useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';

/** Keeps the last good list, filters and counts (SRCH-15); retrying repeats the search. */
export function Problem() {
  const { status, indexUiState, setIndexUiState } = useInstantSearch({ catchError: true });
  const wanted = useRef(indexUiState);
  useEffect(() => {
    if (status === 'loading' || status === 'stalled') wanted.current = indexUiState;
  }, [status, indexUiState]);
  if (status !== 'error') return null;
  return (
    <p className="search-problem" role="alert">
      Search didn’t respond. These are your earlier results.{' '}
      <button
        type="button"
        className="search-problem__retry"
        onClick={() => {
          setIndexUiState(wanted.current);
        }}
      >
        Try again
      </button>
    </p>
  );
}
