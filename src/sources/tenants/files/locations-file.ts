import * as z from 'zod';
import { locationTypes } from '#src/domain/locations/location.ts';
import { timeZone } from '#src/domain/tenant/settings/regional.ts';
import { maybeText, nullable, optional, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { clockTime, id, isoDate, maybeImage, schemaKey, slug, requiredText } from './file-fields.ts';

const hours = {
  status: optional(
    z.enum(['Open', 'Closed']),
    'Whether the location is open that day.',
    '"Open" if there are times, otherwise "Closed"',
  ),
  open: nullable(clockTime, 'Opening time, 24-hour. Example: "08:30".'),
  close: nullable(clockTime, 'Closing time, 24-hour. Example: "17:30".'),
};

const address = z.strictObject({
  street: requiredText('Number and street. Example: "12 Wharf Road".'),
  city: requiredText('Suburb or city. Example: "Brookvale".'),
  state: requiredText('State or region code. Example: "NSW".'),
  postcode: z
    .string()
    .regex(/^\d{4,5}$/, { error: 'must be a four-digit postcode (five digits in the United States), as text' })
    .describe('Postcode, as text. Example: "2100".'),
  latitude: nullable(z.number().min(-90).max(90), 'Latitude, for the map and the nearest location.'),
  longitude: nullable(z.number().min(-180).max(180), 'Longitude, for the map and the nearest location.'),
  placeUrl: nullable(
    z.url({ protocol: /^https$/ }),
    'URL of the location on a map service, for Get Directions.',
    'built from the address',
  ),
  placeId: maybeText('Id of the location on the map service; two locations with the same id count as one.'),
});

const location = z.strictObject({
  id: optional(id, "Unique among the dealer's locations; settings use it to hide a location.", 'the slug'),
  slug: slug.describe('Last part of /locations/{slug}. Example: "brookvale".'),
  name: requiredText('Name that shoppers know it by. Example: "Riverside Motors Brookvale".'),
  type: withDefault(z.enum(locationTypes), 'sales', 'Type of location.'),
  subtype: maybeText('A more specific type, such as "buying".'),
  primary: withDefault(
    z.boolean(),
    false,
    'The location that represents the dealer; if none is set, the first sales location.',
  ),
  visible: withDefault(z.boolean(), true, 'Whether to show it.'),
  dealershipId: maybeText('Id of the dealership in feeds and lead systems.'),
  dealershipSlug: maybeText('Slug of the dealership in feeds.'),
  manufacturers: withDefault(z.array(z.string().trim().min(1)), [], 'Makes sold or serviced here.', 'not named'),
  distributionLocations: optional(
    z.array(slug),
    'Slugs of other locations where its vehicles can be seen; they appear on its vehicles\' pages. Example: ["brookvale"].',
    'none',
  ),
  address: address.describe('Where it is.'),
  phone: maybeText('Number shown and dialled. Example: "02 5550 4100".'),
  landline: maybeText('A second number, for a landline.'),
  email: nullable(z.email(), 'Public email address.'),
  timeZone: optional(timeZone, "Its time zone, if different from the site's.", 'regional.timeZone in the settings'),
  openingHours: withDefault(
    z.array(z.strictObject({ weekday: z.int().min(0).max(6).describe('0 Sunday to 6 Saturday.'), ...hours })),
    [],
    'One entry per weekday, or two if it closes for lunch (before and after the break).',
    'none, no hours shown',
  ),
  specialHours: withDefault(
    z.array(
      z.strictObject({
        date: isoDate.describe("The day, in the location's time zone."),
        name: maybeText('Reason for the different hours, such as "Australia Day".'),
        ...hours,
      }),
    ),
    [],
    'Days with different hours, such as public holidays; two entries per day if it closes for lunch.',
  ),
  image: maybeImage('Photo of the location.'),
  reviews: nullable(
    z.strictObject({
      count: z.int().min(0).describe('How many.'),
      averageRating: z.number().min(0).max(5).describe('Average star rating, 0 to 5.'),
    }),
    'Reviews of this location.',
  ),
  licenceNumber: maybeText('Motor dealer licence. Example: "MD00000".'),
  repairerLicence: maybeText('Motor vehicle repairer licence. Example: "MVRL00000".'),
  description: nullable(z.string(), "Text of the location's page, in Markdown."),
  team: withDefault(
    z.array(
      z.strictObject({
        name: requiredText('Name that customers know them by. Example: "Imogen Tran".'),
        role: requiredText('Their role. Example: "Service manager".'),
        image: maybeImage('Portrait.'),
      }),
    ),
    [],
    "Staff shown on the location's page.",
  ),
});

export const locationsFile = z.strictObject({
  $schema: schemaKey,
  locations: z.array(location).min(1).describe("The dealer's locations, at least one."),
});
export type LocationsFile = z.output<typeof locationsFile>;
