/**
 * A page's module scripts. Each stands once on a page, at the first place that asks for it; which one is
 * first is known at the end.
 */
import { Html } from './html.ts';

/**
 * Begins a mark in the place of a script. No text of a dealer can hold it. Its first character stands nowhere else on a
 * page, so that the machine looks for that alone: with the "<" of every tag it would stop a thousand times.
 */
const mark = `\u0001<script ${crypto.randomUUID()} `;

export const scriptMark = (id: string): Html => new Html(`${mark}${id}>`);

/** Puts each script in its first place. */
export function placeScripts(text: string, tagOf: (id: string) => string): string {
  const placed = new Set<string>();
  return eachMark(text, (id) => {
    const tag = placed.has(id) ? '' : tagOf(id);
    placed.add(id);
    return tag;
  });
}

/**
 * Takes the scripts out of content that React or an element of another name holds: they come
 * before it, as Astro puts them.
 */
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
