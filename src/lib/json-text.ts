/**
 * JSON of objects that have parts in common. Thousands of pages show the same few thousand cards: each card is turned
 * into text once, and every page that shows it takes the text.
 */
const text = Symbol('JSON text');
interface Part { [text]?: string }
const unwritten = '';

/** Marks a part that many objects hold, as a property or in a list of such parts. Nobody may change it afterwards. */
export function shared<T extends object>(part: T): T {
  (part as Part)[text] ??= unwritten;
  return part;
}

/** The JSON of an object; its shared parts stand last. */
export function jsonText(whole: object): string {
  const rest: Record<string, unknown> = { ...whole };
  let parts = '';
  for (const key of Object.keys(rest)) {
    const written = sharedText(rest[key]);
    if (written === null) continue;
    parts += `,"${key}":${written}`;
    rest[key] = undefined;
  }
  const own = JSON.stringify(rest);
  return own === '{}' ? `{${parts.slice(1)}}` : `${own.slice(0, -1)}${parts}}`;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && (value as Part)[text] !== undefined;

/** The text of a shared part or of a list of nothing else; null for any other value. */
function sharedText(value: unknown): string | null {
  if (isPart(value)) return partText(value);
  if (!Array.isArray(value) || !isPart(value[0]) || !value.every(isPart)) return null;
  let list = '';
  for (const part of value) list += `${list === '' ? '' : ','}${partText(part)}`;
  return `[${list}]`;
}

function partText(part: Part): string {
  let written = part[text]!;
  if (written === unwritten) part[text] = written = JSON.stringify(part);
  return written;
}
