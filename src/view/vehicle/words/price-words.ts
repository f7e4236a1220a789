/** "What does this include?": what a price of its type holds, and what comes on top (PRICE-01, CARD-05). */
import { priceMeaning } from '#src/domain/price/price-type.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import { vehicleWord } from '#src/domain/places/regional-words.ts';
import { subscriptionMeaning } from '#src/domain/price/subscription-meaning.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';

export interface PriceWords {
  meaning: string;
  note: string | null;
}

export function priceWords(
  price: PriceDisplay,
  vehicle: Pick<Vehicle, 'itemType' | 'body'>,
  settings: PublicSettings,
): PriceWords | null {
  if (price.kind === 'words') return null;
  if (price.kind === 'subscription')
    return { meaning: subscriptionMeaning(price.amount, vehicleWord(vehicle), settings), note: null };
  return {
    meaning: priceMeaning(price.type, settings),
    note: price.was ? `Was ${price.was.text}: the price at which we advertised it before.` : null,
  };
}
