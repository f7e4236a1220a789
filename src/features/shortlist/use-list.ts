import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';

const nothing: readonly never[] = [];
const never = () => () => undefined;

/** A list of this browser; null until the page runs there, so that nobody is told it is empty before it was read. */
export function useList<T>($list: ReadableAtom<readonly T[]>): readonly T[] | null {
  const isBrowser = useSyncExternalStore(never, () => true, () => false);
  const list = useSyncExternalStore((changed) => $list.listen(changed), () => $list.get(), () => nothing as readonly T[]);
  return isBrowser ? list : null;
}
