import { createElement, type ElementType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Html, withTexts, type Rendered } from './html.ts';
import { islandOf, islandText, type SlotTexts } from './island.ts';
import type { PageResult, TemplateSlots } from './page-result.ts';
import { liftScripts } from './scripts.ts';
import { textOf } from './template.ts';

export function reactComponent(
  result: PageResult,
  name: string,
  component: unknown,
  props: Record<string, unknown>,
  slots: TemplateSlots,
): Rendered {
  const names = Object.keys(slots);
  const contents = names.map((slot) => textOf(slots[slot]!(result)));
  return withTexts(contents, (texts) => {
    const lifted = texts.map(liftScripts);
    const scripts = lifted.map((one) => one.scripts).join('');
    const slotTexts = Object.fromEntries(names.map((slot, at) => [slot, lifted[at]!.html]));
    const known = islandOf(name, props);
    const markup = (own: object, tag: SlotTag) => reactMarkup(component as ElementType, own, slotTexts, tag);
    const html = known
      ? islandText(result, component as object, known, slotTexts, () => markup(known.props, 'astro-slot'))
      : markup(props, 'astro-static-slot').replace(/<\/?astro-static-slot\b[^>]*>/g, '');
    return new Html(scripts + html);
  });
}

type SlotTag = 'astro-slot' | 'astro-static-slot';

function Slot({ tag, html, name }: { tag: SlotTag; html: string; name?: string }): ReactNode {
  if (html.trim() === '') return null;
  return createElement(tag, { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });
}

const propName = (slot: string): string =>
  slot.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** React's preload links belong in the page's head. */
const earlyLinks = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** As in Astro, the default slot becomes children, the others props. */
function reactMarkup(component: ElementType, props: object, slots: SlotTexts, tag: SlotTag): string {
  const { class: _, children, ...own } = props as Record<string, unknown>;
  const { default: content, ...named } = slots;
  for (const [slot, html] of Object.entries(named))
    own[propName(slot)] = createElement(Slot, { tag, html, name: propName(slot) });
  if (content !== undefined) own.children = createElement(Slot, { tag, html: content });
  else if (children !== undefined && children !== null)
    throw new Error('Put a React component’s children between its tags, not in a prop.');
  return renderToString(createElement(component, own)).replace(earlyLinks, '');
}
