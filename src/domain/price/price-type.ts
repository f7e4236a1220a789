/** PRICE-01. */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { PriceType, Vehicle } from '../vehicle/vehicle.ts';

type Locale = PublicSettings['regional']['locale'];

const plainLabels: Record<Locale, string> = {
  'en-AU': 'Including GST',
  'en-NZ': 'Including GST',
  'en-US': 'Before tax, title and fees',
};

const meanings: Record<Exclude<PriceType, 'plain'>, string> = {
  drive_away:
    'The total price, including the vehicle, GST, dealer delivery, stamp duty, registration and compulsory insurance.',
  estimated_drive_away:
    'An estimate of the total price, including government charges. The exact amount depends on the postcode it’s registered in and how it’s used.',
  excluding_government_charges:
    'Includes GST and dealer charges. Stamp duty, registration and compulsory insurance are extra: ask us for the drive away price.',
};

const plainMeanings: Record<Locale, string> = {
  'en-AU': 'The price includes GST.',
  'en-NZ': 'The price includes GST.',
  'en-US': 'Sales tax, title, registration and any dealer fees are extra: ask us for the total.',
};

/** Falls back to the dealer's default; outside Australia and for accessories, to the plain price. */
export function priceTypeOf(
  vehicle: Pick<Vehicle, 'priceType' | 'carType'> & Partial<Pick<Vehicle, 'itemType'>>,
  settings: Pick<PublicSettings, 'regional' | 'pricing'>,
): PriceType {
  if (vehicle.priceType) return vehicle.priceType;
  return settings.regional.locale === 'en-AU' && vehicle.itemType !== 'accessory'
    ? settings.pricing.defaultTypes[vehicle.carType]
    : 'plain';
}

export function priceTypeLabel(type: PriceType, settings: Pick<PublicSettings, 'regional' | 'pricing'>): string {
  return settings.pricing.labels[type] ?? plainLabels[settings.regional.locale];
}

export function priceMeaning(type: PriceType, settings: Pick<PublicSettings, 'regional'>): string {
  return type === 'plain' ? plainMeanings[settings.regional.locale] : meanings[type];
}
