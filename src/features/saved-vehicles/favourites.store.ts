/** Vehicles a shopper marked with the heart: kept in this browser, under the dealer's own key, in step between tabs (FAV-01). */
import { atom } from 'nanostores';
import { connectList, parseList, type Shelf, type Tabs } from './kept-list.ts';
import { hasEntry, readEntry, toggled as toggledEntry, type SavedEntry } from './saved-entry.ts';

export type Favourite = SavedEntry;

/** Longest list kept: a shopper's memory, not a database. The oldest go first. */
const limit = 100;

export const $favourites = atom<readonly Favourite[]>([]);

/** Key of specification section 3, derived from the dealer's slug. */
export const favouritesKey = (site: string): string => `${site}:FavouritedCars`;

/** Reads a stored list; text that is absent, damaged or not ours counts as an empty list. */
export const parseFavourites = (stored: string | null): Favourite[] => parseList(stored, readEntry, limit);

/** The list with the vehicle added in front, or without it when it was there. */
export const toggled = (list: readonly Favourite[], vehicle: Favourite): readonly Favourite[] => toggledEntry(list, vehicle).slice(0, limit);

/**
 * Ties the store to a shelf: reads it, writes every toggle, follows other tabs.
 * @returns a function that adds or removes a vehicle and says whether it is in the list now.
 */
export function connectFavourites(site: string, shelf: () => Shelf, tabs: Tabs): (vehicle: Favourite) => boolean {
  const change = connectList({ $list: $favourites, key: favouritesKey(site), shelf, tabs, read: readEntry, limit });
  return (vehicle) => hasEntry(change((list) => toggledEntry(list, vehicle)), vehicle.id);
}
