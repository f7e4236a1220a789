import { ProviderDownError } from '../platform/providers/resilient-fetch.ts';
import type { Database } from '../platform/database/database.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { logFailure } from '../platform/log.ts';
import { cachedLookup } from '../platform/lookups/cached-lookup.ts';
import { reviewsProvider, type ReviewAnswer } from '../platform/providers/reviews.ts';

const hourMs = 3_600_000;

/**
 * Cached for an hour, or longer during an outage. Without a service, the dealer's own reviews.
 * @throws {EndpointError} 404 for another organisation, 503 if the service has never answered.
 */
export async function findReviews(
  orgId: string,
  db: Database,
  { slug, settings, reviews }: DealerRecord,
  now: number,
): Promise<ReviewAnswer> {
  const unknown = () =>
    new EndpointError(404, 'no_such_organisation', 'There are no reviews of this organisation here.');
  if (orgId !== settings.reviews.orgId) throw unknown();
  const provider = reviewsProvider(settings.private.providers.reviews);
  if (!provider) return { total: null, reviews: reviews ?? [] };
  const found = await cachedLookup(db, {
    kind: 'reviews',
    key: `${slug} ${provider.name} ${orgId}`,
    freshMs: hourMs,
    now,
    ask: () => provider.find(orgId, now),
  }).catch((cause: unknown) => {
    logFailure({ at: 'reviews', dealer: slug }, `Loading reviews from ${provider.name} failed`, cause);
    const retryAfter = cause instanceof ProviderDownError ? cause.retryAfterSeconds : 30;
    throw new EndpointError(503, 'unavailable', 'Reviews can’t be loaded right now.', {
      headers: { 'retry-after': String(retryAfter) },
    });
  });
  if (!found) throw unknown();
  return found;
}
