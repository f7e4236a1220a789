import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Hex SHA-256 of paths, contents and `more`. */
export function hashFiles(folder: string, globs: string[], { exclude = [] as string[], more = '' } = {}): string {
  const hash = createHash('sha256').update(more);
  for (const file of globSync(globs, { cwd: folder, exclude }).sort()) {
    const path = join(folder, file);
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
