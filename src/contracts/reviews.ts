import * as v from 'valibot';
import { contract } from './contract.ts';
import { requiredLine } from './fields.ts';

/**
 * GET /api/reviews/?orgId=: the alternative source of reviews (REV-04, API-10), for the dealer's own organisation only.
 */
export const orgReviews = contract({
  name: 'reviews',
  method: 'GET',
  path: '/api/reviews/',
  input: v.object({ orgId: requiredLine(120, 'Please name an organisation.') }),
  reply: v.object({
    /** Average of all to one decimal; null without reviews. */
    rating: v.nullable(v.number()),
    /** The same in halves, for stars. */
    stars: v.nullable(v.number()),
    count: v.number(),
    /** The latest first, as many as the dealer shows. */
    reviews: v.array(
      v.object({
        id: v.string(),
        customer_name: v.string(),
        rating: v.number(),
        text: v.nullable(v.string()),
        /** dd/mm/yyyy. */
        review_date: v.string(),
      }),
    ),
  }),
  errors: ['no_such_organisation', 'unavailable'],
});
