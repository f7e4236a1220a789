/**
 * Joins several feeds in order. A later row with
 * 1. a known VIN is that vehicle;
 * 2. a known id is that vehicle unless make, model, year or VIN contradict it. With a different VIN it is a separate
 *    vehicle; otherwise it is rejected, because the two couldn't be told apart next week;
 * 3. a known stock number is that vehicle under the same condition, otherwise a separate one with a warning.
 *
 * Later feeds only fill in empty descriptive fields, never price, condition, odometer or availability. If they
 * contradict these, contradictions.ts decides.
 */
import { sameStockNumber } from '#src/sources/tenants/files/overrides-file.ts';
import type { Rejection } from './feed.ts';
import type { FeedPart } from './feed-part.ts';
import { completedValues } from './rules/complete-vehicle.ts';
import { Contradictions } from './rules/contradictions.ts';
import { shortHash } from './rules/hash.ts';
import { modelOf, vinsDiffer, type Identified } from './rules/identity.ts';
import { stockNumberOf } from './rules/stock-number.ts';
import type { NamedPart } from './read-parts.ts';

export interface JoinedRow extends Identified {
  feed: string;
  line: number;
  part: FeedPart;
}

interface Joined {
  rows: JoinedRow[];
  rejected: Rejection[];
  warnings: string[];
  notes: string[];
}

export function joinParts(parts: NamedPart[]): Joined {
  const stock = new JoinedStock();
  const rejected: Rejection[] = [];
  const notes: string[] = [];
  const contradictions = new Contradictions();
  for (const [index, { feed, part }] of parts.entries()) {
    const setAside: Rejection[] = [];
    let same = 0;
    for (const candidate of part.candidates) {
      const id = idOf(candidate, index === 0 ? null : feed);
      const row = { ...candidate, id, feed: feed.name, line: part.lineOf(candidate.row), part };
      const found = index === 0 ? null : stock.find(row);
      if (found === null) stock.add(row);
      else if ('reason' in found) setAside.push(found);
      else {
        contradictions.settle(readRow(found.row), readRow(row));
        complete(found.row, row);
        stock.index(found.row);
        same += 1;
      }
    }
    if (same > 0)
      notes.push(`${feed.name}: ${same} of its vehicles are also in an earlier feed and fill in what is missing there`);
    const ordered = [...part.rejected, ...setAside].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
    rejected.push(...ordered.map((row) => ({ feed: feed.name, ...row })));
  }
  const warnings = [...contradictions.warnings, ...[...stock.sharedNumbers.values()].map(sharedNumbersText)];
  return { rows: stock.rows, rejected, warnings, notes };
}

const readRow = (row: JoinedRow) => ({ candidate: row, part: row.part, where: `${row.feed} line ${row.line}` });

/** Includes the feed's name, because generated ids match across feeds only by chance. */
function idOf({ id, hasMadeId }: Identified, feed: NamedPart['feed'] | null): string {
  if (feed === null) return id;
  return hasMadeId ? shortHash(`${feed.name}\n${id}`) : `${feed.idPrefix ?? ''}${id}`;
}

class JoinedStock {
  readonly rows: JoinedRow[] = [];
  readonly sharedNumbers = new Map<string, SharedNumbers>();
  readonly #byVin = new Map<string, JoinedRow>();
  readonly #byId = new Map<string, JoinedRow>();
  readonly #byNumber = new Map<string, JoinedRow>();

  add(row: JoinedRow): void {
    this.rows.push(row);
    this.index(row);
  }

  /** Called again once a row is completed. */
  index(row: JoinedRow): void {
    const { vin, number, id } = keysOf(row);
    if (vin && !this.#byVin.has(vin)) this.#byVin.set(vin, row);
    if (number && !this.#byNumber.has(number)) this.#byNumber.set(number, row);
    this.#byId.set(id, row);
  }

  find(row: JoinedRow): { row: JoinedRow } | Rejection | null {
    const { vin, number, id } = keysOf(row);
    const ofVin = vin && this.#byVin.get(vin);
    if (ofVin) return { row: ofVin };
    const ofId = this.#byId.get(id);
    if (ofId && vinsDiffer(ofId, row)) row.id = shortHash(`${row.feed}\n${id}\nvin ${row.draft.vehicle.vin}`);
    else if (ofId) return isSame(ofId, row) ? { row: ofId } : clash(ofId, row);
    const ofNumber = number && this.#byNumber.get(number);
    if (!ofNumber) return null;
    if (isSame(ofNumber, row)) return { row: ofNumber };
    const feeds = JSON.stringify([row.feed, ofNumber.feed]);
    const known = this.sharedNumbers.get(feeds);
    if (known) known.count += 1;
    else this.sharedNumbers.set(feeds, { row, other: ofNumber, count: 1 });
    return null;
  }
}

interface SharedNumbers {
  row: JoinedRow;
  other: JoinedRow;
  count: number;
}

function sharedNumbersText({ row, other, count }: SharedNumbers): string {
  const first = `${row.draft.vehicle.stockNumber} (line ${row.line})`;
  const what =
    count === 1
      ? `stock number ${first} belongs to a different vehicle, ${named(other)}, in ${other.feed}`
      : `${count} stock numbers belong to different vehicles in ${other.feed}, such as ${first}, which is ${named(other)} there`;
  return `${row.feed}: ${what}. Both vehicles are published, and a line in overrides.csv changes both.`;
}

const keysOf = ({ id, draft: { vehicle } }: JoinedRow) => ({
  vin: vehicle.vin?.length === 17 ? vehicle.vin : null,
  number: vehicle.stockNumber === null ? null : sameStockNumber(vehicle.stockNumber),
  id: id.toLowerCase(),
});

const isSame = (first: JoinedRow, second: JoinedRow): boolean =>
  !vinsDiffer(first, second) && modelOf(first) === modelOf(second);

const named = ({ draft: { vehicle } }: JoinedRow): string =>
  vehicle.vin === null ? vehicle.name : `${vehicle.name} (VIN ${vehicle.vin})`;

function clash(kept: JoinedRow, row: JoinedRow): Rejection {
  return {
    line: row.line,
    id: row.id,
    ...stockNumberOf(row.draft.vehicle),
    field: 'id',
    reason: `has the same id as another vehicle, ${named(kept)}, in ${kept.feed} (line ${kept.line}), which is used instead. If both suppliers number from 1, add an idPrefix to ${row.feed} in stock.feeds`,
  };
}

/** Rereads the row, so that rules across fields apply to merged values. */
function complete(kept: JoinedRow, other: JoinedRow): void {
  const own = kept.values ?? kept.part.valuesOf(kept.record);
  const values = completedValues(own, other.values ?? other.part.valuesOf(other.record));
  const draft = values && kept.part.draftOf({ ...values });
  if (values === null || draft === null || 'reason' in draft) return;
  kept.values = values;
  kept.draft = draft;
}
