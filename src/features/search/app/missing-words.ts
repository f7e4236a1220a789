/** What to say of words that no result has. */

interface Answer { query: string; missingWords?: string[] }

/** `left`: the words that were found, to search for alone; null where it is not known which. */
export interface MissingNote { words: string; left: string | null }

const list = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' or ');
const isIn = (word: string, words: readonly string[]): boolean => words.some((one) => one === word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());

/** Null where every word was found. */
export function missingNote(results: object): MissingNote | null {
  const { query, missingWords } = results as Answer;
  if (!missingWords) return null;
  const left = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !isIn(word, missingWords)).join(' ');
  if (missingWords.length === 0 || left === '') return { words: `Nothing matches all of “${query}”. These come closest.`, left: null };
  return { words: `Nothing that matches “${left}” also matches ${list(missingWords)}. Showing “${left}”.`, left };
}
