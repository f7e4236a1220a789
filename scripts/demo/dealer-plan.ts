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
  priceFactor: number;
  certifiedMake: string | null;
  pictured: number;
  /** The feed links to photos on the demo photo host. Default: illustrations. */
  farPhotos?: boolean;
  historyReport: string | null;
  batteryTests?: { certificate: string | null };
  market: boolean;
  subscription?: boolean;
  distancePerYear: number;
}

/** Reference time of the demo stock. */
export const countedAt = Date.UTC(2026, 10, 20, 22, 0, 0);
export const day = 86_400_000;
