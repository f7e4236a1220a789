/** Unknown words become questions for the operator, because a guess would mislead shoppers (FEED-02, FEED-03). */
import type { Location } from '#src/domain/locations/location.ts';
import { fields, type FieldName } from './mapping/fields.ts';
import { isDateField, isDateOrder } from './mapping/date-order.ts';
import { quoteCell } from './notes.ts';
import { isToDisclose } from './rules/availability-name.ts';
import type { UnmappedColumn } from './rules/unmapped-columns.ts';
import { compactKey, Unreadable, type Read, type ReadContext } from './transforms/reading.ts';
import { registry } from './transforms/registry.ts';

export interface OpenQuestion {
  field: FieldName;
  column: string;
  words: { word: string; vehicles: number }[];
  vehicles: number;
  lines: number[];
  /** Distinct values of a column that isn't mapped. */
  unmapped?: string[];
}

export interface UnknownFeedWord {
  field: FieldName;
  column: string;
  word: string;
  isUnmapped?: true;
}

interface Meaning {
  /** Continues "Until you answer, …". */
  meanwhile: string;
  answers: string;
}

const statuses = 'in_stock, coming_soon, sold, in_transit, on_hold, wholesale or hidden';
const staysOff =
  'vehicles already on the site stay as shoppers last saw them (stock.guards.keepHours), and new ones stay off the site';
const dateAnswers = 'day_first or month_first';
const ofDate: Meaning = { meanwhile: 'the column’s ambiguous dates are not used', answers: dateAnswers };
const location: Meaning = { meanwhile: staysOff, answers: 'the slug of a location in locations.json' };
const meanings: Partial<Record<FieldName, Meaning>> = {
  carType: { meanwhile: 'they count as used', answers: 'new, demo, used or certified' },
  status: { meanwhile: staysOff, answers: statuses },
  sold: { meanwhile: staysOff, answers: 'yes or no' },
  showOnDealerWebsite: { meanwhile: staysOff, answers: 'yes or no' },
  reserved: { meanwhile: 'they count as reserved', answers: 'yes or no' },
  showPrice: { meanwhile: 'no price is shown', answers: 'yes or no' },
  hidePrice: { meanwhile: 'no price is shown', answers: 'yes or no' },
  preorder: { meanwhile: 'they count as pre-orders', answers: 'yes or no' },
  testDriveOnly: { meanwhile: 'they are offered for test drives only', answers: 'yes or no' },
  odometer: { meanwhile: 'no odometer reading is shown', answers: 'a reading in km or mi, in the export' },
  odometerIsActual: { meanwhile: 'no odometer reading is shown', answers: 'actual or not actual' },
  odometerUnit: { meanwhile: 'no odometer reading is shown', answers: 'km or mi' },
  locationSlug: location,
  locationName: location,
  city: { meanwhile: staysOff, answers: 'the city of a location in locations.json' },
  state: { meanwhile: staysOff, answers: 'the state of a location in locations.json' },
  soldAt: { meanwhile: 'they count as sold, without a date', answers: dateAnswers },
};

const meaningOf = (field: FieldName): Meaning | undefined =>
  meanings[field] ?? (isDateField(field) ? ofDate : undefined);

const locationAnswers: Partial<Record<FieldName, (location: Location) => string>> = {
  locationSlug: ({ slug }) => slug,
  locationName: ({ slug }) => slug,
  city: ({ address }) => address.city,
  state: ({ address }) => address.state,
};

export function answerIssue(
  field: FieldName,
  answer: string,
  { locations, context }: { locations: readonly Location[]; context: ReadContext },
): string | null {
  if (isDateField(field) && isDateOrder(answer)) return null;
  const { as } = fields[field];
  const place = locationAnswers[field];
  const value = place
    ? locations.map(place).find((one) => compactKey(one) === compactKey(answer))
    : (registry[as].read as Read<unknown>)(answer, context, false);
  if (value !== undefined && value !== null && !(value instanceof Unreadable)) return null;
  const known = place ? ` (${[...new Set(locations.map(place))].join(', ')})` : '';
  return `${field} cannot be ${quoteCell(answer)}. It can be ${meaningOf(field)?.answers ?? 'a valid value for the field'}${known}.`;
}

/** These block going live. */
export const isAboutLocation = ({ field }: Pick<OpenQuestion, 'field'>): boolean =>
  ['locationSlug', 'locationName', 'city', 'state'].includes(field);

const named = 3,
  maxWordsListed = 5,
  maxAnswers = 30;

export class QuestionList {
  readonly #byColumn = new Map<string, OpenQuestion>();

  add({ field, column, word }: UnknownFeedWord, line: number): void {
    const key = `${field}\n${column}`;
    const question = this.#byColumn.get(key) ?? { field, column, words: [], vehicles: 0, lines: [] };
    this.#byColumn.set(key, question);
    question.vehicles += 1;
    if (question.lines.length < named) question.lines.push(line);
    const known = question.words.find((one) => one.word.toLowerCase() === word.toLowerCase());
    if (known) known.vehicles += 1;
    else question.words.push({ word, vehicles: 1 });
  }

  /** Asks about the column even if no value holds a vehicle. */
  addUnmapped(field: FieldName, { column, values }: Pick<UnmappedColumn, 'column' | 'values'>): void {
    const key = `${field}\n${column}`;
    const question = this.#byColumn.get(key) ?? { field, column, words: [], vehicles: 0, lines: [] };
    this.#byColumn.set(key, { ...question, unmapped: values });
  }

  get all(): OpenQuestion[] {
    return [...this.#byColumn.values()].toSorted((a, b) => b.vehicles - a.vehicles);
  }
}

export const meanwhileOf = (field: FieldName): string => meaningOf(field)?.meanwhile ?? staysOff;

/** @param at settings key for the answer */
export function questionText(question: OpenQuestion, at = 'stock.mapping'): string {
  const { field, column, words, vehicles, unmapped } = question;
  if (unmapped) return unmappedText({ ...question, unmapped }, at);
  const { meanwhile, answers } = meaningOf(field) ?? { meanwhile: staysOff, answers: 'a valid value for the field' };
  const sorted = words.toSorted((a, b) => b.vehicles - a.vehicles);
  const listed = sorted
    .slice(0, maxWordsListed)
    .map((one) => `${quoteCell(one.word)} (${counted(one.vehicles, 'vehicle')})`)
    .join(', ');
  const more = words.length > maxWordsListed ? ` and ${words.length - maxWordsListed} more` : '';
  const where = linesText(question);
  if (isDateField(field)) {
    const answer = JSON.stringify({ column, dateOrder: '…' });
    return `${field}: dates in column ${quoteCell(column)} may have the day or the month first, because of ${quoteCell(words[0]!.word)} (${counted(vehicles, 'vehicle')}, ${where}). Until you answer, ${meanwhile}. Add the answer to ${at} in settings.json: "${field}": ${answer}, replacing … with ${answers}.`;
  }
  const answer = JSON.stringify({
    column,
    words: Object.fromEntries(sorted.slice(0, maxAnswers).map(({ word }) => [word, '…'])),
  });
  const rest = words.length > maxAnswers ? ` Add the other ${words.length - maxAnswers} words in the same way.` : '';
  return `${field}: unknown ${words.length === 1 ? 'word' : 'words'} in column ${quoteCell(column)}: ${listed}${more}, ${where}. Until you answer, ${meanwhile}. Add the answer to ${at} in settings.json: "${field}": ${answer}, replacing each … with ${answers}.${rest}`;
}

const linesText = ({ lines, vehicles }: Pick<OpenQuestion, 'lines' | 'vehicles'>): string =>
  `line${lines.length === 1 ? '' : 's'} ${lines.join(', ')}${vehicles > lines.length ? ' …' : ''}`;

const maxValuesListed = 6;

export const visibilityText = (column: string, examples: readonly string[], at = 'stock.mapping'): string =>
  `${quoteCell(column)} (${examples.join(', ')}) may ${isToDisclose(column) ? 'name write-offs or title brands, which the law may require you to disclose in the comments,' : 'control which vehicles shoppers see,'} but it is not mapped. If ${isToDisclose(column) ? 'such vehicles must stay off the site' : 'it does'}, map it as status, sold or showOnDealerWebsite in ${at} and define what its values mean; otherwise, add it to ${at.replace(/mapping$/, 'ignoredColumns')} in settings.json`;

function unmappedText(question: OpenQuestion & { unmapped: string[] }, at: string): string {
  const { column, words, vehicles, unmapped } = question;
  const advice = `${visibilityText(column, unmapped.slice(0, maxValuesListed).map(quoteCell), at)}.`;
  if (vehicles === 0) return advice;
  const listed = words.slice(0, maxWordsListed).map(({ word }) => quoteCell(word));
  return `${advice} ${counted(vehicles, 'vehicle')} with ${listed.join(', ')} (${linesText(question)}) ${vehicles === 1 ? 'is' : 'are'} held: until you answer, ${staysOff}.`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
