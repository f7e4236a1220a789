import type { PublicSettings } from '../tenant/settings/settings.ts';
import { kindOf, soldKinds, type StockKind } from '../vehicle/stock-kinds.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

export type Locale = PublicSettings['regional']['locale'];

/** REG-01; lower case. */
const british = {
  badge: 'badge',
  book: 'book',
  booked: 'booked',
  cancelled: 'cancelled',
  colour: 'colour',
  driverLicence: 'driver licence',
  enquiries: 'enquiries',
  enquiry: 'enquiry',
  favourite: 'favourite',
  kilometres: 'kilometres',
  licence: 'licence',
  mobile: 'mobile number',
  numberPlate: 'number plate',
  odometer: 'odometer',
  payslips: 'payslips',
  pickUp: 'pick-up',
  plate: 'rego',
  postcode: 'postcode',
  registration: 'rego',
  serviceHistory: 'service book',
  stock: 'stock',
  tick: 'tick',
};
export type RegionalTerms = typeof british;

const american: RegionalTerms = {
  badge: 'trim',
  book: 'schedule',
  booked: 'scheduled',
  cancelled: 'canceled',
  colour: 'color',
  driverLicence: 'driver’s license',
  enquiries: 'inquiries',
  enquiry: 'inquiry',
  favourite: 'favorite',
  kilometres: 'kilometers',
  licence: 'license',
  mobile: 'cell phone number',
  numberPlate: 'license plate',
  odometer: 'mileage',
  payslips: 'pay stubs',
  pickUp: 'pickup',
  plate: 'license plate',
  postcode: 'ZIP code',
  registration: 'registration',
  serviceHistory: 'service records',
  stock: 'inventory',
  tick: 'check',
};

export const regionalTerms: Record<Locale, RegionalTerms> = { 'en-AU': british, 'en-NZ': british, 'en-US': american };

const specialNouns: Partial<Record<StockKind, [one: string, many: string]>> = {
  camperTrailer: ['camper trailer', 'camper trailers'],
  accessory: ['accessory', 'accessories'],
};

/** "car", "camper trailer" or "accessory" (REG-02). */
export function vehicleWord(
  of: StockKind | Pick<Vehicle, 'itemType' | 'body'>,
  options: { plural?: boolean } = {},
): string {
  const kind = typeof of === 'string' ? of : kindOf(of);
  return (specialNouns[kind] ?? [kind, `${kind}s`])[options.plural ? 1 : 0];
}

/** "vehicle" for several kinds. */
export function wordOfKinds([kind, ...others]: readonly [StockKind, ...StockKind[]], plural: boolean): string {
  if (others.length === 0) return vehicleWord(kind, { plural });
  return plural ? 'vehicles' : 'vehicle';
}

export const stockWord = (
  settings: Pick<PublicSettings, 'stockRules'>,
  { plural = false }: { plural?: boolean } = {},
): string => wordOfKinds(soldKinds(settings), plural);
