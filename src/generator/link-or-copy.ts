import { copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';

/**
 * Puts `source` at `file` as well. A hard link costs no copy; where there are none, as across file systems, the copy
 * keeps the time to the millisecond, which records speak of.
 */
export function linkOrCopy(source: string, file: string): void {
  try {
    linkSync(source, file);
  } catch {
    copyFileSync(source, file);
    const { atime, mtime } = statSync(source);
    utimesSync(file, atime, mtime);
  }
}
