/** Favourites (FAV-01), stored in this browser per dealer and synced between tabs. */
import { atom } from 'nanostores';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';
import { entryId, hasEntry, readEntry, type SavedEntry } from './saved-entry.ts';

const limit = 100;

export const $favourites = atom<readonly SavedEntry[]>([]);

/** Key format from section 3 of the specification. */
export const favouritesKey = (site: string): string => `${site}:FavouritedCars`;

/**
 * The displayed state decides whether to add or remove, even if another tab has changed the list.
 *
 * @returns a function that toggles a vehicle and returns whether it is now in the list
 */
export function connectFavourites(
  site: string,
  storage: () => ListStorage,
  tabs: Tabs,
): (vehicle: SavedEntry) => boolean {
  const change = connectList({
    $list: $favourites,
    key: favouritesKey(site),
    storage,
    tabs,
    read: readEntry,
    idOf: entryId,
    limit,
  });
  return (vehicle) =>
    hasEntry(change(hasEntry($favourites.get(), vehicle.id) ? { remove: vehicle.id } : { add: vehicle }), vehicle.id);
}
