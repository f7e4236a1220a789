import { useEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { RequestClient } from '#src/view/search/with-defaults.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { dropOffers, type DropOffer } from '#src/view/search/drop-offers.ts';
import { emptyReason, emptyTitle, otherWays } from '#src/view/search/empty-reason.ts';
import { countWords } from '#src/view/search/result-count.ts';
import { toUiState } from '#src/view/search/search-route.ts';
import { noteKey } from './typed-search.ts';

interface Props { config: SearchConfig; state: SearchState; client: RequestClient }

/** The offers for a search; none until they are counted, nor where they cannot be. */
function useOffers({ config, state, client }: Props): DropOffer[] {
  const [known, setKnown] = useState<{ about: string; offers: DropOffer[] } | null>(null);
  const about = noteKey(state);
  useEffect(() => {
    let isCurrent = true;
    dropOffers(state, config, client, Date.now()).then(
      (offers) => { if (isCurrent) setKnown({ about, offers }); },
      (cause: unknown) => { console.warn('What would be found without a filter was not counted.', cause); },
    );
    return () => { isCurrent = false; };
  // The text stands for the search: the same one made anew is not a new question.
  }, [about, config, client]);
  return known?.about === about ? known.offers : [];
}

/** Nothing matches (SRCH-09): which filter to give up, and whom to ask. It comes and goes with the results, so it may hold no widget of its own: adding one searches again. */
export function EmptyResult(props: Props) {
  const { config, state } = props;
  const { settings, similarUrl, total } = config;
  const { setIndexUiState, setUiState } = useInstantSearch();
  const offers = useOffers(props);
  const ways = otherWays(state, config);
  return (
    <div className="empty panel">
      <div>
        <h2 className="title title--small">{emptyTitle(state, settings)}</h2>
        <p className="muted">{emptyReason(state)}</p>
        {offers.length > 0 && (
          <ul className="empty__offers" aria-label="Search without one of the filters">
            {offers.map(({ key, words, to, count }) => (
              <li key={key}><button className="button button--line" type="button" onClick={() => { setUiState(toUiState(to, settings.search.indexName)); }}>{`Without ${words}`}<small>{countWords(count, settings)}</small></button></li>
            ))}
          </ul>
        )}
        {ways.length > 0 && (
          <ul className="empty__offers" aria-label="Other searches">
            {ways.map(({ path, label, count }) => <li key={path}><a className="button button--line" href={path}>{label}<small>{countWords(count, settings)}</small></a></li>)}
          </ul>
        )}
      </div>
      <div className="empty__ways">
        <p><b>Like this and want something similar?</b></p>
        <p className="buttons">
          <a className="button button--primary" href={similarUrl}>{settings.labels.findSimilar}</a>
          <button className="button button--line" type="button" onClick={() => { setIndexUiState({}); }}>{ways.length > 0 ? `See all ${countWords(total, settings)}` : 'Clear everything'}</button>
        </p>
      </div>
    </div>
  );
}
