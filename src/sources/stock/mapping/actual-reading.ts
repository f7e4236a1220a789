/** Columns that say whether an odometer reading is genuine ("Kms verified", "Odometer replaced") (FEED-05). */
import { nameWords } from '#src/lib/name-words.ts';
import { wordSet } from '#src/lib/word-set.ts';
import type { ColumnGetter, Columns } from './columns.ts';
import { actualReading } from '../transforms/odometers.ts';
import { Unreadable, type ReadContext } from '../transforms/reading.ts';
import { distanceUnit, plainAnswer } from '../transforms/words.ts';

const odometer = wordSet('odometer odo odom speedo km kms kilometres kilometers mileage miles');
const genuine = wordSet('actual genuine verified accurate true correct confirmed authentic');
const doubtful = wordSet(
  'replaced changed swapped tampered unverified inaccurate incorrect altered discrepancy broken faulty exempt tmu nam rollback rolled wound',
);
const negation = wordSet('not non no');
const idle = wordSet('reading readings is are the has been was back vehicle flag yn y n');

/** Whether "yes" in the column means an actual reading. */
function yesMeansActual(column: string): boolean | null {
  const name = nameWords(column);
  const has = (set: ReadonlySet<string>) => name.some((word) => set.has(word));
  const isWhole = name.every((word) => [odometer, genuine, doubtful, negation, idle].some((set) => set.has(word)));
  if (!isWhole || !has(odometer) || has(genuine) === has(doubtful)) return null;
  return has(genuine) !== has(negation);
}

const textsOf = ({ get }: ColumnGetter, records: readonly unknown[]): string[] => [
  ...new Set(
    records
      .map(get)
      .filter((cell) => typeof cell !== 'object')
      .map((cell) => String(cell ?? '').trim())
      .filter(Boolean),
  ),
];

/** "Mileage type" may hold units, or "Actual" and "TMU". */
export function holdsStatus(column: ColumnGetter, records: readonly unknown[], context: ReadContext): boolean {
  const texts = textsOf(column, records);
  return (
    texts.some((text) => typeof actualReading(text, context, false) === 'boolean' && plainAnswer(text) === null) &&
    texts.every((text) => distanceUnit(text, context, false) instanceof Unreadable)
  );
}

const isTypeOfReading = (column: string): boolean =>
  /^(?:odometer|odo|odom|mileage|km|kms) (?:reading )?type$/.test(nameWords(column).join(' '));

export function actualColumns(columns: Columns, records: readonly unknown[], context: ReadContext): ColumnGetter[] {
  return columns.names.flatMap((name) => {
    const column = columns.find(name);
    if (!column) return [];
    const isAnswer =
      yesMeansActual(name) !== null &&
      !textsOf(column, records).some((text) => /^\d[\d,. ]+(?:k?ms?|mi)?$/i.test(text));
    return isAnswer || (isTypeOfReading(name) && holdsStatus(column, records, context)) ? [column] : [];
  });
}

/** Reads "Yes" under "Odometer replaced". */
export function actualAnswer(cell: unknown, column: string): unknown {
  const answer = typeof cell === 'object' ? null : plainAnswer(String(cell));
  const meaning = yesMeansActual(column);
  return answer === null || meaning === null ? cell : answer === meaning ? 'actual' : 'not actual';
}
