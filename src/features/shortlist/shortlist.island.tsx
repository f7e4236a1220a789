/**
 * The lists of this browser and of a signed-in shopper. The server draws none of them: what is in them it cannot know.
 */
import { useState } from 'react';
import { CompareList, type CompareListProps } from './CompareList.tsx';
import { FavouritesList, type FavouritesListProps } from './FavouritesList.tsx';
import { lookUpVehicles } from './site-lookup.ts';
import { Watchlist, type WatchlistProps } from './Watchlist.tsx';

type Given<Props> = Omit<Props, 'lookUp' | 'now'>;

/** What a list needs besides what its page says: the site's own stock, and the moment at which it was opened. */
const useSite = () => ({ lookUp: lookUpVehicles, now: useState(() => Date.now())[0] });

export function FavouritesIsland(props: Given<FavouritesListProps>) {
  return <FavouritesList {...props} {...useSite()} />;
}

export function CompareIsland(props: Given<CompareListProps>) {
  return <CompareList {...props} {...useSite()} />;
}

export function WatchlistIsland(props: Given<WatchlistProps>) {
  return <Watchlist {...props} {...useSite()} />;
}
