import { useEffect } from 'react';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { $watchlist, type Watchlist as Watched } from '#src/journeys/account/ui/watchlist.store.ts';
import { leaveWatchlist, loadWatchlist, signInForWatchlist } from '#src/journeys/account/ui/watchlist.ts';
import { $compared } from '../saved-vehicles/compare.store.ts';
import { $favourites } from '../saved-vehicles/favourites.store.ts';
import { $recent } from '../saved-vehicles/recent.store.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { VehicleCards } from '../vehicle-card/VehicleCards.tsx';
import type { FavouritesListProps } from './FavouritesList.tsx';
import type { WatchlistPageData } from '#src/view/lists/lists.page-data.ts';
import { ComingList } from './Notes.tsx';
import { useBrowserStore } from './use-browser-store.ts';
import { useVehicles } from './use-vehicles.ts';
import { UnwatchButton } from './UnwatchButton.tsx';
import { RemovedWatchedVehicles } from './RemovedWatchedVehicles.tsx';

export interface WatchlistProps extends FavouritesListProps {
  signIn: WatchlistPageData['signIn'];
  gone: WatchlistPageData['gone'];
}

function SignIn({ signIn }: Pick<WatchlistProps, 'signIn'>) {
  return (
    <div className="empty-list" data-privacy={signIn.privacyPath}>
      <h2 className="empty-list__title">{signIn.title}</h2>
      <p>{signIn.text}</p>
      <button className="button button--primary" type="button" onClick={() => void signInForWatchlist()}>
        {signIn.label}
      </button>
    </div>
  );
}

function Failed({ message, retry }: { message: string; retry: () => void }) {
  return (
    <div className="empty-list" role="alert">
      <h2 className="empty-list__title">Your watchlist didn’t load</h2>
      <p>{message}</p>
      <button className="button button--line" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

function useWatchlist(): Watched | null {
  useEffect(() => {
    void loadWatchlist();
  }, []);
  return useBrowserStore($watchlist);
}

export function Watchlist({ empty, signIn, gone, lookUp, ...cards }: WatchlistProps) {
  const watchlist = useWatchlist();
  const ids = watchlist?.status === 'ready' ? watchlist.ids : [];
  const { found, retry } = useVehicles(ids, lookUp);
  const known = [useBrowserStore($recent), useBrowserStore($favourites), useBrowserStore($compared)].flatMap(
    (list) => list ?? [],
  );
  if (watchlist === null) return null;
  if (watchlist.status === 'signed-out') return <SignIn signIn={signIn} />;
  if (watchlist.status === 'failed') return <Failed message={watchlist.message} retry={() => void loadWatchlist()} />;
  if (watchlist.status === 'unknown' || (found.status === 'loading' && ids.length > 0))
    return <ComingList text="Loading your watchlist" count={ids.length} />;
  if (found.status === 'failed' && ids.length > 0)
    return <Failed message="Prices and photos didn’t load. Check your connection." retry={retry} />;
  const vehicles = found.status === 'ready' ? ids.flatMap((id) => found.vehicles.get(id) ?? []) : [];
  return (
    <>
      <p className="watchlist__who">
        Signed in as {writtenPhone(watchlist.phone, cards.settings.regional.locale)}.{' '}
        <button type="button" onClick={() => void leaveWatchlist()}>
          Sign out
        </button>
      </p>
      {ids.length === 0 && (
        <div className="empty-list">
          <h2 className="empty-list__title">{empty.title}</h2>
          <p>{empty.text}</p>
          <a className="button button--primary" href={empty.url}>
            {empty.label}
          </a>
        </div>
      )}
      {vehicles.length > 0 && (
        <div data-watchlist>
          <VehicleCards
            cards={vehicles.map((vehicle) => cardData(vehicle, cards.settings, cards.now, 'list'))}
            {...cards}
            heading="h2"
            under={({ id, title }) => (
              <UnwatchButton
                id={id}
                title={title}
                label={`Remove ${title} from your watchlist`}
                className="watchlist__remove"
              >
                Remove from watchlist
              </UnwatchButton>
            )}
          />
        </div>
      )}
      {found.status === 'ready' && watchlist.status === 'ready' && (
        <RemovedWatchedVehicles
          ids={ids.filter((id) => !found.vehicles.has(id))}
          savedAt={watchlist.savedAt ?? {}}
          known={known}
          copy={gone}
          settings={cards.settings}
        />
      )}
    </>
  );
}
