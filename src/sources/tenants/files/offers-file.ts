import * as z from 'zod';
import { maybeText, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { id, isoDate, maybePicture, schemaKey, words } from './file-fields.ts';

const offer = z.strictObject({
  id: id
    .regex(/^[\w-]+$/, { error: 'must have letters, digits and dashes only: it is part of an address' })
    .describe('Last part of the offer\'s address. Example: "ranger-runout".'),
  name: words('Its headline. Example: "Ranger runout".'),
  description: words('What is offered, Markdown.'),
  disclaimer: maybeText('Terms of the offer.'),
  image: maybePicture("Picture; the model's stands in for it."),
  manufacturer: maybeText('Make it is about.'),
  model: maybeText('Model it is about, by slug.'),
  start: nullable(isoDate, "First day, in the dealer's time zone.", 'at once'),
  expiry: nullable(isoDate, 'Last day on which it shows.', 'open-ended'),
  excludedWebsiteIds: withDefault(
    z.array(z.string()),
    [],
    'Sites of a group (by slug) that leave it out, where one file serves several.',
  ),
});

export const offersFile = z.strictObject({
  $schema: schemaKey,
  offers: z.array(offer).describe('Special offers, in order.'),
});
export type OffersFile = z.output<typeof offersFile>;
