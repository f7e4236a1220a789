/** Pages that look alike but for the template's frame and sheets (frames.ts); a template may draw one for itself. */
import Budget from './Budget.astro';
import Compare from './Compare.astro';
import Favourites from './Favourites.astro';
import Journey from './Journey.astro';
import Receipt from './Receipt.astro';
import Reserve from './Reserve.astro';
import TradeIn from './TradeIn.astro';
import Watchlist from './Watchlist.astro';

export const sharedPages = { Budget, Compare, Favourites, Journey, Receipt, Reserve, TradeIn, Watchlist };
