import { reviewLimit, reviewSummary, reviewTextLength, type ReviewSummary } from '#src/domain/content/reviews.ts';
import type { Review } from '#src/domain/content/content.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { formatDate, formatLongDate } from '#src/lib/dates.ts';
import { reviewsSummary } from './reviews-summary.ts';

export interface DisplayReview {
  name: string;
  rating: number;
  text: string | null;
  short: string | null;
  date: { iso: string; text: string } | null;
  about: string[];
}

export interface ReviewsSection {
  /** "4.7"; null if heading and average are hidden. */
  average: string | null;
  count: number;
  /** "From 22 reviews"; null if the average is not above 4. */
  summary: string | null;
  items: DisplayReview[];
  carousel: { start: number; rotateMs: number | null } | null;
  leaveUrl: string | null;
  /** For third-party reviews; null if the page has its own. */
  orgId: string | null;
  limit: number;
}

type ReviewSettings = Pick<PublicSettings, 'reviews' | 'regional'>;

/** Null if off, or if empty and not forced, which needs a `leaveReviewUrl`. */
export function reviewsSection(
  reviews: readonly Review[],
  locations: readonly Location[],
  settings: ReviewSettings,
): ReviewsSection | null {
  const own = settings.reviews;
  if (!own.shown) return null;
  const orgId = own.source === 'organisation' ? own.orgId : null;
  const found = reviewSummary(orgId === null ? reviews : [], own);
  if (found.items.length === 0 && orgId === null && !(own.forced && own.leaveReviewUrl)) return null;
  return {
    average: found.average,
    count: found.count,
    summary: found.average !== null && found.isSummed ? reviewsSummary(found.count) : null,
    items: displayReviews(found, locations, settings),
    carousel: carousel(found.items.length, own),
    leaveUrl: own.leaveReviewUrl,
    orgId,
    limit: reviewLimit(own),
  };
}

const carousel = (
  count: number,
  { carouselAbove, rotate, rotateMs, startSlide }: PublicSettings['reviews'],
): ReviewsSection['carousel'] =>
  count > carouselAbove ? { start: Math.min(startSlide, count - 1), rotateMs: rotate ? rotateMs : null } : null;

function displayReviews(
  { items }: ReviewSummary,
  locations: readonly Location[],
  settings: ReviewSettings,
): DisplayReview[] {
  const placeOf = (slug: string | null) => locations.find((location) => location.slug === slug)?.address.city;
  const [written, bare] = [items.filter(({ text }) => text !== null), items.filter(({ text }) => text === null)];
  return [...written, ...bare].map(({ customerName, rating, text, date, locationSlug, context }) => ({
    name: customerName,
    rating,
    text,
    short: text === null || settings.reviews.source === 'google' ? null : cutText(text, reviewTextLength),
    date: displayDate(date, settings),
    about: [context, placeOf(locationSlug)].flatMap((part) => part || []),
  }));
}

/** The browser shows relative days instead, since built pages age. */
export function displayDate(iso: string, { reviews, regional }: ReviewSettings): DisplayReview['date'] {
  if (reviews.dates === 'none') return null;
  return { iso, text: (reviews.dates === 'words' ? formatLongDate : formatDate)(iso, regional.locale) };
}
