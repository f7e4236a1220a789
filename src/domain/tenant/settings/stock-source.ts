import * as z from 'zod';
import { area, environmentName, flag, list, maybeText, nullable, wholeNumber, withDefault } from './fields.ts';
import { stockGuards } from './stock-guards.ts';
import { mapping } from './stock-mapping.ts';

export const feedFormats = ['json', 'csv', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const listPath = nullable(
  z.string().min(1).max(300),
  'Where the list of vehicles stands: in JSON its path, "data.inventory.vehicles" or "dealers[0].cars"; in XML the path of the element that is one vehicle, from the root, "export.vehicles.vehicle". Without it JSON is a list or holds one, and in XML the vehicles stand in the root element.',
);
const archiveEntry = nullable(
  z.string().min(1).max(300),
  'Which file of a ZIP archive is the feed: its path within the archive, "*" standing for any letters of a name ("export/stock-*.csv"). Without it the archive holds one file, or one whose ending is that of the format.',
);
const pages = nullable(
  z.strictObject({
    next: nullable(
      z.string().min(1).max(300),
      'Path in the answer to the address of the next page ("links.next"), or with "parameter" to what that says ("meta.cursor"). After the last page nothing stands there.',
      'pages are numbered',
    ),
    parameter: nullable(
      z.string().min(1).max(100),
      'Parameter of the address that names the page ("page", "offset", "cursor").',
      'the next page has an address of its own',
    ),
    first: wholeNumber(1, { min: 0, max: 1000 }, 'Number of the first page, where pages are numbered.'),
    step: wholeNumber(
      1,
      { min: 1, max: 100_000 },
      'What the number grows by: 1 for pages, the size of a page for an offset.',
    ),
    total: nullable(
      z.string().min(1).max(300),
      'Path in the answer to the number of all vehicles. The last page is the one that completes it, and a feed with fewer is refused.',
      'numbered pages end with an empty one',
    ),
    most: wholeNumber(200, { min: 1, max: 10_000 }, 'A feed of more pages is refused.'),
  }),
  'How a JSON feed in pages goes on. All pages are read, or none: timeoutMs and retries are for each, totalMs and maxBytes for all together.',
  'the address answers the whole feed',
);
/** Set by the request itself. */
const ownHeaders = ['host', 'content-length', 'connection', 'transfer-encoding', 'if-none-match', 'if-modified-since'];
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, { error: 'must be the name of a header, such as X-Api-Key' })
  .refine((name) => !ownHeaders.includes(name.toLowerCase()), { error: 'is a header that the request sets by itself' });
const file = z.strictObject({
  kind: z.enum(feedFormats).describe('Format of the file.'),
  path: z.string().min(1).describe('Path within the tenant\'s folder. Example: "stock.json".'),
  list: listPath,
  entry: archiveEntry,
});
const url = z.strictObject({
  kind: z.literal('url').describe('A feed fetched at build and refresh.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'Its address. In the query $NAME or ${NAME} is what the environment variable says: "https://feed.example/stock?key=${FEED_KEY}".',
    ),
  format: z.enum(feedFormats).describe('Format of the feed.'),
  list: listPath,
  entry: archiveEntry,
  authorization: nullable(environmentName, 'Environment variable with the Authorization header.'),
  headers: withDefault(
    z.record(headerName, z.string().max(4000)),
    {},
    'Headers to send, in which $NAME or ${NAME} is what the environment variable says: {"X-Api-Key": "$FEED_KEY"}. No other host is sent them.',
    'none',
  ),
  pages,
  timeoutMs: withDefault(z.int().min(100).max(300_000), 30_000, 'Milliseconds before an attempt is given up.'),
  maxBytes: withDefault(
    z.int().min(1000).max(2_000_000_000),
    200_000_000,
    'Largest feed accepted, as it is sent and unpacked.',
  ),
  retries: withDefault(z.int().min(0).max(10), 3, 'Further attempts after a failed one.'),
  totalMs: withDefault(
    z.int().min(100).max(900_000),
    90_000,
    'Milliseconds for all attempts together, pauses included.',
  ),
});
export type PagesSettings = NonNullable<z.output<typeof pages>>;
const algolia = z.strictObject({
  kind: z.literal('algolia').describe('Every record of an Algolia index (browse).'),
  host: z.string().min(1).describe('Host, for example "ABC123-dsn.algolia.net" or an http address of your own.'),
  appId: z.string().min(1).describe('Application id.'),
  apiKey: environmentName.describe('Environment variable with a key that may browse.'),
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
  'Feed columns that identify a vehicle when there is no id column: never the price.',
  'stock number, then VIN, then make, model, year, title, odometer, colour, place, gearbox and engine',
);
const only = withDefault(
  z.record(z.string().min(1), z.array(z.string().min(1)).min(1)),
  {},
  'Rows that are this dealer\'s stock, by the words of columns: {"DealerId": ["1204"], "Action": ["A", "U"]}. The others are left out.',
  'every row',
);
const feed = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower-case letters, digits and single dashes' })
    .max(40)
    .refine((name) => name !== 'main', { error: 'is what stock.source is called' })
    .describe('What reports call it, and its transform.<name>.ts. Example: "consignment".'),
  source: source.describe('What is read at build and refresh.'),
  mapping,
  only,
  identity,
  idPrefix: nullable(
    z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: 'must be letters and digits, such as "b-"' })
      .max(20),
    'Stands before the ids of this feed, where its supplier numbers vehicles as another one does. Example: "b-".',
  ),
});

export const stockSettings = area('Where stock comes from and how its columns are read.', {
  source: withDefault(
    source,
    { kind: 'json', path: 'stock.json', list: null, entry: null },
    'What is read at build and refresh.',
  ),
  mapping,
  only,
  feeds: list(
    feed,
    [],
    'Further feeds, joined with stock.source into one stock. A vehicle of several feeds is the first one’s, and what describes it is completed by the others. A feed that fails stays as it was last read well, and keeps none of the others.',
    'stock.source alone',
  ),
  emptyWords: list(
    z.string(),
    ['', '-', '- / -', 'NA', 'N/A', 'nan', 'null', 'none', 'unknown', 'TBA'],
    'Cells that mean nothing, without regard to case.',
  ),
  identity,
  makeNames: withDefault(
    z.record(z.string(), z.string()),
    {},
    'Spellings of makes to the name shown. The usual ones are built in. Example: {"VW": "Volkswagen"}.',
  ),
  acceptDropShare: withDefault(
    z.number().min(0).max(1),
    0.4,
    'A feed that lost more than this share of the vehicles shown last time is refused; --accept-drop overrides.',
  ),
  acceptLossShare: area(
    'How much of what the vehicles of the last build had may be gone at once, as a share of those that had it. A feed that lost more is refused; --accept-drop overrides, 1 does not judge.',
    {
      price: share(0.3, 'Prices.'),
      photos: share(0.3, 'Photos of their own.'),
      odometer: share(0.3, 'Odometer readings.'),
      condition: share(0.3, 'Conditions that the feed names, and the mix of new, demo and used.'),
    },
  ),
  dropGuardMinimum: wholeNumber(
    10,
    { min: 0, max: 10_000 },
    'Drops and losses are not judged below this many vehicles.',
  ),
  guards: stockGuards,
  refresh: area(
    'How often the stock is looked at: by the scheduled check, which asks for a build (private.providers.buildHook), or by npm run worker, which refreshes the site.',
    {
      leastMinutes: wholeNumber(
        30,
        { min: 0, max: 1440 },
        'Shortest time between two builds, and time between two refreshes of the worker.',
      ),
      retryMinutes: wholeNumber(
        60,
        { min: 5, max: 1440 },
        'When a build that was asked for has not come by then, it is asked for again.',
      ),
      daily: flag(
        true,
        "A build after every midnight of the dealer's clock, whatever the stock comes from: sold vehicles, offers and hours move on.",
      ),
      staleDays: wholeNumber(
        7,
        { min: 1, max: 365 },
        'A feed that says the same for so many days is told of (ALARM_MAIL, ALARM_WEBHOOK), and reported by npm run stock-status.',
      ),
    },
  ),
  odometerUnit: withDefault(z.enum(['km', 'mi']), 'km', "Unit of the feed's odometer."),
  assignLocation: flag(
    true,
    'A vehicle whose feed names no location of this dealer goes to the location in the same city, then state; one whose feed names no place, to the primary location. A state without a location is asked about. Off leaves a vehicle at the place the feed names.',
  ),
  notes: maybeText('What operators should know of this feed; builds and npm run report show it.'),
});
