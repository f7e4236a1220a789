/**
 * What this tab changed in a list and cannot count on yet. A change that could not be written stays until it is. One
 * that was written stays for a moment: another tab that had not heard of it may write over it, and then it is made
 * again.
 */
export type Change<T> = { add: T } | { remove: string };

interface OwnChange<T> {
  change: Change<T>;
  isWritten: boolean;
  /** How often it was made again. */
  repairs: number;
}

export interface OwnChanges<T> {
  note: (change: Change<T>) => void;
  /** Those that no storage holds yet. */
  unwritten: () => Change<T>[];
  /**
   * Those that `list` lacks although they were written, each at most a few times, so that two
   * tabs never quarrel for long.
   */
  lost: (list: readonly T[]) => Change<T>[];
  written: () => void;
  /** Forgets what was written: whatever stands in storage now is right. */
  settle: () => void;
}

/**
 * Milliseconds in which browsers tell their tabs of a change, with room for a slow phone; too short to change
 * one's mind in another tab.
 */
const settlesIn = 1000;
const mostRepairs = 3;

export function ownChanges<T>(idOf: (entry: T) => string): OwnChanges<T> {
  const own = new Map<string, OwnChange<T>>();
  const isLost = ({ change }: OwnChange<T>, ids: ReadonlySet<string>): boolean =>
    'add' in change ? !ids.has(idOf(change.add)) : ids.has(change.remove);
  const forget = (id: string, entry: OwnChange<T>) => {
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
        (entry) => entry.isWritten && entry.repairs < mostRepairs && isLost(entry, ids),
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
