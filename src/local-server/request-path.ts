/** Decoded once, so that no later step decodes again. */
export interface RequestPath {
  /** Decoded; a trailing slash is kept. */
  path: string;
  segments: string[];
  query: string;
}

/**
 * Null for a target that could leave the site, with a dot segment, encoded slash, backslash, control character or
 * broken escape.
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
