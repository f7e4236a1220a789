import { expect, test } from 'vitest';
import { reviewSummary } from '#src/domain/content/reviews.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const aReview = (id: string, rating: number, overrides = {}) => ({
  id,
  customerName: `Name ${id}`,
  rating,
  text: 'Good.',
  date: `2026-10-${id.padStart(2, '0')}`,
  locationSlug: null,
  context: null,
  ...overrides,
});
const summary = (reviews: ReturnType<typeof aReview>[], reviewSettings = {}) =>
  reviewSummary(reviews, publicSettings({ reviews: reviewSettings }).reviews);

test('rounds the average to one decimal, and lists the latest review first (REV-01)', () => {
  expect(summary([aReview('1', 5), aReview('2', 4), aReview('3', 5)])).toMatchObject({
    average: '4.7',
    count: 3,
    items: [{ id: '3' }, { id: '2' }, { id: '1' }],
  });
});

test('sorts reviews of the same day consistently, regardless of file order (REV-01)', () => {
  const sameDay = ['1', '2', '3', '4'].map((id) => aReview(id, 5, { date: '2026-10-01' }));
  const order = (reviews: typeof sameDay) => summary(reviews).items.map(({ id }) => id);
  expect(order(sameDay)).toEqual(order(sameDay.toReversed()));
  expect(order([...sameDay, aReview('5', 5)])).toEqual(['5', ...order(sameDay)]);
});

test.each([
  [3.5, null],
  [3.6, '3.6'],
])('shows an average of %d only above the minimum of 3.5 (REV-02)', (rating, average) => {
  expect(summary([aReview('1', rating)]).average).toBe(average);
});

test('lists reviews up to the limit, but counts all (REV-02)', () => {
  expect(summary([aReview('1', 5), aReview('2', 5), aReview('3', 5)], { limit: 2 })).toMatchObject({
    count: 3,
    items: [{ id: '3' }, { id: '2' }],
  });
});

test('leaves out hidden reviewers, excluded ids and translated reviews (REV-03, CONF-03)', () => {
  const reviews = [
    aReview('1', 5),
    aReview('2', 1, { customerName: 'Hidden One' }),
    aReview('3', 1),
    aReview('4', 1, { text: '(Translated by a machine) Fine.' }),
    aReview('5', 5, { text: null }),
  ];
  for (const hiddenReviewers of [['hidden one'], ['HIDDEN ONE']])
    expect(summary(reviews, { hiddenReviewers, excludedIds: ['3'] })).toMatchObject({
      average: '5.0',
      count: 2,
      items: [{ id: '5' }, { id: '1' }],
    });
});

test('returns no reviews when the dealer hides them (REV-02)', () => {
  expect(summary([aReview('1', 5)], { shown: false })).toMatchObject({ average: null, count: 0, items: [] });
});
