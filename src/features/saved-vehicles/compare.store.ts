/** Up to four (CMP-01), in the order chosen. */
import { atom } from 'nanostores';
import { connectList, type ListStorage, type Tabs } from './stored-list.ts';
import { entryId, hasEntry, readEntry, type SavedEntry } from './saved-entry.ts';

export const maxCompared = 4;
export const $compared = atom<readonly SavedEntry[]>([]);
export const comparedKey = (site: string): string => `${site}:ComparedCars`;

export interface CompareList {
  toggle: (vehicle: SavedEntry) => 'added' | 'removed' | 'full';
  clear: () => void;
}

export function connectCompared(site: string, storage: () => ListStorage, tabs: Tabs): CompareList {
  const change = connectList({
    $list: $compared,
    key: comparedKey(site),
    storage,
    tabs,
    read: readEntry,
    idOf: entryId,
    place: (others, entry) => [...others, entry],
    limit: maxCompared,
  });
  return {
    toggle: (vehicle) => {
      if (hasEntry($compared.get(), vehicle.id)) {
        change({ remove: vehicle.id });
        return 'removed';
      }
      if (hasEntry(change({ add: vehicle }), vehicle.id)) return 'added';
      change({ remove: vehicle.id });
      return 'full';
    },
    clear: () => void change(...$compared.get().map(({ id }) => ({ remove: id }))),
  };
}
