/** Everything known of one dealer at one moment: what the build reads, and what a page may read. */
import type { Allowance } from './tenant/allowance.ts';
import type { ContentPage, Manufacturer, Model, Offer, Promo, Review } from './content/content.ts';
import type { OldAddress } from './old-address.ts';
import type { PriceDecision } from './guard/price-decision.ts';
import type { Location } from './places/location.ts';
import type { SecurityContact } from './tenant/security-contact.ts';
import type { PublicSettings, Settings } from './tenant/settings/settings.ts';
import type { VehicleOverride } from './vehicle/vehicle-override.ts';
import type { Vehicle } from './vehicle/vehicle.ts';

/** A tenant's folder, read and checked. */
export interface Tenant {
  slug: string;
  settings: Settings;
  /** What the operator lets its settings use. */
  allowance: Allowance;
  /** Where the operator hears of security issues. */
  security?: SecurityContact | null;
  locations: Location[];
  models: Model[];
  manufacturers: Manufacturer[];
  offers: Offer[];
  reviews: Review[];
  promos: Promo[];
  pages: ContentPage[];
  /** Addresses of the dealer's old site, in the order of redirects.csv. */
  redirects: OldAddress[];
  /** What the dealer says of single vehicles in place of the feed. */
  overrides: VehicleOverride[];
  /** What a person decided of prices that were held. */
  decisions: PriceDecision[];
  /** Contents of `theme.css`: extra token values; empty when there is none. */
  themeCss: string;
  /** Things an operator should know that stop nothing, such as a colour close to the contrast limit. */
  warnings: string[];
}

/** A tenant with its stock at `now`: the input of every page's data. */
export interface Stock {
  /** Every vehicle that shows (SRCH-20), highest rank first, ties by id. */
  vehicles: Vehicle[];
  /** Sold vehicles of the feed that no longer show: their old addresses answer with where to look next (ROUTE-23). */
  sold: Vehicle[];
  now: number;
}

/**
 * What every page of a site may read besides its own data. It does not change when a vehicle is
 * sold or repriced, so that a refresh renders only the pages whose own data changed.
 */
export interface SiteContext {
  slug: string;
  settings: PublicSettings;
  /** Visible locations, duplicates removed, in the order sales, service, parts. */
  locations: Location[];
  /** Model ranges for menus. */
  models: Model[];
  manufacturers: Manufacturer[];
  /** Paths of this site that exist besides stock: menus link to nothing else. */
  paths: string[];
  themeCss: string;
  /** Whether the service page has its booking form. */
  booksService: boolean;
  /** Year of the copyright line, in the dealer's time zone. */
  year: number;
  /** Of the terms of use that its forms lead to; null where there are none. */
  termsMark: string | null;
}

/** A page by its address, the pattern of its page file and its own data, whose `kind` the page file knows. */
export interface PageToDraw {
  path: string;
  route: string;
  context: SiteContext;
  page: { kind: string };
}
