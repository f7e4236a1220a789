import { expect, it } from 'vitest';
import { withPhoneLinks } from '#src/domain/locations/phone/phone-links.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';

const linked = (text: string, locale: Locale) =>
  [...withPhoneLinks(text, locale).matchAll(/<a href="tel:([^"]*)">([^<]*)<\/a>/g)].map(([, href, shown]) => [
    shown!.replaceAll('\u00a0', ' '),
    href,
  ]);

it.each<[Locale, string, string[][]]>([
  ['en-AU', 'Ring <strong>02 5550 4100</strong> before 5.30 pm.', [['02 5550 4100', '0255504100']]],
  [
    'en-AU',
    '03 5550 3420, 07 5550 1650',
    [
      ['03 5550 3420', '0355503420'],
      ['07 5550 1650', '0755501650'],
    ],
  ],
  [
    'en-AU',
    '(02) 5550 4210 or 0491 570 006; 1300 555 010.',
    [
      ['(02) 5550 4210', '0255504210'],
      ['0491 570 006', '0491570006'],
      ['1300 555 010', '1300555010'],
    ],
  ],
  ['en-AU', 'From abroad +61 2 5550 4100', [['+61 2 5550 4100', '+61255504100']]],
  [
    'en-NZ',
    'Ring 09 555 0150 or 0800 123 456, 021 555 010',
    [
      ['09 555 0150', '095550150'],
      ['0800 123 456', '0800123456'],
      ['021 555 010', '021555010'],
    ],
  ],
  [
    'en-US',
    'Call 920-555-0150 or (920) 555-0142.',
    [
      ['920-555-0150', '9205550150'],
      ['(920) 555-0142', '9205550142'],
    ],
  ],
])('links phone numbers in text (%s: %s) (PAGE-01)', (locale, text, numbers) => {
  expect(linked(text, locale)).toEqual(numbers);
});

it.each<[Locale, string]>([
  ['en-AU', 'ABN 51 824 753 556, licence 12345678, 2024 2025, $0 2000 3000, 102 5550 4100, 02 5550 41000'],
  ['en-AU', 'between 03 1200 1300-1500'],
  ['en-US', 'ZIP 53081-0150, part 12-920-555-0150, VIN 9205550150'],
  ['en-US', '02 5550 4100'],
])('leaves other numbers alone (%s: %s)', (locale, text) => {
  expect(withPhoneLinks(text, locale)).toBe(text);
});

it('keeps a number on one line', () => {
  expect(withPhoneLinks('02 5550 4100', 'en-AU')).toContain('>02\u00a05550\u00a04100<');
});

it('leaves existing links and attribute URLs unchanged', () => {
  const html =
    '<p><a href="/ring-02 5550 4100">Ring <em>02 5550 4100</em></a> <img src="/02 5550 4100.png" alt="" /></p>';
  expect(withPhoneLinks(html, 'en-AU')).toBe(html);
});
