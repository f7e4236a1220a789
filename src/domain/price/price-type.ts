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

/** Charges that governments set: "on roads", "rego", "transfer fee". */
export const governmentCharge = String.raw`(?:gov|govt|government|statutory|on ?roads?|orcs?|stamp ?duty|s ?duty|rego|registration|ctp|transfer|licensing|duty|plates)\b(?: (?:costs?|charges?|fees?|duty))?`;
const charges = `(?:(?:all|any|the|of|long) )*${governmentCharge}`;

/** Contradictory or optional wording stays unknown: a wrong "drive away" would be a promise. */
const driveAwayPatterns = [
  /\b(?:drive|ride|tow) ?away\b/,
  /\bd ?ap?\b/,
  /\bd a p\b/,
  /\bno more to pay\b/,
  /\bon (?:the )?road price\b/,
  /\b(?:orcs?|on ?roads?|(?:gov|govt|government) (?:charges|fees|costs))(?: costs?)? inc(?:l|luded)?$/,
  /\b(?:orcs?|on ?roads?)(?: costs?)? included\b/,
  /(?<!\bnot )\b(?:inc|incl|includes|including) (?:all )?(?:on ?roads?|orcs?|(?:gov|govt|government) (?:charges|fees|costs))\b/,
];
const excludingPatterns = [
  /\begc\b/,
  new RegExp(
    String.raw`\b(?:exc?|excl|exclud(?:es?|ed|ing)|exclusive|except|plus|before|without|w o|less|minus|no|nil|not(?: inc\w*)?|needs?|requires?) ${charges}`,
  ),
  new RegExp(
    String.raw`\b${governmentCharge} (?:is |are |to be )?(?:extra|exc?|excl|excluded|additional|not|apply|applies|payable|required|needed|expired|lapsed)\b`,
  ),
  /\b(?:unreg\w*|not registered|out of rego)\b/,
];
const mentionsCharges = new RegExp(String.raw`\b${governmentCharge}`);
const includesCharges =
  /\b(?:inc\w*\b(?! gst)|with|all|covers|long|full|current|new|months?|mths?|years?|yrs?|paid|until|til|till|exp|expires|expiry)\b|\bon (?:the )?road price\b/;
const plainPatterns = [
  /\b(?:inc|incl|includes|including) gst\b|\bgst (?:inc|incl|included|inclusive)\b/,
  /\bmsrp\b/,
  /\bbefore tax\b/,
  /\b(?:plus|ex|excl|excluding) (?:ttl|tax(?:es)? title)\b/,
  /^plain(?: price)?$/,
];
const denies = [
  /\b(?:not|no|non|exc?|excl|excludes|excluding|without|before|plus) (?:an? |the )?(?:(?:drive|ride|tow) ?away|dap)\b/,
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
    if (says(excludingPatterns) || (mentionsCharges.test(clean) && !includesCharges.test(clean))) return null;
    return says(estimates) ? 'estimated_drive_away' : 'drive_away';
  }
  if (says(excludingPatterns)) return 'excluding_government_charges';
  return says(plainPatterns) ? 'plain' : null;
}
