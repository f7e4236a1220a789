/** Excluded words: "lancer -ralliart", "i30 -n-line". */
import { slugify } from '#src/lib/slug.ts';

/** "-15k" and "-2020" end a range. */
const term = /(?<!\S)-(?=\S*\p{L})(?!\d+(?:k|kms?)?(?!\S))([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)(?!\S)/giu;

export function splitUnwanted(query: string): { text: string; unwanted: string[] } {
  const unwanted: string[] = [];
  const text = query.replace(term, (_, name: string) => {
    unwanted.push(slugify(name));
    return '';
  });
  return { text: text.replace(/\s+/g, ' ').trim(), unwanted };
}

export const withUnwanted = (text: string, unwanted: readonly string[]): string =>
  [text, ...unwanted.map((name) => `-${name}`)].filter((part) => part !== '').join(' ');

/** Words, and up to `longest` joined: "n", "line", "nline". */
export function nameParts(name: string, longest: number): string[] {
  const words = slugify(name).split('-');
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (__, more) => words.slice(at, at + more + 1).join('')),
  );
}

export const asPart = (name: string): string => name.replaceAll('-', '');
