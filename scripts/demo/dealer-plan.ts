import type { CatalogueModel, Region } from './catalogue/types.ts';
import type { LenderTerms } from './lender-offer.ts';

export interface PlanLocation {
  slug: string;
  name: string;
  city: string;
  state: string;
  dealershipSlug: string;
  carTypes: ('new' | 'demo' | 'used')[];
  share: number;
}

/** What one demo dealer's yard is to hold. */
export interface DealerPlan {
  slug: string;
  seed: number;
  stockPrefix: string;
  firstId: number;
  region: Region;
  counts: { new: number; demo: number; used: number };
  newModels: CatalogueModel[];
  usedModels: CatalogueModel[];
  locations: PlanLocation[];
  towns: string[];
  sellers: string[];
  lenders: LenderTerms[];
  priceTypes: { new: string; demo: string; used: string };
  /** Multiplies the catalogue's prices: New Zealand and others. */
  priceFactor: number;
  certifiedMake: string | null;
  /** Share of vehicles with pictures of their own in the feed; the others are illustrated by body and colour. */
  pictured: number;
  /**
   * The feed names its pictures on the demo's photo host as photos, as feeds of the trade do. Default: paths of
   * the site, named as drawings.
   */
  farPhotos?: boolean;
  historyReport: string | null;
  /** Tests the batteries of used electric cars and plug-in hybrids, and where the certificate lies. */
  batteryTests?: { certificate: string | null };
  /** Fields that this dealer's system does not export. */
  market: boolean;
  subscription?: boolean;
  distancePerYear: number;
}

/** The moment at which the demo yards were counted. */
export const countedAt = Date.UTC(2026, 10, 20, 22, 0, 0);
export const day = 86_400_000;
