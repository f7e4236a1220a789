/** Decoded exactly once. */
export interface RequestPath {
  /** Decoded; keeps a trailing slash. */
  path: string;
  segments: string[];
  query: string;
}

/**
 * Null for targets that could leave the site: dot segments, encoded slashes, backslashes, control characters, broken
 * escapes.
 */
export function parseRequestPath(target: string): RequestPath | null {
  const [pathname = '', query = ''] = splitOnce(target.split('#')[0] ?? '', '?');
  if (!pathname.startsWith('/')) return null;
  const segments: string[] = [];
  for (const part of pathname.split('/')) {
    if (part === '') continue;
    const segment = decodeSegment(part);
    if (segment === null) return null;
    segments.push(segment);
  }
  const closing = segments.length > 0 && pathname.endsWith('/') ? '/' : '';
  return { path: `/${segments.join('/')}${closing}`, segments, query };
}

function decodeSegment(part: string): string | null {
  try {
    const segment = decodeURIComponent(part);
    if (segment === '.' || segment === '..') return null;
    return /[\/\\\p{Cc}]/v.test(segment) ? null : segment;
  } catch {
    return null;
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
