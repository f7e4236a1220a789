import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { statOf } from './stat-of.ts';
import type { RequestPath } from './request-path.ts';

const CONTROL_FILES = new Set(['_redirects', '_headers']);

/** Like static hosts: `/x` is `x`, `x.html` or `x/index.html`. Null if missing, hidden, or a link out of the site. */
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

// `.well-known` is the only public dot folder (RFC 8615).
function isHidden(segments: string[]): boolean {
  if (segments.length === 1 && CONTROL_FILES.has(segments[0] ?? '')) return true;
  return segments.some((name, at) => name.startsWith('.') && !(at === 0 && name === '.well-known'));
}
