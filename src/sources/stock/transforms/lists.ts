import type { LenderOffer, PaymentProcessor } from '#src/domain/vehicle/vehicle.ts';
import { paymentProcessors } from '#src/domain/vehicle/vehicle.ts';
import { decodeEntities } from './entities.ts';
import { numberIn } from './numbers.ts';
import { plainFeedText } from './plain-text.ts';
import { compactKey, Unreadable, type Read } from './reading.ts';

const maxListItems = 400,
  longest = 160;

/** Splits at line breaks, `;`, `|`, bullets or commas; removes duplicates. */
export const list: Read<string[]> = (cell) => {
  const found = itemsOf(cell);
  if (found === null) return new Unreadable('not a list');
  const unique = new Set<string>();
  for (const item of found.slice(0, maxListItems)) {
    const name = typeof item === 'object' && item !== null ? nameOf(item) : item;
    const clean = typeof name === 'string' || typeof name === 'number' ? itemText(String(name)) : '';
    if (clean) unique.add(clean);
  }
  return unique.size > 0 ? [...unique] : null;
};

const nameKeys = ['name', 'text', 'value', 'label', 'title', 'description', 'feature', 'item', 'option'];

function nameOf(item: object): unknown {
  const values = new Map(Object.entries(item).map(([key, value]) => [compactKey(key), value as unknown]));
  return nameKeys.map((key) => values.get(key)).find((value) => typeof value === 'string' || typeof value === 'number');
}

const items = new Map<string, string>();
const remembered = 5000;

/** Thousands of vehicles share a few hundred items. */
function itemText(name: string): string {
  const known = items.get(name);
  if (known !== undefined) return known;
  const clean = plainFeedText(name, longest).replace(/^[-•*·]\s*/, '');
  if (items.size < remembered && name.length <= longest) items.set(name, clean);
  return clean;
}

function itemsOf(cell: unknown): unknown[] | null {
  if (Array.isArray(cell)) return cell;
  if (typeof cell !== 'string') return null;
  const text = cell.length > 40_000 ? cell.slice(0, 40_000) : cell;
  const parsed = text.trim().startsWith('[') ? parse(text) : null;
  if (Array.isArray(parsed)) return parsed;
  const lines = text.replaceAll(/<(?:br|\/li|\/p|\/div|\/tr)\b[^>]*>/gi, '\n').trim();
  if (lines.includes('\n')) return lines.split(/\n+/);
  const whole = withoutEntities(lines);
  return [';|•▪', ','].map((marks) => partsOf(whole, marks)).find((parts) => parts.length > 1) ?? [lines];
}

/** The semicolon in "&amp;" isn't a separator. */
const withoutEntities = (text: string): string => text.replaceAll(/&(?:[a-z]{2,8}|#\d{1,6});/gi, decodeEntities);

/** Doesn't split inside brackets or numbers: "Airbags (front, side)", "1,000 kg". */
function partsOf(text: string, marks: string): string[] {
  const isBalanced = text.split('(').length === text.split(')').length;
  const parts: string[] = [];
  let depth = 0,
    start = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]!;
    if (isBalanced && mark === '(') depth += 1;
    else if (isBalanced && mark === ')') depth -= 1;
    else if (depth <= 0 && marks.includes(mark) && !isInNumber(text, at)) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter(Boolean);
}

const isInNumber = (text: string, at: number): boolean =>
  text[at] === ',' &&
  /\d$/.test(text.slice(Math.max(0, at - 1), at)) &&
  /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const processors: Read<PaymentProcessor[]> = (cell, context, fallback) => {
  const words = list(cell, context, fallback);
  if (!Array.isArray(words)) return words;
  const known = words
    .map((word) => word.toLowerCase())
    .filter((word): word is PaymentProcessor => (paymentProcessors as readonly string[]).includes(word));
  return known.length > 0 ? known : new Unreadable('no supported payment gateway');
};

const amount = (value: unknown): number | null => {
  const found =
    typeof value === 'number' ? value : typeof value === 'string' && value.length < 40 ? numberIn(value) : null;
  return found !== null && Number.isFinite(found) && found >= 0 && found < 1e7 ? found : null;
};

function offerOf(value: unknown): LenderOffer | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const record = value as Record<string, unknown>;
  const at = (camel: string, snake: string) => amount(record[camel] ?? record[snake]);
  const disclaimer = record['disclaimer'];
  return {
    interestRate: rate(at('interestRate', 'interest_rate')),
    comparisonRate: rate(at('comparisonRate', 'comparison_rate')),
    paymentWeek: at('paymentWeek', 'payment_week'),
    paymentMonth: at('paymentMonth', 'payment_month'),
    termYears: at('termYears', 'term_years'),
    termMonths: at('termMonths', 'term_months'),
    deposit: at('deposit', 'deposit'),
    balloon: at('balloon', 'balloon'),
    disclaimer: typeof disclaimer === 'string' ? plainFeedText(disclaimer, 2000) || null : null,
  };
}

/** A rate above the legal ceiling of 48% is an error. */
const rate = (value: number | null): number | null => (value !== null && value <= 48 ? value : null);

export const lenders: Read<Record<string, LenderOffer>> = (cell) => {
  const value = typeof cell === 'string' ? parse(cell) : cell;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Unreadable('not an object of lenders');
  const offers: Record<string, LenderOffer> = {};
  for (const [key, entry] of Object.entries(value).slice(0, 30)) {
    const offer = /^[a-z0-9][a-z0-9_ .-]{0,59}$/i.test(key) ? offerOf(entry) : null;
    if (offer) offers[key] = offer;
  }
  return offers;
};
