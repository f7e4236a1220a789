import { readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const maxConcurrent = 64;

/** Deletes several files at a time, unlike `rm`. */
export async function removeTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (let at = 0; at < files.length; at += maxConcurrent)
    await Promise.all(files.slice(at, at + maxConcurrent).map((file) => unlink(file)));
  await rm(folder, { recursive: true, force: true });
}
