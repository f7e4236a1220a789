import { atom } from 'nanostores';

/** `ids`: newest first. `savedAt`: ISO instants. */
export type Watchlist =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; phone: string; ids: readonly string[]; savedAt?: Readonly<Record<string, string>> };

export const $watchlist = atom<Watchlist>({ status: 'unknown' });

export const isWatched = (watchlist: Watchlist, id: string): boolean =>
  watchlist.status === 'ready' && watchlist.ids.includes(id);

export function withWatched(watchlist: Watchlist, id: string, isOn: boolean): Watchlist {
  if (watchlist.status !== 'ready') return watchlist;
  const others = watchlist.ids.filter((one) => one !== id);
  return { ...watchlist, ids: isOn ? [id, ...others] : others };
}
