import * as v from 'valibot';
import { cleanText } from '#src/contracts/fields.ts';
import type { Review } from '#src/domain/content/content.ts';
import { isIsoDate } from '#src/lib/dates.ts';
import { accountAddress, askService } from './service-account.ts';

export interface ReviewAnswer {
  total: { rating: number; count: number } | null;
  reviews: Review[];
}

export interface ReviewsProvider {
  name: string;
  /**
   * Null for an unknown organisation.
   * @throws if the service is unavailable.
   */
  find(orgId: string, now: number): Promise<ReviewAnswer | null>;
}

/**
 * Null without a variable.
 * @throws {EnvironmentError} for an unset variable.
 */
export function reviewsProvider(variable: string | null): ReviewsProvider | null {
  const url = accountAddress(variable, 'private.providers.reviews');
  return url && remoteReviews(url);
}

/** GET {account}/reviews?orgId= returns `{rating, count, reviews}`, or 404. */
function remoteReviews(account: URL): ReviewsProvider {
  return {
    name: account.host,
    find: async (orgId, now) => {
      const found = await askService(account, { path: '/reviews', query: { orgId }, now });
      if (found === null) return null;
      const { rating, count, reviews } = v.parse(answer, found);
      return {
        total: rating !== null && count !== null ? { rating, count } : null,
        reviews: reviews.flatMap(readable),
      };
    },
  };
}

const rating = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0), v.maxValue(5));
const text = v.pipe(v.string(), v.transform(cleanText));

const answer = v.object({
  rating: v.nullish(rating, null),
  count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  reviews: v.optional(v.array(v.unknown()), []),
});

const row = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  customer_name: v.pipe(text, v.minLength(1), v.maxLength(120)),
  rating,
  text: v.nullish(
    v.pipe(
      text,
      v.transform((label) => label.slice(0, 4000) || null),
    ),
    null,
  ),
  review_date: v.pipe(v.string(), v.transform(isoDate), v.string()),
});

function readable(value: unknown): Review[] {
  const read = v.safeParse(row, value);
  if (!read.success) return [];
  const { id, customer_name: customerName, rating: given, text: said, review_date: date } = read.output;
  return [{ id, customerName, rating: given, text: said, date, locationSlug: null, context: null }];
}

/** Accepts "19/11/2026" or ISO. */
function isoDate(written: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written.trim()) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : written.trim().slice(0, 10);
  return isIsoDate(date) ? date : null;
}
