import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { RequestPath } from './request-path.ts';

const CONTROL_FILES = new Set(['_redirects', '_headers']);

/**
 * The file of a site that answers a path, the way static hosts resolve it: `/x` is `x`, `x.html`
 * or `x/index.html`. Null when there is none, when it is hidden, or when a link leads out of the site.
 */
export async function findFile(folder: string, request: RequestPath): Promise<string | null> {
  if (isHidden(request.segments)) return null;
  const root = await realpath(folder).catch(() => null);
  if (root === null) return null;
  for (const candidate of candidates(request)) {
    const file = await realpath(join(root, candidate)).catch(() => null);
    if (file?.startsWith(root + sep) && (await isFile(file))) return file;
  }
  return null;
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

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ?? false;
}
