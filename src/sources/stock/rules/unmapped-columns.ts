/**
 * An unmapped column that may decide which vehicles shoppers see raises a question. Until it is answered, a vehicle
 * whose cell clearly speaks against showing it ("Sold", or "Y" under "Hidden") is held (FEED-03, GUARD-02).
 */
import { nameWords } from '#src/lib/name-words.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { Columns } from '../mapping/columns.ts';
import type { FieldReader } from '../mapping/field-reader.ts';
import { compactKey, UnknownWord, Unreadable, type ReadContext } from '../transforms/reading.ts';
import { isForSale, isShown, plainAnswer, status } from '../transforms/words.ts';

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

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Any value but "no" speaks against showing the vehicle. */
const off = words(
  'hidden hide suppress suppressed withdrawn exclude excluded offline unpublish unpublished delete deleted archive archived inactive disable disabled unlisted unavailable sold delivered hold held reserved',
);
/** "Yes" speaks against showing it. */
const offIfYes = words('wholesale auction trade deposit');
/** "No" speaks against showing it. */
const on = words(
  'available availability avail visible visibility show shown display displayed publish published active live online advertise advertised export exported sale retail enable enabled listed web website internet stock',
);
const negation = words('not no dont non never');
const received = words('taken paid received');
const offered = words('offer contract');
/** With other words, a name may be about another site or part of the vehicle ("Show price"). */
const idle = words(
  `${[...negation, ...received, ...offered].join(' ')} do is are the for in on to from of a flag yn y n vehicle vehicles car unit listing ad advert dealer our only site now currently public under status`,
);
const ofSale = words('status stage progress');
const ofBuyer = words('customer buyer purchaser');
const ofOther = words(
  'price prices pricing cost amount value photo photos image images picture pictures video date time rego registration reg registered warranty service finance ppsr insurance source seller advertiser origin supplier acquired acquisition purchase purchased bought plate odometer kms kilometres url link count days number id key keys',
);

type Name = 'off' | 'off if yes' | 'on' | null;

/** @returns whether a value speaks against showing the vehicle, or null if the column isn't about that */
export function visibilityOf(
  { column, texts, isPartlyFilled }: UnmappedCells,
  context: ReadContext,
): ((text: string) => boolean) | null {
  const name = nameWords(column.split('.').at(-1)!);
  if (name.some((word) => ofOther.has(word)) || /\btrade ins?\b/.test(name.join(' '))) return null;
  const about = meaningOf(name);
  const isWhole = name.every((word) => off.has(word) || offIfYes.has(word) || on.has(word) || idle.has(word));
  const isAgainst = (text: string) =>
    speaksAgainst(text, context) || (isWhole && about !== null && isOff[about](text, context));
  if (texts.some(isAgainst)) return isAgainst;
  const isNamed = about !== null || name.some((word) => ofSale.has(word));
  const isBuyer = isPartlyFilled && name.some((word) => ofBuyer.has(word));
  return isBuyer || (isNamed && isClosed(texts) && !texts.some((text) => /\d{2}/.test(text))) ? isAgainst : null;
}

function meaningOf(name: readonly string[]): Name {
  const has = (set: ReadonlySet<string>) => name.some((word) => set.has(word));
  if (has(off) || (has(on) && has(negation)) || (name.includes('deposit') && has(received))) return 'off';
  if (name.includes('under') && has(offered)) return 'off';
  return has(offIfYes) ? 'off if yes' : has(on) ? 'on' : null;
}

const isOff: Record<NonNullable<Name>, (text: string, context: ReadContext) => boolean> = {
  off: (text, context) => {
    const said = statusOf(text, context);
    return plainAnswer(text) !== false && !isNothing(text) && !(said && isForSale(said));
  },
  'off if yes': (text) => plainAnswer(text) === true,
  on: (text, context) => isShown(text, context, false) === false,
};

const isNothing = (text: string): boolean => /^\$?0*(?:\.0+)?$/.test(text);
const statusOf = (text: string, context: ReadContext): VehicleStatus | null => {
  const found = compactKey(text).length > 1 ? status(text, context, false) : null;
  return found === null || found instanceof Unreadable ? null : found;
};

const longestNotice = 60;
/** A sentence such as "Sold with roadworthy" is no notice. */
function speaksAgainst(text: string, context: ReadContext): boolean {
  if (text.length > longestNotice || /^\s*sold (?:as|with|without|un\w*|by|in|on)\b/i.test(text)) return false;
  const said = statusOf(text, context);
  return said !== null && !isForSale(said);
}

const maxValues = 8,
  longest = 30;
/** A few short values, such as yes and no. */
export const isClosed = (texts: readonly string[], most = maxValues): boolean =>
  texts.length > 1 && texts.length <= most && texts.every((text) => text.length <= longest);

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell.trim() : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';

export function unmappedColumns(
  records: readonly unknown[],
  { columns, unread, isEmpty }: { columns: Columns; unread: readonly string[]; isEmpty: (cell: unknown) => boolean },
  { only, ignoredColumns }: Pick<StockSettings, 'only' | 'ignoredColumns'>,
  context: ReadContext,
): UnmappedColumn[] {
  const answered = new Set([...Object.keys(only), ...ignoredColumns].map(compactKey));
  return unread.flatMap((name) => {
    const found = answered.has(compactKey(name)) ? null : columns.find(name);
    if (!found) return [];
    const filled = records.map(found.get).filter((cell) => !isEmpty(cell) && textOf(cell) !== '');
    const texts = [...new Set(filled.map(textOf))];
    const isAgainst = visibilityOf({ column: name, texts, isPartlyFilled: filled.length < records.length }, context);
    if (isAgainst === null) return [];
    const against = new Set(texts.filter(isAgainst));
    const heldBy = (record: unknown): string | null => {
      const text = textOf(found.get(record));
      return against.has(text) ? text : null;
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
