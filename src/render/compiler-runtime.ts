/**
 * What compiled `.astro` files call, for pages that are drawn whole: a template becomes its text at once, in the order
 * of the document. Astro's own runtime, whose place it takes in the production compile (refuse.ts), streams: it keeps
 * templates, walks them later and asks of every value whether it is a promise. What these functions write is Astro's,
 * byte for byte, but for the hash of an island that nothing reads (docs/decisions/031-small-page-runtime.md).
 */
import { emptyHtml, type Html } from './html.ts';
import type { PageResult } from './page-result.ts';
import { scriptMark } from './scripts.ts';

export { addAttribute, spreadAttributes } from './attributes.ts';
export { createComponent, Fragment, renderComponent, renderSlot } from './component.ts';
export { render, unescapeHTML } from './template.ts';

/** The `Astro` of a module, outside of its component: nothing may read it. */
export const createAstro = (): object => ({});

/** No page has styles or scripts of its own in its head (src/generator/check-routes.ts). */
export const renderHead = (): Html => emptyHtml;
export const maybeRenderHead = (): Html => emptyHtml;

export const renderScript = (_: PageResult, id: string): Html => scriptMark(id);
