/** Values that Algolia can't derive, all in settings.ts's `unretrievableAttributes`. */
import { nameParts } from '#src/domain/search/unwanted-words.ts';
import { byListOrder } from '#src/domain/vehicle/list-order.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { SearchRecord } from '../record.ts';
import { termsFor } from '../search-words.ts';
import { searchedColumns } from '../text/lexicon.ts';
import { columnsWithTerms } from './searched-levels.ts';

export interface AlgoliaRecord extends SearchRecord {
  /** Far in the future if unsold, so one numeric filter hides sold vehicles (SRCH-20). */
  visible_until: number;
  /** Default order, to break ties. */
  position: number;
  /** Shoppers' terms for indexed keys. */
  kind_words: string;
  place_words: string;
  /** For excluded words. */
  name_parts: string[];
}

export const algoliaOnlyAttributes = [
  'visible_until',
  'position',
  'kind_words',
  'place_words',
  'name_parts',
] as const satisfies readonly (keyof AlgoliaRecord)[];

/** Below Algolia's largest filter number, 4.6e15. */
const noExpiry = 4_000_000_000_000_000;

export function algoliaRecords(records: readonly SearchRecord[], locale: Locale): AlgoliaRecord[] {
  return records
    .toSorted((a, b) => byListOrder(listed(a), listed(b)))
    .map((record, position) => ({
      ...record,
      visible_until: record.sold_until ?? noExpiry,
      position,
      kind_words: [...searchTerms(record, 2, locale), ...seatTerms(record.seats)].join(' '),
      place_words: searchTerms(record, 3, locale).join(' '),
      name_parts: [...new Set(nameParts(nameOf(record), longestName))],
    }));
}

const longestName = 6;
const nameOf = ({ make, model, badge, series }: SearchRecord): string =>
  [make, model, badge, series].filter((part) => part !== null).join(' ');

const listed = ({ rank, created, objectID }: SearchRecord) => ({ rank, createdAt: created, id: objectID });

const searchTerms = (record: SearchRecord, level: number, locale: Locale): string[] =>
  columnsWithTerms
    .filter((name) => searchedColumns[name] === level)
    .flatMap((name) => (record[name] === null ? [] : [termsFor(name, String(record[name]), locale)]));

/** "7 seater" as one word or two. */
const seatTerms = (seats: number | null): string[] =>
  seats === null ? [] : [`${seats}seat`, `${seats}seats`, `${seats}seater`];
