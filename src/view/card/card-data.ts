import { cardActions } from '#src/domain/card/card-actions.ts';
import type { CardContext } from '#src/domain/card/card-actions.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import { marketGap } from '#src/domain/price/market-price.ts';
import { paintOf } from '#src/domain/vehicle/paint.ts';
import { priceDisplay } from '#src/domain/price/price-display.ts';
import { townInRegion } from '#src/domain/locations/region-name.ts';
import { canBeSaved } from '#src/domain/price/saving.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { newWindowEnd, vehicleTag, type VehicleTag } from '#src/domain/card/vehicle-tag.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import { kindOf } from '#src/domain/vehicle/stock-kinds.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { isAvailable, soldWindowEnd } from '#src/domain/vehicle/visibility.ts';
import type { CardData } from './card.ts';
import { cardFacts } from './card-facts.ts';

export function cardData(vehicle: CardVehicle, settings: PublicSettings, now: number, context: CardContext): CardData {
  return cardWithTag(vehicle, settings, vehicleTag(vehicle, settings, now), context);
}

export function cardWithTag(
  vehicle: CardVehicle,
  settings: PublicSettings,
  tag: VehicleTag | null,
  context: CardContext,
): CardData {
  const isSold = !isAvailable(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    url: vehicleUrl(vehicle.slug),
    kind: kindOf(vehicle),
    title: vehicleName(vehicle),
    subtitle: [vehicle.badge, vehicle.series].filter(Boolean).join(' '),
    condition: settings.cards.showCondition ? conditionLabel(vehicle.carType, settings) : null,
    image: vehicle.images[0] ?? null,
    imageAlt: imageAlt(vehicle),
    placeholder: placeholder(vehicle, settings),
    // Feeds may count photos that they don't send.
    photosCount: vehicle.images.length > 0 ? vehicle.photosCount : 0,
    drawn: vehicle.imagesAreIllustrations,
    ground: paintOf(vehicle.colour).hex,
    facts: cardFacts(vehicle, settings),
    price: priceDisplay(vehicle, settings),
    tag,
    market:
      settings.vehiclePage.marketBadge && !isSold ? (marketGap(vehicle, settings.regional.locale)?.text ?? null) : null,
    place: settings.cards.showLocation ? cardLocation(vehicle, settings) : null,
    stockNumber: settings.cards.showStockNumber ? vehicle.stockNumber : null,
    actions: cardActions(vehicle, settings, context),
    sold: isSold,
    canBeSaved: canBeSaved(vehicle, settings),
    newUntil: tag?.kind === 'new' ? newWindowEnd(vehicle, settings) : null,
    soldUntil: soldWindowEnd(vehicle, settings),
  };
}

function imageAlt(vehicle: CardVehicle): string {
  const subject = [vehicleName(vehicle), vehicle.badge].filter(Boolean).join(' ');
  const colour = vehicle.colour ? ` in ${vehicle.colour.toLowerCase()}` : '';
  return vehicle.imagesAreIllustrations ? `Illustration of a ${subject}${colour}` : `${subject}${colour}`;
}

/** For incoming vehicles (CARD-06). */
function placeholder(vehicle: CardVehicle, settings: Pick<PublicSettings, 'labels'>): string | null {
  if (vehicle.images.length > 0) return null;
  return vehicle.status === 'coming_soon' ? settings.labels.newArrival : 'Photos to come';
}

function cardLocation(
  { city, state, locationName }: CardVehicle,
  { regional }: Pick<PublicSettings, 'regional'>,
): string | null {
  return townInRegion(city, state, regional.locale) || locationName;
}
