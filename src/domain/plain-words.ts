/**
 * A search in plain words (NLQ-01): "7 seat suv under 40k", "auto diesel ute 2019 or newer", "low km hybrid under
 * 100000 km". What is understood becomes refinements and ranges, each with a label and removable on its own; every
 * other word stays in the query, but for those that no search can use, which are named in `leftOut`. Names are matched
 * whole: a make is never guessed from a colour, nor anything from half a word.
 */
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer, type DistanceUnit } from './odometer.ts';
import { gap, readAmounts, type AmountKind, type Limit } from './plain-words-amounts.ts';
import { readAsides, tellingWords, type LeftOut } from './plain-words-asides.ts';
import { withUnderstood } from './plain-words-apply.ts';
import { compact, isColour, namedChoice, type NamedChoice } from './plain-words-names.ts';
import { readNegations } from './plain-words-negations.ts';
import type { Locale } from './regional-words.ts';
import type { Range, SearchFacet, SearchState, SortOrder } from './search-state.ts';
import { slips, slipsAllowed } from '#src/lib/slips.ts';
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
  /** Orders that the list offers. Default: all. */
  sorts?: readonly SortOrder[];
}

/** One thing that was understood: shown as a chip, removed as one. */
export type Understood =
  | { kind: 'facet'; facet: SearchFacet; values: string[]; label: string; isExclusion?: true }
  | { kind: 'range'; range: AmountKind; limits: Range; label: string };

export interface PlainWords extends Pick<SearchState, 'refinements' | 'ranges'> {
  /** The words that are left to search for. */
  query: string;
  understood: Understood[];
  /** The order asked for; null for none. */
  sort: SortOrder | null;
  /** What is neither understood nor searched for. */
  leftOut: LeftOut[];
}

/** What "low km" means, in kilometres. */
export const lowKilometres = 60_000;

const longestName = 4;
const nicknames = new Map(Object.entries({ vw: 'volkswagen', merc: 'mercedesbenz', mercedes: 'mercedesbenz', benz: 'mercedesbenz', chevy: 'chevrolet', landy: 'landrover', rangerover: 'landrover', alfa: 'alfaromeo' }));
const counts = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }));
/** What only sounds like a stock type: left to the text search. */
const kept = /\b(?:near(?:ly)?|as|like)[\s-]new\b/gi;
/** "low km". */
export const lowDistance = /\blow(?:er|ish)?[\s-]+(?:kms?|ks|kilomet(?:er|re)s?|kays|mileage|miles|odo(?:meter)?)\b/gi;
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

  /** A Haval Jolion that feeds also call a GWM Haval Jolion: the last make and model chosen are joined by the other names. */
  alsoCalled(name: string, { makes }: PlainWordsCatalogue): void {
    const [make, model] = this.choices.slice(-2);
    for (const other of makes) {
      const names = other.models.filter((one) => compact(one) === name);
      if (names.length === 0 || make?.values.includes(other.name)) continue;
      make?.values.push(other.name);
      model?.values.push(...names);
    }
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
  const negations = readNegations(rest.replace(kept, reading.keep), catalogue, locale);
  const asides = readAsides(negations.rest, catalogue.sorts);
  rest = takeMakes(asides.rest, reading, catalogue);
  let isLow = false;
  rest = rest.replace(lowDistance, () => { isLow = true; return ` ${gap} `; });
  rest = rest.replace(seatCount, (words: string, count: string, more?: string, moreAfter?: string) => seats(count, Boolean(more ?? moreAfter), reading, catalogue) ?? words);
  const amounts = readAmounts(rest, year, reading.keep);
  amounts.limits.forEach((limit) => reading.limit(limit));
  if (isLow && !reading.limits.has('km')) reading.limit({ kind: 'km', range: { min: null, max: lowKilometres } });
  rest = takeNames(amounts.rest, (name, written, next) => (
    modelOf(name, next, reading.makes(), reading, catalogue) ?? namedChoice(name, written, catalogue, locale) ?? modelOf(name, next, null, reading, catalogue)
  ), reading);
  // What is not wanted comes last: it takes away from what is.
  negations.choices.forEach(reading.choose);
  return result(rest, reading, { sort: asides.sort, leftOut: [...negations.leftOut, ...asides.leftOut] }, catalogue);
}

/** Runs of words, long ones first, each replaced by a gap when it names something. */
function takeNames(text: string, read: (name: string, written: string, next: string[]) => NamedChoice | 'text' | null, reading: Reading): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (run.includes(gap)) continue;
      const name = compact(run.join(' '));
      const choice = name === '' ? null : read(name, run.join(' '), words.slice(start + length, start + length + 2));
      if (!choice) continue;
      if (choice === 'text') {
        reading.keep(words.slice(start, start + length + 1).join(' '));
        words.splice(start, length + 1, gap);
        continue;
      }
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
    const models = new Map(found.value.models.map((model) => [compact(model), model]));
    // "Mazda 3", where the feed calls it a Mazda Mazda3.
    const whole = longest(words, start, (name) => models.get(name));
    if (whole && whole.length > found.length) {
      reading.choose({ facet: 'model', values: [whole.value], label: whole.value });
      words.splice(start, whole.length, gap);
      continue;
    }
    words.splice(start, found.length, gap);
    const model = longest(words, start + 1, (name) => models.get(name));
    if (!model || isYearPhrase(words.slice(start + 1, start + 3))) continue;
    const end = start + 1 + model.length;
    if (goesOn(words.slice(end, end + 2))) {
      reading.keep(words.slice(start + 1, end + 1).join(' '));
      words.splice(start + 1, model.length + 1, gap);
      continue;
    }
    reading.choose({ facet: 'model', values: [model.value], label: model.value });
    reading.alsoCalled(compact(`${found.value.name} ${model.value}`), catalogue);
    words.splice(start + 1, model.length, gap);
  }
  return words.join(' ');
}

const isYearPhrase = ([word = '', next = '']: string[]): boolean => /^\d{4}\+$/.test(word) || (/^\d{4}$/.test(word) && /^(or|and|to|onwards?|plus|[-–+])$/i.test(next));

/** A number or letter right after a model belongs to its name, "LandCruiser 200", "Cooper S": feeds write it in the model, the badge or the series, so the text search looks for both. */
const goesOn = ([word = '', next = '']: string[]): boolean => (
  (/^[b-z]$/i.test(word) || /^\d{1,3}$/.test(word)) && !/^(?:\+|[-–]|to|or|and|k|kms?|grand|thousand|mi|miles?|kilomet\w*|seat\w*|str|speed|sp|doors?|dr|cyl\w*|lit(?:re|er)s?|l|years?|yrs?|passengers?|berth)$/i.test(next)
);

function longest<T>(words: string[], start: number, find: (name: string) => T | undefined): { value: T; length: number } | null {
  for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
    const run = words.slice(start, start + length);
    const name = run.includes(gap) ? '' : compact(run.join(' '));
    const value = name === '' ? undefined : find(name);
    if (value !== undefined) return { value, length };
  }
  return null;
}

/** A model by its name: among the makes named, or the only make that has one; 'text' where its name goes on. A bare number is a model only after its make. */
function modelOf(name: string, next: string[], makes: readonly string[] | null, reading: Reading, catalogue: PlainWordsCatalogue): NamedChoice | 'text' | null {
  if (!/[a-z]/.test(name) || reading.choices.some(({ facet }) => facet === 'model') || isColour(name, catalogue)) return null;
  const among = catalogue.makes.filter((make) => makes === null || makes.includes(make.name));
  const found = among.flatMap((make) => make.models.filter((model) => compact(model) === name).map((model) => ({ make: make.name, model })));
  if (new Set(found.map(({ make }) => make)).size !== 1) return null;
  if (goesOn(next)) return 'text';
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

function result(rest: string, reading: Reading, asides: Pick<PlainWords, 'sort' | 'leftOut'>, { distanceUnit }: PlainWordsCatalogue): PlainWords {
  const understood: Understood[] = [
    ...reading.choices.map((choice): Understood => ({ kind: 'facet', ...choice })),
    ...[...reading.limits].map(([range, limits]): Understood => ({ kind: 'range', range, limits, label: rangeLabel(range, limits, distanceUnit) })),
  ];
  const isClear = understood.length === 0 && asides.sort === null && asides.leftOut.length === 0;
  const written = `${rest.replaceAll(gap, ' ')} ${reading.untouched.join(' ')}`.trim();
  const left = tellingWords(written).filter((word) => !reading.choices.some((choice) => isSlipOf(word, choice)));
  const state = understood.reduce<Pick<SearchState, 'refinements' | 'ranges'>>(withUnderstood, { refinements: {}, ranges: {} });
  return { ...state, ...asides, query: isClear && left.length === 0 ? written : left.join(' '), understood };
}

/** "hyndai i30": a make that its model has named already. */
function isSlipOf(word: string, { facet, label }: NamedChoice): boolean {
  const [typed, name] = [compact(word), compact(label)];
  return facet === 'make' && slips(typed, name, slipsAllowed(typed), false) <= slipsAllowed(typed);
}
