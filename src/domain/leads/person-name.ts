/** A person's name as one field takes it. */

const words = (name: string): string[] => name.trim().split(/\s+/).filter(Boolean);

/** Letters of any script, with the marks that stand within a name: "Zoë", "O'Brien", "Anne-Marie". */
const isNamePart = (word: string): boolean =>
  /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*$/u.test(word) && word.length > 1;

/** Words that are no name of their own: titles, and what begins a family name. */
const notAlone = new Set([
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

/**
 * First and last name where nobody would doubt which is which: two words of letters, in the order of English, and no
 * title among them. Null for every other name: it is passed on whole.
 */
export function splitName(name: string): { first: string; last: string } | null {
  const [first, last, ...more] = words(name);
  if (!first || !last || more.length > 0) return null;
  return [first, last].every(
    (word) => isNamePart(word) && /^\p{Script=Latin}/u.test(word) && !notAlone.has(word.toLowerCase()),
  )
    ? { first, last }
    : null;
}

/**
 * "Hello Robin," by the first word of a name; "Hello," for what is no name, such as an address somebody wants spread.
 */
export function greeting(name: string | null): string {
  const [first = '', ...more] = words(name ?? '');
  const isName = isNamePart(first) && first.length <= 24 && !notAlone.has(first.toLowerCase()) && more.length < 4;
  return isName ? `Hello ${first},` : 'Hello,';
}
