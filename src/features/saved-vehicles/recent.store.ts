import { atom } from 'nanostores';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';
import { entryId, readEntry, type SavedEntry } from './saved-entry.ts';

const limit = 12;
export const $recent = atom<readonly SavedEntry[]>([]);
export const recentKey = (site: string): string => `${site}:RecentCars`;

export function connectRecent(site: string, storage: () => ListStorage, tabs: Tabs): (vehicle: SavedEntry) => void {
  const change = connectList({
    $list: $recent,
    key: recentKey(site),
    storage,
    tabs,
    read: readEntry,
    idOf: entryId,
    limit,
  });
  return (vehicle) => void change({ add: vehicle });
}
