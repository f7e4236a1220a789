import { cardData } from '#src/view/card/card-data.ts';
import { VehicleCards, type VehicleCardsProps } from '../vehicle-card/VehicleCards.tsx';
import { $favourites } from '../saved-vehicles/favourites.store.ts';
import { $recent } from '../saved-vehicles/recent.store.ts';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';
import { RemovedVehicles } from './RemovedVehicles.tsx';
import { ComingList, EmptyList, UnkeptNote, Unreachable } from './Notes.tsx';
import type { FavouritesPageData } from '#src/view/lists/lists.page-data.ts';
import { useBrowserStore } from './use-browser-store.ts';
import { useVehicles, type FoundVehicles } from './use-vehicles.ts';
import type { VehicleLookup } from './site-lookup.ts';

export interface FavouritesListProps extends Pick<VehicleCardsProps, 'settings' | 'sizes' | 'factIcons'> {
  empty: FavouritesPageData['empty'];
  /** Epoch milliseconds. */
  now: number;
  lookUp: VehicleLookup;
}

type Cards = Pick<FavouritesListProps, 'settings' | 'sizes' | 'factIcons' | 'now'>;

function cardsOf(entries: readonly SavedEntry[], found: FoundVehicles, { settings, now }: Cards) {
  if (found.status !== 'ready') return [];
  return entries.flatMap(({ id }) => {
    const vehicle = found.vehicles.get(id);
    return vehicle ? [cardData(vehicle, settings, now, 'list')] : [];
  });
}

function Recent({ entries, found, ...cards }: Cards & { entries: readonly SavedEntry[]; found: FoundVehicles }) {
  const listed = cardsOf(entries, found, cards).slice(0, 6);
  if (listed.length === 0) return null;
  return (
    <section className="recent-list">
      <h2 className="recent-list__title">Recently viewed</h2>
      <VehicleCards cards={listed} {...cards} />
    </section>
  );
}

/** Delisted vehicles appear by name (FAV-01). */
export function FavouritesList({ empty, lookUp, ...cards }: FavouritesListProps) {
  const saved = useBrowserStore($favourites);
  const recent = useBrowserStore($recent) ?? [];
  const others = recent.filter(({ id }) => !saved?.some((entry) => entry.id === id));
  const { found, retry } = useVehicles(
    [...(saved ?? []), ...others].map(({ id }) => id),
    lookUp,
  );
  if (saved === null) return null;
  if (found.status === 'loading' && saved.length > 0)
    return <ComingList text="Loading your list" count={saved.length} />;
  if (found.status === 'failed' && saved.length > 0) return <Unreachable entries={saved} retry={retry} />;
  const listed = cardsOf(saved, found, cards);
  const gone = found.status === 'ready' ? saved.filter(({ id }) => !found.vehicles.has(id)) : [];
  return (
    <>
      {saved.length === 0 ? <EmptyList empty={empty} /> : <UnkeptNote />}
      {listed.length > 0 && <VehicleCards cards={listed} {...cards} heading="h2" />}
      <RemovedVehicles entries={gone} list="save" />
      <Recent entries={others} found={found} {...cards} />
    </>
  );
}
