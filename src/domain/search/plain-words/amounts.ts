/**
 * Amounts with limits ("under 40k", "2019 or newer", "18 to 20 ft"), except numbers that may be either money or
 * distance.
 */
import { toKilometres } from '../../vehicle/odometer.ts';
import type { Range } from '../search-state.ts';

/** `length` (feet) and `tare` (kilograms) are for towed vehicles, `towing` for cars. */
export type AmountKind = 'price' | 'km' | 'year' | 'length' | 'tare' | 'towing';
export interface Limit {
  kind: AmountKind;
  range: Range;
}

export const gap = '\u0001';

/** Four groups: sign, number, thousands, unit. */
export const amountPattern = String.raw`(\$\s?)?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:\s?(k|grand|thousand)(?![a-z]))?(?:\s?(kms?|ks|kilomet(?:er|re)s?|kays|miles?|mi|ft|foot|feet|footer|met(?:er|re)s?|kgs?|kilos?|kilograms?|tonnes?|tons?|t)(?![a-z]))?`;
const end = String.raw`(?![\w%]|[.,]\d)`;
const groups = 4;

interface Amount {
  value: number;
  kind: AmountKind | null;
  isYear: boolean;
}

/** Smaller bare numbers probably aren't prices. */
const minPrice = 500;
const firstYear = 1950;
/** Largest number in a URL. */
const maxNumber = 100_000_000;

const feetPerMetre = 3.28084;

/** "100 ks" is 100,000. */
function measured(plain: number, value: number, unit: string): { value: number; kind: AmountKind } {
  if (/^f/.test(unit)) return { value: plain, kind: 'length' };
  if (/^met/.test(unit)) return { value: Math.round(plain * feetPerMetre * 10) / 10, kind: 'length' };
  if (/^(?:kg|kilo(?!m))/.test(unit)) return { value, kind: 'tare' };
  if (unit.startsWith('t')) return { value: Math.round(plain * 1000), kind: 'tare' };
  const distance = unit === 'ks' && value < 1000 ? value * 1000 : value;
  return { value: Math.round(/^mi/.test(unit) ? toKilometres(distance, 'mi') : distance), kind: 'km' };
}

function amountOf(
  [sign, digits = '', thousands, unit]: (string | undefined)[],
  year: number,
  hint?: { thousands: boolean },
): Amount {
  const plain = Number(digits.replaceAll(',', ''));
  const isScaled = thousands !== undefined || (hint?.thousands === true && plain < 1000);
  const value = Math.round(plain * (isScaled ? 1000 : 1));
  if (unit) return { ...measured(plain, value, unit.toLowerCase()), isYear: false };
  const isYear = !sign && !isScaled && /^\d{4}$/.test(digits) && value >= firstYear && value <= year + 2;
  if (sign || /grand/i.test(thousands ?? '')) return { value, kind: 'price', isYear };
  return { value, kind: value >= minPrice && !isYear ? 'price' : null, isYear };
}

/** `strict` excludes the amount itself; years only. */
interface Comparison {
  words: string;
  side: 'min' | 'max';
  strict?: boolean;
  only?: 'year' | 'amount';
}

const before: Comparison[] = [
  { words: 'newer than|later than|after', side: 'min', strict: true, only: 'year' },
  { words: '(?:no|not|nothing) older than|since', side: 'min', only: 'year' },
  { words: 'older than|earlier than|before', side: 'max', strict: true, only: 'year' },
  { words: '(?:no|not|nothing) newer than', side: 'max', only: 'year' },
  { words: 'under|below|less than|cheaper than|lower than|<', side: 'max', only: 'amount' },
  {
    words:
      'up to|upto|at most|(?:no|not|nothing) more than|(?:no|not|nothing) over|max(?:imum)?(?: of)?|within|budget(?: of| is)?|<=|≤',
    side: 'max',
  },
  { words: 'over|above|more than|>', side: 'min', strict: true },
  {
    words:
      'from|at least|(?:no|not|nothing) less than|(?:no|not|nothing) under|min(?:imum)?(?: of)?|starting (?:at|from)|>=|≥',
    side: 'min',
  },
];
const after: Comparison[] = [
  {
    words: String.raw`\s?\+|\s(?:or|and) (?:newer|later|younger|above|up|over|more|onwards?)|\sonwards?|\splus|\smin(?:imum)?`,
    side: 'min',
  },
  {
    words: String.raw`\s(?:or|and) (?:less|under|below|cheaper|lower|older|earlier)|\smax(?:imum)?|\sbudget`,
    side: 'max',
  },
];

function limit(
  side: 'min' | 'max',
  { value, kind, isYear }: Amount,
  { strict = false, only }: Partial<Comparison> = {},
): Limit | 'keep' | null {
  const shown = kind ?? (isYear ? 'year' : null);
  // "under 2019" may be a year; "under 2000" is a price.
  const named = only === 'amount' && shown === 'year' && value % 500 === 0 ? 'price' : shown;
  if (named === null || (only === 'year' && named !== 'year')) return null;
  if (only === 'amount' && named === 'year') return 'keep';
  const step = named === 'year' && strict ? (side === 'min' ? 1 : -1) : 0;
  return { kind: named, range: { min: null, max: null, [side]: value + step } };
}

function span(first: Amount, second: Amount): Limit | null {
  const kind = second.kind ?? first.kind ?? (first.isYear && second.isYear ? 'year' : null);
  if (
    kind === null ||
    (first.kind !== null && second.kind !== null && first.kind !== second.kind && second.kind !== 'km')
  )
    return null;
  const [min, max] = first.value <= second.value ? [first.value, second.value] : [second.value, first.value];
  return { kind, range: { min, max } };
}

/** Within 10%, a year, or half a foot. */
function around(amount: Amount): Limit | null {
  if (amount.kind === 'length')
    return { kind: 'length', range: { min: Math.max(0, amount.value - 0.5), max: amount.value + 0.5 } };
  if (amount.kind === 'tare')
    return { kind: 'tare', range: { min: Math.round(amount.value * 0.9), max: Math.round(amount.value * 1.1) } };
  if (amount.kind === null)
    return amount.isYear ? { kind: 'year', range: { min: amount.value - 1, max: amount.value + 1 } } : null;
  return {
    kind: amount.kind,
    range: { min: Math.round((amount.value * 0.9) / 500) * 500, max: Math.round((amount.value * 1.1) / 500) * 500 },
  };
}

type Parts = (string | undefined)[];
interface Rule {
  pattern: RegExp;
  read: (parts: Parts, year: number) => Limit | 'keep' | null;
}

const first = (parts: Parts, year: number): Amount => amountOf(parts.slice(0, groups), year);
function both(parts: Parts, year: number): Limit | null {
  const [sign, digits, thousands, ownUnit] = parts;
  const [, , scale, unit] = parts.slice(groups);
  const second = amountOf(parts.slice(groups, 2 * groups), year);
  // "5 to 6 metres": one unit for both.
  const first = [sign, digits, thousands, ownUnit ?? (sign ? undefined : unit)];
  return span(amountOf(first, year, { thousands: scale !== undefined && thousands === undefined }), second);
}
/** At a word boundary, except before signs. */
const comparisonPattern = (words: string): string => String.raw`(?:(?<![\w-])|(?=[<>≤≥]))(?:${words})\s*`;

const rules: Rule[] = [
  {
    pattern: new RegExp(String.raw`\bbetween\s+${amountPattern}\s*(?:and|to|-|–)\s*${amountPattern}${end}`, 'gi'),
    read: both,
  },
  {
    pattern: new RegExp(String.raw`(?:\bfrom\s+)?${amountPattern}\s*(?:to|-|–)\s*${amountPattern}${end}`, 'gi'),
    read: both,
  },
  {
    pattern:
      /\b(?:under|less than|up to|no older than|not older than|max(?:imum)?|within|(?:in the )?(?:last|past))\s+(\d{1,2})\s*(?:years?|yrs?)(?: old)?\b/gi,
    read: ([years], year) => ({ kind: 'year', range: { min: year - Number(years), max: null } }),
  },
  ...before.map((comparison): Rule => ({
    pattern: new RegExp(comparisonPattern(comparison.words) + amountPattern + end, 'gi'),
    read: (parts, year) => limit(comparison.side, first(parts, year), comparison),
  })),
  ...after.map((comparison): Rule => ({
    pattern: new RegExp(String.raw`(?:\b|(?=\$))${amountPattern}(?:${comparison.words})(?![\w])`, 'gi'),
    read: (parts, year) => limit(comparison.side, first(parts, year)),
  })),
  {
    pattern: new RegExp(String.raw`\b(?:around|about|approx(?:imately)?|roughly|circa)\s+${amountPattern}${end}`, 'gi'),
    read: (parts, year) => around(first(parts, year)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:for|spend|have|got|with)\s+(?:about\s+|around\s+)?${amountPattern}${end}`,
      'gi',
    ),
    read: (parts, year) => {
      const amount = first(parts, year);
      return amount.kind === 'price' && !amount.isYear ? limit('max', amount) : null;
    },
  },
  // A bare amount is an upper limit, a bare year is exact.
  {
    pattern: new RegExp(String.raw`(?:\b|(?=\$))${amountPattern}${end}`, 'gi'),
    read: (parts, year) => {
      const amount = first(parts, year);
      if (amount.kind === 'length') return around(amount);
      if (
        amount.kind === 'km' ||
        amount.kind === 'tare' ||
        (amount.kind === 'price' && (parts[0] !== undefined || /grand/i.test(parts[2] ?? '')))
      )
        return limit('max', amount);
      return amount.isYear && amount.kind === null
        ? { kind: 'year', range: { min: amount.value, max: amount.value } }
        : null;
    },
  },
];

const otherUnit = String.raw`(?:\s*-?\s*(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|lit(?:re|er)s?|l(?:/\s?100\s?(?:kms?)?)?|cc|kws?|kilowatts?|hp|nm|inch(?:es)?|mm|cm|m|percent|owners?|people|cyl(?:inder)?s?|speeds?|seats?|doors?|kms?|kilomet(?:er|re)s?|ft|feet|foot|met(?:er|re)s?|kgs?|kilos?|tonnes?|tons?|t)(?![\w])(?: (?:old|away|drive|per 100 ?kms?))*)?`;
/** Thousands in "ute under 30". */
const bareThousands = { least: 5, most: 300 };

/** Likely thousands become a price; other limits without a unit or "k" are unclear. Neither is searched as text. */
function readBareBounds(text: string): { limits: Limit[]; unclear: string[]; rest: string } {
  const limits: Limit[] = [];
  const unclear: string[] = [];
  const bound = (words: string, ends: readonly Range['min'][], read: (values: number[]) => Range): string => {
    const isPrice = ends.every(
      (value) =>
        value !== null && Number.isInteger(value) && value >= bareThousands.least && value <= bareThousands.most,
    );
    if (isPrice) limits.push({ kind: 'price', range: read(ends.map((value) => value! * 1000)) });
    else unclear.push(words.trim());
    return ` ${gap} `;
  };
  let rest = text.replace(bareSpan, (words: string, low: string, high: string, unit: string) =>
    bound(words, [unit ? null : Number(low), Number(high)], (ends) => ({
      min: Math.min(...ends),
      max: Math.max(...ends),
    })),
  );
  for (const { pattern, side } of bareBounds) {
    rest = rest.replace(pattern, (words: string, digits: string, unit: string) =>
      bound(words, [unit ? null : Number(digits)], ([end = null]) => ({ min: null, max: null, [side]: end })),
    );
  }
  return { limits, unclear, rest };
}
const bareNumber = String.raw`(\d+(?:\.\d+)?)`;
const bareSpan = new RegExp(
  String.raw`\bbetween\s+${bareNumber}\s*(?:and|to|-|–)\s*${bareNumber}(${otherUnit})${end}`,
  'gi',
);
const bareBounds = before
  .filter(({ only }) => only !== 'year')
  .map(({ words, side }) => ({
    side,
    pattern: new RegExp(`${comparisonPattern(words)}${bareNumber}(${otherUnit})${end}`, 'gi'),
  }));

const grouped = /\b(\d{1,3}) (000|\d{3}(?=\s?k(?:m|s|ilo)))\b/gi;

/** Replaces limits with gaps, except those that `leaves` accepts. `year` is the current year. */
export function readAmounts(
  text: string,
  year: number,
  keep: (words: string) => string,
  leaves: (limit: Limit) => boolean = () => false,
): { limits: Limit[]; unclear: string[]; rest: string } {
  const limits: Limit[] = [];
  let rest = text.replace(grouped, '$1$2');
  for (const { pattern, read } of rules) {
    rest = rest.replace(pattern, (words: string, ...parts: unknown[]) => {
      const found = read(parts as Parts, year);
      if (found === 'keep') return keep(words);
      if (!found || Math.max(found.range.min ?? 0, found.range.max ?? 0) > maxNumber || leaves(found)) return words;
      limits.push(found);
      return ` ${gap} `;
    });
  }
  const bare = readBareBounds(rest);
  return { limits: [...limits, ...bare.limits], unclear: bare.unclear, rest: bare.rest };
}
