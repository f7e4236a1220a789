/**
 * JSON of objects that have parts in common. Thousands of pages show the same few thousand cards: each card is turned
 * into text once, and every page that shows it only names it.
 */
const text = Symbol('JSON text');
interface Part {
  [text]?: string;
}
const unwritten = '';

/** An object as JSON without its shared parts, and each property that holds one part or a list of parts. */
export interface SplitJson {
  own: string;
  parts: [key: string, value: object | object[]][];
}

/** Marks a part that many objects hold, as a property or in a list of such parts. Nobody may change it afterwards. */
export function shared<T extends object>(part: T): T {
  (part as Part)[text] ??= unwritten;
  return part;
}

/** Takes an object apart; `Object.assign(JSON.parse(own), Object.fromEntries(parts))` puts it together again. */
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

/** The JSON of a shared part. */
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
