/** One-way: a word keeps its meaning. */
import type { SynonymHit } from 'algoliasearch';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { slugify } from '#src/lib/slug.ts';
import type { SearchRecord } from '../record.ts';
import { synonymsOf } from '../synonyms.ts';

export function algoliaSynonyms(records: readonly SearchRecord[], locale: Locale): SynonymHit[] {
  return Object.entries(synonymsOf(locale, records)).flatMap(([input, meanings]) => {
    const synonyms = meanings.filter((meaning) => meaning !== input);
    return synonyms.length === 0 ? [] : [{ objectID: slugify(input), type: 'oneWaySynonym' as const, input, synonyms }];
  });
}
