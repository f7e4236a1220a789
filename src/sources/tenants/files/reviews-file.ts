import * as z from 'zod';
import { maybeText, nullable } from '#src/domain/tenant/settings/fields.ts';
import { id, isoDate, schemaKey, requiredText } from './file-fields.ts';

const review = z.strictObject({
  id: id.describe('Settings use it to exclude a review.'),
  customerName: requiredText('The name the customer signed with.'),
  rating: z.number().min(1).max(5).describe('Stars, 1 to 5.'),
  text: nullable(z.string().trim().min(1), "The customer's words, unchanged."),
  date: isoDate.describe('When it was written.'),
  locationSlug: maybeText('Slug of the location the review is about.'),
  context: maybeText('Purchase or service reviewed. Example: "Bought a 2021 Mazda CX-5".'),
});

export const reviewsFile = z.strictObject({
  $schema: schemaKey,
  reviews: z.array(review).describe('Customer reviews, newest first.'),
});
export type ReviewsFile = z.output<typeof reviewsFile>;
