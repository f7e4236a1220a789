import { memoize } from '#src/lib/memoize.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';

const rendered = memoize((_: object) => new Map<string, string>());

/**
 * Markup that is the same on many pages, rendered for the first of them and kept for as long as `owner` lives.
 * @throws Error when the markup carries a script: Astro emits a script once a page, so a kept copy might double or lose
 * it
 */
export function sharedMarkup(owner: object, name: string, render: () => string): string;
export function sharedMarkup(owner: object, name: string, render: () => Promise<string>): string | Promise<string>;
export function sharedMarkup(
  owner: object,
  name: string,
  render: () => string | Promise<string>,
): string | Promise<string> {
  const kept = rendered(owner);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const keep = (html: string): string => {
    const markup = keepable(name, html);
    kept.set(name, markup);
    return markup;
  };
  const html = render();
  return typeof html === 'string' ? keep(html) : html.then(keep);
}

function keepable(name: string, html: string): string {
  if (hasScript(html))
    throw new Error(
      `"${name}" is rendered once for many pages, so it cannot carry a script: import the script in the template's layout.`,
    );
  // A style sheet does not read references.
  return html.includes('<style') ? html : narrowHtml(html);
}

/**
 * Whole tags, attributes included: what a dealer writes may hold "<script" in an attribute, where it
 * is a text like any other.
 */
const tags = /<[a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

const hasScript = (html: string): boolean => (html.match(tags) ?? []).some((tag) => /^<script\b/i.test(tag));
