/** Vehicles whose pages this browser opened, the latest first. */
import { atom } from 'nanostores';
import { connectList, type Shelf, type Tabs } from './kept-list.ts';
import { entryId, readEntry, type SavedEntry } from './saved-entry.ts';

const limit = 12;
export const $recent = atom<readonly SavedEntry[]>([]);
export const recentKey = (site: string): string => `${site}:RecentCars`;

/** @returns a function that puts a vehicle in front. */
export function connectRecent(site: string, shelf: () => Shelf, tabs: Tabs): (vehicle: SavedEntry) => void {
  const change = connectList({
    $list: $recent,
    key: recentKey(site),
    shelf,
    tabs,
    read: readEntry,
    idOf: entryId,
    limit,
  });
  return (vehicle) => void change({ add: vehicle });
}
