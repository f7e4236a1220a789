import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { countries } from '#src/domain/locations/country.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { readContext } from '#src/sources/stock/load-stock.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { checkList, listSetting, onlyListFound, setList } from '#src/sources/stock/readers/list-setting.ts';
import { formatOfEnding } from '#src/sources/stock/readers/unpack.ts';
import { isListPrice } from '#src/sources/stock/rules/list-price.ts';
import type { FieldName } from '#src/sources/stock/mapping/fields.ts';
import { dealerToBe } from './dealer-to-be.ts';
import { detectKinds, proposedKinds, type DetectedKind } from './propose-kinds.ts';
import { detectLocations, type DetectedLocation } from './detect-locations.ts';
import { untypedPricesText } from './untyped-prices.ts';
import { openColumnText } from './open-columns.ts';
import { proposeMapping, type Guess, type MuteColumn, type ProposedMapping } from './propose-mapping.ts';
import type { Locale } from './scaffold-regions.ts';

export interface NewFeed extends ProposedMapping {
  kind: FeedFormat;
  list?: string | undefined;
  bytes: Uint8Array;
  rows: number;
  kinds: DetectedKind[];
  places: DetectedLocation[];
  untyped: string[];
  unplaced: string[];
}

/** A vehicle list has at least two of these. */
const ofStock: readonly FieldName[] = [
  'make',
  'model',
  'year',
  'listingTitle',
  'price',
  'stockNumber',
  'vin',
  'odometer',
];

/**
 * @param list path to the vehicles, such as inventory.vehicles, if needed
 * @throws Error with a message for the operator; nothing is written
 */
export async function feedOf(file: string, locale: Locale, now: number, list?: string): Promise<NewFeed> {
  if (URL.canParse(file) && /^https?:/i.test(file))
    throw new Error(
      `${file} is a URL. Save its content to a file and use that instead. "./forecourt feed ${file}" shows what it contains.`,
    );
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${file} ${unreadable[cause.code ?? ''] ?? `cannot be read: ${cause.message}`}`, { cause });
  });
  const kind = formatOfEnding(extname(file)) ?? 'csv';
  const feed = read(bytes, file, kind, list);
  const dealer = dealerToBe(locale);
  const context = readContext(dealer, now);
  const proposed = proposeMapping(feed, context);
  const known = [...proposed.understood, ...Object.keys(proposed.mapping)];
  if (ofStock.filter((field) => known.includes(field)).length < 2)
    throw new Error(
      `${file} does not look like a list of vehicles: none of its columns (${quoted(proposed.unread)}) can be read as make, model, year or price.`,
    );
  const stock = { ...dealer.settings.stock, mapping: proposed.mapping };
  return {
    kind,
    list,
    bytes,
    rows: feed.records.length + feed.broken.length,
    kinds: detectKinds(feed, stock, context),
    untyped: untypedPricesText(feed, stock, context),
    ...detectLocations(feed, stock, context, countries[locale]),
    ...proposed,
  };
}

const unreadable: Record<string, string> = { ENOENT: 'does not exist.', EISDIR: 'is a folder, not a file.' };

function read(bytes: Uint8Array, file: string, kind: FeedFormat, list: string | undefined): Feed {
  try {
    return fromBytes(bytes, file, kind, { list });
  } catch (cause) {
    throw new Error(withoutSettings((cause as Error).message), { cause });
  }
}

export function withoutSettings(message: string): string {
  const list = onlyListFound(message);
  return message
    .replace(checkList, list === null ? 'Set it with --list PATH.' : `Set it with --list ${list}`)
    .replace(setList, 'Add --list PATH with')
    .replace(listSetting, '--list');
}

export const kindsText = (kinds: readonly DetectedKind[]): string =>
  kinds.map(({ kind, count }) => `${count} ${vehicleWord(kind, { plural: count !== 1 })}`).join(', ');

const ofEngines: readonly FieldName[] = ['odometer', 'transmission', 'fuel'];

/** Towed vehicles have no odometer, gearbox or fuel. */
const isTowedOnly = (kinds: readonly DetectedKind[]): boolean =>
  kinds.length > 0 && kinds.every(({ kind }) => kind === 'caravan' || kind === 'camperTrailer' || kind === 'accessory');

const maxNames = 20;
/** A binary file's control characters could control the terminal. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
const quoted = (names: readonly string[]): string =>
  [
    ...names.slice(0, maxNames).map((name) => `"${plain(name).slice(0, 60)}"`),
    ...(names.length > maxNames ? [`${names.length - maxNames} more`] : []),
  ].join(', ');

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const guessText = ({ field, column, score, next }: Guess): string =>
  `${field}: "${column}" (${percent(score)})${next === null ? '' : `, next best "${next.column}" (${percent(next.score)})`}`;

export const nearText = ({ field, column, score }: Omit<Guess, 'next'>): string =>
  `${field}: "${column}" is the closest match (${percent(score)}). If it is correct, add "${field}": "${column}" to stock.mapping`;

export const muteText = ({ field, column, why }: MuteColumn): string => `"${column}" ${muteReasons[why](field)}`;

const muteReasons: Record<MuteColumn['why'], (field: FieldName) => string> = {
  empty: (field) => `(${field}) is empty in every row checked: ask the feed’s supplier`,
  unreadable: (field) => `was considered for ${field}, but its values do not fit`,
  'file names': () =>
    'has file names instead of URLs, so no photos are read. Ask the feed’s supplier for full URLs, or add the folder’s URL to each name in transform.ts (see docs/operate/connect-a-feed.md)',
  'list price': () =>
    'has a name that suggests the manufacturer’s recommended price, not the dealer’s asking price, so it is not read as the price. Ask the feed’s supplier for the asking price',
};

export const unplacedText = (unplaced: readonly string[]): string[] =>
  unplaced.length === 0
    ? []
    : [
        `No locations were created for ${quoted(unplaced)}. Add the dealer's locations to locations.json: until then, vehicles at these locations are shown at the sample location or kept off the site.`,
      ];

export function feedReport({
  rows,
  kinds,
  places,
  unplaced,
  guesses,
  understood,
  unread,
  near,
  lacking,
  mute,
  open,
  untyped,
}: Omit<NewFeed, 'kind' | 'bytes'>): string {
  const proposed = guesses.map(
    ({ field, column, score, next }) =>
      `    ${field} from ${quoted([column])}, ${percent(score)}${next === null ? '' : `; next best ${quoted([next.column])}, ${percent(next.score)}`}${field === 'price' && isListPrice(column) ? ': its name suggests the manufacturer’s recommended price; is it the dealer’s asking price?' : ''}`,
  );
  const asked = lacking.filter((field) => !ofEngines.includes(field) || !isTowedOnly(kinds));
  return [
    `Stock: ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
    `  Read from columns with a matching name: ${understood.length === 0 ? 'none' : understood.join(', ')}.`,
    ...(proposed.length > 0 ? ['  Read with the proposed mapping in settings.json:', ...proposed] : []),
    ...(proposedKinds(kinds) ? [`  Kinds of stock, for stockRules.itemTypes: ${kindsText(kinds)}.`] : []),
    ...(places.length > 0
      ? [`  Locations, for locations.json: ${places.map(({ city, state }) => `${city} ${state}`).join(', ')}.`]
      : []),
    ...unplacedText(unplaced).map((text) => `  ${text}`),
    ...untyped.map((text) => `  ${text}`),
    ...near.map((candidate) => `  ${plain(nearText(candidate))}.`),
    ...mute.map((column) => `  ${plain(muteText(column))}.`),
    ...open.map((column) => `  ${plain(openColumnText(column))}.`),
    ...(unread.length > 0 ? [`  Not read: ${quoted(unread)}.`] : []),
    ...(asked.length > 0 ? [`  No column matches ${asked.join(', ')}: ask the feed's supplier.`] : []),
    ...(asked.includes('carType') ? ['  Without carType, every vehicle is listed as used.'] : []),
  ].join('\n');
}
