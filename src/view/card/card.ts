/** Templates only arrange this data. Small, since landing pages have 21 cards. */
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
  /** The main photo's source, before the image service resizes it; null shows a placeholder. */
  image: string | null;
  imageAlt: string;
  placeholder: string | null;
  photosCount: number;
  /** Illustrations are never called photos. */
  drawn: boolean;
  /** Background until the photo loads: `#rrggbb`, from the vehicle's colour. */
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
  /** Shows the Compare and Save buttons (CARD-07). */
  canBeSaved: boolean;
  /** Times at which the tag or visibility changes, in milliseconds since 1970. */
  newUntil: number | null;
  soldUntil: number | null;
}
