import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BudgetFinderData } from '../budget/budget-finder.ts';
import type { CardData } from '../card/card.ts';
import type { LocationCard } from '../locations/location-card.ts';
import type { OfferCard } from '../content/offer-card.ts';
import type { ReviewsSection } from '../reviews/reviews-section.ts';
import type { BrowseTile } from '../card/browse-tiles.ts';
import type { SearchFormData } from '../search/search-form-data.ts';

export interface HomePageData {
  kind: 'home';
  title: string;
  description: string;
  headline: string;
  lede: string | null;
  hero: {
    image: string | null;
    alt: string;
    caption: string | null;
    primary: { label: string; url: string };
    secondary: { label: string; url: string } | null;
  };
  total: number;
  accessories: number;
  kinds: StockKind[];
  totals: { new: number; demo: number; used: number };
  search: SearchFormData;
  bodies: BrowseTile[];
  makes: BrowseTile[];
  allMakesUrl: string | null;
  models: {
    name: string;
    manufacturer: string;
    description: string | null;
    from: string | null;
    url: string;
    image: string | null;
    filters?: readonly string[];
  }[];
  offers: OfferCard[];
  /** Null if off or if no vehicle has a price. */
  budget: BudgetFinderData | null;
  featured: CardData[];
  reviews: ReviewsSection | null;
  locations: LocationCard[];
  /** JSON-LD. */
  structuredData: object[];
}
