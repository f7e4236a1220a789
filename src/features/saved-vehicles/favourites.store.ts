/**
 * Vehicles a shopper marked with the heart: kept in this browser, under the dealer's own key, in
 * step between tabs (FAV-01).
 */
import { atom } from 'nanostores';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';
import { entryId, hasEntry, readEntry, type SavedEntry } from './saved-entry.ts';

/** Longest list kept: a shopper's memory, not a database. The oldest go first. */
const limit = 100;

export const $favourites = atom<readonly SavedEntry[]>([]);

/** Key of specification section 3, derived from the dealer's slug. */
export const favouritesKey = (site: string): string => `${site}:FavouritedCars`;

/**
 * Ties the store to a shelf: reads it, writes every toggle, follows other tabs. What the heart showed decides between
 * adding and removing, for that is what the shopper pressed, even when another tab was quicker.
 * @returns a function that adds or removes a vehicle and says whether it is in the list now.
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
