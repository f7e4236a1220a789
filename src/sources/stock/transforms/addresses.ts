import { decodeEntities } from './entities.ts';
import { compactKey, ofText, Unreadable, type Read } from './reading.ts';

const plainAddress = /^https?:\/\/[a-z0-9][^\s"'<>\\`{}|^]*$/i;
const sitePath = /^\/(?![/\\])[^\s"'<>\\`{}|^]*$/;
const longest = 2000;

/** Null unless http(s) or a path on this site. */
function safeAddress(raw: string): string | null {
  const text = raw.trim();
  if (text.length === 0 || text.length > longest) return null;
  if (plainAddress.test(text) || sitePath.test(text)) return text;
  if (text.startsWith('/') && !/^\/[/\\]/.test(text)) {
    const path = encodeURI(text).replaceAll('%25', '%').replaceAll("'", '%27');
    return sitePath.test(path) ? path : null;
  }
  if (!/^(https?:)?\/\//i.test(text)) return null;
  try {
    const { protocol, href, hostname } = new URL(text.startsWith('//') ? `https:${text}` : text);
    const encoded = href.replaceAll("'", '%27');
    return /^https?:$/.test(protocol) && hostname !== '' && plainAddress.test(encoded) ? encoded : null;
  } catch {
    return null;
  }
}

export const address: Read<string> = ofText(
  (text) => safeAddress(text) ?? new Unreadable('not an http(s) URL or a path on this site'),
  longest,
);

const maxItems = 500,
  longestList = 200_000;
/** A URL inside another URL follows a letter, "/" or "=". */
const addressStart =
  /(?<![\w/=.%?&:@-])(?=https?:\/\/)|(?<=\.(?:jpe?g|png|webp|gif|avif)[+:/_&-]{0,2})(?=https?:\/\/)|(?<=::)(?=https?:\/\/)|(?<=[\s|;,"'[])(?=\/|www\.)|(?<=[\s|;,~^])(?=(?:photo|image|img|pic)?\d{1,3}[:=] ?https?:\/\/)/i;
const written = /\\+[nrt](?=[\s\\]|https?:|\/|$)/gi;
/** "&reg=nsw" is part of a URL. */
const entity = /&(?:amp|quot|lt|gt|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi;
const linkOrImage = /<[^<>]{0,200}?\b(?:src|href)\s*=\s*["']?([^"'<>\s]+)[^<>]*>/gi;
const separatorsBehind = /[\s|;,~^"'\]}\\*#]+$/;
const separatorBehindPhoto = /::$|(?<=\.(?:jpe?g|png|webp|gif|avif))[+:/_&-]{1,2}$/i;
const captioned = /^(\S+?\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?)\s/i;

/** "2:" or "photo2=" before a URL. */
const numberInFront = /^[\w .-]{1,20}[:=] ?(?=https?:\/\/)/i;

function addressesIn(cell: string): string[] {
  let text = cell.slice(0, longestList);
  for (let twice = 0; twice < 2; twice++) text = text.replaceAll(entity, decodeEntities);
  text = text
    .replaceAll(/data:[a-z]+\/[\w.+-]+;base64,[\w+/=]*/gi, ' ')
    .replaceAll('\\/', '/')
    .replaceAll(written, '\n')
    .replaceAll(linkOrImage, '\n$1\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '\n')
    .replaceAll(/https?:\\+/gi, (start) => start.replace(/\\+/, '//'));
  if (!text.includes('://') && /https?%3a%2f%2f/i.test(text)) text = decoded(text);
  return text
    .split(addressStart)
    .map((part) => withoutSeparators(part.trim().slice(0, longest * 2)))
    .filter(Boolean);
}

function withoutSeparators(part: string): string {
  const ended = part.replace(separatorsBehind, '');
  const closed = ended.endsWith('(')
    ? ended.slice(0, -1).replace(separatorsBehind, '').replace(/\)$/, '').replace(separatorsBehind, '')
    : ended;
  const trimmed = closed.replace(separatorBehindPhoto, '').replace(numberInFront, '');
  const whole = trimmed.includes('(') ? trimmed : trimmed.replace(/\)+$/, '').replace(separatorsBehind, '');
  const alone = captioned.exec(whole)?.[1] ?? whole;
  return /^www\./i.test(alone) ? `https://${alone}` : alone;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Largest photo first. */
const keys =
  'url fullurl largeurl imageurl photourl pictureurl src href uri original originalurl full fullsize large hires highres xlarge big image photo picture link file path source value text medium small thumb thumbnail thumburl thumbnailurl'.split(
    ' ',
  );
const orderKey =
  /^(?:display|sort|image|photo|picture|media)?(?:order|sort|position|pos|index|idx|sequence|seq|sequencenumber|ordinal|no|num|number|rank)$/;
const mainKey = /^(?:is)?(?:main|primary|cover|default|hero|featured)(?:image|photo|picture)?$/;

const entriesOf = (record: object): [string, unknown][] =>
  Object.entries(record).map(([key, value]) => [compactKey(key), value]);

/** Main photo first, then by number. */
function photoOrder(item: unknown): number {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return Number.POSITIVE_INFINITY;
  const entries = entriesOf(item);
  if (entries.some(([key, value]) => mainKey.test(key) && /^(?:true|1|yes|y)$/i.test(String(value))))
    return Number.NEGATIVE_INFINITY;
  const order = entries.find(([key]) => orderKey.test(key))?.[1];
  const number = typeof order === 'number' || (typeof order === 'string' && order.trim() !== '') ? Number(order) : NaN;
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

function inOrder(items: unknown[]): unknown[] {
  const places = new Map(items.map((item) => [item, photoOrder(item)]));
  return items.toSorted((a, b) => {
    const [first, second] = [places.get(a)!, places.get(b)!];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

function rawAddresses(cell: unknown, depth = 0): string[] {
  if (depth > 5) return [];
  if (Array.isArray(cell)) return inOrder(cell.slice(0, maxItems)).flatMap((item) => rawAddresses(item, depth + 1));
  if (typeof cell === 'string') {
    const parsed = /^\s*[[{]/.test(cell) ? fromJson(cell) : null;
    return parsed === null ? addressesIn(cell) : rawAddresses(parsed, depth + 1);
  }
  return typeof cell === 'object' && cell !== null ? inObject(cell, depth) : [];
}

function inObject(cell: object, depth: number): string[] {
  const entries = entriesOf(cell).slice(0, maxItems);
  for (const key of keys) {
    const value = entries.find(([name]) => name === key)?.[1];
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null || Array.isArray(value))) continue;
    const found = rawAddresses(value, depth + 1).find((raw) => safeAddress(raw) !== null);
    if (found !== undefined) return [found];
  }
  const lists = inLists(entries, depth);
  return lists.length > 0 ? lists : entries.flatMap(([, value]) => (isAddress(value) ? [value] : [])).slice(0, 1);
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\s*https?:\/\//i.test(value);

function inLists(entries: [string, unknown][], depth: number): string[] {
  const groups = entries.filter(([key]) => !/thumb|small/.test(key));
  return (groups.length > 0 ? groups : entries)
    .toSorted(([a], [b]) => numberOf(a) - numberOf(b))
    .flatMap(([key, value]) =>
      typeof value === 'object' || (typeof value === 'string' && /\d$|^(?:main|primary)/.test(key))
        ? rawAddresses(value, depth + 1)
        : [],
    );
}

const numberOf = (key: string): number => Number(/\d+$/.exec(key)?.[0] ?? 0);

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const maxAddresses = 120;

/** Unreadable only if no item is a URL. */
export const addresses: Read<string[]> = (cell) => {
  const raw = rawAddresses(cell);
  const safe = new Set<string>();
  for (const item of raw) {
    const found = safeAddress(item);
    if (found) safe.add(found);
    if (safe.size === maxAddresses) break;
  }
  if (safe.size > 0) return [...safe];
  const isEmpty = typeof cell === 'object' && cell !== null && Object.keys(cell).length === 0;
  return isEmpty || (raw.length === 0 && typeof cell === 'string')
    ? null
    : new Unreadable('no http(s) URL or path on this site');
};
