import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { feedPrice } from '#src/domain/price/feed-price.ts';
import {
  priceWording,
  readPrice,
  type Currency,
  type PriceReading,
  type PriceWording,
} from '#src/domain/price/price-wording.ts';
import { priceTypes, type PriceType } from '#src/domain/vehicle/vehicle.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const amount = 19_990;
/** "#" is the amount; the key is how the cell is read. */
type Worth = PriceType | 'silent' | 'unknown' | 'none' | 'aside';

const spellings: [Worth, string[]][] = [
  [
    'excluding_government_charges',
    [
      '# + ORC',
      '#+ORC',
      '# + ORCs',
      "# + ORC's",
      '# + O.R.C.',
      '# ORC',
      '# plus ORC',
      '# plus on roads',
      '# + on-roads',
      '# + on road costs',
      '# plus on-road costs',
      '# + onroads',
      '# (plus on roads)',
      '# before on-road costs',
      '# excl. on roads',
      '# ex on-roads',
      '# not incl. on roads',
      'EGC #',
      '# EGC',
      '# (EGC)',
      '# E.G.C.',
      '# Excl. Govt. Charges',
      '# excl govt charges',
      '# excluding government charges',
      '# ex gov charges',
      '# + govt charges',
      '# + all govt charges',
      '# Excl. Gov’t Charges',
      '# plus government fees',
      '# + stamp duty',
      '# + rego',
      '# + rego & stamp duty',
      '# plus stamp duty and transfer',
      '# ex rego',
      '# unreg',
      '# unregistered',
      '# on roads extra',
      '# government charges apply',
      '# on road costs not included',
      '# incl. GST + ORC',
      '# + ORC neg',
      'Special # + ORC',
      'now # + on roads',
      'AUD # + ORC',
      '# not drive away',
      '# drive away NSW only',
      '# drive away, conditions apply',
      '# drive away for WA residents',
      '# drive away + ORC',
      '# drive away excl. govt charges',
      '# on road',
      '# drive away no rego',
      '# DAP (no rego)',
      '# drive away, unregistered',
      '# driveaway - rego extra',
      '# drive away (less rego)',
      '# drive away w/o rego',
      '# drive away without registration',
      '# drive away rego expired',
      '# drive away, inc GST, rego by buyer',
      '# drive away, CTP extra',
      '# DAP plus transfer',
      '# drive away exc. transfer & stamp duty',
      '# inc GST exc ORC',
      '# inc GST exc govt charges',
      '# inc GST less on roads',
      '# incl GST but not rego',
      '# GST incl (no on roads)',
      '# inc GST exclusive of on roads',
    ],
  ],
  [
    'drive_away',
    [
      '# drive away',
      '# Driveaway',
      '# drive-away',
      'Drive Away #',
      '# D/A',
      '# DAP',
      'DAP: #',
      '# D.A.P.',
      '# drive away no more to pay',
      '# no more to pay',
      '# ride away',
      '# Ride-Away',
      '# tow away',
      '# on road costs included',
      '# incl. on roads',
      '# including all government charges',
      '# drive away ono',
      'now only # drive away',
      'Special! # drive away',
      '# inc GST drive away',
      'was $24,990 now # drive away',
      '# drive away (was $24,990)',
      'Save $2,000, now # drive away',
      '# drive away, 12 months rego',
      '# drive away with 6 months rego',
      '# drive away, stamp duty paid',
      '# drive away before trade-in',
      '# drive away, no deposit',
    ],
  ],
  [
    'estimated_drive_away',
    ['est. drive away #', '# estimated driveaway', '# drive away (approx.)', 'indicative drive away price #'],
  ],
  ['plain', ['# inc GST', '# GST included', '# incl. GST', '# including GST', '# (inc. GST)']],
  [
    'silent',
    [
      '#',
      '$ #',
      '#*',
      '# ono',
      '# o.n.o.',
      '# neg',
      '# neg.',
      '# negotiable',
      '# or nearest offer',
      '# or best offer',
      '# firm',
      'Special #',
      'Now #',
      'now only #',
      'Price: #',
      'our price #',
      'sale price #',
      'AUD #',
      '# AUD',
      'A$#',
      'AU$#',
      'AU$ #',
      'Was $24,990 Now #',
      '# was $24,990',
      'RRP $29,990, our price #',
      'Save $3,000! #',
    ],
  ],
  ['unknown', ['# bargain', '# great buy', '# WOW', '# xyz', '# trade-ins welcome', '# no down payment']],
  [
    'none',
    [
      'POA',
      'P.O.A.',
      'P O A',
      'poa.',
      'call',
      'Call us',
      'Call for price',
      'contact dealer',
      'Enquire',
      'price on application',
      'Price on request',
      'TBA',
      'Contact us for price',
      'offers',
      '$0',
      '0',
    ],
  ],
  [
    'aside',
    [
      '# + GST',
      '#+GST',
      '# plus GST',
      '# ex GST',
      '# ex. GST',
      '# excl. GST',
      '# excluding GST',
      '# + GST + ORC',
      '# + ORC + GST',
      '# plus on roads & GST',
      '# excl GST and on roads',
      '# GST extra',
      '# plus tax',
      'from #',
      'From: #',
      'starting from #',
      'starts at #',
      'up to #',
      'under #',
      'over #',
      'offers over #',
      'offers above #',
      'around #',
      'approx #',
      'est. #',
      'about #',
      'auction, guide #',
      'current bid #',
      'RRP #',
      'MRLP #',
      'list price #',
      'US$#',
      'US$ #',
      'USD #',
      '# USD',
      'U.S.$#',
      'NZ$#',
      'NZD #',
      '# NZD',
      '£#',
      '£ #',
      '# GBP',
      '€#',
      '#€',
      '# EUR',
      '¥#',
      'S$#',
      'CAD #',
      'C$#',
      '# pounds',
      '# euros',
      '# US dollars',
      'HK$#',
      '# - $24,990',
      '#-24,990',
      '# to $24,990',
      '# or $24,990 drive away',
      '# / $24,990',
      '# per week',
      '# pw',
      '# p/w',
      '#/week',
      '# weekly',
      '# per month',
      '# a month',
      'deposit #',
      '# deposit',
      'Save #',
      'save up to #',
      '# off',
      '# + dealer delivery',
      '# trade price only',
      '# trade',
      '# ABN holders only',
      '# drive away (ABN holders only)',
      '# drive away after trade-in',
      '# less your trade',
      '# after cashback',
      'changeover #',
      '# w/ financing',
      '# with approved finance',
      '# down',
      'down payment #',
      '# before GST',
      '# less GST',
      '# fleet buyers only',
      '# finance only',
      '# subject to finance',
      '# + on roads and dealer delivery',
      '# + delivery',
      '# + dealer charges',
      '# + charges',
      '# plus fees',
      '# excl. government charges & dealer delivery',
      '# dealer delivery extra',
      '# + pre-delivery',
      '# + handling',
      'POA #',
      'ask for drive away, #',
      '# call for price',
      '# price on application',
      '#%',
    ],
  ],
];

const worthOf = ({ amount: read, wording }: PriceReading): Worth => {
  if (wording.kind === 'not the price') return 'aside';
  if (wording.kind === 'no price') return 'none';
  expect(read).not.toBeNull();
  return wording.kind === 'type' ? wording.type : wording.kind === 'nothing' ? 'silent' : 'unknown';
};

describe('wording in a price cell', () => {
  test.each(spellings)('%s: %j (PRICE-01)', (worth, texts) => {
    expect(texts.map((text) => [text, worthOf(readPrice(text.replace('#', '$19,990'), 'AUD'))])).toEqual(
      texts.map((text) => [text, worth]),
    );
  });

  const table = spellings.flatMap(([worth, texts]) => texts.map((text) => ({ worth, text })));
  const written = (value: number) =>
    fc.constantFrom(
      String(value),
      `$${value.toLocaleString('en-AU')}`,
      value.toLocaleString('en-AU'),
      `$${value}`,
      `$${value.toLocaleString('en-AU')}.00`,
      value.toLocaleString('en-AU').replace(',', '\u00a0'),
    );
  const cased = (text: string) =>
    fc.constantFrom(
      text,
      text.toUpperCase(),
      text.toLowerCase(),
      text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    );
  const spaced = (text: string) =>
    fc.array(fc.constantFrom(' ', '  ', '\u00a0', '\t', ' \n'), { minLength: 8, maxLength: 8 }).map((spaces) => {
      let at = 0;
      return `${spaces[6]}${text.replaceAll(' ', () => spaces[at++ % spaces.length]!)}${spaces[7]}`;
    });

  test('reads every spelling the same in any case, spacing and amount format (PRICE-01)', () => {
    const cell = fc.constantFrom(...table).chain(({ worth, text }) =>
      fc.integer({ min: 500, max: 999_999 }).chain((value) =>
        written(value).chain((number) =>
          cased(text)
            .chain(spaced)
            .map((words) => ({ worth, value, words: words.replace('#', number) })),
        ),
      ),
    );
    fc.assert(
      fc.property(cell, ({ worth, value, words }) => {
        const read = readPrice(words, 'AUD');
        expect([words, worthOf(read), read.amount]).toEqual([
          words,
          worth,
          worth === 'aside' || worth === 'none' ? null : value,
        ]);
      }),
      { numRuns: fuzzRuns(1000) },
    );
  });

  test('never applies a drive-away default to a price with other or unknown wording (PRICE-01)', () => {
    const says = (wanted: (worth: Worth) => boolean) => fc.constantFrom(...table.filter(({ worth }) => wanted(worth)));
    fc.assert(
      fc.property(
        says((worth) => worth !== 'silent' && worth !== 'drive_away'),
        written(amount).chain((number) => fc.constant(number)),
        ({ text }, number) => {
          const { price, type } = feedPrice(readPrice(text.replace('#', number), 'AUD'), null, 'drive_away', 'AUD');
          expect(price === null || type !== 'drive_away').toBe(true);
        },
      ),
      { numRuns: fuzzRuns(400) },
    );
  });

  test('advertises the weaker promise of any two conflicting price types (PRICE-01)', () => {
    const order = ['excluding_government_charges', 'plain', 'estimated_drive_away', 'drive_away'] satisfies PriceType[];
    const named = (type: PriceType): PriceWording => ({ kind: 'type', type, doubtful: false });
    for (const cell of priceTypes) {
      for (const column of priceTypes) {
        const { type, notes } = feedPrice({ amount, wording: named(cell) }, named(column), 'drive_away', 'AUD');
        // "Incl. GST" doesn't contradict the column.
        expect(order.indexOf(type)).toBe(
          cell === 'plain' ? order.indexOf(column) : Math.min(order.indexOf(cell), order.indexOf(column)),
        );
        expect(notes.length > 0).toBe(cell !== column && cell !== 'plain');
      }
    }
  });

  test('never throws, and returns whole dollars or null', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            ...'0123456789.,$ -+k%/()',
            ' plus ',
            ' gst',
            ' orc',
            ' drive away',
            ' from ',
            'US',
            '£',
            ' was ',
            ' now ',
          ),
        }),
        (text) => {
          const { amount: read } = readPrice(text, 'AUD');
          expect(read === null || Number.isSafeInteger(read)).toBe(true);
        },
      ),
      { numRuns: fuzzRuns(400) },
    );
  });
});

describe('other countries', () => {
  test.each<[Currency, string, Worth]>([
    ['USD', '$19,990', 'silent'],
    ['USD', 'US$19,990', 'silent'],
    ['USD', '19,990 USD', 'silent'],
    ['USD', '$19,990 plus tax, title and fees', 'plain'],
    ['USD', '$19,990 + TTL', 'plain'],
    ['USD', '$19,990 + dealer fees', 'plain'],
    ['USD', '$19,990 MSRP', 'plain'],
    ['USD', '$19,990 plus registration and tax', 'plain'],
    ['USD', '$500 down', 'aside'],
    ['USD', '12,995 w/ financing', 'aside'],
    ['USD', 'C$19,990', 'aside'],
    ['USD', 'A$19,990', 'aside'],
    ['USD', 'from $19,990', 'aside'],
    ['NZD', '$19,990', 'silent'],
    ['NZD', 'NZ$19,990', 'silent'],
    ['NZD', 'NZD 19,990', 'silent'],
    ['NZD', '$19,990 + ORC', 'excluding_government_charges'],
    ['NZD', '$19,990 + GST', 'aside'],
    ['NZD', 'AU$19,990', 'aside'],
    ['NZD', 'US$19,990', 'aside'],
    ['NZD', '19,990 New Zealand dollars', 'unknown'],
  ])('with prices in %s, reads %j as %s (PRICE-01, REG-01)', (currency, text, worth) => {
    expect(worthOf(readPrice(text, currency))).toBe(worth);
  });
});

describe('price cell, price type and default together', () => {
  const price = (cell: string | null, column: string | null, byDefault: PriceType = 'drive_away') =>
    feedPrice(
      cell === null ? null : readPrice(cell, 'AUD'),
      column === null ? null : priceWording(column, 'AUD'),
      byDefault,
      'AUD',
    );

  test.each<[string | null, string | null, number | null, PriceType, RegExp | null]>([
    ['19990 + ORC', null, 19_990, 'excluding_government_charges', null],
    ['19990 + ORC', 'Drive Away', 19_990, 'excluding_government_charges', /disagree/],
    ['$19,990 drive away', 'EGC', 19_990, 'excluding_government_charges', /disagree/],
    ['$19,990 drive away', 'Drive Away', 19_990, 'drive_away', null],
    ['19990', 'Drive Away', 19_990, 'drive_away', null],
    ['19990', 'Excl. Govt. Charges', 19_990, 'excluding_government_charges', null],
    ['$19,990 inc GST', 'Drive Away', 19_990, 'drive_away', null],
    ['$19,990 inc GST', null, 19_990, 'plain', null],
    ['19990', null, 19_990, 'drive_away', null],
    [
      '19990',
      'great value',
      19_990,
      'excluding_government_charges',
      /wording that doesn’t clearly say what the price includes/,
    ],
    [
      '19990 bargain',
      null,
      19_990,
      'excluding_government_charges',
      /wording that doesn’t clearly say what the price includes/,
    ],
    ['$19,990 drive away + ORC', null, 19_990, 'excluding_government_charges', /contradict/],
    ['19990', 'plus GST', null, 'drive_away', /it excludes GST/],
    ['19990', 'USD', null, 'drive_away', /a currency other than/],
    ['19990', 'POA', null, 'drive_away', /the price type says there is no price/],
    ['From $25,000', 'Drive Away', null, 'drive_away', /not the price of this specific vehicle/],
    ['POA', 'Drive Away', null, 'drive_away', null],
    [null, null, null, 'drive_away', null],
  ])('%j with a price type of %j: %j, %s (PRICE-01)', (cell, column, amountShown, type, told) => {
    const { notes, ...shown } = price(cell, column);
    expect(shown).toEqual({ price: amountShown, type });
    if (told) expect(notes.map(({ reason }) => reason).join()).toMatch(told);
    else expect(notes).toEqual([]);
  });

  test('keeps a plain default, or one that excludes government charges, for unknown wording (PRICE-01)', () => {
    expect([
      price('19990 bargain', null, 'plain').type,
      price('19990 bargain', null, 'excluding_government_charges').type,
    ]).toEqual(['plain', 'excluding_government_charges']);
  });
});
