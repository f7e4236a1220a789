import { orgReviews } from '#src/contracts/reviews.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { findReviews } from '#src/server/reviews/find-reviews.ts';
import { reviewsReply } from '#src/server/reviews/reviews-reply.ts';

export default jsonEndpoint(orgReviews, async ({ input, db, dealer, now }) => {
  const reply = reviewsReply(await findReviews(input.orgId, db, dealer, now), dealer.settings.reviews);
  return Response.json(reply, { headers: { 'cache-control': 'public, max-age=300' } });
});

export const config: FunctionConfig = { path: '/api/reviews/', method: 'GET' };
