import * as z from 'zod';
import { locationTypes } from '#src/domain/places/location.ts';
import { timeZone } from '#src/domain/tenant/settings/regional.ts';
import { clockTime, id, isoDate, maybePicture, maybeWords, schemaKey, slug, words } from './file-fields.ts';

const hours = {
  status: z
    .enum(['Open', 'Closed'])
    .optional()
    .describe('Whether it opens that day. Default: "Open" where there are times, else "Closed".'),
  open: clockTime.nullable().default(null).describe('Opening time, 24-hour. Default: none. Example: "08:30".'),
  close: clockTime.nullable().default(null).describe('Closing time, 24-hour. Default: none. Example: "17:30".'),
};

const address = z.strictObject({
  street: words('Number and street. Example: "12 Wharf Road".'),
  city: words('Suburb or city. Example: "Brookvale".'),
  state: words('State or region code. Example: "NSW".'),
  postcode: z
    .string()
    .regex(/^\d{4,5}$/, { error: 'must be a postcode of four digits (five in the United States), as text' })
    .describe('Postcode, as text. Example: "2100".'),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .default(null)
    .describe('For the map and the nearest location. Default: none.'),
  longitude: z.number().min(-180).max(180).nullable().default(null).describe('The same. Default: none.'),
  placeUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('Address of the place on a map service, for Get Directions. Default: built from the address.'),
  placeId: maybeWords('Id of the place at the map service; two locations with one id are one.'),
});

const location = z.strictObject({
  id: id.optional().describe("Unique among the dealer's locations; settings hide by it. Default: the slug."),
  slug: slug.describe('Last part of /locations/{slug}. Example: "brookvale".'),
  name: words('As shoppers know it. Example: "Riverside Motors Brookvale".'),
  type: z.enum(locationTypes).default('sales').describe('What the place does. Default: "sales".'),
  subtype: maybeWords('A finer kind, such as "buying".'),
  primary: z
    .boolean()
    .default(false)
    .describe('The place that speaks for the dealer. Default: the first sales location.'),
  visible: z.boolean().default(true).describe('Whether it shows. Default: true.'),
  dealershipId: maybeWords('Id of the dealership in feeds and lead systems.'),
  dealershipSlug: maybeWords('Slug of the dealership in feeds.'),
  manufacturers: z
    .array(z.string().trim().min(1))
    .default([])
    .describe('Makes sold or serviced here. Default: not named.'),
  distributionLocations: z
    .array(slug)
    .optional()
    .describe(
      'Slugs of further locations where vehicles of this one may be seen; they stand on its vehicles\' pages. Default: none. Example: ["brookvale"].',
    ),
  address: address.describe('Where it is.'),
  phone: maybeWords('Number shown and dialled. Example: "02 5550 4100".'),
  landline: maybeWords('A second, fixed number.'),
  email: z.email().nullable().default(null).describe('Public address. Default: none.'),
  timeZone: timeZone
    .optional()
    .describe("Its clock, where it differs from the site's. Default: regional.timeZone of settings."),
  openingHours: z
    .array(z.strictObject({ weekday: z.int().min(0).max(6).describe('0 Sunday to 6 Saturday.'), ...hours }))
    .default([])
    .describe('One entry a weekday. Default: none, no hours shown.'),
  specialHours: z
    .array(
      z.strictObject({
        date: isoDate.describe("The day, in the location's time zone."),
        name: maybeWords('Why it differs, such as "Australia Day".'),
        ...hours,
      }),
    )
    .default([])
    .describe('Days that differ, such as public holidays. Default: none.'),
  image: maybePicture('Picture of the place.'),
  reviews: z
    .strictObject({
      count: z.int().min(0).describe('How many.'),
      averageRating: z.number().min(0).max(5).describe('Average of stars, 0 to 5.'),
    })
    .nullable()
    .default(null)
    .describe('Reviews of this place. Default: none.'),
  licenceNumber: maybeWords('Motor dealer licence. Example: "MD00000".'),
  repairerLicence: maybeWords('Motor vehicle repairer licence. Example: "MVRL00000".'),
  description: z.string().nullable().default(null).describe("Text of the location's page, Markdown. Default: none."),
});

export const locationsFile = z.strictObject({
  $schema: schemaKey,
  locations: z.array(location).min(1).describe("The dealer's places, at least one."),
});
export type LocationsFile = z.output<typeof locationsFile>;
