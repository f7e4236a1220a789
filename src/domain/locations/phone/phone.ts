import type { Location } from '../location.ts';
import type { PublicSettings } from '../../tenant/settings/settings.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Maps letters to keypad digits; drops extensions. */
export function phoneDigits(number: string): string {
  return number
    .toLowerCase()
    .replace(/\(0\)/, number.trim().startsWith('+') ? '' : '0')
    .replace(/\s+(?:extension|ext|x)\.?\s*\d+\s*$/, '')
    .replace(/[a-z]/g, (letter) => String(keypad.findIndex((key) => key.includes(letter)) + 2))
    .replace(/\D/g, '');
}

export function phoneHref(number: string): string {
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${phoneDigits(number)}`;
}

/** VDP-11: "02 55•• ••••". */
export function maskPhone(number: string): string {
  return number.slice(0, 5) + number.slice(5).replace(/\S/g, '•');
}

/** VDP-11. Demo falls back to new; without a vehicle, the location's number comes first. */
export function callNumber(
  vehicle: Pick<Vehicle, 'carType'> | null,
  location: Pick<Location, 'phone' | 'landline'> | null,
  settings: Pick<PublicSettings, 'phones'>,
): string | null {
  const { phones } = settings;
  const place = location?.phone ?? location?.landline ?? null;
  if (phones.override) return phones.override;
  if (!vehicle) return place ?? phones.new ?? phones.used;
  const byType = { new: phones.new, used: phones.used, demo: phones.demo ?? phones.new }[vehicle.carType];
  return byType ?? place;
}
