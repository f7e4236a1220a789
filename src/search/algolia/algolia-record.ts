/**
 * A search record as Algolia holds it: besides the record itself what the static engine works out from its columns and
 * Algolia cannot. Hits never show these five: see `unretrievableAttributes` in settings.ts.
 */
import { nameParts } from '#src/domain/search/unwanted-words.ts';
import { byListOrder } from '#src/domain/vehicle/list-order.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { SearchRecord } from '../record.ts';
import { wordsFor } from '../search-words.ts';
import { searchedColumns } from '../text/lexicon.ts';
import { wordedNames } from './searched-levels.ts';

export interface AlgoliaRecord extends SearchRecord {
  /**
   * The instant from which it no longer shows; far away for what has not sold. One numeric filter hides what
   * sold a while ago (SRCH-20).
   */
  visible_until: number;
  /** Its place in the default order, which settles what no ranking tells apart. */
  position: number;
  /** What shoppers call its body, fuel, drive and gearbox, where the index holds keys. */
  kind_words: string;
  /** The same of its state. */
  place_words: string;
  /** What its name has, for searches that leave it out. */
  name_parts: string[];
}

export const ownAttributes = [
  'visible_until',
  'position',
  'kind_words',
  'place_words',
  'name_parts',
] as const satisfies readonly (keyof AlgoliaRecord)[];

/** Below the largest number that Algolia filters by, 4.6e15. */
const never = 4_000_000_000_000_000;

export function algoliaRecords(records: readonly SearchRecord[], locale: Locale): AlgoliaRecord[] {
  return records
    .toSorted((a, b) => byListOrder(listed(a), listed(b)))
    .map((record, position) => ({
      ...record,
      visible_until: record.sold_until ?? never,
      position,
      kind_words: [...words(record, 2, locale), ...seatWords(record.seats)].join(' '),
      place_words: words(record, 3, locale).join(' '),
      name_parts: [...new Set(nameParts(nameOf(record), longestName))],
    }));
}

/** No model's name is longer. */
const longestName = 6;
const nameOf = ({ make, model, badge, series }: SearchRecord): string =>
  [make, model, badge, series].filter((part) => part !== null).join(' ');

const listed = ({ rank, created, objectID }: SearchRecord) => ({ rank, createdAt: created, id: objectID });

const words = (record: SearchRecord, level: number, locale: Locale): string[] =>
  wordedNames
    .filter((name) => searchedColumns[name] === level)
    .flatMap((name) => (record[name] === null ? [] : [wordsFor(name, String(record[name]), locale)]));

/** "7 seater", typed as one word or two. */
const seatWords = (seats: number | null): string[] =>
  seats === null ? [] : [`${seats}seat`, `${seats}seats`, `${seats}seater`];
