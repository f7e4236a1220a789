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
  /** The fragment that opens it. */
  id: string;
  title: string;
  /** Folds only: whether it is open at first. */
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
  /** Where the value can be checked. */
  link?: { label: string; url: string };
}

/** One of the sets of facts that decide a purchase (FACT-01, FACT-02): sentences in order, then rows, then a note. */
export interface FactSet {
  kind: 'electric' | 'towing';
  title: string;
  lead: string | null;
  points: string[];
  rows: SpecificationRow[];
  note: string | null;
}

/** Everything the page of one vehicle shows, decided. */
export interface VehiclePageData {
  kind: 'vehicle';
  id: string;
  slug: string;
  url: string;
  title: string;
  description: string;
  /** Year, make and model. */
  heading: string;
  subtitle: string;
  itemType: ItemType;
  carType: CarType;
  /** On its way to the dealer: nothing about it is said as if it stood there. */
  isComing: boolean;
  /** What it is called: "car", "motorcycle", "caravan", "motorhome" and so on; one and several. */
  noun: { one: string; many: string };
  testDriveNoun: TestDriveNoun;
  condition: string;
  breadcrumbs: { label: string; url: string | null }[];
  tag: VehicleTag | null;
  price: PriceDisplay;
  /** What the price includes; null without a price. */
  priceCopy: PriceCopy | null;
  market: MarketCopy | null;
  /** The lender's repayment with rate and comparison rate as equals (FIN-01, LAW-02). */
  finance: FinanceCopy | null;
  calculator: CalculatorData | null;
  /** Whether the dealer offers finance with this vehicle at all. */
  isFinanced: boolean;
  /** Whether the shopper's own vehicle is valued (TRADE-02). */
  valuation: boolean;
  rights: RightsCopy | null;
  promos: WindowedPromo[];
  /** "312 views", where the dealer shows them. */
  views: string | null;
  /** The long texts: what they are and in which order. */
  sections: VehicleSections;
  included: IncludedCopy | null;
  summary: SpecificationRow[];
  gallery: {
    images: string[];
    alt: string;
    count: number;
    placeholder: string | null;
    /** What is shown, where a drawing of its kind stands in for the photo. */
    of: StockKind;
    illustrations: boolean;
    ground: string;
  };
  keyFacts: { kind: string; label: string; value: string }[];
  /** Empty rows are left out; the first `specificationRows` stand before Show More. */
  specifications: SpecificationRow[];
  /** Range and charging, and towing, as far as the feed tells them. */
  factSets: FactSet[];
  features: string[];
  /** Sanitised HTML; `short` when it is over the length of settings. */
  comments: { full: string; short: string | null } | null;
  certified: { title: string; points: string[] } | null;
  /** "Unfortunately this car recently sold. ..." or null. */
  soldNotice: string | null;
  /** Held by another shopper, as the feed said at the build. */
  isReserved: boolean;
  actions: CardActions;
  /** What reserving does, and the button that begins it, for `#reserve`; null where it cannot be reserved. */
  reserve: { heading: string; text: string; how: string; points: string[]; label: string; url: string } | null;
  phone: { label: string; number: string; href: string } | null;
  historyReportUrl: string | null;
  location: LocationCard | null;
  licence: string | null;
  /** What stands beside the price, before all other facts: how far it has gone, and the plate. */
  glance: string[];
  plate: string | null;
  stockNumber: string | null;
  vin: string | null;
  /** The dealership that has it, as lead systems know it; null is the site's. */
  dealershipId: string | null;
  dealershipSlug: string | null;
  /** IANA, of the place where it stands. */
  timeZone: string;
  /** Where it stands, whether or not the page shows the place. */
  locationSlug: string | null;
  similar: CardData[];
  /** Where "See all" leads. */
  similarUrl: string;
  similarLabel: string;
  canBeSaved: boolean;
  newUntil: number | null;
  soldUntil: number | null;
  /** JSON-LD objects, ready to serialise. */
  structuredData: object[];
}

/** The page that the old address of a sold vehicle answers with, once it is out of the sold window, or of what left. */
export interface GonePageData {
  kind: 'gone';
  path: string;
  /** In a word, what became of it: a list that left was not sold. */
  plate: 'SOLD' | 'GONE';
  title: string;
  heading: string;
  text: string;
  similar: CardData[];
  links: { label: string; url: string }[];
}
