import type { PublicSettings } from '../tenant/settings/settings.ts';
import { kindOf, soldKinds, type StockKind } from '../vehicle/stock-kinds.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export type Locale = PublicSettings['regional']['locale'];

/** Words that differ between countries (REG-01), lower case. */
const british = {
  badge: 'badge',
  book: 'book',
  booked: 'booked',
  cancelled: 'cancelled',
  colour: 'colour',
  driverLicence: 'driver licence',
  enquiry: 'enquiry',
  favourite: 'favourite',
  kilometres: 'kilometres',
  licence: 'licence',
  mobile: 'mobile number',
  odometer: 'odometer',
  plate: 'rego',
  postcode: 'postcode',
  registration: 'rego',
  serviceHistory: 'service book',
  stock: 'stock',
};
export type RegionalTerms = typeof british;

const american: RegionalTerms = {
  badge: 'trim',
  book: 'schedule',
  booked: 'scheduled',
  cancelled: 'canceled',
  colour: 'color',
  driverLicence: 'driver’s license',
  enquiry: 'inquiry',
  favourite: 'favorite',
  kilometres: 'kilometers',
  licence: 'license',
  mobile: 'cell phone number',
  odometer: 'mileage',
  plate: 'license plate',
  postcode: 'ZIP code',
  registration: 'registration',
  serviceHistory: 'service records',
  stock: 'inventory',
};

export const regionalTerms: Record<Locale, RegionalTerms> = { 'en-AU': british, 'en-NZ': british, 'en-US': american };

/** Those that are not the kind's own key, with an "s" for several. */
const ownNouns: Partial<Record<StockKind, [one: string, many: string]>> = {
  camperTrailer: ['camper trailer', 'camper trailers'],
  accessory: ['accessory', 'accessories'],
};

/** "car", "motorcycle", "caravan", "camper trailer", "motorhome" or "accessory" (REG-02), or their plurals. */
export function vehicleWord(
  of: StockKind | Pick<Vehicle, 'itemType' | 'body'>,
  options: { plural?: boolean } = {},
): string {
  const kind = typeof of === 'string' ? of : kindOf(of);
  return (ownNouns[kind] ?? [kind, `${kind}s`])[options.plural ? 1 : 0];
}

/** The word for any one of some kinds, or several of them: their own where they are one kind, else "vehicle". */
export function wordOfKinds([kind, ...others]: readonly [StockKind, ...StockKind[]], plural: boolean): string {
  if (others.length === 0) return vehicleWord(kind, { plural });
  return plural ? 'vehicles' : 'vehicle';
}

/** The word for any one vehicle of a dealer, or several (REG-02): "caravan"; "vehicle" of a dealer of several kinds. */
export const stockWord = (
  settings: Pick<PublicSettings, 'stockRules'>,
  { plural = false }: { plural?: boolean } = {},
): string => wordOfKinds(soldKinds(settings), plural);
