import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { BodyType, ItemType, Vehicle } from '../vehicle/vehicle.ts';

export type Locale = PublicSettings['regional']['locale'];

/** Words that differ between countries (REG-01), lower case. */
const british = {
  cancelled: 'cancelled',
  colour: 'colour',
  driverLicence: 'driver licence',
  enquiry: 'enquiry',
  favourite: 'favourite',
  kilometres: 'kilometres',
  licence: 'licence',
  mobile: 'mobile number',
  odometer: 'odometer',
  postcode: 'postcode',
  registration: 'rego',
  stock: 'stock',
};
export type RegionalTerms = typeof british;

const american: RegionalTerms = {
  cancelled: 'canceled',
  colour: 'color',
  driverLicence: 'driver’s license',
  enquiry: 'inquiry',
  favourite: 'favorite',
  kilometres: 'kilometers',
  licence: 'license',
  mobile: 'cell phone number',
  odometer: 'mileage',
  postcode: 'ZIP code',
  registration: 'registration',
  stock: 'inventory',
};

export const regionalTerms: Record<Locale, RegionalTerms> = { 'en-AU': british, 'en-NZ': british, 'en-US': american };

const vehicleNouns: Record<ItemType, [one: string, many: string]> = {
  car: ['car', 'cars'],
  motorcycle: ['motorcycle', 'motorcycles'],
  caravan: ['caravan', 'caravans'],
  accessory: ['accessory', 'accessories'],
};

/** Bodies that nobody calls by the word of their kind. */
const bodyNouns: Partial<Record<BodyType, [one: string, many: string]>> = {
  motorhome: ['motorhome', 'motorhomes'],
  camperTrailer: ['camper trailer', 'camper trailers'],
};

/**
 * "car", "motorcycle", "caravan" or "accessory" (REG-02), or their plurals; of a vehicle, "motorhome" and
 * "camper trailer" as well.
 */
export function vehicleWord(
  of: ItemType | Pick<Vehicle, 'itemType' | 'body'>,
  options: { plural?: boolean } = {},
): string {
  const { itemType, body } = typeof of === 'string' ? { itemType: of, body: null } : of;
  const own = body === null || itemType === 'accessory' ? undefined : bodyNouns[body];
  return (own ?? vehicleNouns[itemType])[options.plural ? 1 : 0];
}
