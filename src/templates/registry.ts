/** The templates by their name in settings. Each arranges the same page data as a company of its own. */
import ShowroomBlog from './showroom/Blog.astro';
import ShowroomBudget from './showroom/Budget.astro';
import ShowroomContent from './showroom/Content.astro';
import ShowroomFavourites from './showroom/Favourites.astro';
import ShowroomFormError from './showroom/FormError.astro';
import ShowroomGone from './showroom/Gone.astro';
import ShowroomHome from './showroom/Home.astro';
import ShowroomLanding from './showroom/Landing.astro';
import ShowroomLocation from './showroom/Location.astro';
import ShowroomLocations from './showroom/Locations.astro';
import ShowroomModels from './showroom/Models.astro';
import ShowroomNotFound from './showroom/NotFound.astro';
import ShowroomOffers from './showroom/Offers.astro';
import ShowroomResults from './showroom/Results.astro';
import ShowroomVehicle from './showroom/Vehicle.astro';
import ShowroomWatchlist from './showroom/Watchlist.astro';
import MarketplaceBlog from './marketplace/Blog.astro';
import MarketplaceBudget from './marketplace/Budget.astro';
import MarketplaceContent from './marketplace/Content.astro';
import MarketplaceFavourites from './marketplace/Favourites.astro';
import MarketplaceFormError from './marketplace/FormError.astro';
import MarketplaceGone from './marketplace/Gone.astro';
import MarketplaceHome from './marketplace/Home.astro';
import MarketplaceLanding from './marketplace/Landing.astro';
import MarketplaceLocation from './marketplace/Location.astro';
import MarketplaceLocations from './marketplace/Locations.astro';
import MarketplaceModels from './marketplace/Models.astro';
import MarketplaceNotFound from './marketplace/NotFound.astro';
import MarketplaceOffers from './marketplace/Offers.astro';
import MarketplaceResults from './marketplace/Results.astro';
import MarketplaceVehicle from './marketplace/Vehicle.astro';
import MarketplaceWatchlist from './marketplace/Watchlist.astro';
import Compare from './pages/Compare.astro';
import Journey from './pages/Journey.astro';
import Receipt from './pages/Receipt.astro';
import Reserve from './pages/Reserve.astro';
import TradeIn from './pages/TradeIn.astro';
import type { TemplateName } from '#src/domain/tenant/settings/template-names.ts';

/** Pages that look alike but for the template's frame and sheets (frames.ts). */
const shared = { Compare, Journey, Receipt, Reserve, TradeIn };

const showroom = {
  ...shared,
  Content: ShowroomContent,
  FormError: ShowroomFormError,
  Gone: ShowroomGone,
  Home: ShowroomHome,
  Landing: ShowroomLanding,
  Location: ShowroomLocation,
  Locations: ShowroomLocations,
  Models: ShowroomModels,
  NotFound: ShowroomNotFound,
  Offers: ShowroomOffers,
  Results: ShowroomResults,
  Vehicle: ShowroomVehicle,
  Blog: ShowroomBlog,
  Budget: ShowroomBudget,
  Favourites: ShowroomFavourites,
  Watchlist: ShowroomWatchlist,
};
const marketplace: typeof showroom = {
  ...shared,
  Content: MarketplaceContent,
  FormError: MarketplaceFormError,
  Gone: MarketplaceGone,
  Home: MarketplaceHome,
  Landing: MarketplaceLanding,
  Location: MarketplaceLocation,
  Locations: MarketplaceLocations,
  Models: MarketplaceModels,
  NotFound: MarketplaceNotFound,
  Offers: MarketplaceOffers,
  Results: MarketplaceResults,
  Vehicle: MarketplaceVehicle,
  Blog: MarketplaceBlog,
  Budget: MarketplaceBudget,
  Favourites: MarketplaceFavourites,
  Watchlist: MarketplaceWatchlist,
};

export const templates: Record<TemplateName, typeof showroom> = { showroom, marketplace };
