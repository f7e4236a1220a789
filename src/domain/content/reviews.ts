/**
 * Customer reviews (REV-02, REV-03):
 * 1. hidden reviewers, excluded ids and texts containing "Translated" are left out
 * 2. the average is of all that remain, to one decimal, and shows only above the minimum rating
 * 3. at most `limit` are shown, the latest first
 */
import type { Review } from './content.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export interface ReviewSummary {
  /** "4.7"; null when it is not above the minimum. */
  average: string | null;
  count: number;
  items: Review[];
}

export function visibleReviews(
  reviews: readonly Review[],
  { hiddenReviewers, excludedIds }: PublicSettings['reviews'],
): Review[] {
  const hidden = new Set(hiddenReviewers.map((name) => name.toLowerCase()));
  return reviews
    .filter(
      (review) =>
        !hidden.has(review.customerName.toLowerCase()) &&
        !excludedIds.includes(review.id) &&
        !review.text?.includes('Translated'),
    )
    .toSorted((a, b) => (a.date === b.date ? Number(a.id > b.id) - Number(a.id < b.id) : a.date < b.date ? 1 : -1));
}

export function reviewSummary(reviews: readonly Review[], settings: PublicSettings['reviews']): ReviewSummary {
  const visible = settings.shown ? visibleReviews(reviews, settings) : [];
  const average = visible.length === 0 ? 0 : visible.reduce((sum, { rating }) => sum + rating, 0) / visible.length;
  return {
    average: average > settings.minimumRating ? average.toFixed(1) : null,
    count: visible.length,
    items: visible.slice(0, settings.limit),
  };
}
