import { useMemo } from 'react';
import { useHits, useInstantSearch } from 'react-instantsearch';
import { carTypes, type CarType } from '#src/domain/vehicle/vehicle.ts';
import { type SearchRecord, vehicleOfRecord } from '#src/search/record.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { VehicleCards } from '../../vehicle-card/VehicleCards.tsx';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { EmptyResult } from './EmptyResult.tsx';
import type { SearchClasses } from '../search-classes.ts';
import { fromUiState } from '#src/view/search/search-route.ts';
import type { RequestClient } from '#src/view/search/with-defaults.ts';
import { pickTile, similarTile } from '#src/view/card/pick-tile.ts';

/** Shows the last good hits while a search is running or has failed (SRCH-15). */
export function Results({
  config,
  client,
  classes,
  chance,
}: {
  config: SearchConfig;
  client: RequestClient;
  classes: SearchClasses;
  chance: number;
}) {
  const { settings } = config;
  const { items } = useHits<SearchRecord & Record<string, unknown>>();
  const { indexUiState, results, status } = useInstantSearch();
  const cards = useMemo(
    // eslint-disable-next-line react-hooks/purity -- tags of the time when the results arrived
    () => items.map((hit) => cardData(vehicleOfRecord(hit), settings, Date.now(), 'list')),
    [items, settings],
  );
  const state = fromUiState({ [settings.search.indexName]: indexUiState }, settings.search.indexName);
  if (results?.nbHits === 0) return <EmptyResult config={config} state={state} client={client} />;
  const types = new Set((state.refinements.car_type ?? carTypes) as CarType[]);
  // eslint-disable-next-line react-hooks/purity -- a tile of the time when the results arrived
  const now = Date.now();
  const tile = state.page > 1 ? null : pickTile(config.tiles, { types, cards: cards.length, now, chance }, settings);
  const similar = settings.search.similarCard
    ? similarTile(settings, config.similarUrl === '/cars/' ? null : config.similarUrl)
    : null;
  return (
    <div className={status === 'stalled' ? 'hits hits--busy' : 'hits'}>
      <VehicleCards
        cards={cards}
        settings={settings}
        lazyFrom={3}
        tile={tile}
        last={similar}
        className={classes.cards}
        sizes={classes.cardSizes}
        heading="h2"
        factIcons={classes.factIcons}
      />
    </div>
  );
}
