/** A person as an operator names one: by phone, by e-mail or by both. */
import parsePhoneNumber from 'libphonenumber-js';
import { isEmail } from '#src/contracts/lead-rules.ts';
import { countries } from '#src/domain/places/country.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import { readPhone } from '../leads/read-phone.ts';

export interface Who {
  /** Null for every dealer of the database. */
  dealer: string | null;
  /** E.164. */
  phone: string | null;
  /** In lower case. */
  email: string | null;
}

/** The operator named nobody, or in a way that cannot be read. */
export class UnknownPersonError extends Error {
  override name = 'UnknownPersonError';
}

/** @throws UnknownPersonError for a number of no country or of several, an address that is none, or neither */
export function readWho({
  dealer = null,
  phone,
  email,
}: {
  dealer?: string | null | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}): Who {
  if (!phone && !email) throw new UnknownPersonError('Name the person: --phone NUMBER, --email ADDRESS, or both.');
  return { dealer, phone: phone ? oneNumber(phone) : null, email: email ? oneAddress(email) : null };
}

/** As every dealer's country reads it: only one may. */
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
    `The phone number ${only ? 'is valid in several countries' : 'cannot be read'}: write it with its country code, such as +61491570006.`,
  );
}

export function oneAddress(typed: string): string {
  const address = typed.trim().toLowerCase();
  if (isEmail(address)) return address;
  throw new UnknownPersonError('The e-mail address cannot be read: write it such as name@example.com.');
}

/** The digits of a number in the forms that rows have: with its country code, with a first zero, and alone. */
export function digitsOf(phone: string): string[] {
  const national = parsePhoneNumber(phone)?.nationalNumber ?? '';
  const international = phone.replace(/\D/g, '');
  return [...new Set([international, ...(national ? [`0${national}`, national] : [])])];
}
