import { describe, expect, test } from 'vitest';
import type { Review } from '#src/domain/content/content.ts';
import { daysAgo } from '#src/features/reviews/days-ago.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { reviewsSection } from '#src/view/reviews/reviews-section.ts';
import { reviewsSummary } from '#src/view/reviews/reviews-summary.ts';
import { aLocation, publicSettings } from '../../../fixtures/vehicles.ts';

const review = (changes: Partial<Review> = {}): Review => ({
  id: 'r1',
  customerName: 'Priya N.',
  rating: 5,
  text: 'Fair and quick.',
  date: '2026-11-18',
  locationSlug: null,
  context: null,
  ...changes,
});
const many = (count: number, changes: Partial<Review> = {}) =>
  Array.from({ length: count }, (_, index) => review({ id: `r${index}`, ...changes }));
const section = (reviews: Review[], settings: object = {}) =>
  reviewsSection(reviews, [], publicSettings({ reviews: settings }));
const leaveReviewUrl = 'https://reviews.example/us';

describe('the section', () => {
  test.each<[string, Review[], object, boolean]>([
    ['with reviews', many(1), {}, true],
    ['without', [], {}, false],
    ['without, forced', [], { forced: true, leaveReviewUrl }, true],
    ['without, forced, but no URL to leave one', [], { forced: true }, false],
    ['forced, but off', [], { forced: true, leaveReviewUrl, shown: false }, false],
    ['of another company, none here', [], { source: 'organisation', orgId: 'us' }, true],
  ])('reviews.forced: %s (REV-02, CONF-01)', (_, reviews, settings, stands) => {
    expect(section(reviews, settings) !== null).toBe(stands);
  });

  test.each([
    [5, 3.5, '5.0', 'From 4 reviews'],
    [4, 3.5, '4.0', null],
    [3.5, 3.5, null, null],
    [4.5, 4.5, null, null],
  ])(
    'with an average of %s and a minimum of %s shows %s, with a summary only above 4 (REV-02)',
    (rating, minimumRating, average, summary) => {
      expect(section(many(4, { rating }), { minimumRating })).toMatchObject({ average, summary });
    },
  );

  test.each([
    ['dealer', null, 10],
    ['google', null, 12],
    ['google', 5, 5],
    ['dealer', 7, 7],
  ])('reviews.source %s with a limit of %s shows %i (REV-02, CONF-01)', (source, limit, shown) => {
    expect(section(many(30), { source, limit })?.items).toHaveLength(shown);
  });

  test('reviews.source: shortens reviews to 160 characters, except Google’s (REV-02, CONF-01)', () => {
    const text = `${'word '.repeat(40)}end`;
    const [cut] = section([review({ text })])!.items;
    expect(cut!.short).toBe(`${'word '.repeat(31)}word…`);
    expect(cut!.text).toBe(text);
    expect(section([review({ text })], { source: 'google' })!.items[0]!.short).toBeNull();
    expect(section([review({ text: 'x'.repeat(160) })])!.items[0]!.short).toBeNull();
    expect(section([review({ text: 'x'.repeat(161) })])!.items[0]!.short).toBe(`${'x'.repeat(160)}…`);
  });

  test.each([
    [3, {}, null],
    [4, {}, { start: 2, rotateMs: null }],
    [4, { rotate: true }, { start: 2, rotateMs: 3000 }],
    [4, { rotate: true, rotateMs: 5000, startSlide: 0 }, { start: 0, rotateMs: 5000 }],
    [4, { startSlide: 9 }, { start: 3, rotateMs: null }],
    [4, { carouselAbove: 4 }, null],
  ])(
    'reviews.carouselAbove, rotate, rotateMs, startSlide: %i reviews with %j (REV-01, CONF-01)',
    (count, settings, carousel) => {
      expect(section(many(count), settings)?.carousel).toEqual(carousel);
    },
  );

  test.each([
    ['days', '18/11/2026'],
    ['words', '18 November 2026'],
    ['none', undefined],
  ])('reviews.dates %s (REV-02)', (dates, text) => {
    expect(section(many(1), { dates })!.items[0]!.date?.text).toBe(text);
  });

  test('loads reviews by organisation, and ignores those in the folder (REV-04)', () => {
    expect(section(many(5), { source: 'organisation', orgId: 'us' })).toMatchObject({ orgId: 'us', items: [] });
  });
});

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-15', '5 days ago'],
  ['2026-09-20', '61 days ago'],
  ['2026-09-19', '2 months ago'],
  ['2024-11-20', '23 months ago'],
  ['2024-11-19', '2 years ago'],
])('%s is %s (REV-02)', (date, words) => {
  expect(daysAgo(date, '2026-11-20')).toBe(words);
});

test('shows a review’s context and city, and lists reviews without text last (REV-01)', () => {
  const penrith = aLocation({ slug: 'penrith' });
  const reviews = [
    review({ id: 'a', text: null, date: '2026-11-19' }),
    review({ id: 'b', context: 'Bought a Kona', locationSlug: 'penrith' }),
    review({ id: 'c', locationSlug: 'elsewhere', date: '2026-11-17' }),
  ];
  const { items } = reviewsSection(reviews, [penrith, aLocation({ slug: 'other' })], publicSettings())!;
  expect(items.map(({ text, about }) => [text === null, about])).toEqual([
    [false, ['Bought a Kona', penrith.address.city]],
    [false, []],
    [true, []],
  ]);
});

test('writes the number of reviews in singular and plural (REV-02)', () => {
  expect([1, 2, 1200].map(reviewsSummary)).toEqual(['From 1 review', 'From 2 reviews', 'From 1,200 reviews']);
});

test('cuts inside a word when there is no space nearby (REV-02)', () => {
  expect(cutText('x'.repeat(200), 160)).toBe(`${'x'.repeat(160)}…`);
  expect(cutText(`Fair, ${'x'.repeat(200)}`, 160)).toHaveLength(161);
});
