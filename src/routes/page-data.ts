import type { VehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import type { RetiredPageData, VehiclePageData } from '#src/view/vehicle/vehicle.page-data.ts';
import type {
  ContentPageData,
  ModelsPageData,
  NotFoundPageData,
  OffersPageData,
} from '#src/view/content/content.page-data.ts';
import type { BlogPageData } from '#src/view/content/blog.page-data.ts';
import type { HomePageData } from '#src/view/home/home.page-data.ts';
import type { LandingPageData } from '#src/view/search/landing.page-data.ts';
import type { ResultsPageData } from '#src/view/search/results.page-data.ts';
import type { FormErrorPageData } from '#src/view/forms/form-error.page-data.ts';
import type { TradeInPageData } from '#src/journeys/trade-in/view/trade-in.page-data.ts';
import type { ReceiptPageData } from '#src/view/receipt/receipt.page-data.ts';
import type { JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import type { ReservePageData } from '#src/journeys/reserve/view/reserve.page-data.ts';
import type { BudgetPageData } from '#src/view/budget/budget-page.ts';
import type { ComparePageData, FavouritesPageData, WatchlistPageData } from '#src/view/lists/lists.page-data.ts';
import type { LocationPageData, LocationsPageData } from '#src/view/locations/location-card.ts';

/** Written unchanged, such as a sitemap. */
export interface TextPageData {
  kind: 'text';
  contentType: string;
  body: string | Uint8Array;
}

export type HtmlPageData =
  | HomePageData
  | LandingPageData
  | ResultsPageData
  | VehiclePageData
  | ReceiptPageData
  | JourneyPageData
  | TradeInPageData
  | ReservePageData
  | FormErrorPageData
  | RetiredPageData
  | LocationPageData
  | LocationsPageData
  | ContentPageData
  | BlogPageData
  | OffersPageData
  | ModelsPageData
  | NotFoundPageData
  | FavouritesPageData
  | ComparePageData
  | WatchlistPageData
  | BudgetPageData;
export type PageData = HtmlPageData | TextPageData;

/** Vehicle pages are listed with inputs, not data. */
export type ListedPage = Exclude<PageData, VehiclePageData> | VehicleInputs;

/** @throws Error if the route table and page file disagree */
export function pageOf<K extends PageData['kind']>(page: PageData, kind: K): Extract<PageData, { kind: K }> {
  if (page.kind !== kind) throw new Error(`This route shows ${kind} data, but was given ${page.kind}.`);
  return page as Extract<PageData, { kind: K }>;
}
