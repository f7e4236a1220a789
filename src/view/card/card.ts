/** Small, since landing pages have 21 cards. */
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import type { VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import type { CardActions } from '#src/domain/card/card-actions.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';

export interface CardFact {
  kind: string;
  label: string;
  value: string;
}

export interface CardData {
  id: string;
  slug: string;
  url: string;
  kind: StockKind;
  title: string;
  subtitle: string;
  condition: string | null;
  /** Source before resizing; null shows a placeholder. */
  image: string | null;
  imageAlt: string;
  placeholder: string | null;
  photosCount: number;
  /** Illustrations are never called photos. */
  drawn: boolean;
  /** `#rrggbb` from the vehicle's colour, until the photo loads. */
  ground: string;
  facts: CardFact[];
  price: PriceDisplay;
  tag: VehicleTag | null;
  market: string | null;
  /** "Penrith NSW"; may be hidden by settings. */
  place: string | null;
  stockNumber: string | null;
  actions: CardActions;
  sold: boolean;
  /** Compare and Save buttons (CARD-07). */
  canBeSaved: boolean;
  /** When the tag or visibility changes: epoch milliseconds. */
  newUntil: number | null;
  soldUntil: number | null;
}
