import { slugify } from '#src/lib/slug.ts';

const compacted = new Map<string, string>();
const maxCompacted = 20_000;

/**
 * Letters and digits only, so "plug-in hybrid", "Plug in Hybrid" and "pluginhybrid" are equal. Cached, because each
 * keystroke repeats the names.
 */
export function compact(text: string): string {
  let found = compacted.get(text);
  if (found === undefined) {
    if (compacted.size >= maxCompacted) compacted.clear();
    compacted.set(text, (found = slugify(text).replaceAll('-', '')));
  }
  return found;
}
