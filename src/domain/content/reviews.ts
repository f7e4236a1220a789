/**
 * REV-01 to REV-03, specification sections 4 and 9. Google reviews appear in full; others are cut at 160 characters,
 * with a toggle.
 */
import type { Review } from './content.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export const reviewTextLength = 160;
const summaryAbove = 4;

export interface ReviewSummary {
  average: string | null;
  isSummed: boolean;
  count: number;
  items: Review[];
}

export const reviewLimit = ({ limit, source }: Pick<PublicSettings['reviews'], 'limit' | 'source'>): number =>
  limit ?? (source === 'google' ? 12 : 10);

/** Null, which also hides the heading, unless above the minimum. */
export const averageText = (
  average: number,
  { minimumRating }: Pick<PublicSettings['reviews'], 'minimumRating'>,
): string | null => (average > minimumRating ? average.toFixed(1) : null);

export const isSummedUp = (average: number): boolean => average > summaryAbove;

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
    average: averageText(average, settings),
    isSummed: isSummedUp(average),
    count: visible.length,
    items: visible.slice(0, reviewLimit(settings)),
  };
}
