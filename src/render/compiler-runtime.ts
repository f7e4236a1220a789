/**
 * Synchronous. In production, replaces Astro's streaming runtime (refuse.ts) for `.astro` files: byte-identical except
 * for the islands' unused hash (docs/decisions/031-small-page-runtime.md).
 */
import { emptyHtml, type Html } from './html.ts';
import type { PageResult } from './page-result.ts';
import { scriptMark } from './scripts.ts';

export { addAttribute, spreadAttributes } from './attributes.ts';
export { createComponent, Fragment, renderComponent, renderSlot } from './component.ts';
export { render, unescapeHTML } from './template.ts';

/** Nothing may read `Astro` at module level. */
export const createAstro = (): object => ({});

/** No page has styles or scripts in its own head (src/generator/check-routes.ts). */
export const renderHead = (): Html => emptyHtml;
export const maybeRenderHead = (): Html => emptyHtml;

export const renderScript = (_: PageResult, id: string): Html => scriptMark(id);
