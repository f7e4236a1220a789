/** One hash over many files, so that work on the same bytes is not done twice. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The SHA-256, in hexadecimal, of the paths and bytes of all files of `folder` that `globs` match, and of `more`.
 * Adding, renaming, changing or removing a file changes it.
 */
export function hashFiles(folder: string, globs: string[], { exclude = [] as string[], more = '' } = {}): string {
  const hash = createHash('sha256').update(more);
  for (const file of globSync(globs, { cwd: folder, exclude }).sort()) {
    const path = join(folder, file);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
