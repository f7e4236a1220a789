import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordingIssues, type AdvertisedText } from '#src/domain/advertising/wording-issues.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

const sydney: AdvertisedText = { locale: 'en-AU', inNewSouthWales: true, hasEnd: false };
const melbourne: AdvertisedText = { ...sydney, inNewSouthWales: false };
const auckland: AdvertisedText = { locale: 'en-NZ', inNewSouthWales: false, hasEnd: false };
const madison: AdvertisedText = { locale: 'en-US', inNewSouthWales: false, hasEnd: false };
const told = (text: string, about = sydney) =>
  wordingIssues(text, about).map(({ severity, rule }) => `${severity} ${rule.id}`);

describe('wording that the law forbids is an error', () => {
  test.each<[string, string, string, AdvertisedText]>([
    ['LAW-06', 'refunds refused', 'Strictly no refunds.', sydney],
    ['LAW-06', 'refunds refused in other words', 'Refunds will not be given.', melbourne],
    ['LAW-06', 'refunds refused in New Zealand', 'No refunds.', auckland],
    ['LAW-06', 'guarantees excluded', 'All warranties are excluded on this car.', sydney],
    ['LAW-06', 'shoppers counted', '12 people are viewing this car.', madison],
    ['LAW-06', 'approval promised', 'Guaranteed approval, everyone’s approved!', melbourne],
    ['PRICE-01', 'on-road costs in New South Wales', '$24,990 <b>plus</b> on-road costs', sydney],
    ['PRICE-01', 'on-road costs by letters', 'From $24,990 + ORCs', sydney],
    ['PRICE-01', 'a part of a price elsewhere in Australia', 'Only $24,990 + on roads', melbourne],
  ])('%s %s', (id, _, text, about) => {
    expect(told(text, about)).toEqual([`error ${id}`]);
  });
});

describe('risky wording is a warning', () => {
  test.each<[string, string, string, AdvertisedText]>([
    ['LAW-06', 'scarcity', 'Hurry, only 2 left!', sydney],
    ['LAW-06', 'scarcity with a curly apostrophe', 'This one won’t last.', madison],
    ['LAW-06', 'an end without a date', 'For a limited time.', auckland],
    ['LAW-06', 'a card surcharge', 'A 1.2% surcharge applies to credit cards.', sydney],
    ['LAW-06', 'a fixed fee beside a price', '$24,990 plus $495 admin fee.', melbourne],
    ['LAW-06', 'as is, where is', 'Sold as is, where is.', sydney],
    ['LAW-06', 'the lowest price of all', 'Lowest prices in Sydney.', sydney],
    ['PRICE-02', 'a price before', 'Was $32,990, now $29,990.', sydney],
    ['LAW-02', 'a repayment alone', 'Finance from $99 per week.', sydney],
  ])('%s %s', (id, _, text, about) => {
    expect(told(text, about)).toEqual([`warning ${id}`]);
  });
});

test.each<[string, string, AdvertisedText]>([
  ['a refund that is not needed', 'You pay nothing today, so no refund is needed.', sydney],
  ['a change of mind', 'No refund for change of mind; faults are another matter.', sydney],
  ['guarantees that cannot be excluded', 'Our goods come with guarantees that cannot be excluded.', sydney],
  ['on-road costs that are in the price', 'Drive away prices include on-road costs.', sydney],
  ['on-road costs without a price outside New South Wales', 'Plus on-road costs.', melbourne],
  ['no surcharge', 'We add no surcharge for cards.', sydney],
  ['surcharges in another country', 'A surcharge of 2% applies to credit cards.', madison],
  ['a fee that is in the price', 'The $24,990 includes the delivery fee of $495.', sydney],
  ['no hurry', 'Bring your licence; leave your hurry.', sydney],
  ['an offer with its last day', 'For a limited time.', { ...sydney, hasEnd: true }],
  ['no credit check before one asks', 'No commitment, and no credit check until you say so.', sydney],
  ['a repayment with its rate', 'Finance from $99 a week at 8.99% p.a. (comparison rate 9.86% p.a.).', sydney],
  ['a weekly price that is not credit', 'Subscribe for $199 a week.', sydney],
  ['a refusal of refunds in the United States', 'No refunds.', madison],
])('accepts %s (LAW-06)', (_, text, about) => {
  expect(told(text, about)).toEqual([]);
});

test('reports the wording, the legal source, the reason and a hint (LAW-06)', () => {
  expect(wordingIssues('<p>Priced at $9,990 <em>plus on-road</em> costs.</p>', sydney)).toEqual([
    {
      severity: 'error',
      rule: { id: 'PRICE-01', source: expect.stringContaining('Regulation 2014 (NSW)') },
      words: 'plus on-road costs',
      why: expect.stringMatching(/./),
      hint: expect.stringMatching(/\.$/),
    },
  ]);
});

test('handles any text, quotes at most 80 characters, and copes with very long repetition (LAW-06)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      for (const { words } of wordingIssues(text, sydney)) expect(words.length).toBeLessThanOrEqual(80);
    }),
    { numRuns: fuzzRuns(100) },
  );
  for (const piece of ['$1 ', 'excl ', 'no refund ', '<', 'ends ', 'card fee '])
    expect(Array.isArray(wordingIssues(piece.repeat(20_000), sydney))).toBe(true);
});
