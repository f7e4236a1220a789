/**
 * Price wording in a cell or beside it (PRICE-01). The Australian Consumer Law (s 48) requires a single total price, so
 * an amount that may be only part of it isn't used: weekly, deposit, saving, "from", list price (except in US dollars),
 * bid, plus GST, dealer charges or something unknown.
 *
 * Contradictory inclusions promise the least: government charges are extra. Neutral wording (special, negotiable) is
 * ignored; unknown wording only rules out a drive-away default. Of two amounts, one after "was" or "save" is dropped;
 * otherwise neither is used.
 */
import { parseMoney } from '#src/lib/money.ts';
import { isForeignPrice } from './price-currency.ts';
import { governmentCharge, priceTypeFromText } from './price-type-text.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import type { PriceType } from '../vehicle/vehicle.ts';

export type Currency = PublicSettings['regional']['currency'];

export type PriceWording =
  | { kind: 'nothing' | 'unknown' | 'no price' | 'sold' }
  /** `doubtful`: contradictory or not explicit. */
  | { kind: 'type'; type: PriceType; doubtful: boolean }
  /** `unlessDriveAway`: only for a price that isn't the total. */
  | { kind: 'not the price'; reason: string; unlessDriveAway?: true };

export interface PriceReading {
  amount: number | null;
  wording: PriceWording;
  columnType?: PriceType;
  others?: PriceReading[];
  /** The product chose the columns and their order, not the settings. */
  isUnordered?: true;
}

const number = String.raw`\d(?:[\d,.]|\s(?=\d{3}(?!\d)))*(?:\s?k\b)?`;
const earlier = new RegExp(
  String.raw`\b(?:was|were|previously|originally|normally|usually|rrp|save|savings?(?: of)?)\b[^\d+]{0,12}${number}`,
  'gi',
);
/** "12 months rego" and "5 year warranty" aren't amounts. */
const registeredFor = /\d[\d,]*\s*-?\s*(?:months?|mths?|years?|yrs?)(?=\s+(?:of )?(?:rego|registration)\b)/gi;
const counts = /(?<![\d,.])\d[\d,]*\s*-?\s*(?:months?|mths?|years?|yrs?|kms?|kilomet(?:re|er)s?|days?|owners?)\b/gi;

export function readPrice(text: string, currency: Currency): PriceReading {
  const line = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll(registeredFor, 'long')
    .replaceAll(counts, ' ')
    .trim();
  const amounts = (words: string) => [...words.matchAll(new RegExp(number, 'gi'))].length;
  const current = amounts(line) > 1 ? line.replaceAll(earlier, ' ') : line;
  if (amounts(current) > 1)
    return { amount: null, wording: aside(isForeignPrice(current, currency) ? foreign : 'more than one amount') };
  const amount = parseMoney(current);
  const wording = priceWording(current, currency);
  if (wording.kind === 'not the price' || wording.kind === 'sold') return { amount: null, wording };
  if (amount === 0 || (amounts(current) === 0 && wording.kind === 'no price'))
    return { amount: null, wording: { kind: 'no price' } };
  if (amount === null) return { amount: null, wording: aside(amounts(current) > 0 ? 'no single amount' : 'no amount') };
  return wording.kind === 'no price'
    ? { amount: null, wording: aside('an amount, but the wording says there is no price') }
    : { amount, wording };
}

export const foreign = "a currency other than the dealer's";
const aside = (reason: string): PriceWording => ({ kind: 'not the price', reason });

export function priceWording(text: string, currency: Currency): PriceWording {
  if (isForeignPrice(text, currency)) return aside(foreign);
  const words = normaliseWording(text);
  if (soldPattern.test(words) && !notSoldPattern.test(words)) return { kind: 'sold' };
  const reason = notThePrice(words, currency);
  if (reason) return aside(reason);
  if (noPrice.test(words)) return { kind: 'no price' };
  const type = typeOf(words, currency);
  if (type) return { kind: 'type', ...type };
  return words.replaceAll(harmless, ' ').trim() === '' ? { kind: 'nothing' } : { kind: 'unknown' };
}

const normaliseWording = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(new RegExp(number, 'gi'), ' # ')
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9#]+/g, ' ')
    .replaceAll(/\bo r c(?: s)?\b/g, 'orc')
    .replaceAll(/\be g c\b/g, 'egc')
    .replaceAll(/\bp o a\b/g, 'poa')
    .trim();

const notTotals: [RegExp, string][] = [
  [
    /\b(?:per|each|every|a) (?:week|wk|fortnight|month|mth|day|year|annum)\b|\bp ?[wmf]\b|\b(?:weekly|fortnightly|monthly)\b|# (?:week|wk|fortnight|month|mth|day)\b/,
    'a weekly or monthly payment, not the price',
  ],
  [
    /\b(?:save|savings?|deposit|discount|cashback|bonus|rebate)(?: up to| of| from)? #|# (?:off|down|deposit|discount|cashback|bonus|rebate|saving)\b|(?<!\bno )\b(?:down payments?|cash down|money down)\b/,
    'a deposit or a saving, not the price',
  ],
  [
    /\b(?:from|starting|starts|up ?to|under|over|above|below|around|about|circa|between|roughly|max|min|maximum|minimum)\b/,
    'not the price of this specific vehicle',
  ],
  [/\b(?:auctions?|bids?|bidding|reserve)\b/, 'a bid, not a price'],
  [
    /\ba[bc]n\b|\b(?:trade|fleet|wholesale|corporate|business|commercial|members?|staff|employees?|pensioners?|students?)(?: (?:buyers?|customers?|holders?|clients?|purchasers?|price|sale))?(?: only)?$|\b(?:trade|fleet|wholesale|corporate|business|members?|staff|finance|financed)(?: (?:buyers?|customers?|price|sale|purchases?))? only\b|\b(?:with|w|subject to|conditional on|requires?|when|if) (?:(?:dealer|our|you|approved|select) )*financ(?:e|ed|ing)\b|^(?:# )?financ(?:e|ing)(?: price| only)?$|\b(?:after|with|w|less|minus|net of|requires?|when you|if you) (?:(?:a|an|any|the|your|eligible|qualifying) )*(?:trade|cashback|rebate)(?: ?ins?)?\b(?! (?:welcome|accepted|considered))|\bchange ?over\b/,
    'a price that only some shoppers get',
  ],
];
/** "Drive away NSW only": not the total for every shopper. "Now only $19,990" isn't a limit. */
const limitedToSome =
  /\b(?!now |just |away |for |at |price )[a-z]+ only\b(?! #)|\b(?:conditions apply|subject to|residents?|conditional)\b/;
const estimate = /\b(?:approx|approximate|approximately|est|estimated?|indicative)\b/;
const driveAway = /\b(?:(?:drive|ride|tow) ?away|dap|d a p?)\b/;

function notThePrice(words: string, currency: Currency): string | null {
  const known = notTotals.find(([pattern]) => pattern.test(words));
  if (known) return known[1];
  if (estimate.test(words) && !driveAway.test(words)) return 'an estimate, not the price';
  if (currency === 'USD') return null;
  if (/\b(?:m?rrp|mr?lp|msrp|list price)\b/.test(words)) return "the manufacturer's list price, before dealer charges";
  return added(words);
}

const government = new RegExp(
  String.raw`\b(?:(?:all|any|other|applicable|relevant|normal|long) )*(?:${governmentCharge} ?)+`,
  'g',
);
const adding =
  /\b(?:plus|ex|exc|excl|excludes|excluded|excluding|exclusive(?: of)?|without|not inc|not incl|not including) (?:the )?(.*)/;
const gstLater =
  /\bgst (?:is |to be )?(?:extra|excluded|exclusive(?! of)|additional|added|not inc\w*|applies|payable|(?:exc?|excl|plus|no|not)$)\b|\b(?:before|less|minus|w o|not|excl of) (?:the |any )?(?:gst|tax)\b/;
const dealerLater =
  /\b(?:dealer|delivery|freight)(?: (?:delivery|charges?|fees?|costs?))? (?:is |are )?(?:extra|excluded|additional|not included)\b/;

function added(words: string): string | null {
  const text = words.replaceAll(government, 'CHARGES ').replaceAll(/ +/g, ' ').trim();
  if (gstLater.test(text)) return withoutGst;
  if (dealerLater.test(text)) return withoutDealer;
  for (let rest = adding.exec(text)?.[1]; rest !== undefined; rest = adding.exec(rest)?.[1]) {
    const fault = firstAdded(rest);
    if (fault) return fault;
  }
  return null;
}

const withoutGst = 'it excludes GST',
  withoutDealer = 'it excludes dealer charges';

/** Each item of a list such as "CHARGES and dealer delivery". */
function firstAdded(list: string): string | null {
  const [, , next] = /^(CHARGES(?: and| plus)?) ?(.*)/.exec(list) ?? [];
  if (next !== undefined) return /^CHARGES (?:and|plus)\b/.test(list) ? firstAdded(next) : null;
  if (/^# (?:dealer|delivery|freight|admin)/.test(list)) return withoutDealer;
  if (list === '' || /^(?:plus|#|nothing|none|drive|ride|tow|dap|driveaway)/.test(list)) return null;
  if (/^(?:gst|tax)\b/.test(list)) return withoutGst;
  return /^(?:\S+ )?(?:dealer|delivery|freight|fees?|costs?|charges?|admin)/.test(list)
    ? withoutDealer
    : 'an unspecified amount is added to it';
}

/** "Sold with roadworthy" is still for sale. */
const soldPattern =
  /\bsold\b(?! (?:as|with|without|un\w*|by|in|on)\b)|\bunder (?:offer|contract)\b|\bdeposit (?:taken|paid|received)\b|\bon hold\b|\breserved\b|\b(?:not|no longer) available\b|\bunavailable\b|\bwithdrawn\b/;
const notSoldPattern = /\b(?:not|un|never|yet to be) ?sold\b/;

const noPrice =
  /\bpoa\b|\bp o a\b|\bprice on\b|\b(?:call|contact|phone|ring|ask|email|enquire|inquire)(?: us| dealer)? (?:for|re|about)\b|\b(?:tba|tbc|tbd|free)\b|^(?:please )?(?:call|contact|phone|ring|ask|email|enquire|inquire|enquiry|offers?|negotiable|neg|make an offer|best offer)(?: us| now| today| dealer| invited| considered| welcome)*$/;
const speaksOfCharges = new RegExp(String.raw`\b(?:egc\b|unreg|${governmentCharge})`);

function typeOf(words: string, currency: Currency): { type: PriceType; doubtful: boolean } | null {
  const said = priceTypeFromText(words.replaceAll('#', ' '));
  if (said && /drive_away$/.test(said) && limitedToSome.test(words))
    return { type: 'excluding_government_charges', doubtful: true };
  if (said)
    return { type: currency === 'USD' && said === 'excluding_government_charges' ? 'plain' : said, doubtful: false };
  if (currency === 'USD')
    return /\b(?:plus|ex|excl|excluding|before)\b/.test(words) ? { type: 'plain', doubtful: false } : null;
  return driveAway.test(words) || speaksOfCharges.test(words)
    ? { type: 'excluding_government_charges', doubtful: true }
    : null;
}

const harmless =
  /#|\b(?:or (?:nearest|near|best|closest|reasonable) offer|o n o|ono|o b o|obo|neg|negotiable|firm|fixed|price[ds]?|asking|specials?|sale|now|only|just|today|our|your|internet|online|web|cash|reduced|final|was|to|at|is|the|and|or|for|offers?|au|nz|us|aud|nzd|usd|a|dollars?|call|us|best|deal)\b/g;
