interface Answer {
  query: string;
  nbHits?: number;
  missingWords?: string[];
  unknownWords?: string[];
}

/** `left`: missing words that find results by themselves; null if unknown. */
export interface MissingNote {
  text: string;
  left: string | null;
}

const list = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' or ');
const isIn = (word: string, words: readonly string[]): boolean =>
  words.some((one) => one === word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
const splitQuery = (query: string): string[] => query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Null if all words were found. */
export function missingNote(results: object, hasFilters = false): MissingNote | null {
  const { query: text, missingWords, unknownWords } = results as Answer;
  if (!missingWords) return null;
  // Exclusions such as "-wildtrak" are not searched for.
  const query = text.replace(/\s*(?<!\S)-\S*\p{L}\S*/gu, '');
  const found = splitQuery(query)
    .filter((word) => !isIn(word, missingWords))
    .join(' ');
  const missing = splitQuery(query).filter((word) => isIn(word, missingWords));
  // Without the engine's word list, it's unknown whether the missing words find anything.
  const left =
    unknownWords === undefined ? null : missing.filter((word) => !isIn(word, unknownWords)).join(' ') || null;
  const isUnknown = unknownWords !== undefined && left === null;
  const showing = found === '' ? '' : ` Showing “${found}”.`;
  if (missing.length === 0 || (found === '' && !hasFilters))
    return { text: `Nothing matches all of “${query}”. These come closest.`, left: null };
  if (hasFilters)
    return {
      text: `Nothing here ${isUnknown ? `matches ${quoted(missing)}` : `has ${quoted(missing)} as well`}, so it was ignored.${showing}`,
      left,
    };
  return {
    text: `${isUnknown ? `Nothing here matches ${list(missing)}` : `Nothing that matches “${found}” also matches ${list(missing)}`}.${showing}`,
    left,
  };
}

const quoted = (words: readonly string[]): string => `“${words.join(' ')}”`;

/** True if the text doesn't filter the list. */
export function isQueryIgnored(results: object): boolean {
  const { query, nbHits, missingWords = [] } = results as Answer;
  return (
    nbHits !== 0 &&
    query !== '' &&
    missingWords.length > 0 &&
    splitQuery(query).every((word) => isIn(word, missingWords))
  );
}
