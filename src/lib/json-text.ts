const text = Symbol('JSON text');
interface Part {
  [text]?: string;
}
const unwritten = '';

export interface SplitJson {
  own: string;
  parts: [key: string, value: object | object[]][];
}

/** Marks a property or list item as shared, so immutable. */
export function shared<T extends object>(part: T): T {
  (part as Part)[text] ??= unwritten;
  return part;
}

/** Restore with `Object.assign(JSON.parse(own), Object.fromEntries(parts))`. */
export function splitJson(whole: object): SplitJson {
  const rest: Record<string, unknown> = { ...whole };
  const parts: SplitJson['parts'] = [];
  for (const key of Object.keys(rest)) {
    const value = rest[key];
    if (!isPart(value) && !isPartList(value)) continue;
    parts.push([key, value]);
    rest[key] = undefined;
  }
  return { own: JSON.stringify(rest), parts };
}

export function partText(part: object): string {
  const known = (part as Part)[text];
  if (known) return known;
  const written = JSON.stringify(part);
  (part as Part)[text] = written;
  return written;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && (value as Part)[text] !== undefined;
const isPartList = (value: unknown): value is Part[] => Array.isArray(value) && value.length > 0 && value.every(isPart);
