/** Escapes every value except `Markup`: text from feeds and errors is untrusted. */
import { escapeHtml } from '#src/lib/escape-html.ts';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | null | false;

/** Use values only in elements or double-quoted attributes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    strings.map(unindented).reduce((text, literal, index) => text + written(parts[index - 1] ?? null) + literal),
  );

const unindented = (literal: string): string => literal.replaceAll(/\s*\n\s*/gv, '\n');

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
