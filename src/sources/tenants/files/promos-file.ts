import * as z from 'zod';
import { colour, instant, link, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { id, maybeImage, schemaKey, requiredText } from './file-fields.ts';

const promo = z.strictObject({
  id: id.describe('Unique among the promotions.'),
  kind: withDefault(z.enum(['tile', 'banner']), 'tile', 'A tile among search results, or a banner.'),
  title: requiredText('Headline.'),
  text: withDefault(z.string(), '', 'One or two sentences.'),
  url: link.describe('Where it links to.'),
  start: nullable(instant, 'When it starts, with UTC offset. Example: "2026-12-01T00:00:00+11:00".', 'at once'),
  expiry: nullable(instant, 'When it ends.', 'never'),
  position: nullable(
    z.int().min(1).max(60),
    'Position in the results, from 1.',
    'search.callToAction.position in the settings',
  ),
  display: nullable(z.enum(['used', 'new', 'demo']), 'Stock lists that show it.', 'all'),
  strictDisplay: withDefault(z.boolean(), false, 'Whether to show it only in lists of exactly that stock type.'),
  image: maybeImage('Picture.'),
  imageAlt: withDefault(z.string(), '', 'Describes the image for people who can’t see it.', 'decoration'),
  background: nullable(colour, 'Background colour.', "the template's"),
});

export const promosFile = z.strictObject({ $schema: schemaKey, promos: z.array(promo).describe('Promotions.') });
export type PromosFile = z.output<typeof promosFile>;
