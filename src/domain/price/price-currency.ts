/** A bare "$" is the dealer's currency. */
import type { PublicSettings } from '../tenant/settings/settings.ts';

type Currency = PublicSettings['regional']['currency'];

const homeCurrency: Record<Currency, RegExp> = { AUD: /^(?:aud?|a)$/, NZD: /^nzd?$/, USD: /^(?:usa?|usd|u)$/ };
const codes = 'aud|nzd|usd|gbp|eur|jpy|cny|rmb|cad|sgd|hkd|fjd|inr|chf|zar|krw|thb|myr|idr|php|aed|twd|vnd|sek|nok|dkk';
/** "US$", "A $", "NZ$"; a single letter must precede the sign directly. */
const beforeSign = String.raw`(?<![a-z])(?:(usa?|usd|nzd?|aud?|cad?|sgd?|hkd?|fjd?|twd?)\s?\$|([aucs])\$)`;
const beforeDigit = String.raw`(?<![a-z])(us|nz|au)\s?(?=\d)`;
const named = new RegExp(
  String.raw`${beforeSign}|${beforeDigit}|(?<![a-z])(${codes})(?![a-z])|(?<![a-z])(us|nz|au)\s?dollars?\b`,
  'g',
);
const otherMoney =
  /[£€¥₹₩₽฿₫₱₪₺]|(?<![a-z])(?:pounds?(?: sterling)?|sterling|euros?|yen|yuan|rupees?|(?:american|new zealand|kiwi|canadian|singapore|hong kong) dollars?)(?![a-z])/;
const currencyNames: Partial<Record<Currency, RegExp>> = {
  NZD: /(?:new zealand|kiwi) dollars?/g,
  USD: /american dollars?/g,
};

export function isForeignPrice(text: string, currency: Currency): boolean {
  const words = text.toLowerCase().replace(/\b([aun])\.([sz]?)\.?(?=\s?[$\d])/g, '$1$2');
  if (otherMoney.test(currencyNames[currency] ? words.replaceAll(currencyNames[currency], ' ') : words)) return true;
  return [...words.matchAll(named)].some((match) => !homeCurrency[currency].test(match.slice(1).find(Boolean)!));
}

const homeNames: Record<Currency, RegExp> = {
  AUD: /^(?:aud?|a|aus|australia|australian|dollars?|\$|036|36)$/,
  NZD: /^(?:nzd?|new|zealand|kiwi|dollars?|\$|554)$/,
  USD: /^(?:usd?|usa|u|s|american?|united|states|dollars?|\$|840)$/,
};

/** For a cell that names a currency; a bare "$" or "dollars" is the dealer's. */
export const isHomeCurrency = (text: string, currency: Currency): boolean =>
  (text.toLowerCase().match(/[\p{L}\d]+|\p{Sc}/gv) ?? []).every((word) => homeNames[currency].test(word));
