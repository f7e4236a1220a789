/** "What does this include?": what a price of its type holds, and what comes on top (PRICE-01). */
import { priceMeaning } from '#src/domain/price-type.ts';
import type { PriceDisplay } from '#src/domain/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface PriceWords { meaning: string; note: string | null }

export function priceWords(price: PriceDisplay, settings: PublicSettings): PriceWords | null {
  if (price.kind !== 'price') return null;
  return { meaning: priceMeaning(price.type, settings), note: price.was ? `Was ${price.was.text}: the price at which we advertised it before.` : null };
}
