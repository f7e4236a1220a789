import { copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';

/** Copies preserve modification times to the millisecond, because records contain them. */
export function linkOrCopy(source: string, file: string): void {
  try {
    linkSync(source, file);
  } catch {
    copyFileSync(source, file);
    const { atime, mtime } = statSync(source);
    utimesSync(file, atime, mtime);
  }
}
