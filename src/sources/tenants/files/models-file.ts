import * as z from 'zod';
import { modelStatuses } from '#src/domain/content/content.ts';
import { priceTypes } from '#src/domain/vehicle/vehicle.ts';
import { dollars, id, maybeLink, maybePicture, maybeWords, schemaKey, slug, words } from './file-fields.ts';

const model = z.strictObject({
  id: id.optional().describe('Unique among the models. Default: the slug.'),
  name: words('As shoppers know it. Example: "Ranger".'),
  slug: slug.describe('The model\'s page is /{slug}. Example: "ford-ranger".'),
  manufacturer: words('Its make. Example: "Ford".'),
  description: z.string().nullable().default(null).describe("Text of the model's page, Markdown. Default: none."),
  shortDescription: maybeWords('One sentence for tiles.'),
  image: maybePicture('Picture of the range.'),
  status: z
    .enum(modelStatuses)
    .default('new')
    .describe('"new", "coming_soon", or "empty" for a range that is no longer sold. Default: "new".'),
  fromPrice: dollars.nullable().default(null).describe('Lowest price of the range, whole dollars. Default: none.'),
  priceType: z
    .enum(priceTypes)
    .nullable()
    .default(null)
    .describe(
      'What fromPrice includes; its label stands beside the price. Default: pricing.defaultTypes.new of settings.json, outside Australia the country\'s plain price. Example: "drive_away".',
    ),
  manufacturerBodies: z
    .array(z.string().trim().min(1))
    .default([])
    .describe('The manufacturer\'s own body groups, the first one groups the menu. Default: none. Example: ["Utes"].'),
  fuels: z
    .array(z.string().trim().min(1))
    .default([])
    .describe('Fuels it comes with. Default: none. Example: ["Diesel", "Plug-in hybrid"].'),
  overrideUrl: maybeLink('Address that replaces /{slug}.'),
});

const manufacturer = z.strictObject({
  name: words('The make. Example: "Ford".'),
  slug: slug.optional().describe("The brand's page is /brands/{slug}. Default: from the name."),
  logo: maybePicture('Its logo, where the dealer may show it.'),
});

export const modelsFile = z.strictObject({
  $schema: schemaKey,
  manufacturers: z.array(manufacturer).default([]).describe('Makes with pages. Default: those of the models.'),
  models: z.array(model).default([]).describe('Model ranges.'),
});
export type ModelsFile = z.output<typeof modelsFile>;
