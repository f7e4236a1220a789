/** Copy fixed by specification 8. */
import { watchlistPath } from '#src/domain/site-paths.ts';
import type { Toast } from '#src/features/saved-vehicles/toast.store.ts';

const action = { label: 'View List', url: watchlistPath };

export const failedToast = (
  title: 'We couldn’t update your watchlist' | 'You’re still signed in',
  text: string,
): Toast => ({ title, text, tone: 'failed' });

export const unreachable = 'We could not reach the dealer. Please check your connection and try again.';

export function watchlistToast(isSaved: boolean, title: string): Toast {
  return isSaved
    ? { title: 'Car Saved In Watchlist', text: `${title} is now on your watchlist`, action }
    : { title: 'Car Removed', text: `${title} is no longer on your watchlist`, action };
}
