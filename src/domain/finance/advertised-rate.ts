/**
 * Credit rates in dealer copy and feeds (LAW-02; National Credit Code, s 160 to 163): a yearly rate needs its
 * comparison rate in the same paragraph, not behind a click, and a comparison rate its warning. Only percentages with
 * wording such as "p.a.", "finance from" or "interest" count.
 */
export type RateIssue = 'no comparison rate' | 'no warning';

const percentage = /\d+(?:[.,]\d+)?\s?(?:%|per\s?cent\b|percent\b)/gi;
const yearly =
  /^\s*(?:\(?\s*(?:p\.?\s?a\b\.?|p\.a\.|per\s+annum|a\s+year|per\s+year|apr\b)|(?:fixed|variable|flat)?\s*(?:interest|finance|rate)\b)/i;
const announced = /\b(?:interest|finance|rates?|loans?|apr)\b[^.!?]{0,25}$/i;
const isComparison = /\bcomparison(?:\s+rate)?[^.!?%]{0,30}$/i;
const comparisonAfter = /^\s*(?:p\.?\s?a\b\.?\s*)?comparison\b/i;
const notCredit = /^\s*(?:off|deposit|discount|of\s+the|more|less|refund)/i;

const warning = /\bwarning\b[\s\S]{0,400}\bcomparison rate/i;

interface Figure {
  isComparison: boolean;
}

function figuresOf(paragraph: string): Figure[] {
  return [...paragraph.matchAll(percentage)].flatMap(({ 0: found, index }): Figure[] => {
    const before = paragraph.slice(Math.max(0, index - 60), index);
    const after = paragraph.slice(index + found.length, index + found.length + 40);
    if (isComparison.test(before) || comparisonAfter.test(after)) return [{ isComparison: true }];
    const isRate = yearly.test(after) || (announced.test(before) && !notCredit.test(after));
    return isRate ? [{ isComparison: false }] : [];
  });
}

const paragraphsOf = (text: string): string[] =>
  text
    .split(
      /\n\s*\n|\n(?=\s*(?:#|[-*+]\s|\d+\.\s))|(?<=^#[^\n]*)\n|<\/?(?:p|li|h[1-6]|td|th|tr|div|dd|dt|br|blockquote)\b[^>]*>/im,
    )
    .map((block) =>
      block
        .replace(/<[^>]+>/g, ' ')
        .replace(/[*_]/g, '')
        .replace(/\s+/g, ' '),
    );

export const namesRate = (text: string): boolean => paragraphsOf(text).flatMap(figuresOf).length > 0;

/** `texts` belong together, such as an offer and its small print. */
export function rateIssue(texts: readonly string[]): RateIssue | null {
  const paragraphs = texts.flatMap(paragraphsOf).map(figuresOf);
  const isAlone = (figures: Figure[]): boolean =>
    figures.some((figure) => !figure.isComparison) && !figures.some((figure) => figure.isComparison);
  if (paragraphs.some(isAlone)) return 'no comparison rate';
  const hasComparison = paragraphs.flat().some((figure) => figure.isComparison);
  return hasComparison && !warning.test(texts.join('\n')) ? 'no warning' : null;
}
