/**
 * A search in plain words (NLQ-01): "7 seat suv under 40k", "auto diesel ute 2019 or newer", "low km hybrid under
 * 100000 km". What is understood becomes refinements and ranges, each with a label and removable on its own; every
 * other word stays in the query. Names are matched whole: a make is never guessed from a colour, nor anything from half a word.
 */
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer, type DistanceUnit } from './odometer.ts';
import { gap, readAmounts, type AmountKind, type Limit } from './plain-words-amounts.ts';
import { compact, isColour, namedChoice, type NamedChoice } from './plain-words-names.ts';
import type { Locale } from './regional-words.ts';
import type { Range, SearchFacet, SearchState } from './search-state.ts';
import type { BodyType, Drive, Fuel } from './vehicle.ts';

/** What the site has, in the values of its facets. Lists that are not given are not searched. */
export interface PlainWordsCatalogue {
  makes: readonly { name: string; models: readonly string[] }[];
  bodies?: readonly BodyType[];
  /** Colours as the feed writes them. */
  colours?: readonly string[];
  fuels?: readonly Fuel[];
  drives?: readonly Drive[];
  /** Numbers of seats in stock. */
  seats?: readonly number[];
  states?: readonly string[];
  cities?: readonly string[];
  /** What "truck" means here. Default: a ute. */
  truck?: BodyType;
  /** The site's unit, for labels and for "low miles". Default: km. Ranges are in kilometres, as stock is. */
  distanceUnit?: DistanceUnit;
}

/** One thing that was understood: shown as a chip, removed as one. */
export type Understood =
  | { kind: 'facet'; facet: SearchFacet; values: string[]; label: string }
  | { kind: 'range'; range: AmountKind; limits: Range; label: string };

export interface PlainWords extends Pick<SearchState, 'refinements' | 'ranges'> {
  /** The words that are left; the text as it was where nothing was understood. */
  query: string;
  understood: Understood[];
}

/** What "low km" means, in kilometres. */
export const lowKilometres = 60_000;

const longestName = 4;
const nicknames = new Map(Object.entries({ vw: 'volkswagen', merc: 'mercedesbenz', mercedes: 'mercedesbenz', benz: 'mercedesbenz', chevy: 'chevrolet', landy: 'landrover', rangerover: 'landrover', alfa: 'alfaromeo' }));
const counts = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }));
/** Words that say nothing of which vehicle; dropped once something else was understood. */
const fillers = new Set('a an the and or with in at for of sale car cars vehicle vehicles motorcycle motorcycles bike bikes stock model price priced cost costing please any'.split(' '));
/** What a shopper does not want, and what only sounds like a stock type: left to the text search. */
const kept = [/\b(?:not|no|without|except|excluding|non)[\s-]+(?!more\b|less\b|older\b|newer\b|over\b|under\b|lower\b|higher\b)\S+/gi, /\b(?:near(?:ly)?|as|like)[\s-]new\b/gi];
const lowDistance = /\blow(?:er|ish|est)?[\s-]+(?:kms?|ks|kilomet(?:er|re)s?|kays|mileage|miles|odo(?:meter)?)\b/gi;
const seatCount = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine)(\s?\+| or more)?[\s-]*(?:seats?|seaters?|seated|str)\b(\s?\+| or more)?/gi;

class Reading {
  readonly choices: NamedChoice[] = [];
  readonly limits = new Map<AmountKind, Range>();
  readonly untouched: string[] = [];

  readonly keep = (words: string): string => {
    this.untouched.push(words.trim());
    return ` ${gap} `;
  };

  readonly choose = (choice: NamedChoice): string => {
    const same = this.choices.find(({ facet, label }) => facet === choice.facet && label === choice.label);
    if (!same) this.choices.push(choice);
    return ` ${gap} `;
  };

  /** "over 10k" and "under 20k" are one range; what cannot both be true is what was said last. */
  limit({ kind, range }: Limit): void {
    const known = this.limits.get(kind) ?? { min: null, max: null };
    const joined = { min: range.min ?? known.min, max: range.max ?? known.max };
    this.limits.set(kind, joined.min !== null && joined.max !== null && joined.min > joined.max ? range : joined);
  }

  makes(): string[] {
    return this.choices.filter(({ facet }) => facet === 'make').flatMap(({ values }) => values);
  }
}

/** `now` in milliseconds since 1970. Never throws, whatever the text. */
export function parsePlainWords(text: string, catalogue: PlainWordsCatalogue, locale: Locale, now: number): PlainWords {
  const reading = new Reading();
  const year = new Date(now).getUTCFullYear();
  let rest = text.toWellFormed().replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
  for (const pattern of kept) rest = rest.replace(pattern, reading.keep);
  rest = takeMakes(rest, reading, catalogue);
  let isLow = false;
  rest = rest.replace(lowDistance, () => { isLow = true; return ` ${gap} `; });
  rest = rest.replace(seatCount, (words: string, count: string, more?: string, moreAfter?: string) => seats(count, Boolean(more ?? moreAfter), reading, catalogue) ?? words);
  const amounts = readAmounts(rest, year, reading.keep);
  amounts.limits.forEach((limit) => reading.limit(limit));
  if (isLow && !reading.limits.has('km')) reading.limit({ kind: 'km', range: { min: null, max: lowKilometres } });
  rest = takeNames(amounts.rest, (name, written) => modelOf(name, reading.makes(), reading, catalogue) ?? namedChoice(name, written, catalogue, locale) ?? modelOf(name, null, reading, catalogue), reading);
  return result(text, rest, reading, catalogue);
}

/** Runs of words, long ones first, each replaced by a gap when it names something. */
function takeNames(text: string, read: (name: string, written: string, next: string) => NamedChoice | null, reading: Reading): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (run.includes(gap)) continue;
      const name = compact(run.join(' '));
      const choice = name === '' ? null : read(name, run.join(' '), words[start + length] ?? '');
      if (!choice) continue;
      reading.choose(choice);
      words.splice(start, length, gap);
    }
  }
  return words.join(' ');
}

/** Makes first, wherever they stand, each with a model right after it: "Peugeot 2008" is a model, not a year. */
function takeMakes(text: string, reading: Reading, catalogue: PlainWordsCatalogue): string {
  const makes = new Map(catalogue.makes.map((make) => [compact(make.name), make]));
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let start = 0; start < words.length; start++) {
    const found = longest(words, start, (name) => (isColour(name, catalogue) ? undefined : makes.get(name) ?? makes.get(nicknames.get(name) ?? '')));
    if (!found) continue;
    reading.choose({ facet: 'make', values: [found.value.name], label: found.value.name });
    words.splice(start, found.length, gap);
    const models = new Map(found.value.models.map((model) => [compact(model), model]));
    const model = longest(words, start + 1, (name) => models.get(name));
    if (!model || isYearPhrase(words.slice(start + 1, start + 3))) continue;
    reading.choose({ facet: 'model', values: [model.value], label: model.value });
    words.splice(start + 1, model.length, gap);
  }
  return words.join(' ');
}

const isYearPhrase = ([word = '', next = '']: string[]): boolean => /^\d{4}\+$/.test(word) || (/^\d{4}$/.test(word) && /^(or|and|to|onwards?|plus|[-–+])$/i.test(next));

function longest<T>(words: string[], start: number, find: (name: string) => T | undefined): { value: T; length: number } | null {
  for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
    const run = words.slice(start, start + length);
    const name = run.includes(gap) ? '' : compact(run.join(' '));
    const value = name === '' ? undefined : find(name);
    if (value !== undefined) return { value, length };
  }
  return null;
}

/** A model by its name: among the makes named, or the only make that has one. A bare number is a model only after its make. */
function modelOf(name: string, makes: readonly string[] | null, reading: Reading, catalogue: PlainWordsCatalogue): NamedChoice | null {
  if (!/[a-z]/.test(name) || reading.choices.some(({ facet }) => facet === 'model') || isColour(name, catalogue)) return null;
  const among = catalogue.makes.filter((make) => makes === null || makes.includes(make.name));
  const found = among.flatMap((make) => make.models.filter((model) => compact(model) === name).map((model) => ({ make: make.name, model })));
  if (new Set(found.map(({ make }) => make)).size !== 1) return null;
  const [{ make, model }] = found as [{ make: string; model: string }];
  if (makes === null && reading.makes().length > 0) return null;
  if (makes === null) reading.choose({ facet: 'make', values: [make], label: make });
  return { facet: 'model', values: [model], label: model };
}

function seats(text: string, orMore: boolean, reading: Reading, catalogue: PlainWordsCatalogue): string | null {
  const count = counts.get(text.toLowerCase()) ?? Number(text);
  if (count < 1 || count > 60) return null;
  const more = (catalogue.seats ?? [count, count + 1, count + 2]).filter((one) => one >= count).toSorted((a, b) => a - b);
  const values = orMore && more.length > 0 ? more : [count];
  return reading.choose({ facet: 'seats', values: values.map(String), label: orMore ? `${count} or more seats` : `${count} ${count === 1 ? 'seat' : 'seats'}` });
}

const written: Record<AmountKind, (amount: number, unit: DistanceUnit) => string> = { price: formatMoney, km: formatOdometer, year: String };

/** "Up to $40,000", "From 2019", "2018 to 2021". */
export function rangeLabel(kind: AmountKind, { min, max }: Range, unit: DistanceUnit = 'km'): string {
  const write = (amount: number): string => written[kind](amount, unit);
  if (min !== null && max !== null) return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (kind === 'year') return min === null ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

function result(text: string, rest: string, reading: Reading, { distanceUnit }: PlainWordsCatalogue): PlainWords {
  const understood: Understood[] = [
    ...reading.choices.map((choice): Understood => ({ kind: 'facet', ...choice })),
    ...[...reading.limits].map(([range, limits]): Understood => ({ kind: 'range', range, limits, label: rangeLabel(range, limits, distanceUnit) })),
  ];
  if (understood.length === 0) return { refinements: {}, ranges: {}, query: text.trim(), understood };
  const left = rest.replaceAll(gap, ' ').split(/\s+/).filter((word) => compact(word) !== '' && !fillers.has(word.toLowerCase()));
  const state = understood.reduce<Pick<SearchState, 'refinements' | 'ranges'>>(withUnderstood, { refinements: {}, ranges: {} });
  return { ...state, query: [...left, ...reading.untouched].join(' '), understood };
}

type Parts = Pick<SearchState, 'refinements' | 'ranges'>;

function withUnderstood<T extends Parts>(state: T, item: Understood): T {
  if (item.kind === 'range') return { ...state, ranges: { ...state.ranges, [item.range]: item.limits } };
  const values = [...new Set([...state.refinements[item.facet] ?? [], ...item.values])];
  return { ...state, refinements: { ...state.refinements, [item.facet]: values } };
}

/** A search with the words' meaning added: facets join those chosen, a range takes the place of the one before; back to page 1. */
export function applyPlainWords(state: SearchState, words: PlainWords): SearchState {
  return { ...words.understood.reduce(withUnderstood, state), query: words.query, page: 1 };
}

/** A search without one thing that was understood (its chip's cross). */
export function withoutUnderstood(state: SearchState, item: Understood): SearchState {
  const { [item.kind === 'range' ? item.range : 'price']: _range, ...ranges } = state.ranges;
  if (item.kind === 'range') return { ...state, ranges, page: 1 };
  const { [item.facet]: chosen = [], ...refinements } = state.refinements;
  const left = chosen.filter((value) => !item.values.includes(value));
  return { ...state, refinements: left.length > 0 ? { ...refinements, [item.facet]: left } : refinements, page: 1 };
}
