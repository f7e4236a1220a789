import { CompareList } from './CompareList.tsx';
import { FavouritesList } from './FavouritesList.tsx';
import { Watchlist } from './Watchlist.tsx';
import { mountList } from './mount-list.tsx';

mountList('favourites', FavouritesList);
mountList('compare', CompareList);
mountList('watchlist', Watchlist);
