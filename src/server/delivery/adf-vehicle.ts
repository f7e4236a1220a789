import { realPrice } from '#src/domain/price/price-display.ts';
import { priceTypeLabel, priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { bodyLabel, transmissionLabel } from '#src/domain/vocabulary/labels.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { TradeIn } from '#src/journeys/trade-in/server/delivered-trade-in.ts';
import { element, maybeElement, type Xml } from './xml.ts';

export type Interest = 'buy' | 'test-drive';

interface PriceFields {
  amount: number | null;
  comment: string | null;
}

export function describePrice(vehicle: PublishedVehicle, settings: Settings): PriceFields {
  const amount = realPrice(vehicle);
  return { amount, comment: amount === null ? null : priceTypeLabel(priceTypeOf(vehicle, settings), settings) };
}

export function vehicleElement(
  vehicle: PublishedVehicle,
  interest: Interest,
  { amount, comment }: PriceFields,
  settings: Settings,
): Xml {
  const {
    regional: { currency, distanceUnit, locale },
    siteUrl,
  } = settings;
  const { odometer, body, transmission, transmissionDetail, images, imagesAreIllustrations } = vehicle;
  const image = imagesAreIllustrations ? undefined : images[0];
  return element('vehicle', { interest, status: vehicle.carType === 'new' ? 'new' : 'used' }, [
    element('id', { sequence: 1, source: siteUrl }, vehicle.id),
    element('year', {}, vehicle.year),
    element('make', {}, vehicle.make),
    element('model', {}, vehicle.model),
    ...maybeElement('vin', {}, vehicle.vin),
    ...maybeElement('stock', {}, vehicle.stockNumber),
    ...maybeElement('trim', {}, [vehicle.badge, vehicle.series].filter(Boolean).join(' ')),
    ...maybeElement('doors', {}, vehicle.doors),
    ...maybeElement('bodystyle', {}, body && bodyLabel(body, { locale })),
    ...maybeElement('transmission', {}, transmissionDetail ?? (transmission && transmissionLabel(transmission))),
    ...maybeElement(
      'odometer',
      { status: 'original', units: distanceUnit },
      odometer === null ? null : Math.round(inUnit(odometer, distanceUnit)),
    ),
    ...colours(vehicle.interiorColour, vehicle.colour),
    ...maybeElement('imagetag', {}, image && new URL(image, siteUrl).href),
    ...maybeElement('price', { type: 'asking', currency }, amount),
    ...maybeElement('pricecomments', {}, comment),
    element('comments', {}, `${siteUrl}${vehicleUrl(vehicle.slug)}`),
  ]);
}

function colours(interior: string | null, exterior: string | null): Xml[] {
  const inside = [...maybeElement('interiorcolor', {}, interior), ...maybeElement('exteriorcolor', {}, exterior)];
  return inside.length > 0 ? [element('colorcombination', {}, [...inside, element('preference', {}, 1)])] : [];
}

export function tradeInElement(tradeIn: TradeIn, { regional: { currency, distanceUnit, locale } }: Settings): Xml {
  const { year, make, model, vin, trim, odometer, colour, offer, rego } = tradeIn;
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    element('year', {}, year ?? ''),
    element('make', {}, make ?? unspecified),
    element('model', {}, model ?? unspecified),
    ...maybeElement('vin', {}, vin),
    ...maybeElement('trim', {}, trim),
    ...maybeElement('odometer', { units: distanceUnit }, odometer),
    ...colours(null, colour),
    ...maybeElement('price', { type: 'offer', currency }, offer),
    ...maybeElement('comments', {}, rego && `${capitalise(regionalTerms[locale].plate)}: ${rego}`),
  ]);
}

const unspecified = 'Unspecified';

/** ADF requires a vehicle, even without one in the lead. */
export function unnamedVehicle(interest: Interest, carId: string | null): Xml {
  return element('vehicle', { interest }, [
    ...maybeElement('id', { sequence: 1, source: 'Website' }, carId),
    element('year', {}, ''),
    element('make', {}, unspecified),
    element('model', {}, unspecified),
    element('comments', {}, carId === null ? 'No vehicle specified.' : `Vehicle ${carId} is not on the site.`),
  ]);
}
