/** Inclusions and charges by price type (PRICE-01, CARD-05). */
import { priceMeaning } from '#src/domain/price/price-type.ts';
import type { PriceDisplay } from '#src/domain/price/price-display.ts';
import { vehicleWord, type Locale } from '#src/domain/locations/regional-terms.ts';
import { stateNames } from '#src/domain/locations/state-names.ts';
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

/** Null unless the market gap is above $499, or if turned off (VDP-05). */
export function marketCopy(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'regional' | 'vehiclePage'>,
): MarketCopy | null {
  const gap =
    settings.vehiclePage.marketBadge && isAvailable(vehicle) ? marketGap(vehicle, settings.regional.locale) : null;
  const average = vehicle.market?.stateAverage ?? null;
  if (gap === null || average === null || vehicle.price === null) return null;
  const where = whereText(vehicle.state, settings.regional.locale);
  return {
    badge: gap.text,
    explanation: `Vehicles like this one are advertised in ${where} for ${formatMoney(average)} on average. This one is ${formatMoney(vehicle.price)}, which is ${formatMoney(gap.amount)} less.`,
    compared: `Based on advertised asking prices of comparable vehicles${where === 'the state' ? '' : ` in ${where}`}, according to our listing data.`,
    notCompared:
      'This doesn’t account for condition, service history, extras, delivery or what buyers end up paying. It’s an average, not a valuation.',
  };
}

function whereText(state: string | null, locale: Locale): string {
  if (locale === 'en-NZ') return 'New Zealand';
  if (state === null) return 'the state';
  return locale === 'en-US' ? (stateNames['en-US'][state] ?? state) : state;
}
