import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

const unread = Symbol('unread');

/** Null before hydration: an unread list isn't an empty one. */
export function useBrowserStore<T>($store: ReadableAtom<T>): T | null {
  const value: T | typeof unread = useStore($store, { ssr: () => unread as T });
  return value === unread ? null : value;
}
