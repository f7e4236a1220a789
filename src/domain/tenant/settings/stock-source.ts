import * as z from 'zod';
import { area, environmentName, flag, list, maybeText, nullable, wholeNumber, withDefault } from './fields.ts';
import { stockGuards } from './stock-guards.ts';
import { mapping } from './stock-mapping.ts';

export const feedFormats = ['json', 'csv', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const listPath = nullable(
  z.string().min(1).max(300),
  'Path to the list of vehicles: in JSON, "data.inventory.vehicles" or "dealers[0].cars"; in XML, the path from the root to the element that is one vehicle, "export.vehicles.vehicle". Without it, JSON is a list or contains one, and in XML the vehicles are in the root element.',
);
const archiveEntry = nullable(
  z.string().min(1).max(300),
  'Which file in a ZIP archive is the feed: its path within the archive, where "*" matches any characters in a name ("export/stock-*.csv"). Without it, the archive contains one file, or one with the extension of the format.',
);
const pages = nullable(
  z.strictObject({
    next: nullable(
      z.string().min(1).max(300),
      'Path in the response to the URL of the next page ("links.next") or, with "parameter", to its value ("meta.cursor"). The last page has no value there.',
      'pages are numbered',
    ),
    parameter: nullable(
      z.string().min(1).max(100),
      'URL parameter that selects the page ("page", "offset", "cursor").',
      'the next page has its own URL',
    ),
    first: wholeNumber(1, { min: 0, max: 1000 }, 'Number of the first page, if pages are numbered.'),
    step: wholeNumber(
      1,
      { min: 1, max: 100_000 },
      'Increment per page: 1 for page numbers, the page size for an offset.',
    ),
    total: nullable(
      z.string().min(1).max(300),
      'Path in the response to the total number of vehicles. The page that completes this number is the last, and a feed with fewer vehicles is refused.',
      'numbered pages end with an empty page',
    ),
    most: wholeNumber(200, { min: 1, max: 10_000 }, 'Maximum number of pages; a feed with more is refused.'),
  }),
  'Pagination of a JSON feed. All pages are read, or none: timeoutMs and retries apply to each page, totalMs and maxBytes to all pages together.',
  'the URL returns the whole feed',
);
/** Set by the request itself. */
const reservedHeaders = [
  'host',
  'content-length',
  'connection',
  'transfer-encoding',
  'if-none-match',
  'if-modified-since',
];
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, { error: 'must be a header name, such as X-Api-Key' })
  .refine((name) => !reservedHeaders.includes(name.toLowerCase()), {
    error: 'is a header that the request sets itself',
  });
const file = z.strictObject({
  kind: z.enum(feedFormats).describe('Format of the file.'),
  path: z.string().min(1).describe('Path within the dealer’s folder. Example: "stock.json".'),
  list: listPath,
  entry: archiveEntry,
});
const url = z.strictObject({
  kind: z.literal('url').describe('A feed fetched at build and refresh.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'URL of the feed. In the query, $NAME or ${NAME} is replaced by the value of the environment variable: "https://feed.example/stock?key=${FEED_KEY}".',
    ),
  format: z.enum(feedFormats).describe('Format of the feed.'),
  list: listPath,
  entry: archiveEntry,
  authorization: nullable(environmentName, 'Environment variable that contains the Authorization header.'),
  headers: withDefault(
    z.record(headerName, z.string().max(4000)),
    {},
    'Headers to send, in which $NAME or ${NAME} is replaced by the value of the environment variable: {"X-Api-Key": "$FEED_KEY"}. They are not sent to any other host.',
    'none',
  ),
  pages,
  timeoutMs: withDefault(z.int().min(100).max(300_000), 30_000, 'Milliseconds before an attempt times out.'),
  maxBytes: withDefault(
    z.int().min(1000).max(2_000_000_000),
    200_000_000,
    'Largest feed accepted, both as sent and unpacked.',
  ),
  retries: withDefault(z.int().min(0).max(10), 3, 'Number of retries after a failed attempt.'),
  totalMs: withDefault(
    z.int().min(100).max(900_000),
    90_000,
    'Milliseconds for all attempts together, including pauses.',
  ),
});
export type PagesSettings = NonNullable<z.output<typeof pages>>;
const algolia = z.strictObject({
  kind: z.literal('algolia').describe('Every record of an Algolia index (browse).'),
  host: z.string().min(1).describe('Host, for example "ABC123-dsn.algolia.net" or your own http URL.'),
  appId: z.string().min(1).describe('Application ID.'),
  apiKey: environmentName.describe('Environment variable with a key that has browse permission.'),
  index: withDefault(z.string().min(1), 'Car_production', 'Index name.'),
  filters: nullable(z.string(), 'Algolia filter expression.'),
});

type Source = z.output<typeof source>;

export const isFileSource = (source: Source): source is z.output<typeof file> =>
  source.kind !== 'url' && source.kind !== 'algolia';

const share = (byDefault: number, doc: string) => withDefault(z.number().min(0).max(1), byDefault, doc);

const source = z.discriminatedUnion('kind', [file, url, algolia]);
const identity = list(
  z.string().min(1),
  [],
  'Feed columns that identify a vehicle if there is no id column; never the price.',
  'stock number, then VIN, then make, model, year, title, odometer, colour, location, gearbox and engine',
);
const only = withDefault(
  z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
  {},
  'Rows that are this dealer’s stock, by column values: {"DealerId": ["1204"], "Action": ["A", "U"]}. All other rows are excluded.',
  'every row',
);
const ignoredColumns = list(
  z.string().min(1),
  [],
  'Feed columns that raise no question although their names or values look as if they decide which vehicles shoppers see, or that say nothing about the price although they look like it. Example: ["Workshop Stage"].',
);
const feed = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case letters, digits and single dashes' })
    .max(40)
    .refine((name) => name !== 'main', { error: 'is reserved for stock.source' })
    .describe('Name used in reports and in transform.<name>.ts. Example: "consignment".'),
  source: source.describe('Source that is read at build and refresh.'),
  mapping,
  only,
  ignoredColumns,
  identity,
  idPrefix: nullable(
    z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: 'must be letters and digits, such as "b-"' })
      .max(20),
    'Prefix for the IDs of this feed, if its supplier uses the same vehicle numbers as another. Example: "b-".',
  ),
});

export const stockSettings = area('Where stock comes from and how its columns are read.', {
  source: withDefault(
    source,
    { kind: 'json', path: 'stock.json', list: null, entry: null },
    'Source that is read at build and refresh.',
  ),
  mapping,
  only,
  ignoredColumns,
  feeds: list(
    feed,
    [],
    'Further feeds, joined with stock.source into one stock. For a vehicle in several feeds, the first feed takes precedence and the others fill in missing details. If a feed fails, its last good version is used and the others still update.',
    'only stock.source',
  ),
  emptyWords: list(
    z.string(),
    ['', '-', '- / -', 'NA', 'N/A', 'nan', 'null', 'none', 'unknown', 'TBA'],
    'Cell values treated as empty, ignoring case.',
  ),
  identity,
  makeNames: withDefault(
    z.record(z.string(), z.string()),
    {},
    'Maps spellings of makes to the name shown. The usual ones are built in. Example: {"VW": "Volkswagen"}.',
  ),
  acceptDropShare: withDefault(
    z.number().min(0).max(1),
    0.4,
    'A feed that has lost more than this share of the vehicles shown last time is refused; --accept-drop overrides this.',
  ),
  acceptLossShare: area(
    'How much of the last build’s vehicle data may be lost at once, as a share of the vehicles that had it. A feed that has lost more is refused; --accept-drop overrides this, and 1 turns the check off.',
    {
      price: share(0.3, 'Prices.'),
      photos: share(0.3, 'The vehicles’ own photos.'),
      odometer: share(0.3, 'Odometer readings.'),
      condition: share(0.3, 'Conditions named by the feed, and the mix of new, demo and used.'),
    },
  ),
  dropGuardMinimum: wholeNumber(
    10,
    { min: 0, max: 10_000 },
    'Drops and losses are not checked below this number of vehicles.',
  ),
  guards: stockGuards,
  refresh: area(
    'How often stock is checked: by the scheduled check, which requests a build (private.providers.buildHook), or by ./forecourt worker, which refreshes the site.',
    {
      leastMinutes: wholeNumber(
        30,
        { min: 0, max: 1440 },
        'Shortest time between two builds, and between two refreshes by the worker.',
      ),
      retryMinutes: wholeNumber(
        60,
        { min: 5, max: 1440 },
        'Minutes after which a requested build that hasn’t arrived is requested again.',
      ),
      daily: flag(
        true,
        'Build after every midnight in the dealer’s time zone, whatever the stock source, because sold vehicles, offers and opening hours change.',
      ),
      staleDays: wholeNumber(
        7,
        { min: 1, max: 365 },
        'Alert when a feed hasn’t changed for this many days (ALARM_MAIL, ALARM_WEBHOOK); ./forecourt stock-status also reports it.',
      ),
    },
  ),
  odometerUnit: withDefault(z.enum(['km', 'mi']), 'km', "Unit of the feed's odometer."),
  assignLocation: flag(
    true,
    'If the feed doesn’t name one of this dealer’s locations, the vehicle goes to the location in the same city, or else the same state; if it doesn’t name a location at all, to the primary one. The operator is asked about a state without a location. When off, a vehicle stays at the location the feed names.',
  ),
  notes: maybeText('Notes for operators about this feed; builds and ./forecourt report show them.'),
});
