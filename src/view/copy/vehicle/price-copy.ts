/** "What does this include?": the contents of a price type and what comes on top (PRICE-01, CARD-05). */
import { priceMeaning } from '#src/domain/price/price-type.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import { subscriptionMeaning } from '#src/domain/price/subscription-meaning.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import { marketGap } from '#src/domain/price/market-price.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';

export interface PriceCopy {
  meaning: string;
  note: string | null;
}

export function priceCopy(
  price: PriceDisplay,
  vehicle: Pick<Vehicle, 'itemType' | 'body'>,
  settings: Pick<PublicSettings, 'regional' | 'pricing'>,
): PriceCopy | null {
  if (price.kind === 'words') return null;
  if (price.kind === 'subscription')
    return { meaning: subscriptionMeaning(price.amount, vehicleWord(vehicle), settings), note: null };
  return {
    meaning: priceMeaning(price.type, settings),
    note: price.was ? `Was ${price.was.text}: our previous advertised price.` : null,
  };
}

export interface MarketCopy {
  badge: string;
  explanation: string;
  compared: string;
  notCompared: string;
}

/** Null without a gap above $499, or if the dealer shows none (VDP-05). */
export function marketCopy(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'regional' | 'vehiclePage'>,
): MarketCopy | null {
  const gap =
    settings.vehiclePage.marketBadge && isAvailable(vehicle) ? marketGap(vehicle, settings.regional.locale) : null;
  const average = vehicle.market?.stateAverage ?? null;
  if (gap === null || average === null || vehicle.price === null) return null;
  const where = settings.regional.locale === 'en-NZ' ? 'New Zealand' : (vehicle.state ?? 'the state');
  return {
    badge: gap.text,
    explanation: `Vehicles like this one are advertised in ${where} for ${formatMoney(average)} on average. This one is ${formatMoney(vehicle.price)}: ${formatMoney(gap.amount)} less.`,
    compared: `Compared are asking prices of comparable vehicles that sellers advertise${where === 'the state' ? '' : ` in ${where}`}, as our listing data counts them.`,
    notCompared:
      'This does not account for condition, service history, extras, delivery, or what buyers pay in the end. It is an average, not a valuation.',
  };
}
