/** One command at a time may write an output folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockFile } from './layout.ts';

export class LockedError extends Error {
  override name = 'LockedError';
}

/**
 * Takes the output folder for this process; the returned function gives it back. A lock whose process is gone (kill -9) is taken over.
 * @throws LockedError when another command is writing there
 */
export function lockOutput(outDir: string): () => void {
  const file = lockFile(outDir);
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const owner = Number(readOwner(file));
      if (isAlive(owner)) throw new LockedError(`Another command (process ${owner}) is writing ${outDir}. Wait for it, or use another --out.`, { cause });
      rmSync(file, { force: true });
    }
  }
  throw new LockedError(`${outDir} is being taken by another command. Try again.`);
}

function readOwner(file: string): string {
  try { return readFileSync(file, 'utf8'); } catch { return ''; }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try { process.kill(pid, 0); return true; } catch (cause) { return (cause as NodeJS.ErrnoException).code === 'EPERM'; }
}
