import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { BodyType, ItemType, Vehicle } from '../vehicle/vehicle.ts';

export type Locale = PublicSettings['regional']['locale'];

/** Words that differ between countries (REG-01), lower case, in British spelling; American spelling is derived. */
const base = {
  colour: 'colour',
  enquire: 'enquire',
  enquiry: 'enquiry',
  enquiries: 'enquiries',
  personalised: 'personalised',
  favourite: 'favourite',
  favourites: 'favourites',
  licence: 'licence',
  tyre: 'tyre',
  centre: 'centre',
  kilometres: 'kilometres',
  metres: 'metres',
} as const;
export type RegionalWords = { [Word in keyof typeof base]: string } & {
  postcode: string;
  rego: string;
  odometer: string;
};

/** British stems and their American spelling. */
const american: [RegExp, string][] = [
  [/\b(kilo|centi|milli)?(met|lit)re/gi, '$1$2er'],
  [/\bcolour/gi, 'color'],
  [/\bfavourit/gi, 'favorit'],
  [/\benquir/gi, 'inquir'],
  [/\b(personal|organ|author|recogn|final|custom|minim|maxim)is(e|ed|es|ing|ation|ations)\b/gi, '$1iz$2'],
  [/\blicence/gi, 'license'],
  [/\bcentre(s?)\b/gi, 'center$1'],
  [/\btyre(s?)\b/gi, 'tire$1'],
];

/** Carries the case of `found` over to `spelling`: "ENQUIRE" to "INQUIRE", "Enquire" to "Inquire". */
function inCaseOf(found: string, spelling: string): string {
  if (found === found.toUpperCase()) return spelling.toUpperCase();
  return found[0] === found[0]?.toUpperCase() ? (spelling[0] ?? '').toUpperCase() + spelling.slice(1) : spelling;
}

/** A text in the locale's spelling: in the United States colour becomes color, enquiry inquiry, personalised personalized. Never for addresses: `/personalised/finance` keeps its name everywhere. */
export function localise(text: string, locale: Locale): string {
  if (locale !== 'en-US') return text;
  return american.reduce(
    (spelled, [pattern, replacement]) =>
      spelled.replace(pattern, (found) =>
        inCaseOf(found, found.toLowerCase().replace(new RegExp(pattern.source, 'i'), replacement)),
      ),
    text,
  );
}

function wordsOf(locale: Locale): RegionalWords {
  const spelled = Object.fromEntries(Object.entries(base).map(([key, word]) => [key, localise(word, locale)])) as {
    [Word in keyof typeof base]: string;
  };
  const american = locale === 'en-US';
  return {
    ...spelled,
    postcode: american ? 'ZIP code' : 'postcode',
    rego: american ? 'license plate' : 'rego',
    odometer: american ? 'mileage' : 'odometer',
  };
}
const wordsByLocale: Record<Locale, RegionalWords> = {
  'en-AU': wordsOf('en-AU'),
  'en-NZ': wordsOf('en-NZ'),
  'en-US': wordsOf('en-US'),
};

/** The locale's own words. */
export function words(locale: Locale): RegionalWords {
  return wordsByLocale[locale];
}

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

/** "car", "motorcycle", "caravan" or "accessory" (REG-02), or their plurals; of a vehicle, "motorhome" and "camper trailer" as well. */
export function vehicleWord(
  of: ItemType | Pick<Vehicle, 'itemType' | 'body'>,
  options: { plural?: boolean } = {},
): string {
  const { itemType, body } = typeof of === 'string' ? { itemType: of, body: null } : of;
  const own = body === null || itemType === 'accessory' ? undefined : bodyNouns[body];
  return (own ?? vehicleNouns[itemType])[options.plural ? 1 : 0];
}
