/** Reads a price type from a feed's text (PRICE-01). */
import type { PriceType } from '../vehicle/vehicle.ts';

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
