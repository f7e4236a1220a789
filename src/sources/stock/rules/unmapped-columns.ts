/**
 * An unmapped column that may decide which vehicles shoppers see raises a question. Until it is answered, a vehicle
 * whose cell clearly speaks against showing it ("Sold", or "Y" under "Hidden") is held (FEED-03, GUARD-02).
 */
import { localDate } from '#src/lib/dates.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { Columns } from '../mapping/columns.ts';
import type { FieldReader } from '../mapping/field-reader.ts';
import { compactKey, UnknownWord, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { month, timestamp } from '../transforms/dates.ts';
import { isForSale, isShown, plainAnswer, status } from '../transforms/words.ts';
import { isAboutArrival, meaningOfName, type Topic } from './availability-name.ts';

export interface UnmappedColumn {
  column: string;
  /** Distinct values, with those that hold a vehicle first. */
  values: string[];
  /** The word that holds this row's vehicle, or null. */
  heldBy: (record: unknown) => string | null;
}

export interface UnmappedCells {
  column: string;
  /** Distinct, not empty. */
  texts: readonly string[];
  isPartlyFilled: boolean;
}

/** @returns whether a value speaks against showing the vehicle, or null if the column isn't about that */
export function visibilityOf(
  { column, texts, isPartlyFilled }: UnmappedCells,
  context: ReadContext,
): ((text: string) => boolean) | null {
  const name = meaningOfName(column);
  if (name === null) return null;
  const { about, isWhole } = name;
  const isAgainst = (text: string) =>
    speaksAgainst(text, context) || (isWhole && about !== null && isOff[about](text, context, texts));
  if (texts.some(isAgainst)) return isAgainst;
  if (about === 'destinations') return isPartlyFilled || texts.length > 1 ? isAgainst : null;
  const isNamed = about === 'off' || about === 'off if yes' || about === 'on' || name.isOfSale;
  const isBuyer = isPartlyFilled && name.isOfBuyer;
  return isBuyer || (isNamed && isClosed(texts) && !texts.some((text) => /\d{2}/.test(text))) ? isAgainst : null;
}

const isOff: Record<Topic, (text: string, context: ReadContext, all: readonly string[]) => boolean> = {
  off: (text, context) => plainAnswer(text) !== false && !isNothing(text) && !isSaidForSale(text, context),
  'off if yes': (text) => plainAnswer(text) === true,
  on: (text, context) => isShown(text, context, false) === false,
  quantity: (text) => /^-?[0.]+$|^-\d+$/.test(text),
  arrival: isAhead,
  eta: (text, context) =>
    isAhead(text, context) ||
    (/[a-z]/i.test(text) &&
      plainAnswer(text) !== false &&
      !hasDate(text, context) &&
      !isNothing(text) &&
      !isSaidForSale(text, context) &&
      !/\b(?:arrived|landed|here|now)\b/i.test(text)),
  'on order': (text, context) => plainAnswer(text) === true || isAhead(text, context),
  destinations: (text, context, all) =>
    isShown(text, context, false) === false || (all.some((one) => ownSite.test(one)) && !ownSite.test(text)),
};

const ownSite = /\b(?:web|web ?site|(?:own|dealer) ?site)\b/i;

const none =
  /^(?:\$?[0 .:/T-]*Z?|none|nil|nothing|never|n\/?a|clear|clean|not (?:recorded|found|applicable|known)|(?=.*(?<!\d)(?:0001|1753|1899|1900|1970)(?!\d))[\d\s:./+TZAPM-]+)$/i;
const isNothing = (text: string): boolean => none.test(text);
const hasDate = (text: string, context: ReadContext): boolean =>
  [timestamp, month].some((read) => !(read(text, context, false) instanceof Unreadable));

function isAhead(text: string, context: ReadContext): boolean {
  const instant = timestamp(text, context, false);
  if (typeof instant === 'number') return instant > context.now;
  const found = month(text, context, false);
  return typeof found === 'string' && found > localDate(context.now, context.timeZone).slice(0, 7);
}

const isSaidForSale = (text: string, context: ReadContext): boolean => {
  const said = statusOf(text, context);
  return said !== null && isForSale(said);
};
const statusOf = (text: string, context: ReadContext): VehicleStatus | null => {
  const found = compactKey(text).length > 1 ? status(text, context, false) : null;
  return found === null || found instanceof Unreadable ? null : found;
};

const longestNotice = 60,
  longestTag = 30;
/** Also of a list of tags. A sentence such as "Sold with roadworthy" is no notice. */
function speaksAgainst(text: string, context: ReadContext): boolean {
  const tags = text.length > 1000 ? [] : text.split(/[,;|]/).map((tag) => tag.trim());
  const notices = tags.every((tag) => tag.length <= longestTag) ? [text, ...tags] : [text];
  return notices.some((notice) => {
    if (notice.length > longestNotice || /^\s*sold (?:as|with|without|un\w*|by|in|on)\b/i.test(notice)) return false;
    const said = statusOf(notice, context);
    return said !== null && !isForSale(said);
  });
}

const maxValues = 8,
  longest = 30;
/** A few short values, such as yes and no. */
export const isClosed = (texts: readonly string[], most = maxValues): boolean =>
  texts.length > 1 && texts.length <= most && texts.every((text) => text.length <= longest);

const textOf = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell.trim()
    : typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : Array.isArray(cell)
        ? cell.map(textOf).filter(Boolean).join(', ')
        : '';

/** @param isExpected the vehicle's status already says that it isn't here yet */
export function unmappedColumns(
  records: readonly unknown[],
  {
    columns,
    unread,
    isEmpty,
    isExpected,
  }: {
    columns: Columns;
    unread: readonly string[];
    isEmpty: (cell: unknown) => boolean;
    isExpected: (record: unknown) => boolean;
  },
  { only, ignoredColumns }: Pick<StockSettings, 'only' | 'ignoredColumns'>,
  context: ReadContext,
): UnmappedColumn[] {
  const answered = new Set([...Object.keys(only), ...ignoredColumns].map(compactKey));
  return unread.flatMap((name) => {
    const found = answered.has(compactKey(name)) ? null : columns.find(name);
    if (!found) return [];
    const isArrival = isAboutArrival(name);
    const asked = isArrival ? records.filter((record) => !isExpected(record)) : records;
    const filled = asked.map(found.get).filter((cell) => !isEmpty(cell) && textOf(cell) !== '');
    const texts = [...new Set(filled.map(textOf))];
    const isAgainst = visibilityOf({ column: name, texts, isPartlyFilled: filled.length < asked.length }, context);
    if (isAgainst === null) return [];
    const against = new Set(texts.filter(isAgainst));
    const heldBy = (record: unknown): string | null => {
      const text = textOf(found.get(record));
      return against.has(text) && !(isArrival && isExpected(record)) ? text : null;
    };
    return [{ column: name, values: [...against, ...texts.filter((text) => !against.has(text))], heldBy }];
  });
}

/** A word in an unmapped column counts as an unknown word about whether the vehicle is shown. */
export function holdUnmapped(readers: FieldReader[], unmapped: readonly UnmappedColumn[]): void {
  const field = 'showOnDealerWebsite';
  const own = readers.find((reader) => reader.field === field) ?? { field, columns: [], read: () => null };
  const read = (record: unknown): unknown => {
    const said = own.read(record);
    if (said === false || said instanceof Unreadable) return said;
    for (const { column, heldBy } of unmapped) {
      const word = heldBy(record);
      if (word !== null) return new UnknownWord(word, 'value', column);
    }
    return said;
  };
  if (unmapped.length > 0) readers.splice(0, readers.length, ...readers.filter((one) => one !== own), { ...own, read });
}
