/** What to say of words that no result has. */

interface Answer { query: string; nbHits?: number; missingWords?: string[] }

/** `left`: words to search for alone; null where it is not known which. */
export interface MissingNote { words: string; left: string | null }

const list = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' or ');
const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => one === word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
const wordsOf = (query: string): string[] => query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Null where every word was found. `hasFilters`: the rest of the search is in its filters. */
export function missingNote(results: object, hasFilters = false): MissingNote | null {
  const { query, missingWords } = results as Answer;
  if (!missingWords) return null;
  const left = wordsOf(query).filter((word) => !isIn(word, missingWords)).join(' ');
  const missing = wordsOf(query).filter((word) => isIn(word, missingWords)).join(' ');
  if (missingWords.length > 0 && left === '' && hasFilters) return { words: `Nothing here has “${missing}” as well, so it was left out.`, left: missing };
  if (missingWords.length === 0 || left === '') return { words: `Nothing matches all of “${query}”. These come closest.`, left: null };
  if (hasFilters) return { words: `Nothing here has “${missing}” as well, so it was left out. Showing “${left}”.`, left: missing };
  return { words: `Nothing that matches “${left}” also matches ${list(missingWords)}. Showing “${left}”.`, left };
}
