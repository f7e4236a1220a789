import * as z from 'zod';
import { colour, instant, link } from '#src/domain/tenant/settings/fields.ts';
import { id, maybePicture, schemaKey, words } from './file-fields.ts';

const promo = z.strictObject({
  id: id.describe('Unique among the promotions.'),
  kind: z
    .enum(['tile', 'banner'])
    .default('tile')
    .describe('A tile among search results, or a banner. Default: "tile".'),
  title: words('Headline.'),
  text: z.string().default('').describe('One or two sentences. Default: none.'),
  url: link.describe('Where it leads.'),
  start: instant
    .nullable()
    .default(null)
    .describe('When it begins, with offset. Default: at once. Example: "2026-12-01T00:00:00+11:00".'),
  expiry: instant.nullable().default(null).describe('When it ends. Default: never.'),
  position: z
    .int()
    .min(1)
    .max(60)
    .nullable()
    .default(null)
    .describe('Place among the results, from 1. Default: search.callToAction.position of settings.'),
  display: z.enum(['used', 'new', 'demo']).nullable().default(null).describe('Stock lists that show it. Default: all.'),
  strictDisplay: z
    .boolean()
    .default(false)
    .describe('Only where the list shows exactly that stock type and no other. Default: false.'),
  image: maybePicture('Picture.'),
  imageAlt: z
    .string()
    .default('')
    .describe('What the picture shows, for those who do not see it. Default: decoration.'),
  background: colour.nullable().default(null).describe("Ground colour. Default: the template's."),
});

export const promosFile = z.strictObject({ $schema: schemaKey, promos: z.array(promo).describe('Promotions.') });
export type PromosFile = z.output<typeof promosFile>;
