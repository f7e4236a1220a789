import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#src/lib/memoize.ts';

const markupCacheOf = memoize((_: unknown) => new Map<string, string>());

/** Cached per set of props: Astro's renderer takes as long for fifty icons as for the rest of the page. */
export function staticMarkup<P extends object>(component: FunctionComponent<P>, props: P): string {
  const known = markupCacheOf(component);
  const key = JSON.stringify(props);
  const markup = known.get(key) ?? renderToStaticMarkup(createElement(component, props)).replaceAll('></use>', '/>');
  known.set(key, markup);
  return markup;
}
