/** Each module script appears once per page, at its first use. */
import { Html } from './html.ts';

/**
 * Dealer text can't contain this placeholder. Its first character is unique; searching for "<" would stop at every tag.
 */
const mark = `\u0001<script ${crypto.randomUUID()} `;

export const scriptMark = (id: string): Html => new Html(`${mark}${id}>`);

export function insertScripts(text: string, tagOf: (id: string) => string): string {
  const placed = new Set<string>();
  return eachMark(text, (id) => {
    const tag = placed.has(id) ? '' : tagOf(id);
    placed.add(id);
    return tag;
  });
}

/** Like Astro, puts scripts before their component or custom element. */
export function liftScripts(text: string): { scripts: string; html: string } {
  let scripts = '';
  const html = eachMark(text, (id) => {
    scripts += scriptMark(id).text;
    return '';
  });
  return { scripts, html };
}

function eachMark(text: string, replacement: (id: string) => string): string {
  const [first, ...rest] = text.split(mark);
  let whole = first!;
  for (const piece of rest) {
    const end = piece.indexOf('>');
    whole += replacement(piece.slice(0, end)) + piece.slice(end + 1);
  }
  return whole;
}
