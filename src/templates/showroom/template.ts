/** Every page of the template. The other templates have the same ones. */
import Blog from './Blog.astro';
import Budget from './Budget.astro';
import Compare from './Compare.astro';
import Content from './Content.astro';
import Favourites from './Favourites.astro';
import FormError from './FormError.astro';
import Gone from './Gone.astro';
import Home from './Home.astro';
import Journey from './Journey.astro';
import Landing from './Landing.astro';
import Location from './Location.astro';
import Locations from './Locations.astro';
import Models from './Models.astro';
import NotFound from './NotFound.astro';
import Offers from './Offers.astro';
import Receipt from './Receipt.astro';
import Reserve from './Reserve.astro';
import Results from './Results.astro';
import TradeIn from './TradeIn.astro';
import Vehicle from './Vehicle.astro';
import Watchlist from './Watchlist.astro';

export const showroom = {
  Blog,
  Budget,
  Compare,
  Content,
  Favourites,
  FormError,
  Gone,
  Home,
  Journey,
  Landing,
  Location,
  Locations,
  Models,
  NotFound,
  Offers,
  Receipt,
  Reserve,
  Results,
  TradeIn,
  Vehicle,
  Watchlist,
};

export type Template = typeof showroom;
