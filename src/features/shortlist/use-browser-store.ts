import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

const unread = Symbol('unread');

/**
 * What a store of this browser holds; null on the server and until the island runs, so that nobody is told that a list
 * is empty before it was read.
 */
export function useBrowserStore<T>($store: ReadableAtom<T>): T | null {
  const value: T | typeof unread = useStore($store, { ssr: () => unread as T });
  return value === unread ? null : value;
}
