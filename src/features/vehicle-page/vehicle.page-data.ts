import type { CardActions } from '#src/domain/card-actions.ts';
import type { PriceDisplay } from '#src/domain/price-display.ts';
import type { VehicleTag } from '#src/domain/vehicle-tag.ts';
import type { ItemType } from '#src/domain/vehicle.ts';
import type { CardData } from '../vehicle-card/card.ts';
import type { LocationCard } from '../locations/location-card.ts';

export interface SpecificationRow { label: string; value: string }

/** Everything the page of one vehicle shows, decided. */
export interface VehiclePageData {
  id: string;
  slug: string;
  url: string;
  title: string;
  description: string;
  /** Year, make and model. */
  heading: string;
  subtitle: string;
  itemType: ItemType;
  /** What it is called: "car", "motorcycle", "caravan" or "accessory"; one and several. */
  noun: { one: string; many: string };
  condition: string;
  breadcrumbs: { label: string; url: string | null }[];
  tag: VehicleTag | null;
  price: PriceDisplay;
  /** What the price type means, one sentence; null without a price. */
  priceMeaning: string | null;
  market: { badge: string; explanation: string } | null;
  gallery: { images: string[]; alt: string; count: number; placeholder: string | null; illustrations: boolean; ground: string };
  keyFacts: { kind: string; label: string; value: string }[];
  /** Empty rows are left out; the first `specificationRows` stand before Show More. */
  specifications: SpecificationRow[];
  features: string[];
  /** Sanitised HTML; `short` when it is over the length of settings. */
  comments: { full: string; short: string | null } | null;
  certified: { title: string; points: string[] } | null;
  /** "Unfortunately this car recently sold. ..." or null. */
  soldNotice: string | null;
  actions: CardActions;
  /** What a deposit does and how to place it, for `#reserve`; null where it cannot be reserved. */
  reserve: { heading: string; text: string; points: string[] } | null;
  phone: { label: string; number: string; href: string } | null;
  historyReportUrl: string | null;
  location: LocationCard | null;
  licence: string | null;
  plate: string | null;
  stockNumber: string | null;
  vin: string | null;
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

/** The page that a sold vehicle's old address answers with, once it is out of the sold window. */
export interface GonePageData {
  kind: 'gone';
  path: string;
  title: string;
  heading: string;
  text: string;
  similar: CardData[];
  links: { label: string; url: string }[];
}
