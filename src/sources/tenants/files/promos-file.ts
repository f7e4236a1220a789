import * as z from 'zod';
import { colour, instant, link, nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { id, maybePicture, schemaKey, words } from './file-fields.ts';

const promo = z.strictObject({
  id: id.describe('Unique among the promotions.'),
  kind: withDefault(z.enum(['tile', 'banner']), 'tile', 'A tile among search results, or a banner.'),
  title: words('Headline.'),
  text: withDefault(z.string(), '', 'One or two sentences.'),
  url: link.describe('Where it leads.'),
  start: nullable(instant, 'When it begins, with offset. Example: "2026-12-01T00:00:00+11:00".', 'at once'),
  expiry: nullable(instant, 'When it ends.', 'never'),
  position: nullable(
    z.int().min(1).max(60),
    'Place among the results, from 1.',
    'search.callToAction.position of settings',
  ),
  display: nullable(z.enum(['used', 'new', 'demo']), 'Stock lists that show it.', 'all'),
  strictDisplay: withDefault(z.boolean(), false, 'Only where the list shows exactly that stock type and no other.'),
  image: maybePicture('Picture.'),
  imageAlt: withDefault(z.string(), '', 'What the picture shows, for those who do not see it.', 'decoration'),
  background: nullable(colour, 'Ground colour.', "the template's"),
});

export const promosFile = z.strictObject({ $schema: schemaKey, promos: z.array(promo).describe('Promotions.') });
export type PromosFile = z.output<typeof promosFile>;
