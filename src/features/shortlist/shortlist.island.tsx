/** Not server-rendered: the server doesn't know the lists. */
import { useState } from 'react';
import { CompareList, type CompareListProps } from './CompareList.tsx';
import { FavouritesList, type FavouritesListProps } from './FavouritesList.tsx';
import { lookUpVehicles } from './site-lookup.ts';
import { Watchlist, type WatchlistProps } from './Watchlist.tsx';

type ServerProps<Props> = Omit<Props, 'lookUp' | 'now'>;

const useSite = () => ({ lookUp: lookUpVehicles, now: useState(() => Date.now())[0] });

export function FavouritesIsland(props: ServerProps<FavouritesListProps>) {
  return <FavouritesList {...props} {...useSite()} />;
}

export function CompareIsland(props: ServerProps<CompareListProps>) {
  return <CompareList {...props} {...useSite()} />;
}

export function WatchlistIsland(props: ServerProps<WatchlistProps>) {
  return <Watchlist {...props} {...useSite()} />;
}
