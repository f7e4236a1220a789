import type { Allowance } from './tenant/allowance.ts';
import type { ContentPage, Manufacturer, Model, Offer, Promo, Review } from './content/content.ts';
import type { OldAddress } from './old-address.ts';
import type { PriceDecision } from './guard/price-decision.ts';
import type { Location } from './locations/location.ts';
import type { SecurityContact } from './tenant/security-contact.ts';
import type { PublicSettings, Settings } from './tenant/settings/settings.ts';
import type { VehicleOverride } from './vehicle/vehicle-override.ts';
import type { Vehicle } from './vehicle/vehicle.ts';

export interface Tenant {
  slug: string;
  settings: Settings;
  allowance: Allowance;
  security?: SecurityContact | null;
  locations: Location[];
  models: Model[];
  manufacturers: Manufacturer[];
  offers: Offer[];
  reviews: Review[];
  promos: Promo[];
  pages: ContentPage[];
  redirects: OldAddress[];
  overrides: VehicleOverride[];
  decisions: PriceDecision[];
  themeCss: string;
  /** Non-blocking, such as a colour close to the contrast limit. */
  warnings: string[];
}

export interface Stock {
  /** Visible (SRCH-20), highest rank first. */
  vehicles: Vehicle[];
  /** Not shown; their old URLs suggest alternatives (ROUTE-23). */
  sold: Vehicle[];
  now: number;
}

/** Data for any page. Sales and repricing don't change it, so a refresh renders only pages whose own data changed. */
export interface SiteContext {
  slug: string;
  settings: PublicSettings;
  locations: Location[];
  models: Model[];
  manufacturers: Manufacturer[];
  paths: string[];
  themeCss: string;
  booksService: boolean;
  /** In the dealer's time zone. */
  year: number;
  /** Null without terms of use. */
  termsMark: string | null;
}

export interface PageToRender {
  path: string;
  route: string;
  context: SiteContext;
  page: { kind: string };
}
