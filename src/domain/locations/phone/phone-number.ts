/**
 * Parses Australian, New Zealand and US numbers to E.164 (AUTH-01). Assumes the dealer's country; other countries'
 * numbers need their own format, so that a typo doesn't reach a stranger abroad.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countries, type Country } from '../country.ts';
import type { Locale } from '../regional-terms.ts';

/** National formats recognised abroad: mobiles only, unless all of a country's numbers look alike. */
const nationalFormats: Record<Country, RegExp> = {
  AU: /^\(?04/,
  NZ: /^\(?02[0-27-9]\)?[ -]?\d{3}/,
  US: /^(?:1[-. ]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[-. ])[2-9]\d\d[-. ]\d{4}(?!\d)/,
};

/** 0011 in Australia, 011 in the United States, 00 elsewhere. */
const dialledAbroad = /^(?:0011|011|00)(?=61|64|1)/;

export function readPhoneNumber(typed: string, locale: Locale): string | null {
  return readings(typed, locale)[0] ?? null;
}

/** Prefers a mobile: "021 123 4567", a landline in Sydney, is one in New Zealand. */
export function readMobileNumber(typed: string, locale: Locale): string | null {
  return readings(typed, locale).find(canReceiveText) ?? null;
}

function readings(typed: string, locale: Locale): string[] {
  const home = countries[locale];
  const text = typed.normalize('NFKC').trim().replace(/^tel:/i, '');
  const joined = text.replace(/[\s().-]/g, '');
  const abroad = Object.values(countries).filter((country) => country !== home && nationalFormats[country].test(text));
  return [
    numberOf(text, home),
    dialledAbroad.test(joined) ? numberOf(joined.replace(dialledAbroad, '+'), home) : null,
    ...abroad.map((country) => numberOf(text, country)),
  ].filter((number) => number !== null);
}

function numberOf(text: string, country: Country): string | null {
  const parsed = parsePhoneNumberFromString(text, country);
  // Other countries share +1, some with premium numbers.
  if (!parsed?.isValid() || !Object.values<string | undefined>(countries).includes(parsed.country)) return null;
  return parsed.number;
}

/** US mobiles aren't recognisable; only toll-free and premium numbers are excluded. */
function canReceiveText(number: string): boolean {
  return /^(?:\+614|\+642|\+1(?!800|833|844|855|866|877|888|900))/.test(number);
}
