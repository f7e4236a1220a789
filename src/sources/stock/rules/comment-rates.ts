/** Removes and reports Australian sentences with a credit rate but no comparison rate and warning (LAW-02). */
import { rateIssue } from '#src/domain/finance/advertised-rate.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { Note } from '../notes.ts';

/** Full stops in "8.99" and "p.a." don't end a sentence. */
const sentence = /(?:[^.!?<>]|(?<=\d)\.(?=\d)|(?<=\bp)\.|(?<=\bp\.\s?a)\.)+[.!?]?/gi;
const mayNameRate = /%|per\s?cent/i;

export function commentsOf(comments: string | null, locale: Locale, note: Note): string | null {
  if (comments === null || locale !== 'en-AU' || !mayNameRate.test(comments)) return comments;
  if (rateIssue([comments]) === null) return comments;
  note(
    'dealerComments',
    'mentions an interest rate without its comparison rate and warning, so the sentence was removed',
  );
  const kept = comments.replace(sentence, (text) => (rateIssue([text]) === null ? text : ''));
  return rateIssue([kept]) === null && kept.replace(/<[^>]*>|\s/g, '') !== '' ? kept : null;
}
