/** Vehicles to compare side by side (CMP-01): up to four, in the order in which they were chosen. */
import { atom } from 'nanostores';
import { connectList, type Shelf, type Tabs } from './kept-list.ts';
import { hasEntry, readEntry, type SavedEntry } from './saved-entry.ts';

export const mostCompared = 4;
export const $compared = atom<readonly SavedEntry[]>([]);
export const comparedKey = (site: string): string => `${site}:ComparedCars`;

export interface CompareList {
  /** `full`: four are chosen, and this one was not added. */
  toggle: (vehicle: SavedEntry) => 'added' | 'removed' | 'full';
  clear: () => void;
}

export function connectCompared(site: string, shelf: () => Shelf, tabs: Tabs): CompareList {
  const change = connectList({ $list: $compared, key: comparedKey(site), shelf, tabs, read: readEntry, limit: mostCompared });
  return {
    toggle: (vehicle) => {
      let outcome: ReturnType<CompareList['toggle']> = 'added';
      change((list) => {
        if (hasEntry(list, vehicle.id)) { outcome = 'removed'; return list.filter(({ id }) => id !== vehicle.id); }
        if (list.length >= mostCompared) { outcome = 'full'; return list; }
        return [...list, vehicle];
      });
      return outcome;
    },
    clear: () => void change(() => []),
  };
}
