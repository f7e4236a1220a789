/**
 * What shoppers write besides what they look for: an order ("cheapest", "newest"), praise that no vehicle's data holds
 * ("reliable", "family"), a weekly budget. None of it is text to search for: "under $500 a week" would find a Fiat 500.
 */
import { gap, repayments } from './plain-words-amounts.ts';
import type { SortOrder } from './search-state.ts';

/** Words that a search left out. `weekly`: a budget by the week or month. `without`: something not wanted. `vague`: praise. */
export interface LeftOut { kind: 'weekly' | 'without' | 'vague'; words: string }

export interface Asides { leftOut: LeftOut[]; sort: SortOrder | null; rest: string }

const sorts: [RegExp, SortOrder][] = [
  [/\b(?:(?:latest|new(?:est)?|recent) (?:arrivals?|listings?|stock)|just (?:arrived|in|landed)|recently added|latest)\b/gi, 'created:desc'],
  [/\bnewest\b/gi, 'year:desc'],
  [/\blowest[\s-]+(?:kms?|ks|kilomet(?:er|re)s?|kays|mileage|miles|odo(?:meter)?)\b/gi, 'km:asc'],
  [/\b(?:most expensive|dearest|highest price)\b/gi, 'price:desc'],
  [/\b(?:cheap(?:est|er|ish|ies?)?|lowest[\s-]price[ds]?|affordable|bargains?)\b(?! than)/gi, 'price:asc'],
];
const vague = /\b(?:p[\s-]?plat(?:e|er|ers)(?:[\s-](?:approved|legal|friendly|suitable))?|first(?= cars?\b)|fuel[\s-]?efficient|good on fuel|well (?:looked after|maintained|priced)|(?:good )?value for money|(?:very |really )?(?:nice|good|decent|reliable|quality|safe|economical|comfortable|tidy|family)|best|(?:small|little|big|large)(?= (?:cars?|suvs?|utes?|hatch\w*|sedans?|wagons?|vans?)\b))\b/gi;

/** `offered`: the orders that the dealer has; undefined for all. */
export function readAsides(text: string, offered?: readonly SortOrder[]): Asides {
  const leftOut: LeftOut[] = [];
  let sort: SortOrder | null = null;
  const out = (kind: LeftOut['kind']) => (words: string): string => {
    leftOut.push({ kind, words: words.trim() });
    return ` ${gap} `;
  };
  let rest = text.replace(repayments, out('weekly'));
  for (const [pattern, order] of sorts) {
    rest = rest.replace(pattern, (words) => {
      if (offered && !offered.includes(order)) return out('vague')(words);
      sort ??= order;
      return ` ${gap} `;
    });
  }
  return { leftOut, sort, rest: rest.replace(vague, out('vague')) };
}

/** Words that say nothing of which vehicle; dropped where others say something. */
const fillers = new Set('a an the and or with in at for of sale car cars vehicle vehicles motorcycle motorcycles bike bikes stock model price priced cost costing please any some something anything looking want need'.split(' '));

/** The words of a text that may be searched for: no gaps, no signs, no fillers. "A class" keeps its letter. */
export function tellingWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.filter((word, at) => !fillers.has(word.toLowerCase()) || (word.length === 1 && /^class$/i.test(words[at + 1] ?? '')));
}
