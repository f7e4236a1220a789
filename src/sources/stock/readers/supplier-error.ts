import { FeedFormatError } from '../errors.ts';
import { compactKey } from '../transforms/reading.ts';

const messageKeys = [
  'message',
  'errormessage',
  'errordescription',
  'error',
  'errors',
  'detail',
  'details',
  'reason',
  'faultstring',
  'fault',
  'description',
  'title',
  'msg',
  'text',
];
const errorKeys = new Set([
  'error',
  'errors',
  'errorcode',
  'errormessage',
  'errordescription',
  'fault',
  'faultstring',
  'exception',
]);
const deepest = 4;

/** The supplier's message, such as "Invalid token"; null if there is none. */
function messageIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  if (Array.isArray(value))
    return value.map((item) => messageIn(item, depth + 1)).find((found) => found !== null) ?? null;
  const entries = Object.entries(value).map(([key, item]) => [compactKey(key), item] as const);
  for (const key of messageKeys)
    for (const [name, item] of entries) {
      const found = name === key ? messageIn(item, depth + 1) : null;
      if (found !== null) return found;
    }
  return null;
}

function isError(value: object): boolean {
  const entries = Object.entries(value).map(([key, item]) => [compactKey(key), item as unknown] as const);
  return entries.some(
    ([key, item]) =>
      (errorKeys.has(key) && item !== null && item !== false && item !== '' && item !== 0) ||
      (/^(?:success|succeeded|ok)$/.test(key) && /^(?:false|0|no)$/i.test(String(item))) ||
      (/^(?:status|result|code|statuscode)$/.test(key) &&
        /^(?:error|fail|failed|failure|[45]\d\d)$/i.test(String(item))) ||
      (/^(?:message|detail|faultstring)$/.test(key) && typeof item === 'string' && item !== ''),
  );
}

const withoutKeys = (message: string): string =>
  message
    .replaceAll(/\/\/[^\s/]*@/g, '//')
    .replaceAll(/\?\S*/g, '')
    .replaceAll(/[\w.=+/-]{16,}/g, '…');

/** @throws FeedFormatError quoting the server's error */
export function refuseError(parsed: unknown, name: string): void {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed) || !isError(parsed)) return;
  const message = messageIn(parsed);
  if (message === null) return;
  const quoted = withoutKeys(message.replaceAll(/\s+/g, ' ')).slice(0, 200);
  throw new FeedFormatError(
    `${name} is an error from the supplier's server, not a list of vehicles: "${quoted}". Check the URL and keys of stock.source in settings.json, or ask the feed's supplier.`,
  );
}
