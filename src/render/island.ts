/** Islands: a component's markup in Astro's own element, with all that hydrates it. */
import { escapeHTML } from 'astro/runtime/server/escape.js';
import { renderElement } from 'astro/runtime/server/render/util.js';
import type { DrawnIsland, Island, SlotTexts } from './kept-islands.ts';
import type { PageResult } from './page-result.ts';

/** What a template says of a component that hydrates; null for one that does not. */
export function islandOf(name: string, props: Record<string, unknown>): Island | null {
  if (!('client:near' in props)) return null;
  return {
    name,
    near: props['client:near'],
    file: props['client:component-path'] as string,
    exported: props['client:component-export'] as string,
    props: Object.fromEntries(Object.entries(props).filter(([key]) => !key.startsWith('client:'))),
  };
}

export function island(
  result: PageResult,
  { name, near, file, exported }: Island,
  { html, serialized, uid }: DrawnIsland,
  slots: SlotTexts,
) {
  const content = html + unusedSlots(html, slots);
  const attributes = {
    uid,
    // Islands have no ids that need one (docs/decisions/025-islands.md), and without it React writes "null" into those
    // it makes.
    prefix: '',
    'component-url': result.addressOf(decodeURI(file)),
    'component-export': exported,
    'renderer-url': result.addressOf('@astrojs/react/client.js'),
    props: escapeHTML(serialized),
    ssr: '',
    client: 'near',
    opts: escapeHTML(JSON.stringify({ name, value: near || '' })),
    ...(content !== '' && { 'await-children': '' }),
  };
  const children = content === '' ? '' : `${content}<!--astro:end-->`;
  return renderElement('astro-island', { props: attributes, children }, false);
}

/** Slots that the component does not show yet wait for it beside its markup. */
function unusedSlots(html: string, slots: SlotTexts): string {
  return Object.entries(slots)
    .filter(([slot]) => !html.includes(slot === 'default' ? '<astro-slot>' : `<astro-slot name="${escapeHTML(slot)}">`))
    .map(([slot, content]) => {
      const name = slot === 'default' ? '' : `="${escapeHTML(slot)}"`;
      return `<template data-astro-template${name}>${content}</template>`;
    })
    .join('');
}
