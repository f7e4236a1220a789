import type * as v from 'valibot';
import type { orgReviews } from '#src/contracts/reviews.ts';
import { reviewLimit, visibleReviews } from '#src/domain/content/reviews.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { ReviewAnswer } from '../platform/providers/reviews.ts';

/** Excludes hidden reviews and prefers the service's own totals (REV-03, REV-04). */
export function reviewsReply(
  { total, reviews }: ReviewAnswer,
  settings: PublicSettings['reviews'],
): v.InferInput<(typeof orgReviews)['reply']> {
  const visible = settings.shown ? visibleReviews(reviews, settings) : [];
  const average = visible.length === 0 ? null : visible.reduce((sum, { rating }) => sum + rating, 0) / visible.length;
  const rating = settings.shown ? (total?.rating ?? average) : null;
  return {
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    stars: rating === null ? null : Math.round(rating * 2) / 2,
    count: settings.shown ? (total?.count ?? visible.length) : 0,
    reviews: visible.slice(0, reviewLimit(settings)).map(({ id, customerName, rating: given, text, date }) => ({
      id,
      customer_name: customerName,
      rating: given,
      text,
      review_date: date.split('-').toReversed().join('/'),
    })),
  };
}
