/** Islands: a component's markup in Astro's own element, with all that hydrates it. */
import { escapeHTML } from 'astro/runtime/server/escape.js';
import { renderElement } from 'astro/runtime/server/render/util.js';
import { serializeProps } from 'astro/runtime/server/serialize.js';
import type { PageResult } from './page-result.ts';

/** By name; each without the scripts that it asks for. */
export type SlotTexts = Record<string, string>;

export interface Island {
  name: string;
  /** What stands behind `client:near=`; true for nothing. */
  near: unknown;
  /** Source file of the component and its name there. */
  file: string;
  exported: string;
  /** Without what the compiler added. */
  props: Record<string, unknown>;
}

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

/** The text of an island; `markup` draws its component. */
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
  // Astro writes a `uid` too: a hash of all this and of the file's path on the machine that builds, which nothing reads.
  const attributes = {
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
  return String(renderElement('astro-island', { props: attributes, children }, false));
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
