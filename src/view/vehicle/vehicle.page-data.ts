import type { CardActions } from '#src/domain/card/card-actions.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import type { VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { TestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { CarType, ItemType } from '#src/domain/vehicle/vehicle.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CardData } from '../card/card.ts';
import type { LocationCard } from '../locations/location-card.ts';
import type { CalculatorData } from './finance/calculator-data.ts';
import type { FinanceCopy } from '../copy/vehicle/finance-copy.ts';
import type { IncludedCopy } from '../copy/vehicle/included-copy.ts';
import type { MarketCopy, PriceCopy } from '../copy/vehicle/price-copy.ts';
import type { WindowedPromo } from './promotions/promo-banner.ts';

export type SectionKind =
  PublicSettings['vehiclePage']['tabs'][number] | PublicSettings['vehiclePage']['accordions'][number];

export interface VehicleSection {
  kind: SectionKind;
  id: string;
  title: string;
  isOpen: boolean;
}

export interface VehicleSections {
  tabs: VehicleSection[];
  folds: VehicleSection[];
}

export interface RightsCopy {
  heading: string;
  items: { title: string; text: string }[];
  note: string;
  sources: { name: string; url: string }[];
}

export interface SpecificationRow {
  label: string;
  value: string;
  link?: { label: string; url: string };
}

/** Sentences, then rows, then a note (FACT-01, FACT-02). */
export interface FactSet {
  kind: 'electric' | 'towing';
  title: string;
  lead: string | null;
  points: string[];
  rows: SpecificationRow[];
  note: string | null;
}

export interface VehiclePageData {
  kind: 'vehicle';
  id: string;
  slug: string;
  url: string;
  title: string;
  description: string;
  heading: string;
  subtitle: string;
  itemType: ItemType;
  carType: CarType;
  /** Nothing may suggest that the vehicle is already here. */
  isComing: boolean;
  /** "car", "motorcycle", "caravan", "motorhome". */
  noun: { one: string; many: string };
  testDriveNoun: TestDriveNoun;
  condition: string;
  breadcrumbs: { label: string; url: string | null }[];
  tag: VehicleTag | null;
  price: PriceDisplay;
  /** Null without a price. */
  priceCopy: PriceCopy | null;
  market: MarketCopy | null;
  /** Interest and comparison rate are equally prominent (FIN-01, LAW-02). */
  finance: FinanceCopy | null;
  calculator: CalculatorData | null;
  isFinanced: boolean;
  valuation: boolean;
  rights: RightsCopy | null;
  promos: WindowedPromo[];
  views: string | null;
  sections: VehicleSections;
  included: IncludedCopy | null;
  summary: SpecificationRow[];
  gallery: {
    images: string[];
    alt: string;
    count: number;
    placeholder: string | null;
    of: StockKind;
    illustrations: boolean;
    ground: string;
  };
  keyFacts: { kind: string; label: string; value: string }[];
  /** The first `specificationRows` show before Show More. */
  specifications: SpecificationRow[];
  factSets: FactSet[];
  features: string[];
  /** Sanitised HTML; `short` is null if the text is within the limit. */
  comments: { full: string; short: string | null } | null;
  certified: { title: string; points: string[] } | null;
  soldNotice: string | null;
  /** According to the feed at build time. */
  isReserved: boolean;
  actions: CardActions;
  /** For `#reserve`; null if the vehicle can't be reserved. */
  reserve: { heading: string; text: string; how: string; points: string[]; label: string; url: string } | null;
  phone: { label: string; number: string; href: string } | null;
  historyReportUrl: string | null;
  location: LocationCard | null;
  licence: string | null;
  /** Odometer and plate. */
  glance: string[];
  plate: string | null;
  stockNumber: string | null;
  vin: string | null;
  /** For lead systems; null to use the site's dealership. */
  dealershipId: string | null;
  dealershipSlug: string | null;
  /** IANA time zone of the vehicle's location. */
  timeZone: string;
  /** Set even if the page hides the location. */
  locationSlug: string | null;
  similar: CardData[];
  similarUrl: string;
  similarLabel: string;
  canBeSaved: boolean;
  newUntil: number | null;
  soldUntil: number | null;
  /** JSON-LD. */
  structuredData: object[];
}

/** For long-sold vehicles and other removed URLs. */
export interface RetiredPageData {
  kind: 'gone';
  path: string;
  /** Removed lists are labelled GONE, never SOLD. */
  plate: 'SOLD' | 'GONE';
  title: string;
  heading: string;
  text: string;
  similar: CardData[];
  links: { label: string; url: string }[];
}
