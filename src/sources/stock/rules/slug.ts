import { slugify } from '#src/lib/slug.ts';
import { shortHash } from './hash.ts';

const longest = 80;
const safe = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Named {
  year: number;
  make: string;
  model: string;
  badge: string | null;
}

/** `{year}-{make}-{model}-{badge}-{id}`, at most 80 characters, dropping words from badge, then model. */
export function slugOf({ year, make, model, badge }: Named, id: string): string {
  const end = idPart(id);
  const words = slugify([year, make, model, badge ?? ''].join(' ')).split('-');
  let start = '';
  for (const word of words) {
    const next = start ? `${start}-${word}` : word;
    if (next.length + 1 + end.length > longest) break;
    start = next;
  }
  return start ? `${start}-${end}` : end;
}

function idPart(id: string): string {
  const lower = id.toLowerCase();
  if (lower.length <= 24 && safe.test(lower)) return lower;
  const start = slugify(id).slice(0, 16).replace(/-+$/, '');
  return start ? `${start}-${shortHash(id)}` : shortHash(id);
}

export function feedSlug(slug: string | null): string | null {
  const lower = slug?.toLowerCase() ?? '';
  return lower.length <= longest && safe.test(lower) ? lower : null;
}
