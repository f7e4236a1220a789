import { ofText, Unreadable, type Read } from './reading.ts';

const plainAddress = /^https?:\/\/[a-z0-9][^\s"'<>\\`{}|^]*$/i;
const sitePath = /^\/(?![/\\])[^\s"'<>\\`{}|^]*$/;
const longest = 2000;

/** An http(s) address or a path of this site; null for anything else, `javascript:` included. */
function safeAddress(raw: string): string | null {
  const text = raw.trim();
  if (text.length === 0 || text.length > longest) return null;
  if (plainAddress.test(text) || sitePath.test(text)) return text;
  if (!/^(https?:)?\/\//i.test(text)) return null;
  try {
    const { protocol, href, hostname } = new URL(text.startsWith('//') ? `https:${text}` : text);
    return /^https?:$/.test(protocol) && hostname !== '' && plainAddress.test(href) ? href : null;
  } catch {
    return null;
  }
}

export const address: Read<string> = ofText(
  (text) => safeAddress(text) ?? new Unreadable('not an http(s) address or a path of this site'),
  longest,
);

const keys = ['url', 'src', 'href', 'large', 'full', 'image', 'original', 'thumb'];

/**
 * Addresses in a list, in a list of objects with an address, or in one text. A comma parts them only before a new
 * address: image services put commas into theirs.
 */
function rawAddresses(cell: unknown): unknown[] {
  if (Array.isArray(cell)) return cell.slice(0, 500).flatMap(rawAddresses);
  if (typeof cell === 'string')
    return cell.trim().startsWith('[') ? fromJson(cell) : cell.split(/[\s|;]+|,(?=\s*(?:https?:|\/))/).filter(Boolean);
  if (typeof cell !== 'object' || cell === null) return [cell];
  const record = cell as Record<string, unknown>;
  return [keys.map((key) => record[key]).find((value) => typeof value === 'string')];
}

function fromJson(text: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.slice(0, 500).flatMap(rawAddresses) : [];
  } catch {
    return [text];
  }
}

const most = 120;

/** Photos: what is no address is left out; unreadable only when nothing is left. */
export const addresses: Read<string[]> = (cell) => {
  const raw = rawAddresses(cell);
  const safe = new Set<string>();
  for (const item of raw) {
    const found = typeof item === 'string' ? safeAddress(item) : null;
    if (found) safe.add(found);
    if (safe.size === most) break;
  }
  return safe.size > 0
    ? [...safe]
    : raw.length === 0
      ? null
      : new Unreadable('no http(s) address or path of this site');
};
