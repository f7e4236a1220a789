import { connectCompared } from './compare.store.ts';
import { connectFavourites } from './favourites.store.ts';
import { connectRecent } from './recent.store.ts';

const site = document.documentElement.dataset['site'] ?? location.hostname;
const storage = () => window.localStorage;

export const toggleFavourite = connectFavourites(site, storage, window);
export const compareList = connectCompared(site, storage, window);
export const markViewed = connectRecent(site, storage, window);
