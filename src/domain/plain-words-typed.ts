/** What to search for while a shopper is still typing: the text without what only the whole sentence can say, so that Enter never finds less. */
import { gap, readAmounts, type Limit } from './plain-words-amounts.ts';
import { readAsides, tellingWords } from './plain-words-asides.ts';
import { readNegations } from './plain-words-negations.ts';
import { lowDistance, type PlainWordsCatalogue } from './plain-words.ts';
import type { Locale } from './regional-words.ts';

/** "suv under", "hilux between 20 and": the rest is still to come. */
const dangling = /\s(?:under|below|over|above|less than|more than|up to|from|between|around|about|with|without|and|or|for|in|not|no|max|than)(?:\s+\$?[\d,.]*k?(?:\s+(?:to|and)(?:\s+[\d,.]*)?)?)?$/i;

/** `now` in milliseconds since 1970. A lone year stays: the text search knows years, and "2008" may be a Peugeot. */
export function typedWords(text: string, catalogue: PlainWordsCatalogue, locale: Locale, now: number): string {
  const clean = text.toWellFormed().replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
  const { rest } = readAsides(readNegations(clean, catalogue, locale).rest, catalogue.sorts);
  const searched = readAmounts(rest.replace(lowDistance, ` ${gap} `), new Date(now).getUTCFullYear(), (words) => words, isLoneYear).rest;
  const left = searched.trim().replace(dangling, ' ').replaceAll(gap, ' ');
  return tellingWords(left).join(' ') || (searched.includes(gap) || left.trim() === '' ? '' : clean.trim());
}

const isLoneYear = ({ kind, range: { min, max } }: Limit): boolean => kind === 'year' && min === max;
