/** Transforms turn a non-empty cell into a value, null or `Unreadable`. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { DateOrder } from '#src/domain/tenant/settings/stock-mapping.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

/** The reason follows "set aside:" in messages. */
export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Becomes a question for the operator. */
export class UnknownWord extends Unreadable {
  readonly word: string;
  /** Set if it comes from a column that isn't mapped. */
  readonly unmapped: string | null;
  constructor(word: string, what: string, unmapped: string | null = null) {
    super(`not a known ${what}`);
    this.word = word.trim().slice(0, 60);
    this.unmapped = unmapped;
  }
}

export interface ReadContext {
  locale: PublicSettings['regional']['locale'];
  /** Of the column; the locale's if undefined. */
  dateOrder?: DateOrder;
  currency: PublicSettings['regional']['currency'];
  timeZone: string;
  now: number;
  /** Times at which dates now too far ahead become plausible. */
  turns: number[];
  odometerUnit: 'km' | 'mi';
  truck: BodyType;
  /** Keyed by `compactKey`. */
  makeNames: ReadonlyMap<string, string>;
}

/** `fallback`: a fallback column, whose cells must clearly name the field. */
export type Read<T> = (cell: unknown, context: ReadContext, fallback: boolean) => T | null | Unreadable;

function cellText(cell: unknown): string | Unreadable {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' && Number.isFinite(cell)) return String(cell);
  if (typeof cell === 'boolean') return cell ? 'true' : 'false';
  return new Unreadable(
    Array.isArray(cell)
      ? 'a list, not a single value: map one of its items, such as "column[type=…].value" or "column[0]"'
      : 'an object, not a single value: map one of its keys, such as "column.name"',
  );
}

/** Limits text, so that patterns needn't be safe against a megabyte. */
const longestFact = 1000;

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

export const compactKey = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
