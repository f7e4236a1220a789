import { describe, expect, test } from 'vitest';
import { isWatched, withWatched, type Watchlist } from '#src/journeys/account/ui/watchlist.store.ts';
import { watchlistToast } from '#src/journeys/account/ui/watchlist-toasts.ts';

const list: Watchlist = { status: 'ready', phone: '+61491570156', ids: ['a', 'b'] };

describe('watchlist', () => {
  test('puts an added vehicle first, only once (WATCH-01)', () => {
    expect(withWatched(list, 'c', true)).toMatchObject({ ids: ['c', 'a', 'b'] });
    expect(withWatched(list, 'b', true)).toMatchObject({ ids: ['b', 'a'] });
  });

  test('removes a vehicle, and ignores one that is not in the list (WATCH-01)', () => {
    expect(withWatched(list, 'a', false)).toMatchObject({ ids: ['b'] });
    expect(withWatched(list, 'z', false)).toEqual(list);
  });

  test.each<Watchlist>([{ status: 'unknown' }, { status: 'signed-out' }, { status: 'failed', message: 'Away.' }])(
    'cannot add to a list that is $status (WATCH-01)',
    (unready) => {
      expect(isWatched(withWatched(unready, 'a', true), 'a')).toBe(false);
    },
  );

  test("shows toasts in the catalogue's wording, with a link to the list (WATCH-01, ERR-01)", () => {
    const action = { label: 'View List', url: '/watchlist' };
    expect(watchlistToast(true, '2021 Mazda CX-5')).toEqual({
      title: 'Car Saved In Watchlist',
      text: '2021 Mazda CX-5 is now on your watchlist',
      action,
    });
    expect(watchlistToast(false, '2021 Mazda CX-5')).toMatchObject({ title: 'Car Removed', action });
  });
});
