import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface CachedFeed {
  etag: string | null;
  lastModified: string | null;
  bytes: Uint8Array;
}

interface Entry {
  etag: string | null;
  lastModified: string | null;
  sha256: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const paths = (dir: string, url: string) => {
  const base = join(dir, sha256(url).slice(0, 32));
  return { body: `${base}.body`, entry: `${base}.json` };
};

export async function readCachedFeed(dir: string, url: string): Promise<CachedFeed | null> {
  const { body, entry } = paths(dir, url);
  try {
    const { etag, lastModified, sha256: expected } = JSON.parse(await readFile(entry, 'utf8')) as Entry;
    const bytes = await readFile(body);
    return sha256(bytes) === expected ? { etag, lastModified, bytes } : null;
  } catch {
    return null;
  }
}

/** Body first, entry last: an interrupted run leaves an entry whose hash doesn't match. */
export async function writeCachedFeed(
  dir: string,
  url: string,
  { etag, lastModified, bytes }: CachedFeed,
): Promise<void> {
  const { body, entry } = paths(dir, url);
  await mkdir(dir, { recursive: true });
  const moveIn = async (path: string, data: string | Uint8Array) => {
    const temporary = `${path}.${process.pid}.tmp`;
    await writeFile(temporary, data);
    await rename(temporary, path);
  };
  await moveIn(body, bytes);
  await moveIn(entry, JSON.stringify({ etag, lastModified, sha256: sha256(bytes) } satisfies Entry));
}
