import * as z from 'zod';
import { modelStatuses } from '#src/domain/content/content.ts';
import { priceTypes } from '#src/domain/vehicle/vehicle.ts';
import { colour, maybeText, nullable, optional, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { dollars, id, maybeLink, maybeImage, imageSource, schemaKey, slug, requiredText } from './file-fields.ts';

const model = z.strictObject({
  id: optional(id, 'Unique among the models.', 'the slug'),
  name: requiredText('Name that shoppers know it by. Example: "Ranger".'),
  slug: slug.describe('The model\'s page is /{slug}. Example: "ford-ranger".'),
  manufacturer: requiredText('Its make. Example: "Ford".'),
  description: nullable(z.string(), "Text of the model's page, in Markdown."),
  shortDescription: maybeText('One sentence for tiles.'),
  image: maybeImage('Image of the range.'),
  status: withDefault(
    z.enum(modelStatuses),
    'new',
    '"new", "coming_soon", or "empty" for a range that is no longer sold.',
  ),
  fromPrice: nullable(dollars, 'Lowest price of the range, in whole dollars.'),
  priceType: nullable(
    z.enum(priceTypes),
    'Price type of fromPrice; its label appears next to the price. Example: "drive_away".',
    "pricing.defaultTypes.new in settings.json; outside Australia, the country's plain price",
  ),
  manufacturerBodies: withDefault(
    z.array(z.string().trim().min(1)),
    [],
    'The manufacturer\'s own body groups; the menu groups models by the first one. Example: ["Utes"].',
  ),
  fuels: withDefault(
    z.array(z.string().trim().min(1)),
    [],
    'Fuel types it is available with. Example: ["Diesel", "Plug-in hybrid"].',
  ),
  overrideUrl: maybeLink('URL that replaces /{slug}.'),
  gallery: withDefault(
    z.array(
      z.strictObject({
        image: imageSource.describe('An image: a file in images/, or a URL.'),
        alt: requiredText('Description of the image, for people who can’t see it.'),
        caption: maybeText('Caption below the image.'),
      }),
    ),
    [],
    "More images for the model's page.",
  ),
  colours: withDefault(
    z.array(
      z.strictObject({
        name: requiredText('The manufacturer\'s name for the colour. Example: "Arctic White".'),
        colour: colour.describe('Colour code. Example: "#f4f4f2".'),
        image: maybeImage('Image of the model in this colour.'),
      }),
    ),
    [],
    'Available colours.',
  ),
  variants: withDefault(
    z.array(
      z.strictObject({
        name: requiredText('Name of the variant. Example: "XLT".'),
        fromPrice: nullable(dollars, 'Lowest price of the variant, in whole dollars. priceType also applies to it.'),
        engine: maybeText('Engine and drive. Example: "2.0 bi-turbo diesel, 4x4".'),
        text: maybeText('Main differences from the other variants.'),
      }),
    ),
    [],
    'Available variants.',
  ),
  accessories: withDefault(
    z.array(
      z.strictObject({
        name: requiredText('Name of the accessory.'),
        price: nullable(dollars, 'Price in whole dollars.'),
        image: maybeImage('Its image.'),
      }),
    ),
    [],
    'Available accessories.',
  ),
});

const manufacturer = z.strictObject({
  name: requiredText('The make. Example: "Ford".'),
  slug: optional(slug, "The brand's page is /brands/{slug}.", 'from the name'),
  logo: maybeImage('Its logo on make and model tiles, if the dealer may show it; filters use built-in logos.'),
  description: nullable(z.string(), "The dealer's text for the make's page, in Markdown."),
  shortDescription: maybeText("The line under the heading of the make's page."),
  image: maybeImage("Image on the make's page."),
});

export const modelsFile = z.strictObject({
  $schema: schemaKey,
  manufacturers: withDefault(z.array(manufacturer), [], 'Makes with pages.', 'the makes of the models'),
  models: withDefault(z.array(model), [], 'Model ranges.'),
});
export type ModelsFile = z.output<typeof modelsFile>;
