import { slugify } from '#src/lib/slug.ts';

const compacted = new Map<string, string>();
const mostCompacted = 20_000;

/**
 * Letters and digits alone: "plug-in hybrid", "Plug in Hybrid" and "pluginhybrid" are one name. Names are asked for
 * again with every letter typed.
 */
export function compact(text: string): string {
  let found = compacted.get(text);
  if (found === undefined) {
    if (compacted.size >= mostCompacted) compacted.clear();
    compacted.set(text, (found = slugify(text).replaceAll('-', '')));
  }
  return found;
}
