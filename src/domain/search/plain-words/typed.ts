import { plainAmounts } from './plain-amounts.ts';
import { gap, readAmounts, type Limit } from './amounts.ts';
import { readAsides } from './asides.ts';
import { readFeatures } from './features.ts';
import { significantTerms } from './grammar.ts';
import { readNegations } from './negations.ts';
import { lowDistance } from './parse-query.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { QueryCatalogue } from './catalogue.ts';

const dangling =
  /\s(?:under|below|over|above|less than|more than|up to|from|between|around|about|near|with|without|and|or|for|in|at|not|no|except|max|than)(?:\s+\$?[\d,.]*k?(?:\s+(?:to|and)(?:\s+[\d,.]*)?)?)?$/i;
const completeAmount = /\d\s?k$|\d{4,}$|\d,\d{3}$/i;

/** "mazda under 3" becomes "mazda", as the amount may be unfinished. */
export function dropUnfinishedAmount(text: string): string {
  const trimmed = text.trim();
  const [end] = dangling.exec(trimmed) ?? [];
  return end === undefined || completeAmount.test(end) ? trimmed : trimmed.slice(0, -end.length).trim();
}

/** Removes limits, equipment, sort orders and exclusions. A lone year stays: "2008" may be a Peugeot. */
export function namesOnly(text: string, catalogue: QueryCatalogue, locale: Locale, now: number): string {
  const clean = plainAmounts(
    text
      .toWellFormed()
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .slice(0, 300),
  );
  const equipped = readFeatures(readNegations(clean, catalogue, locale).rest, (label, words) =>
    catalogue.features?.includes(label) ? ` ${gap} ` : words,
  );
  const { rest } = readAsides(equipped, catalogue);
  const left = readAmounts(
    rest.replace(lowDistance, ` ${gap} `),
    new Date(now).getUTCFullYear(),
    (words) => words,
    isLoneYear,
  ).rest;
  return significantTerms(left.replaceAll(gap, ' ')).join(' ');
}

const isLoneYear = ({ kind, range: { min, max } }: Limit): boolean => kind === 'year' && min === max;
