/** PRICE-01. */
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { PriceType, Vehicle } from '../vehicle/vehicle.ts';

type Locale = PublicSettings['regional']['locale'];

const plainLabels: Record<Locale, string> = {
  'en-AU': 'Including GST',
  'en-NZ': 'Including GST',
  'en-US': 'Before tax, title and fees',
};

const meanings: Record<Exclude<PriceType, 'plain'>, string> = {
  drive_away:
    'The total price, including the vehicle, GST, dealer delivery, stamp duty, registration and compulsory insurance.',
  estimated_drive_away:
    'An estimate of the total price, including government charges. The exact amount depends on the postcode it’s registered in and how it’s used.',
  excluding_government_charges:
    'Includes GST and dealer charges. Stamp duty, registration and compulsory insurance are extra: ask us for the drive away price.',
};

const plainMeanings: Record<Locale, string> = {
  'en-AU': 'The price includes GST.',
  'en-NZ': 'The price includes GST.',
  'en-US': 'Sales tax, title, registration and any dealer fees are extra: ask us for the total.',
};

/** Falls back to the dealer's default; outside Australia and for accessories, to the plain price. */
export function priceTypeOf(
  vehicle: Pick<Vehicle, 'priceType' | 'carType'> & Partial<Pick<Vehicle, 'itemType'>>,
  settings: Pick<PublicSettings, 'regional' | 'pricing'>,
): PriceType {
  if (vehicle.priceType) return vehicle.priceType;
  return settings.regional.locale === 'en-AU' && vehicle.itemType !== 'accessory'
    ? settings.pricing.defaultTypes[vehicle.carType]
    : 'plain';
}

export function priceTypeLabel(type: PriceType, settings: Pick<PublicSettings, 'regional' | 'pricing'>): string {
  return settings.pricing.labels[type] ?? plainLabels[settings.regional.locale];
}

export function priceMeaning(type: PriceType, settings: Pick<PublicSettings, 'regional'>): string {
  return type === 'plain' ? plainMeanings[settings.regional.locale] : meanings[type];
}

const charges = '(?:all )?(?:gov|govt|government|statutory|on ?roads?|orcs?|stamp duty|rego)';

/** Contradictory or optional wording stays unknown: a wrong "drive away" would be a promise. */
const driveAwayPatterns = [
  /\b(?:drive|ride|tow) ?away\b/,
  /\bd ?ap?\b/,
  /\bd a p\b/,
  /\bno more to pay\b/,
  /\bon (?:the )?road price\b/,
  /\b(?:orcs?|on ?roads?)(?: costs?)? included\b/,
  /(?<!\bnot )\b(?:inc|incl|includes|including) (?:all )?(?:on ?roads?|orcs?|(?:gov|govt|government) (?:charges|fees|costs))\b/,
];
const excludingPatterns = [
  /\begc\b/,
  new RegExp(
    `\\b(?:ex|excl|excludes|excluding|exclusive of|plus|before|without|not including|not inc|not incl) ${charges}\\b`,
  ),
  /\b(?:orcs?|on ?roads?|gov|govt|government)(?: (?:costs?|charges|fees))? (?:are )?(?:extra|excluded|additional|not included|apply)\b/,
];
const plainPatterns = [
  /\b(?:inc|incl|includes|including) gst\b/,
  /\bmsrp\b/,
  /\bbefore tax\b/,
  /\b(?:plus|ex|excl|excluding) (?:ttl|tax(?:es)? title)\b/,
  /^plain(?: price)?$/,
];
const denies = [
  /\b(?:not|no|non|ex|excl|excludes|excluding|without|before|plus) (?:an? |the )?(?:(?:drive|ride|tow) ?away|dap)\b/,
  /\b(?:ask|call|contact|enquire|inquire|poa|on application)\b/,
];
const estimates = [/\b(?:est|estimated?|approx|approximate(?:ly)?|indicative)\b/];

export function priceTypeFromText(text: string | null): PriceType | null {
  const clean = (text ?? '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const says = (patterns: RegExp[]): boolean => patterns.some((pattern) => pattern.test(clean));
  if (says(denies)) return null;
  if (says(driveAwayPatterns)) {
    if (says(excludingPatterns)) return null;
    return says(estimates) ? 'estimated_drive_away' : 'drive_away';
  }
  if (says(excludingPatterns)) return 'excluding_government_charges';
  return says(plainPatterns) ? 'plain' : null;
}
