/**
 * What one vehicle card shows, decided: a template only arranges it. Small on purpose, 21 of
 * them stand in a landing page.
 */
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import type { VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import type { CardActions } from '#src/domain/card/card-actions.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';

export interface CardFact {
  kind: string;
  /** For screen readers and tooltips, such as "Odometer". */
  label: string;
  /** Such as "48,210 km". */
  value: string;
}

export interface CardData {
  id: string;
  slug: string;
  /** `/cars/{slug}`. */
  url: string;
  kind: StockKind;
  /** Year, make and model. */
  title: string;
  /** Badge and series, joined; empty when there is neither. */
  subtitle: string;
  /** "New", "Demo", "Used" or the dealer's word; null when settings hide it. */
  condition: string | null;
  /** Source address of the primary photo, before the image service; null shows a placeholder. */
  image: string | null;
  imageAlt: string;
  /** Placeholder wording where there is no photo: "New Arrival" for one that is coming, "Photos to come" otherwise. */
  placeholder: string | null;
  photosCount: number;
  /** Its pictures are drawings, which are never called photos. */
  drawn: boolean;
  /** Colour behind the photo until it has loaded, `#rrggbb`, from the vehicle's own colour. */
  ground: string;
  facts: CardFact[];
  price: PriceDisplay;
  tag: VehicleTag | null;
  /** "$1,240 below state average", or null. */
  market: string | null;
  /** Place shown over the photo, such as "Penrith NSW"; null when settings hide it. */
  place: string | null;
  stockNumber: string | null;
  actions: CardActions;
  sold: boolean;
  /** Whether compare, favourite and save are offered (CARD-07). */
  canBeSaved: boolean;
  /** Instants, milliseconds since 1970, at which this card's tag or visibility changes on its own. */
  newUntil: number | null;
  soldUntil: number | null;
}
