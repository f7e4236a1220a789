import { escapeHTML } from 'astro/runtime/server/escape.js';
import { renderElement } from 'astro/runtime/server/render/util.js';
import { serializeProps } from 'astro/runtime/server/serialize.js';
import type { PageResult } from './page-result.ts';

export type SlotTexts = Record<string, string>;

export interface Island {
  name: string;
  /** True for a bare `client:near`. */
  near: unknown;
  file: string;
  exported: string;
  props: Record<string, unknown>;
}

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

export function islandText(
  result: PageResult,
  component: object,
  island: Island,
  slots: SlotTexts,
  markup: () => string,
): string {
  const { name, near, props } = island;
  const serialized = serializeProps(props, { displayName: name, astroStaticSlot: true });
  const draw = (): string => element(result, island, slots, serialized, markup());
  return result.kept && Object.keys(slots).length === 0
    ? result.kept.get(component, props, `${String(near)} ${serialized}`, draw)
    : draw();
}

function element(
  result: PageResult,
  { name, near, file, exported }: Island,
  slots: SlotTexts,
  serialized: string,
  html: string,
): string {
  const content = html + unusedSlots(html, slots);
  // Omits Astro's unused `uid`, which includes a hash of the build machine's path.
  const attributes = {
    // Without a prefix React writes "null" into generated ids (docs/decisions/025-islands.md).
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
  return String(renderElement('astro-island', { props: attributes, children }, false));
}

/** Slots not shown yet are in templates beside the markup. */
function unusedSlots(html: string, slots: SlotTexts): string {
  return Object.entries(slots)
    .filter(([slot]) => !html.includes(slot === 'default' ? '<astro-slot>' : `<astro-slot name="${escapeHTML(slot)}">`))
    .map(([slot, content]) => {
      const name = slot === 'default' ? '' : `="${escapeHTML(slot)}"`;
      return `<template data-astro-template${name}>${content}</template>`;
    })
    .join('');
}
