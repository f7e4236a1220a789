import { unbroken } from '#src/lib/text.ts';
import type { Locale } from '../regional-terms.ts';
import { phoneHref } from './phone.ts';

/**
 * Only numbers in groups: an unbroken run of digits may be a licence, business number or distance. Sources: ACMA's
 * numbering plan, New Zealand's NAD, the North American Numbering Plan.
 */
const writings: Record<Locale, string[]> = {
  'en-AU': [
    String.raw`(?:\(0[23478]\)|0[23478]) ?\d{4} \d{4}`,
    String.raw`04\d\d \d{3} \d{3}`,
    String.raw`1[38]00 \d{3} \d{3}`,
    String.raw`\+61 (?:[23478] \d{4} \d{4}|4\d\d \d{3} \d{3})`,
  ],
  'en-NZ': [
    String.raw`(?:\(0[34679]\)|0[34679]) \d{3} \d{4}`,
    String.raw`02\d{1,2} \d{3} \d{3,4}`,
    String.raw`0[58]0[08] \d{3} \d{3}`,
    String.raw`\+64 (?:[34679] \d{3} \d{4}|2\d{1,2} \d{3} \d{3,4})`,
  ],
  'en-US': [String.raw`(?:\+?1[ \-])?(?:\([2-9]\d\d\) |[2-9]\d\d[ \-.])[2-9]\d\d[\-.]\d{4}`],
};

const patternOf = (locale: Locale): RegExp =>
  new RegExp(String.raw`(?<![\d$+\(\/\-.])(?:${writings[locale].join('|')})(?![\d%]|[\-\/.]\d)`, 'gv');

const link = (number: string): string => `<a href="${phoneHref(number)}">${unbroken(number)}</a>`;

/** @param html well-formed, with `<` and `>` escaped in text */
export function withPhoneLinks(html: string, locale: Locale): string {
  const pattern = patternOf(locale);
  let links = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (!part.startsWith('<')) return links > 0 ? part : part.replace(pattern, link);
      if (/^<a[\s>]/.test(part)) links += 1;
      if (part.startsWith('</a>')) links -= 1;
      return part;
    })
    .join('');
}
