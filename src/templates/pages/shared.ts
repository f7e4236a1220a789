/** Differ between templates only in frame and stylesheets (frames.ts). A template may override any. */
import Budget from './Budget.astro';
import Compare from './Compare.astro';
import Favourites from './Favourites.astro';
import Journey from './Journey.astro';
import Receipt from './Receipt.astro';
import Reserve from './Reserve.astro';
import TradeIn from './TradeIn.astro';
import Watchlist from './Watchlist.astro';

export const sharedPages = { Budget, Compare, Favourites, Journey, Receipt, Reserve, TradeIn, Watchlist };
