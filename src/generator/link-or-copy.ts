import { copyFileSync, linkSync, statSync, utimesSync } from 'node:fs';

/** Copies preserve the modification time to the millisecond, because records contain it. */
export function linkOrCopy(source: string, file: string): void {
  try {
    linkSync(source, file);
  } catch {
    copyFileSync(source, file);
    const { atime, mtime } = statSync(source);
    utimesSync(file, atime, mtime);
  }
}
