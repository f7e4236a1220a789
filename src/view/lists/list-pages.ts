import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { stockPath } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';
import type { ComparePageData, FavouritesPageData, WatchlistPageData } from './lists.page-data.ts';

const storedByBrowser = 'This list is saved in your browser. Turn on JavaScript to see it.';

export function favouritesPage({ settings }: Site): FavouritesPageData {
  const many = vehicleNoun(settings);
  return {
    kind: 'favourites',
    title: `Saved ${many}`,
    heading: `Your ${regionalTerms[settings.regional.locale].favourite} ${many}`,
    description: `The ${many} you saved in this browser, with today's prices.`,
    withoutScript: storedByBrowser,
    empty: {
      title: 'Nothing saved yet',
      text: `Tap the heart on a ${vehicleNoun(settings, 1)} to save it on this device. No account needed.`,
      label: `See all ${many}`,
      url: stockPath,
    },
  };
}

export function comparePage({ settings }: Site): ComparePageData {
  const many = vehicleNoun(settings);
  return {
    kind: 'compare',
    title: `Compare ${many}`,
    heading: `Compare ${many}`,
    description: `Up to four ${many} side by side, with the differences marked.`,
    withoutScript: storedByBrowser,
    empty: {
      title: 'Nothing to compare yet',
      text: `Tap Compare on up to four ${many}. They’ll appear here side by side, with the differences marked.`,
      label: `Choose ${many}`,
      url: stockPath,
    },
  };
}

/** On all of a signed-in shopper's devices (WATCH-02, ROUTE-22). */
export function watchlistPage({ settings }: Site): WatchlistPageData {
  const many = vehicleNoun(settings);
  const one = vehicleNoun(settings, 1);
  return {
    kind: 'watchlist',
    title: 'Watchlist',
    heading: 'Your watchlist',
    description: `The ${many} on your watchlist, with today's prices.`,
    withoutScript: 'Turn on JavaScript to see this list. You can sign in and out without it.',
    signIn: {
      title: 'Sign in to see your watchlist',
      text: `Your watchlist is saved to your ${regionalTerms[settings.regional.locale].mobile}. Sign in to see it.`,
      label: 'Sign in',
      privacyPath: settings.forms.privacyPath,
    },
    empty: {
      title: 'Nothing on your watchlist yet',
      text: `Tap Watch on a ${one}’s page and it appears here, on all your devices.`,
      label: `See all ${many}`,
      url: stockPath,
    },
    gone: { unnamed: `A ${one} you saved`, url: stockPath },
  };
}
