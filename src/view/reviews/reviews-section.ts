/** What a section of customer reviews shows, decided (REV-01, REV-02, REV-04). */
import { reviewLimit, reviewSummary, reviewTextLength, type ReviewSummary } from '#src/domain/content/reviews.ts';
import type { Review } from '#src/domain/content/content.ts';
import type { Location } from '#src/domain/places/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { cutText } from '#src/lib/cut-text.ts';
import { formatDate, formatLongDate } from '#src/lib/dates.ts';
import { reviewsSummary } from './reviews-summary.ts';

export interface ShownReview {
  name: string;
  /** 1 to 5. */
  rating: number;
  text: string | null;
  /** Its beginning, where it is cut. */
  short: string | null;
  date: { iso: string; text: string } | null;
  /** The place and what was bought. */
  about: string[];
}

export interface ReviewsSection {
  /** "4.7"; null where heading and average do not show. */
  average: string | null;
  /** How many there are, the shown ones among them. */
  count: number;
  /** "From 22 reviews"; null where the average is not above 4. */
  summary: string | null;
  items: ShownReview[];
  /** In a row to swipe through; null is a plain list. */
  carousel: { start: number; rotateMs: number | null } | null;
  leaveUrl: string | null;
  /** The organisation whose reviews the browser asks for once a shopper comes near; null where they stand here. */
  orgId: string | null;
  /** How many of those show. */
  limit: number;
}

type ReviewSettings = Pick<PublicSettings, 'reviews' | 'regional'>;

/** Null where there is no section: reviews are off, or there are none and the dealer does not force it. */
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
    items: shown(found, locations, settings),
    carousel: carousel(found.items.length, own),
    leaveUrl: own.leaveReviewUrl,
    orgId,
    limit: reviewLimit(own),
  };
}

/** Above `carouselAbove` reviews; it starts at a review that there is. */
const carousel = (
  count: number,
  { carouselAbove, rotate, rotateMs, startSlide }: PublicSettings['reviews'],
): ReviewsSection['carousel'] =>
  count > carouselAbove ? { start: Math.min(startSlide, count - 1), rotateMs: rotate ? rotateMs : null } : null;

/** With words first: stars alone say little. */
function shown({ items }: ReviewSummary, locations: readonly Location[], settings: ReviewSettings): ShownReview[] {
  const placeOf = (slug: string | null) => locations.find((location) => location.slug === slug)?.address.city;
  const [written, bare] = [items.filter(({ text }) => text !== null), items.filter(({ text }) => text === null)];
  return [...written, ...bare].map(({ customerName, rating, text, date, locationSlug, context }) => ({
    name: customerName,
    rating,
    text,
    short: text === null || settings.reviews.source === 'google' ? null : cutText(text, reviewTextLength),
    date: shownDate(date, settings),
    about: [context, placeOf(locationSlug)].flatMap((part) => part || []),
  }));
}

/** "days" is told by the browser, since a page grows old; until then the day stands there. */
export function shownDate(iso: string, { reviews, regional }: ReviewSettings): ShownReview['date'] {
  if (reviews.dates === 'none') return null;
  return { iso, text: (reviews.dates === 'words' ? formatLongDate : formatDate)(iso, regional.locale) };
}
