import parsePhoneNumber from 'libphonenumber-js';
import { isEmail } from '#src/contracts/lead-rules.ts';
import { countries } from '#src/domain/locations/country.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { readPhone } from '../../leads/read-phone.ts';

export interface Who {
  /** Null for every dealer. */
  dealer: string | null;
  /** E.164. */
  phone: string | null;
  /** Lower case. */
  email: string | null;
}

export class UnknownPersonError extends Error {
  override name = 'UnknownPersonError';
}

/** @throws {UnknownPersonError} for an invalid email, a number of no country or several, or neither. */
export function readWho({
  dealer = null,
  phone,
  email,
}: {
  dealer?: string | null | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}): Who {
  if (!phone && !email) throw new UnknownPersonError('Specify the person: --phone NUMBER, --email ADDRESS, or both.');
  return { dealer, phone: phone ? oneNumber(phone) : null, email: email ? oneAddress(email) : null };
}

export function oneNumber(typed: string): string {
  const readings = new Set(
    (Object.keys(countries) as Locale[])
      .map((locale) => readPhone(typed, locale))
      .filter(({ readable }) => readable)
      .map(({ phone }) => phone),
  );
  const [only, another] = readings;
  if (only && !another) return only;
  throw new UnknownPersonError(
    `The phone number ${only ? 'is valid in several countries' : 'cannot be read'}. Write it with its country code, such as +61491570006.`,
  );
}

export function oneAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (isEmail(address)) return address;
  throw new UnknownPersonError('The email address cannot be read. Write it like name@example.com.');
}

/** With country code, with leading zero, and without either. */
export function digitsOf(phone: string): string[] {
  const national = parsePhoneNumber(phone)?.nationalNumber ?? '';
  const international = phone.replace(/\D/g, '');
  return [...new Set([international, ...(national ? [`0${national}`, national] : [])])];
}
