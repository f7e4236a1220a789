/** Vehicles a shopper marked with the heart: kept in this browser, under the dealer's own key, in step between tabs (FAV-01). */
import { atom } from 'nanostores';

export interface Favourite {
  id: string;
  /** `/cars/{slug}`. */
  url: string;
  title: string;
}

/** Longest list kept: a shopper's memory, not a database. The oldest go first. */
const limit = 100;

export const $favourites = atom<readonly Favourite[]>([]);

/** Key of specification section 3, derived from the dealer's slug. */
export const favouritesKey = (site: string): string => `${site}:FavouritedCars`;

const isFavourite = (value: unknown): value is Favourite =>
  typeof value === 'object' && value !== null
  && ['id', 'url', 'title'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
  && (value as Favourite).url.startsWith('/cars/');

/** Reads a stored list; text that is absent, damaged or not ours counts as an empty list. */
export function parseFavourites(stored: string | null): Favourite[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isFavourite).map(({ id, url, title }) => ({ id, url, title })).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** The list with the vehicle added in front, or without it when it was there. */
export function toggled(list: readonly Favourite[], vehicle: Favourite): readonly Favourite[] {
  const others = list.filter((entry) => entry.id !== vehicle.id);
  return others.length < list.length ? others : [vehicle, ...list].slice(0, limit);
}

/** Storage that a browser may refuse (private windows, blocked cookies): the heart then lasts for this page. */
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Ties the store to a shelf: reads it, writes every toggle, follows other tabs.
 * @returns a function that adds or removes a vehicle and says whether it is in the list now.
 */
export function connectFavourites(site: string, shelf: () => Shelf, tabs: Pick<EventTarget, 'addEventListener'>): (vehicle: Favourite) => boolean {
  const key = favouritesKey(site);
  const read = (): Favourite[] => {
    try { return parseFavourites(shelf().getItem(key)); } catch { return [...$favourites.get()]; }
  };
  $favourites.set(read());
  tabs.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if (changed === key || changed === null) $favourites.set(read());
  });
  return (vehicle) => {
    const next = toggled(read(), vehicle);
    $favourites.set(next);
    try { shelf().setItem(key, JSON.stringify(next)); } catch { /* kept for this page only */ }
    return next.some((entry) => entry.id === vehicle.id);
  };
}
