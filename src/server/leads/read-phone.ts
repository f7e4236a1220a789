import parsePhoneNumber from 'libphonenumber-js';
import { countries } from '#src/domain/places/country.ts';
import { readPhoneNumber } from '#src/domain/places/phone/phone-number.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface ReadPhone {
  /** E.164, or as typed where it cannot be read. */
  phone: string;
  readable: boolean;
}

/**
 * Shorter numbers must be known to exist, such as 13 00 00; a range that is too new for the tables must be this long.
 */
const longEnough = 8;

/** A number as typed, read as a sign-in reads it; of other countries too, since a lead is kept whoever sends it. */
export function readPhone(typed: string, locale: PublicSettings['regional']['locale']): ReadPhone {
  const known = readPhoneNumber(typed, locale);
  if (known !== null) return { phone: known, readable: true };
  const parsed = parsePhoneNumber(typed, countries[locale]);
  const readable = parsed?.isValid() || (parsed?.isPossible() && parsed.nationalNumber.length >= longEnough);
  return parsed && readable ? { phone: parsed.number, readable: true } : { phone: typed, readable: false };
}
