/** One command at a time may write a dealer's site. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFile } from './layout.ts';

class LockedError extends Error {
  override name = 'LockedError';
}

const pauseMs = 250;

/**
 * Takes dealers for this process, all or none; `release` gives one back. A lock whose process is
 * gone (kill -9) is taken over.
 */
export class DealerLocks {
  readonly #held = new Set<string>();
  readonly #outDir: string;

  private constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** @throws LockedError when another command still writes one of them after `waitSeconds` */
  static async take(outDir: string, slugs: string[], waitSeconds: number): Promise<DealerLocks> {
    const locks = new DealerLocks(outDir);
    const end = performance.now() + waitSeconds * 1000;
    for (;;) {
      const taken = locks.#takeAll(slugs);
      if (taken === null) return locks;
      if (performance.now() >= end)
        throw new LockedError(
          `Another command (process ${taken.owner}) is writing ${taken.slug} in ${outDir}. Wait for it (--wait SECONDS does), or use another --out.`,
        );
      await wait(pauseMs);
    }
  }

  release(slug: string): void {
    if (this.#held.delete(slug)) rmSync(lockFile(this.#outDir, slug), { force: true });
  }

  releaseAll(): void {
    for (const slug of this.#held) this.release(slug);
  }

  #takeAll(slugs: string[]): { slug: string; owner: number } | null {
    for (const slug of slugs.toSorted()) {
      const owner = takeFile(lockFile(this.#outDir, slug));
      if (owner === null) {
        this.#held.add(slug);
        continue;
      }
      this.releaseAll();
      return { slug, owner };
    }
    return null;
  }
}

/** Null when the lock is ours; otherwise the process that has it. */
function takeFile(file: string): number | null {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return null;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const owner = Number(readOwner(file));
      if (isAlive(owner) || attempt > 2) return owner;
      rmSync(file, { force: true });
    }
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
