/** Markup in which every text is escaped unless it is markup of ours: texts of feeds and errors are not to be trusted. */
import { escapeHtml } from '#src/lib/escape-html.ts';

/** Markup that may stand as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[] | null | false;

/** html`<p>${text}</p>`; values stand in elements or between double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    strings.map(unindented).reduce((text, literal, index) => text + written(parts[index - 1] ?? null) + literal),
  );

/** Two hundred dealers do not carry the indentation of the source. */
const unindented = (literal: string): string => literal.replaceAll(/\s*\n\s*/gv, '\n');

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
}
