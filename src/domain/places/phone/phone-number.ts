/**
 * A typed phone number as E.164 (AUTH-01): Australian, New Zealand and United States numbers, however they are
 * written. A number without a country's code is the dealer's country's; another country's only in its own writing,
 * so that a slip in a local number does not become somebody's number elsewhere.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countries, type Country } from '../country.ts';
import type { Locale } from '../regional-terms.ts';

/**
 * How a country writes its own numbers, seen from another one: mobiles alone, except where every number looks alike.
 */
const ownWriting: Record<Country, RegExp> = {
  AU: /^\(?04/,
  NZ: /^\(?02[0-27-9]\)?[ -]?\d{3}/,
  US: /^(?:1[-. ]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-. ])[2-9]\d\d[-. ]\d{4}(?!\d)/,
};

/**
 * What is dialled before a country's code when calling abroad: 0011 in Australia, 011 in the United States, 00 in
 * New Zealand and elsewhere.
 */
const dialledAbroad = /^(?:0011|011|00)(?=61|64|1)/;

/** `+61491570006`, or null for what is no number of these three countries. An extension is left off. */
export function readPhoneNumber(typed: string, locale: Locale): string | null {
  return readings(typed, locale)[0] ?? null;
}

/**
 * The same for a number that takes text messages: "021 123 4567" is a landline of Sydney, and
 * so a mobile of New Zealand.
 */
export function readMobileNumber(typed: string, locale: Locale): string | null {
  return readings(typed, locale).find(canReceiveText) ?? null;
}

/** Every number that the text may be, the likeliest first. */
function readings(typed: string, locale: Locale): string[] {
  const home = countries[locale];
  const text = typed.normalize('NFKC').trim().replace(/^tel:/i, '');
  const joined = text.replace(/[\s().-]/g, '');
  const abroad = Object.values(countries).filter((country) => country !== home && ownWriting[country].test(text));
  return [
    numberOf(text, home),
    dialledAbroad.test(joined) ? numberOf(joined.replace(dialledAbroad, '+'), home) : null,
    ...abroad.map((country) => numberOf(text, country)),
  ].filter((number) => number !== null);
}

function numberOf(text: string, country: Country): string | null {
  const parsed = parsePhoneNumberFromString(text, country);
  // Other countries share the code +1, premium numbers of islands among them.
  if (!parsed?.isValid() || !Object.values<string | undefined>(countries).includes(parsed.country)) return null;
  return parsed.number;
}

/**
 * Mobiles of Australia and New Zealand; in the United States, where no number shows it, all but those that
 * callers or nobody pays for.
 */
function canReceiveText(number: string): boolean {
  return /^(?:\+614|\+642|\+1(?!800|833|844|855|866|877|888|900))/.test(number);
}
