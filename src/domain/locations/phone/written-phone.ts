/** AUTH-01. Separate from `phone-number.ts`, whose library is larger than a page. */
import type { Locale } from '../regional-terms.ts';

interface Writing {
  pattern: RegExp;
  home: Locale;
  national: string;
  international: string;
}

const writings: Writing[] = [
  { pattern: /^\+61(4\d\d)(\d{3})(\d{3})$/, home: 'en-AU', national: '0$1 $2 $3', international: '+61 $1 $2 $3' },
  { pattern: /^\+64(2\d)(\d{3})(\d{3,5})$/, home: 'en-NZ', national: '0$1 $2 $3', international: '+64 $1 $2 $3' },
  { pattern: /^\+1(\d{3})(\d{3})(\d{4})$/, home: 'en-US', national: '($1) $2-$3', international: '+1 $1 $2 $3' },
];

export function writtenPhone(number: string, locale: Locale): string {
  const writing = writings.find(({ pattern }) => pattern.test(number));
  return writing
    ? number.replace(writing.pattern, writing.home === locale ? writing.national : writing.international)
    : number;
}
