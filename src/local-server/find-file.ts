import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { statOf } from './stat-of.ts';
import type { RequestPath } from './request-path.ts';

const CONTROL_FILES = new Set(['_redirects', '_headers']);

/**
 * The file of a site that answers a path, the way static hosts resolve it: `/x` is `x`, `x.html`
 * or `x/index.html`. Null when there is none, when it is hidden, or when a link leads out of the site.
 */
export function findFile(folder: string, request: RequestPath): string | null {
  if (isHidden(request.segments)) return null;
  const root = realPath(folder);
  if (root === null) return null;
  for (const candidate of candidates(request)) {
    const path = join(root, candidate);
    const file = statOf(path)?.isFile() ? realPath(path) : null;
    if (file?.startsWith(root + sep)) return file;
  }
  return null;
}

/** Null for what is not there, or went this moment. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

function candidates({ path, segments }: RequestPath): string[] {
  if (segments.length === 0) return ['index.html'];
  const name = segments.join('/');
  const pages = [`${name}/index.html`, `${name}.html`];
  return path.endsWith('/') ? pages : [name, ...pages.toReversed()];
}

// `.well-known` is the one dot folder that is meant to be public (RFC 8615).
function isHidden(segments: string[]): boolean {
  if (segments.length === 1 && CONTROL_FILES.has(segments[0] ?? '')) return true;
  return segments.some((name, at) => name.startsWith('.') && !(at === 0 && name === '.well-known'));
}
