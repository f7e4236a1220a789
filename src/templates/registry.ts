/** The templates by their name in settings. Each arranges the same page data as a company of its own. */
import ShowroomBlog from './showroom/Blog.astro';
import ShowroomBudget from './showroom/Budget.astro';
import ShowroomCompare from './showroom/Compare.astro';
import ShowroomContent from './showroom/Content.astro';
import ShowroomFavourites from './showroom/Favourites.astro';
import ShowroomFormError from './showroom/FormError.astro';
import ShowroomGone from './showroom/Gone.astro';
import ShowroomHome from './showroom/Home.astro';
import ShowroomJourney from './showroom/Journey.astro';
import ShowroomLanding from './showroom/Landing.astro';
import ShowroomLocation from './showroom/Location.astro';
import ShowroomLocations from './showroom/Locations.astro';
import ShowroomModels from './showroom/Models.astro';
import ShowroomNotFound from './showroom/NotFound.astro';
import ShowroomOffers from './showroom/Offers.astro';
import ShowroomReceipt from './showroom/Receipt.astro';
import ShowroomReserve from './showroom/Reserve.astro';
import ShowroomResults from './showroom/Results.astro';
import ShowroomTradeIn from './showroom/TradeIn.astro';
import ShowroomVehicle from './showroom/Vehicle.astro';
import ShowroomWatchlist from './showroom/Watchlist.astro';
import MarketplaceBlog from './marketplace/Blog.astro';
import MarketplaceBudget from './marketplace/Budget.astro';
import MarketplaceCompare from './marketplace/Compare.astro';
import MarketplaceContent from './marketplace/Content.astro';
import MarketplaceFavourites from './marketplace/Favourites.astro';
import MarketplaceFormError from './marketplace/FormError.astro';
import MarketplaceGone from './marketplace/Gone.astro';
import MarketplaceHome from './marketplace/Home.astro';
import MarketplaceJourney from './marketplace/Journey.astro';
import MarketplaceLanding from './marketplace/Landing.astro';
import MarketplaceLocation from './marketplace/Location.astro';
import MarketplaceLocations from './marketplace/Locations.astro';
import MarketplaceModels from './marketplace/Models.astro';
import MarketplaceNotFound from './marketplace/NotFound.astro';
import MarketplaceOffers from './marketplace/Offers.astro';
import MarketplaceReceipt from './marketplace/Receipt.astro';
import MarketplaceReserve from './marketplace/Reserve.astro';
import MarketplaceResults from './marketplace/Results.astro';
import MarketplaceTradeIn from './marketplace/TradeIn.astro';
import MarketplaceVehicle from './marketplace/Vehicle.astro';
import MarketplaceWatchlist from './marketplace/Watchlist.astro';
import type { TemplateName } from '#src/domain/tenant/settings/template-names.ts';

const showroom = {
  Content: ShowroomContent,
  FormError: ShowroomFormError,
  Gone: ShowroomGone,
  Home: ShowroomHome,
  Journey: ShowroomJourney,
  Landing: ShowroomLanding,
  Location: ShowroomLocation,
  Locations: ShowroomLocations,
  Models: ShowroomModels,
  NotFound: ShowroomNotFound,
  Offers: ShowroomOffers,
  Receipt: ShowroomReceipt,
  Reserve: ShowroomReserve,
  Results: ShowroomResults,
  TradeIn: ShowroomTradeIn,
  Vehicle: ShowroomVehicle,
  Blog: ShowroomBlog,
  Budget: ShowroomBudget,
  Compare: ShowroomCompare,
  Favourites: ShowroomFavourites,
  Watchlist: ShowroomWatchlist,
};
const marketplace: typeof showroom = {
  Content: MarketplaceContent,
  FormError: MarketplaceFormError,
  Gone: MarketplaceGone,
  Home: MarketplaceHome,
  Journey: MarketplaceJourney,
  Landing: MarketplaceLanding,
  Location: MarketplaceLocation,
  Locations: MarketplaceLocations,
  Models: MarketplaceModels,
  NotFound: MarketplaceNotFound,
  Offers: MarketplaceOffers,
  Receipt: MarketplaceReceipt,
  Reserve: MarketplaceReserve,
  Results: MarketplaceResults,
  TradeIn: MarketplaceTradeIn,
  Vehicle: MarketplaceVehicle,
  Blog: MarketplaceBlog,
  Budget: MarketplaceBudget,
  Compare: MarketplaceCompare,
  Favourites: MarketplaceFavourites,
  Watchlist: MarketplaceWatchlist,
};

export const templates: Record<TemplateName, typeof showroom> = { showroom, marketplace };
