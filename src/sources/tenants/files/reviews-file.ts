import * as z from 'zod';
import { id, isoDate, maybeWords, schemaKey, words } from './file-fields.ts';

const review = z.strictObject({
  id: id.describe('Settings leave out by it.'),
  customerName: words('As the customer signed.'),
  rating: z.number().min(1).max(5).describe('Stars, 1 to 5.'),
  text: z.string().trim().min(1).nullable().default(null).describe("The customer's words, unchanged. Default: none."),
  date: isoDate.describe('When it was written.'),
  locationSlug: maybeWords('Location it is about, by slug.'),
  context: maybeWords('What was bought or serviced. Example: "Bought a 2021 Mazda CX-5".'),
});

export const reviewsFile = z.strictObject({
  $schema: schemaKey,
  reviews: z.array(review).describe('Customer reviews, newest first.'),
});
export type ReviewsFile = z.output<typeof reviewsFile>;
