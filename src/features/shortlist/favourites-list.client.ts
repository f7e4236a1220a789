import { FavouritesList } from './FavouritesList.tsx';
import { mountList } from './mount-list.tsx';

mountList('[data-favourites-list]', FavouritesList);
