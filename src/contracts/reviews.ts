import * as v from 'valibot';
import { contract } from './contract.ts';
import { requiredLine } from './fields.ts';

/** Alternative source (REV-04, API-10), for the dealer's organisation only. */
export const orgReviews = contract({
  name: 'reviews',
  method: 'GET',
  path: '/api/reviews/',
  input: v.object({ orgId: requiredLine(120, 'Please provide an organisation ID.') }),
  reply: v.object({
    /** Average, to one decimal place. */
    rating: v.nullable(v.number()),
    stars: v.nullable(v.number()),
    count: v.number(),
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
