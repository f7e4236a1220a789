/** What a shopper reads after a change of the watchlist: the words of specification 8. */
import type { Toast } from '../saved-vehicles/toast.store.ts';

export const watchlistPath = '/watchlist';
const action = { label: 'View List', url: watchlistPath };

export function watchlistToast(isSaved: boolean, title: string): Toast {
  return isSaved
    ? { title: 'Car Saved In Watchlist', text: `${title} is now available in your watchlist`, action }
    : { title: 'Car Removed', text: `${title} is no longer in your watchlist`, action };
}
