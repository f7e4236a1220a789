/**
 * Plain-language search (NLQ-01): "7 seat suv under 40k". Understood words become removable filters; the rest stays in
 * the query, or in `leftOut` if unsearchable. Never guesses a make from a colour, or from part of a word.
 */
import { withUnwanted } from '../unwanted-words.ts';
import { plainAmounts } from './plain-amounts.ts';
import { type AmountKind, gap, readAmounts } from './amounts.ts';
import { readAsides, type OmittedTerm } from './asides.ts';
import { withUnderstood, type Understood, type ParsedQuery } from './apply.ts';
import { correctNames } from './corrections.ts';
import { readCounts } from './counts.ts';
import { readShortDistances } from './distances.ts';
import { readFeatures } from './features.ts';
import { significantTerms } from './grammar.ts';
import { takeMakes, takeNames } from './makes.ts';
import { readElsewhere } from './names.ts';
import { readNegations } from './negations.ts';
import { Reading } from './reading.ts';
import { readTowing } from './towing.ts';
import { readUnindexed } from './unindexed.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { Range, SearchState } from '../search-state.ts';
import type { QueryCatalogue } from './catalogue.ts';
import { formatMoney } from '#src/lib/money.ts';
import { formatOdometer, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';

export const lowKilometres = 60_000;

/** Not a stock type, so left to the text search. */
const likeNewPattern = /\b(?:near(?:ly)?|as|like)[\s-]new\b/gi;
export const lowDistance =
  /\b(?:low(?:er|ish)?|not many|few)[\s-]+(?:kms?|ks|kilomet(?:er|re)s?|kays|mileage|miles|odo(?:meter)?)\b/gi;

const plainText = (text: string): string =>
  plainAmounts(
    text
      .toWellFormed()
      .replace(/[\u0000-\u001f\u007f\ue000-\uf8ff]+/g, ' ')
      .slice(0, 300),
  )
    .replace(/\b([24])\s?x\s?([24])\b/gi, '$1x$2')
    .replace(/(\p{L}{2,})\s?\/\s?(?=\p{L}{2}|\d)(?!(?:week|wk|fortnight|month|mth)\b)/giu, '$1 or ');

/** `now` in epoch milliseconds. Never throws. */
export function parseQuery(text: string, catalogue: QueryCatalogue, locale: Locale, now: number): ParsedQuery {
  const reading = new Reading(catalogue, locale);
  const { keep } = reading;
  const unrecorded: OmittedTerm[] = [];
  const recorded = readUnindexed(plainText(text).replace(likeNewPattern, keep), (words) => {
    unrecorded.push({ kind: 'unrecorded', words: words.trim() });
    return ` ${gap} `;
  });
  const negations = readNegations(recorded, catalogue, locale);
  let rest = readTowing(negations.rest, (least, words) =>
    reading.measure({ kind: 'towing', range: { min: least, max: null } }, words),
  );
  rest = readFeatures(rest, (label, words) => {
    if (catalogue.features?.includes(label))
      return reading.choose({ facet: 'filtered_features', values: [label], label }, words);
    const tags =
      label === 'Learner approved' ? (catalogue.tags ?? []).filter((tag) => /\blams\b|learner/i.test(tag)) : [];
    if (tags.length > 0) return reading.choose({ facet: 'tag', values: tags, label }, words);
    // A learner may want a first car too.
    if (label === 'Learner approved') return words;
    // "leather" may be in a badge.
    if (!catalogue.features || !/[\s-]/.test(words)) return keep(words);
    unrecorded.push({ kind: 'unrecorded', words });
    return ` ${gap} `;
  });
  const asides = readAsides(rest, catalogue);
  rest = takeMakes(asides.rest.replace(/,(?!\d)/g, ' , '), reading);
  let isLow = false;
  rest = rest.replace(lowDistance, () => {
    isLow = true;
    return ` ${gap} `;
  });
  rest = readCounts(rest, catalogue, reading.choose, keep);
  const far: OmittedTerm[] = [];
  rest = readElsewhere(rest, catalogue, locale, (words) => {
    far.push({ kind: 'unrecorded', words });
    return ` ${gap} `;
  });
  const amounts = readAmounts(
    readShortDistances(rest, (words) => {
      far.push({ kind: 'distance', words });
      return ` ${gap} `;
    }),
    new Date(now).getUTCFullYear(),
    keep,
    ({ kind }) => isMeasure(kind) && !catalogue.measures?.includes(kind),
  );
  amounts.limits.forEach((limit) => {
    reading.limit(limit);
  });
  if (isLow && !reading.limits.has('km')) reading.limit({ kind: 'km', range: { min: null, max: lowKilometres } });
  rest = correctNames(takeNames(amounts.rest, reading), reading);
  const unclear = amounts.unclear.map((words): OmittedTerm => ({ kind: 'vague', words }));
  const leftOut = [
    ...negations.leftOut,
    ...unrecorded,
    ...asides.leftOut,
    ...far,
    ...unclear,
    ...reading.otherKinds(rest),
  ];
  // Last, because exclusions remove choices.
  leftOut.push(...reading.exclude(negations.choices));
  reading.nameWholeMakes();
  if (asides.isFirstCar && catalogue.firstCar) reading.addMissing(catalogue.firstCar);
  return result(rest, reading, { sort: asides.sort, leftOut }, catalogue);
}

const isMeasure = (kind: AmountKind): kind is 'length' | 'tare' | 'towing' =>
  kind === 'length' || kind === 'tare' || kind === 'towing';

const grouped = new Intl.NumberFormat('en');
const kilograms = (amount: number): string => `${grouped.format(amount)} kg`;

const written: Record<AmountKind, (amount: number, unit: DistanceUnit) => string> = {
  price: formatMoney,
  km: formatOdometer,
  year: String,
  length: (feet) => `${feet} ft`,
  tare: kilograms,
  towing: kilograms,
};

function amountRangeLabel(kind: AmountKind, { min, max }: Range, unit: DistanceUnit = 'km'): string {
  const write = (amount: number): string => written[kind](amount, unit);
  if (kind === 'towing' && max === null) return `Tows ${write(min ?? 0)} or more`;
  if (min !== null && max !== null) return min === max ? write(min) : `${write(min)} to ${write(max)}`;
  if (kind === 'year') return min === null ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === null ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

function result(
  rest: string,
  reading: Reading,
  asides: Pick<ParsedQuery, 'sort' | 'leftOut'>,
  { distanceUnit }: QueryCatalogue,
): ParsedQuery {
  const understood: Understood[] = [
    ...reading.choices.map(({ facet, values, label, isExclusion }): Understood => ({
      kind: 'facet',
      facet,
      values,
      label,
      ...(isExclusion && { isExclusion }),
    })),
    ...[...reading.limits].map(([range, limits]): Understood => ({
      kind: 'range',
      range,
      limits,
      label: amountRangeLabel(range, limits, distanceUnit),
    })),
  ];
  const isClear =
    understood.length === 0 && reading.unwanted.size === 0 && asides.sort === null && asides.leftOut.length === 0;
  const untouched = reading.untouched
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const written = `${reading.unmarked(rest)} ${untouched.join(' ')}`.replace(/\s+/g, ' ').trim();
  const left = [...significantTerms(reading.unmarked(rest)), ...untouched];
  const state = understood.reduce<Pick<SearchState, 'refinements' | 'ranges'>>(withUnderstood, {
    refinements: {},
    ranges: {},
  });
  const query = isClear && left.length === 0 ? written : left.join(' ');
  return { ...state, ...asides, query: withUnwanted(query, [...reading.unwanted]), understood };
}
