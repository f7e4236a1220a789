/** Unwritten changes, and recent ones to reapply if another tab overwrites them. */
export type Change<T> = { add: T } | { remove: string };

interface LocalChange<T> {
  change: Change<T>;
  isWritten: boolean;
  repairs: number;
}

export interface LocalChanges<T> {
  note: (change: Change<T>) => void;
  unwritten: () => Change<T>[];
  /** Written changes missing from `list`, a few times each, so that tabs don't keep overwriting each other. */
  lost: (list: readonly T[]) => Change<T>[];
  written: () => void;
  /** Accepts the stored list as it is. */
  settle: () => void;
}

/** Milliseconds for browsers to notify other tabs; too short for an undo there. */
const settlesIn = 1000;
const maxRepairs = 3;

export function localChanges<T>(idOf: (entry: T) => string): LocalChanges<T> {
  const own = new Map<string, LocalChange<T>>();
  const isLost = ({ change }: LocalChange<T>, ids: ReadonlySet<string>): boolean =>
    'add' in change ? !ids.has(idOf(change.add)) : ids.has(change.remove);
  const forget = (id: string, entry: LocalChange<T>) => {
    if (own.get(id) === entry) own.delete(id);
  };
  return {
    note: (change) => {
      const id = 'add' in change ? idOf(change.add) : change.remove;
      own.delete(id);
      own.set(id, { change, isWritten: false, repairs: 0 });
    },
    unwritten: () => [...own.values()].filter(({ isWritten }) => !isWritten).map(({ change }) => change),
    lost: (list) => {
      const ids = new Set(list.map(idOf));
      const lost = [...own.values()].filter(
        (entry) => entry.isWritten && entry.repairs < maxRepairs && isLost(entry, ids),
      );
      for (const entry of lost) entry.repairs += 1;
      return lost.map(({ change }) => change);
    },
    written: () => {
      for (const [id, entry] of own) {
        if (entry.isWritten) continue;
        entry.isWritten = true;
        setTimeout(forget, settlesIn, id, entry);
      }
    },
    settle: () => {
      for (const [id, { isWritten }] of own) if (isWritten) own.delete(id);
    },
  };
}
