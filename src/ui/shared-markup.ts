import { memoize } from '#src/lib/memoize.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';

const rendered = memoize((_: object) => new Map<string, string>());

/**
 * Cached for the lifetime of `owner`.
 *
 * @throws Error for a script: Astro emits it once per page, so a cached copy might duplicate or lose it
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
      `"${name}" is rendered once for many pages, so it cannot contain a script: import the script in the template's layout.`,
    );
  // Entities are not decoded in `<style>`.
  return html.includes('<style') ? html : narrowHtml(html);
}

/** Whole tags: a dealer's text may contain "<script" inside an attribute. */
const tags = /<[a-z][^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

const hasScript = (html: string): boolean => (html.match(tags) ?? []).some((tag) => /^<script\b/i.test(tag));
