/** In this browser, per dealer (FAV-01), synced between tabs. */
import { atom } from 'nanostores';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';
import { entryId, hasEntry, readEntry, type SavedEntry } from './saved-entry.ts';

const limit = 100;

export const $favourites = atom<readonly SavedEntry[]>([]);

/** Specification section 3. */
export const favouritesKey = (site: string): string => `${site}:FavouritedCars`;

/**
 * The displayed state decides, even if another tab has changed the list.
 *
 * @returns a toggle that returns whether the vehicle is now in the list
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
