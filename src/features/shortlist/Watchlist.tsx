import { useEffect, useSyncExternalStore } from 'react';
import { $watchlist, type Watchlist as Watched } from '../account/watchlist.store.ts';
import { leaveWatchlist, loadWatchlist, signInForWatchlist } from '../account/watchlist.ts';
import { useSavedButtons } from '../saved-vehicles/use-saved-buttons.ts';
import { cardData } from '../vehicle-card/card-data.ts';
import { VehicleCards } from '../vehicle-card/VehicleCards.tsx';
import type { FavouritesListProps } from './FavouritesList.tsx';
import type { WatchlistPageData } from './shortlist.page-data.ts';
import { useVehicles } from './use-vehicles.ts';
import { useWatchButtons } from './use-watch-buttons.ts';

export interface WatchlistProps extends FavouritesListProps {
  signIn: WatchlistPageData['signIn'];
}

function SignIn({ signIn }: Pick<WatchlistProps, 'signIn'>) {
  return (
    <div className="empty-list" data-privacy={signIn.privacyPath}>
      <h2 className="empty-list__title">{signIn.title}</h2>
      <p>{signIn.text}</p>
      <button className="button button--primary" type="button" onClick={() => void signInForWatchlist()}>{signIn.label}</button>
    </div>
  );
}

function Failed({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className="empty-list" role="alert">
      <h2 className="empty-list__title">Your watchlist did not load</h2>
      <p>{message}</p>
      <button className="button button--line" type="button" onClick={retry}>Try again</button>
    </div>
  );
}

/** Vehicles whose page is gone: nothing but the number is known of them, and taking them off. */
function NoLonger({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section className="gone-list" aria-label="No longer listed">
      <h2 className="gone-list__title">No longer listed</h2>
      <p>Sold, or taken off the site since you saved {ids.length === 1 ? 'it' : 'them'}.</p>
      <ul>{ids.map((id) => <li key={id}><span>Listing {id}</span><button className="button button--line" type="button" data-watch={id} data-title={`Listing ${id}`}>Remove</button></li>)}</ul>
    </section>
  );
}

function useWatchlist(): Watched {
  useEffect(() => { void loadWatchlist(); }, []);
  return useSyncExternalStore((changed) => $watchlist.listen(changed), () => $watchlist.get(), () => ({ status: 'unknown' }) as const);
}

/** What a signed-in shopper keeps with the dealer, as cards with today's prices (WATCH-02). */
export function Watchlist({ empty, signIn, lookUp, ...cards }: WatchlistProps) {
  const watchlist = useWatchlist();
  const ids = watchlist.status === 'ready' ? watchlist.ids : [];
  const { found, retry } = useVehicles(ids, lookUp);
  useSavedButtons();
  useWatchButtons();
  if (watchlist.status === 'signed-out') return <SignIn signIn={signIn} />;
  if (watchlist.status === 'failed') return <Failed message={watchlist.message} retry={() => void loadWatchlist()} />;
  if (watchlist.status === 'unknown' || (found.status === 'loading' && ids.length > 0)) return <p className="list-loading" role="status">Loading your watchlist</p>;
  if (found.status === 'failed' && ids.length > 0) return <Failed message="Prices and photos could not be had. Check your connection." retry={retry} />;
  const vehicles = found.status === 'ready' ? ids.flatMap((id) => found.vehicles.get(id) ?? []) : [];
  return (
    <>
      <p className="watchlist__who">Signed in as {watchlist.phone}. <button type="button" onClick={() => void leaveWatchlist()}>Sign out</button></p>
      {ids.length === 0 && (
        <div className="empty-list"><h2 className="empty-list__title">{empty.title}</h2><p>{empty.text}</p><a className="button button--primary" href={empty.url}>{empty.label}</a></div>
      )}
      {vehicles.length > 0 && <div data-watchlist><VehicleCards cards={vehicles.map((vehicle) => cardData(vehicle, cards.settings, cards.now, 'list'))} {...cards} heading="h2" /></div>}
      {found.status === 'ready' && <NoLonger ids={ids.filter((id) => !found.vehicles.has(id))} />}
    </>
  );
}
