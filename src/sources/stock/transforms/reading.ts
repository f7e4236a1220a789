/**
 * How one cell is read. A transform gets a cell that is not empty and gives a value, null for "says
 * nothing", or `Unreadable`.
 */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

/** What stands in the cell, in words that follow "set aside:". */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** A word that a closed list does not have, where a guess would mislead shoppers: a question for the operator. */
export class UnknownWord extends Unreadable {
  readonly word: string;
  constructor(word: string, what: string) {
    super(`not a known ${what}`);
    this.word = word.trim().slice(0, 60);
  }
}

export interface ReadContext {
  locale: PublicSettings['regional']['locale'];
  currency: PublicSettings['regional']['currency'];
  timeZone: string;
  now: number;
  /** Moments from which an instant of the feed is believed that is too far ahead at `now`. */
  turns: number[];
  odometerUnit: 'km' | 'mi';
  /** What the word truck means to this dealer. */
  truck: BodyType;
  /** Spellings of makes from settings, keys as `compact` gives them. */
  makeNames: ReadonlyMap<string, string>;
}

/**
 * `fallback` is true for the second and further columns of a field: there a cell counts only when it
 * plainly speaks of this field.
 */
export type Read<T> = (cell: unknown, context: ReadContext, fallback: boolean) => T | null | Unreadable;

/** A cell as text: numbers and booleans are written out, objects and lists are no text. */
function cellText(cell: unknown): string | Unreadable {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' && Number.isFinite(cell)) return String(cell);
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  return new Unreadable(
    Array.isArray(cell)
      ? 'a list, not one value: map one of its items, such as "column[type=…].value" or "column[0]"'
      : 'an object, not one value: map one of its keys, such as "column.name"',
  );
}

/** No fact of a vehicle takes more characters; patterns that read one need not be safe against a megabyte. */
const longestFact = 1000;

/** Makes a transform of something that reads text, up to `longest` characters of it. */
export const ofText =
  <T>(
    read: (text: string, context: ReadContext, fallback: boolean) => T | null | Unreadable,
    longest = longestFact,
  ): Read<T> =>
  (cell, context, fallback) => {
    const text = cellText(cell);
    if (text instanceof Unreadable) return text;
    return text.length > longest ? new Unreadable(`more than ${longest} characters`) : read(text, context, fallback);
  };

/** Lower-case letters and digits only: how words of feeds are compared. */
export const compactKey = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
