import * as z from 'zod';
import { maybeText, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { id, isoDate, maybeImage, schemaKey, requiredText } from './file-fields.ts';

const offer = z.strictObject({
  id: id
    .regex(/^[\w-]+$/, { error: 'must contain only letters, digits and dashes: it is part of a URL' })
    .describe('Last part of the offer\'s URL. Example: "ranger-runout".'),
  name: requiredText('Its headline. Example: "Ranger runout".'),
  description: requiredText('Description of the offer, in Markdown.'),
  disclaimer: maybeText('Terms of the offer.'),
  image: maybeImage("Image; if none is set, the model's image is used."),
  manufacturer: maybeText('The make the offer is for.'),
  model: maybeText('Slug of the model the offer is for.'),
  start: nullable(isoDate, "First day, in the dealer's time zone.", 'at once'),
  expiry: nullable(isoDate, 'Last day it is shown.', 'open-ended'),
  excludedWebsiteIds: withDefault(
    z.array(z.string()),
    [],
    'Sites in a group (by slug) that do not show it, if several sites share one file.',
  ),
});

export const offersFile = z.strictObject({
  $schema: schemaKey,
  offers: z.array(offer).describe('Special offers, in order.'),
});
export type OffersFile = z.output<typeof offersFile>;
