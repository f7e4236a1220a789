import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#src/lib/memoize.ts';

const drawn = memoize((_: unknown) => new Map<string, string>());

/**
 * A small component that stands many times on many pages, such as an icon, as markup: drawn once for each set of its
 * props. By way of Astro's renderer the fifty icons of a page would take as long as all the rest of it. A drawing may
 * end itself, without an end tag.
 */
export function staticMarkup<P extends object>(component: FunctionComponent<P>, props: P): string {
  const known = drawn(component);
  const key = JSON.stringify(props);
  const markup = known.get(key) ?? renderToStaticMarkup(createElement(component, props)).replaceAll('></use>', '/>');
  known.set(key, markup);
  return markup;
}
