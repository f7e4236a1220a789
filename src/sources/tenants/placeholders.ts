import type { Locale } from '#src/domain/locations/regional-terms.ts';

/** Written by the scaffold and rejected before going live. */
export const placeholders = {
  licenceNumber: 'MD00000',
  /** The street number, in front, differs by location. */
  street: 'Example Street',
  /** Fictional numbers. Australian ones have no area code. */
  phones: { 'en-AU': '5550 1000', 'en-NZ': '09 555 0100', 'en-US': '608 555 0100' },
  /** For US towns with unknown ZIP codes. */
  zip: '00000',
  /** Invented. */
  openingHours: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' })),
    { weekday: 6, open: '09:00', close: '16:00' },
    { weekday: 0, status: 'Closed' },
  ],
  sentences: {
    lede: 'Have a look around, and drop in when it suits you.',
    whyBuy: [
      'You’re welcome to bring your own mechanic',
      'Everything we know about the vehicle, in writing, before you decide',
      'The person who sells it to you looks after you afterwards',
    ],
    about: 'We choose everything we sell ourselves, and we’ll tell you why we chose it.',
    person: 'Name to come',
    buying: 'You can read every document before you sign, and take it home if you like.',
    tradeIn: 'We’ll look it over with you and put our offer in writing.',
    privacy: 'Get your own advisers to write it before the site goes live.',
    terms: 'Get your own advisers to write them before the site goes live.',
  },
  vehicleComment: 'A sample vehicle: it is not for sale.',
  /** Unregistrable (RFC 2606). */
  domain: '.example',
} as const;

/** Sentences from earlier scaffolds. */
const earlierSentences = `
Have a look around, and come by when it suits you.
You may bring your own mechanic
What we know of it you have in writing before you decide
The people who show it to you are there after you buy
We choose what we sell ourselves, and tell you why we chose it.
You see every paper before you sign it, and may take it home to read.
We look at it with you, and put our offer in writing.
Have your own advisers write it before the site goes live.
Have your own advisers write them before the site goes live.
`;

export const drafted: readonly string[] = [
  ...Object.values(placeholders.sentences).flat(),
  ...earlierSentences.trim().split('\n'),
];

/** RFC 2606, RFC 6761. */
const reservedDomain = /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

export const isPlaceholderAddress = (address: string): boolean =>
  reservedDomain.test(URL.parse(address)?.hostname || address);

export const isPlaceholderStreet = (street: string): boolean => street.endsWith(` ${placeholders.street}`);

/** Reserved for fiction: 5550 and 7010 after the area code (ACMA), 555-0100 to 555-0199 in the United States. */
const fictional: Record<Locale, RegExp> = {
  'en-AU': /^(?:\+?61|0)[2378](?:5550|7010)\d{4}$/,
  'en-NZ': /^(?:\+?64|0)95550100$/,
  'en-US': /^(?:\+?1)?\d{3}55501\d\d$/,
};

export const isFictionalPhone = (phone: string, locale: Locale): boolean =>
  fictional[locale].test(phone.replaceAll(/[\s().-]/g, ''));

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Checks eleven digits, weights and modulo 89 (Australian Business Register). */
export function hasWrongAbn(text: string): boolean {
  const digits = /\bABN:?\s*((?:\d\s*){11})(?!\d)/i.exec(text)?.[1]?.replaceAll(/\s/g, '');
  if (digits === undefined) return /\bABN\b/i.test(text);
  const sum = abnWeights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 !== 0;
}
