import { useEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '#src/domain/search/search-state.ts';
import type { RequestClient } from '#src/view/search/with-defaults.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { dropOffers, type DropOffer } from '#src/view/search/drop-offers.ts';
import { emptySearch } from '#src/view/search/empty-search.ts';
import { resultCountText } from '#src/view/search/result-count.ts';
import { toUiState } from '#src/view/search/search-route.ts';
import { NoResults } from '../NoResults.tsx';
import { noteKey } from './search-note.ts';

interface Props {
  config: SearchConfig;
  state: SearchState;
  client: RequestClient;
}

function useOffers({ config, state, client }: Props): DropOffer[] {
  const [known, setKnown] = useState<{ about: string; offers: DropOffer[] } | null>(null);
  const about = noteKey(state);
  useEffect(() => {
    let isCurrent = true;
    dropOffers(state, config, client, Date.now()).then(
      (offers) => {
        if (isCurrent) setKnown({ about, offers });
      },
      (cause: unknown) => {
        console.warn('Could not count the results without one of the filters.', cause);
      },
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an equal new state doesn't trigger another count
  }, [about, config, client]);
  return known?.about === about ? known.offers : [];
}

/** Must not contain widgets: it mounts with the results, and adding a widget triggers a search. */
export function EmptyResult(props: Props) {
  const { config, state } = props;
  const { settings } = config;
  const { setIndexUiState, setUiState } = useInstantSearch();
  const offers = useOffers(props).map(({ text, to, count }) => ({
    label: `Without ${text}`,
    note: resultCountText(count, settings),
    to: () => {
      setUiState(toUiState(to, settings.search.indexName));
    },
  }));
  const { title, reason, ways, similar, all } = emptySearch(state, config);
  return (
    <NoResults
      title={title}
      reason={reason}
      offers={offers}
      ways={ways}
      beside={{
        similar,
        all: {
          label: all,
          to: () => {
            setIndexUiState({});
          },
        },
      }}
    />
  );
}
