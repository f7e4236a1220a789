import parsePhoneNumber from 'libphonenumber-js';
import { countries } from '#src/domain/locations/country.ts';
import { readPhoneNumber } from '#src/domain/locations/phone/phone-number.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface ReadPhone {
  /** E.164, or as typed. */
  phone: string;
  readable: boolean;
}

/** Shorter ones, such as 13 00 00, must be in the tables; newer ranges are at least this long. */
const longEnough = 8;

/** Reads other countries' numbers too, since every lead is stored. */
export function readPhone(typed: string, locale: PublicSettings['regional']['locale']): ReadPhone {
  const known = readPhoneNumber(typed, locale);
  if (known !== null) return { phone: known, readable: true };
  const parsed = parsePhoneNumber(typed, countries[locale]);
  const readable = parsed?.isValid() || (parsed?.isPossible() && parsed.nationalNumber.length >= longEnough);
  return parsed && readable ? { phone: parsed.number, readable: true } : { phone: typed, readable: false };
}

/** "0491 570 006", "+64 21 234 567"; unchanged if unreadable. */
export function phoneText(phone: string, locale: PublicSettings['regional']['locale']): string {
  const parsed = parsePhoneNumber(phone, countries[locale]);
  if (!parsed) return phone;
  return parsed.country === countries[locale] ? parsed.formatNational() : parsed.formatInternational();
}
