import { isAbsurdBefore } from '#src/domain/guard/price-guard.ts';
import { feedPrice, type FeedPrice } from '#src/domain/price/feed-price.ts';
import { priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PriceReading } from '#src/domain/price/price-wording.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { Note } from '../notes.ts';
import { priceIssue } from './facts.ts';

export const advertisedPrice = (
  { price, priceType }: FeedValues,
  vehicle: Pick<Vehicle, 'carType' | 'itemType'>,
  settings: Pick<PublicSettings, 'pricing' | 'regional'>,
): FeedPrice =>
  feedPrice(price, priceType, priceTypeOf({ ...vehicle, priceType: null }, settings), settings.regional.currency);

/** Shown only if both prices have the same type. */
export function priceBefore(
  before: PriceReading | null,
  { price, type: priceType }: Pick<FeedPrice, 'price' | 'type'>,
  { pricing }: Pick<PublicSettings, 'pricing'>,
  note: Note,
): number | null {
  if (before === null) return null;
  const { amount, wording, columnType } = before;
  const includes = wording.kind === 'type' ? wording.type : columnType;
  const reason =
    wording.kind === 'not the price'
      ? wording.reason
      : includes && includes !== 'plain' && includes !== priceType
        ? 'it includes charges that the price does not'
        : priceIssue(amount, pricing)
          ? 'outside pricing.lowest to pricing.highest'
          : amount !== null && isAbsurdBefore(amount, price)
            ? 'a placeholder, or more than twice the price'
            : null;
  if (reason) note('beforePrice', reason);
  return reason ? null : amount;
}

export function weekly(price: number | null, note: Note): number | null {
  if (price === null || (price > 0 && price <= 10_000)) return price;
  note('subscriptionPrice', 'not a plausible weekly price', price);
  return null;
}
