import { withCommas } from './numbers.ts';

/** Whole dollars in every locale. */
export function formatMoney(amount: number): string {
  return amount < 0 && Math.round(-amount) > 0 ? `-$${withCommas(-amount)}` : `$${withCommas(Math.abs(amount))}`;
}

const number = /\d(?:[\d,.]|\s(?=\d{3}(?!\d)))*/g;
const wholeOrCents = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d+)?$/;

/**
 * Parses a string's only amount as whole dollars: "$12,990", "AUD 12 990.00", "From $9,990 drive away", "45k". Null if
 * ambiguous: two numbers, a dot that may mean thousands ("12.990"), a percentage.
 */
export function parseMoney(text: string): number | null {
  const clean = text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/\u2212/g, '-')
    .trim();
  const [match, another] = clean.matchAll(number);
  if (!match || another || clean.includes('%')) return null;
  const digits = match[0].replace(/[.,]+$/, '');
  if (!wholeOrCents.test(digits) || /^\d{1,3}\.\d{3}$/.test(digits)) return null;
  const before = clean.slice(0, match.index);
  const after = clean.slice(match.index + match[0].length);
  const amount = Number(digits.replace(/[, ]/g, '')) * (/^ ?k(?![a-z])/i.test(after) ? 1000 : 1);
  const rounded = Math.round(amount);
  if (!Number.isSafeInteger(rounded)) return null;
  return rounded > 0 && /(?:^|\s)-\s?\$?\s?$|\$\s?-$/.test(before) ? -rounded : rounded;
}
