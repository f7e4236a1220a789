/** Every kind of page data, and the one way in which a page takes its own. */
import type { VehicleInputs } from '#src/features/vehicle-page/vehicle-inputs.ts';
import type { GonePageData } from '#src/features/vehicle-page/vehicle.page-data.ts';
import type { ContentPageData, ModelsPageData, NotFoundPageData, OffersPageData } from '#src/features/pages/content.page-data.ts';
import type { BlogPageData } from '#src/features/pages/blog.page-data.ts';
import type { HomePageData } from '#src/features/home/home.page-data.ts';
import type { LandingPageData } from '#src/features/search/landing.page-data.ts';
import type { BudgetPageData } from '#src/features/budget-finder/budget-page.ts';
import type { ComparePageData, FavouritesPageData, WatchlistPageData } from '#src/features/shortlist/shortlist.page-data.ts';
import type { LocationPageData, LocationsPageData } from '#src/features/locations/location-card.ts';

/** A file that is written as it stands, such as a sitemap. */
export interface TextPageData { kind: 'text'; contentType: string; body: string | Uint8Array }

export type HtmlPageData =
  | HomePageData | LandingPageData | VehicleInputs | GonePageData | LocationPageData | LocationsPageData
  | ContentPageData | BlogPageData | OffersPageData | ModelsPageData | NotFoundPageData | FavouritesPageData | ComparePageData | WatchlistPageData | BudgetPageData;
export type PageData = HtmlPageData | TextPageData;

/** The page's data as the kind its route shows; another kind means that the route table and the page file disagree. */
export function pageOf<K extends PageData['kind']>(page: PageData, kind: K): Extract<PageData, { kind: K }> {
  if (page.kind !== kind) throw new Error(`This route shows ${kind} data, but was given ${page.kind}.`);
  return page as Extract<PageData, { kind: K }>;
}
