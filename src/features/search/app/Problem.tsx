import { useInstantSearch } from 'react-instantsearch';

/** A search that failed: the list below is the last good one (SRCH-15). */
export function Problem() {
  const { status, refresh } = useInstantSearch({ catchError: true });
  if (status !== 'error') return null;
  return (
    <p className="search-problem" role="alert">
      The search did not answer. What you see below is from before. <button type="button" className="search-problem__retry" onClick={() => { refresh(); }}>Try again</button>
    </p>
  );
}
