/**
 * Rates of credit in a feed's own words about a vehicle (LAW-02): in Australia a sentence that names one without its
 * comparison rate and the warning is left out, and the report says so. The rest stays.
 */
import { rateFault } from '#src/domain/finance/advertised-rate.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { Note } from '../notes.ts';

/** Up to its stop; those of "8.99" and "p.a." end none. */
const sentence = /(?:[^.!?<>]|(?<=\d)\.(?=\d)|(?<=\bp)\.|(?<=\bp\.\s?a)\.)+[.!?]?/gi;
const mayNameRate = /%|per\s?cent/i;

export function commentsOf(comments: string | null, locale: Locale, note: Note): string | null {
  if (comments === null || locale !== 'en-AU' || !mayNameRate.test(comments)) return comments;
  if (rateFault([comments]) === null) return comments;
  note(
    'dealerComments',
    'names an interest rate without its comparison rate and the warning: the sentence was left out',
  );
  const kept = comments.replace(sentence, (text) => (rateFault([text]) === null ? text : ''));
  return rateFault([kept]) === null && kept.replace(/<[^>]*>|\s/g, '') !== '' ? kept : null;
}
