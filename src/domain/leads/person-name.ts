const nameWords = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

/** Any script, with inner marks: "Zoë", "O'Brien", "Anne-Marie". */
const isNamePart = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*$/u.test(word) && word.length > 1;

/** Titles, family name prefixes and business words. */
const nonNameWords = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'mx',
  'dr',
  'prof',
  'sir',
  'van',
  'von',
  'de',
  'la',
  'le',
  'di',
  'da',
  'del',
  'al',
  'el',
  'bin',
  'and',
  'the',
  'pty',
  'ltd',
  'test',
]);

/** Needs two words in English order without a title. */
export function splitName(name: string): { first: string; last: string } | null {
  const [first, last, ...more] = nameWords(name);
  if (!first || !last || more.length > 0) return null;
  return [first, last].every(
    (word) => isNamePart(word) && /^\p{Script=Latin}/u.test(word) && !nonNameWords.has(word.toLowerCase()),
  )
    ? { first, last }
    : null;
}

/** "Hello," alone if the first word isn't a name, such as a spammer's URL. */
export function greeting(name: string | null): string {
  const [first = '', ...more] = nameWords(name ?? '');
  const isName = isNamePart(first) && first.length <= 24 && !nonNameWords.has(first.toLowerCase()) && more.length < 4;
  return isName ? `Hello ${first},` : 'Hello,';
}
