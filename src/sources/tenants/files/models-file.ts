import * as z from 'zod';
import { modelStatuses } from '#src/domain/content/content.ts';
import { priceTypes } from '#src/domain/vehicle/vehicle.ts';
import { colour, maybeText, nullable, optional, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { dollars, id, maybeLink, maybePicture, picture, schemaKey, slug, words } from './file-fields.ts';

const model = z.strictObject({
  id: optional(id, 'Unique among the models.', 'the slug'),
  name: words('As shoppers know it. Example: "Ranger".'),
  slug: slug.describe('The model\'s page is /{slug}. Example: "ford-ranger".'),
  manufacturer: words('Its make. Example: "Ford".'),
  description: nullable(z.string(), "Text of the model's page, Markdown."),
  shortDescription: maybeText('One sentence for tiles.'),
  image: maybePicture('Picture of the range.'),
  status: withDefault(
    z.enum(modelStatuses),
    'new',
    '"new", "coming_soon", or "empty" for a range that is no longer sold.',
  ),
  fromPrice: nullable(dollars, 'Lowest price of the range, whole dollars.'),
  priceType: nullable(
    z.enum(priceTypes),
    'What fromPrice includes; its label stands beside the price. Example: "drive_away".',
    "pricing.defaultTypes.new of settings.json, outside Australia the country's plain price",
  ),
  manufacturerBodies: withDefault(
    z.array(z.string().trim().min(1)),
    [],
    'The manufacturer\'s own body groups, the first one groups the menu. Example: ["Utes"].',
  ),
  fuels: withDefault(
    z.array(z.string().trim().min(1)),
    [],
    'Fuels it comes with. Example: ["Diesel", "Plug-in hybrid"].',
  ),
  overrideUrl: maybeLink('Address that replaces /{slug}.'),
  gallery: withDefault(
    z.array(
      z.strictObject({
        image: picture.describe('A picture: a file in images/, or an address.'),
        alt: words('What it shows, for those who do not see it.'),
        caption: maybeText('Under the picture.'),
      }),
    ),
    [],
    "Further pictures of the model's page.",
  ),
  colours: withDefault(
    z.array(
      z.strictObject({
        name: words('The maker\'s name of the colour. Example: "Arctic White".'),
        colour: colour.describe('How it looks. Example: "#f4f4f2".'),
        image: maybePicture('The model in this colour.'),
      }),
    ),
    [],
    'Colours it can be had in.',
  ),
  variants: withDefault(
    z.array(
      z.strictObject({
        name: words('What it is called. Example: "XLT".'),
        fromPrice: nullable(dollars, 'Lowest price, whole dollars, as priceType says.'),
        engine: maybeText('Engine and drive. Example: "2.0 bi-turbo diesel, 4x4".'),
        text: maybeText('What sets it apart.'),
      }),
    ),
    [],
    'What it can be had as.',
  ),
  accessories: withDefault(
    z.array(
      z.strictObject({
        name: words('What it is.'),
        price: nullable(dollars, 'Whole dollars.'),
        image: maybePicture('Its picture.'),
      }),
    ),
    [],
    'What can be had with it.',
  ),
});

const manufacturer = z.strictObject({
  name: words('The make. Example: "Ford".'),
  slug: optional(slug, "The brand's page is /brands/{slug}.", 'from the name'),
  logo: maybePicture(
    'Its logo on tiles of makes and models, where the dealer may show it; filters have marks of their own.',
  ),
  description: nullable(z.string(), "The dealer's words on the make's page, Markdown."),
  shortDescription: maybeText("The line under the heading of the make's page."),
  image: maybePicture("Picture of the make's page."),
});

export const modelsFile = z.strictObject({
  $schema: schemaKey,
  manufacturers: withDefault(z.array(manufacturer), [], 'Makes with pages.', 'those of the models'),
  models: withDefault(z.array(model), [], 'Model ranges.'),
});
export type ModelsFile = z.output<typeof modelsFile>;
