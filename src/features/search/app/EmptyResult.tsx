import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '#src/domain/search-state.ts';
import { vehicleNoun } from '../stock-words.ts';
import type { SearchConfig } from './app-config.ts';

/** Nothing matches (SRCH-09): which filter to give up, and whom to ask. It comes and goes with the results, so it may hold no widget of its own: adding one searches again. */
export function EmptyResult({ config: { settings, similarUrl }, state }: { config: SearchConfig; state: SearchState }) {
  const { setIndexUiState } = useInstantSearch();
  const hasFilters = Object.keys(state.refinements).length + Object.keys(state.ranges).length > 0;
  return (
    <div className="empty panel">
      <div>
        <h2 className="title title--small">{`No ${vehicleNoun(settings)} match all of that`}</h2>
        <p className="muted">{reason(state.query, hasFilters)}</p>
      </div>
      <div className="empty__ways">
        <p><b>Like this and want something similar?</b></p>
        <p className="buttons">
          <a className="button button--primary" href={similarUrl}>{settings.labels.findSimilar}</a>
          {state.query && hasFilters && <button className="button button--line" type="button" onClick={() => { setIndexUiState(({ query: _, ...rest }) => rest); }}>{`Search without “${state.query}”`}</button>}
          <button className="button button--line" type="button" onClick={() => { setIndexUiState({}); }}>Clear everything</button>
        </p>
      </div>
    </div>
  );
}

function reason(query: string, hasFilters: boolean): string {
  if (!hasFilters && query) return `Nothing here matches “${query}”. Try fewer or other words.`;
  return query ? `Nothing has “${query}” together with these filters.` : 'Take a filter off, or clear them all and start again.';
}
