/** Islands: a component's markup in Astro's own element, with all that hydrates it. */
import { escapeHTML } from 'astro/runtime/server/escape.js';
import { renderElement } from 'astro/runtime/server/render/util.js';
import { serializeProps } from 'astro/runtime/server/serialize.js';
import { shorthash } from 'astro/runtime/server/shorthash.js';
import { memoize } from '#src/lib/memoize.ts';
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

/** An island without its place on a page. */
interface DrawnIsland {
  html: string;
  /** Its properties as its element carries them. */
  serialized: string;
  uid: string;
}

function drawIsland({ file, exported }: Island, serialized: string, html: string): DrawnIsland {
  return { html, serialized, uid: shorthash(`<!--${exported}:${file}-->\n${html}\n${serialized}`) };
}

/**
 * Islands that were drawn before: forms are the same on all pages of a site, and many vehicles have one price and so one
 * calculator. An island follows from its properties, those that are functions by what they answer. For builds alone: what
 * a shopper typed into a form that comes back is nothing to keep.
 */
export class KeptIslands {
  readonly #of = memoize((_component: object) => new Map<string, DrawnIsland>());
  readonly #most: number;

  /** `most`: so many of each component, the oldest dropped. */
  constructor(most = 400) {
    this.#most = most;
  }

  get(component: object, { props }: Island, serialized: string, draw: () => DrawnIsland): DrawnIsland {
    const kept = this.#of(component);
    const answers = Object.values(props).map((value) => (typeof value === 'function' ? String(value()) : ''));
    const key = `${serialized}${answers.join('')}`;
    const known = kept.get(key);
    if (known) return known;
    const made = draw();
    if (kept.size === this.#most) kept.delete(kept.keys().next().value!);
    kept.set(key, made);
    return made;
  }
}

export function drawnIsland(
  component: object,
  known: Island,
  { slots, kept, markup }: { slots: SlotTexts; kept: KeptIslands | null; markup: () => string },
): DrawnIsland {
  const serialized = serializeProps(known.props, { displayName: known.name, astroStaticSlot: true });
  const draw = (): DrawnIsland => drawIsland(known, serialized, markup());
  return kept && Object.keys(slots).length === 0 ? kept.get(component, known, serialized, draw) : draw();
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
