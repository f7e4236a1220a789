/** Islands as they are drawn, and those of pages before. */
import { serializeProps } from 'astro/runtime/server/serialize.js';
import { shorthash } from 'astro/runtime/server/shorthash.js';
import { memoize } from '#src/lib/memoize.ts';

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

/** An island without its place on a page. */
export interface DrawnIsland {
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
