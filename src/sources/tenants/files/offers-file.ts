import * as z from 'zod';
import { id, isoDate, maybePicture, maybeWords, schemaKey, words } from './file-fields.ts';

const offer = z.strictObject({
  id: id
    .regex(/^[\w-]+$/, { error: 'must have letters, digits and dashes only: it is part of an address' })
    .describe('Last part of the offer\'s address. Example: "ranger-runout".'),
  name: words('Its headline. Example: "Ranger runout".'),
  description: words('What is offered, Markdown.'),
  disclaimer: maybeWords('Terms of the offer.'),
  image: maybePicture("Picture; the model's stands in for it."),
  manufacturer: maybeWords('Make it is about.'),
  model: maybeWords('Model it is about, by slug.'),
  start: isoDate.nullable().default(null).describe("First day, in the dealer's time zone. Default: at once."),
  expiry: isoDate.nullable().default(null).describe('Last day on which it shows. Default: open-ended.'),
  excludedWebsiteIds: z
    .array(z.string())
    .default([])
    .describe('Sites of a group (by slug) that leave it out, where one file serves several. Default: none.'),
});

export const offersFile = z.strictObject({
  $schema: schemaKey,
  offers: z.array(offer).describe('Special offers, in order.'),
});
export type OffersFile = z.output<typeof offersFile>;
