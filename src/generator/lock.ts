/** One command at a time writes a site, even across machines. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFile } from './layout.ts';

class LockedError extends Error {
  override name = 'LockedError';
}

interface Owner {
  pid: number;
  host: string;
}

const pauseMs = 250;
const beatMs = 15_000;
/** Older locks come from crashed machines or reused process ids. */
const leaseMs = 180_000;

const lockOwner = (): string => `${process.pid} ${hostname()}`;

/**
 * All locks or none. Replaces a dead process's lock at once on the same machine, otherwise after three minutes, so
 * clocks must agree to within three minutes.
 */
export class DealerLocks {
  readonly #held = new Set<string>();
  readonly #outDir: string;
  readonly #beat = setInterval(() => this.#say(), beatMs).unref();

  private constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** @throws LockedError if a lock is still held after `waitSeconds` */
  static async take(outDir: string, slugs: string[], waitSeconds: number): Promise<DealerLocks> {
    const locks = new DealerLocks(outDir);
    const end = performance.now() + waitSeconds * 1000;
    for (;;) {
      const taken = locks.#takeAll(slugs);
      if (taken === null) return locks;
      if (performance.now() >= end) {
        locks.releaseAll();
        const { pid, host } = taken.owner;
        const where = host === hostname() ? '' : ` on ${host}`;
        throw new LockedError(
          `Another command (process ${pid}${where}) is writing ${taken.slug} in ${outDir}. Wait for it to finish (--wait SECONDS), or use another --out.`,
        );
      }
      await wait(pauseMs);
    }
  }

  release(slug: string): void {
    const file = lockFile(this.#outDir, slug);
    if (this.#held.delete(slug) && read(file) === lockOwner()) rmSync(file, { force: true });
  }

  releaseAll(): void {
    clearInterval(this.#beat);
    for (const slug of this.#held) this.release(slug);
  }

  #takeAll(slugs: string[]): { slug: string; owner: Owner } | null {
    for (const slug of slugs.toSorted()) {
      const owner = takeFile(lockFile(this.#outDir, slug));
      if (owner === null) {
        this.#held.add(slug);
        continue;
      }
      for (const taken of this.#held) this.release(taken);
      return { slug, owner };
    }
    return null;
  }

  #say(): void {
    const now = new Date();
    for (const slug of this.#held) {
      const file = lockFile(this.#outDir, slug);
      try {
        if (read(file) === lockOwner()) utimesSync(file, now, now);
      } catch {
        // A later heartbeat may succeed before the lease ends.
      }
    }
  }
}

/** The lock's owner; null if this process took it. */
function takeFile(file: string): Owner | null {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, lockOwner(), { flag: 'wx' });
      return null;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const text = read(file);
      if (text === null) continue;
      const owner = ownerIn(text);
      if (isHeld(owner, file) || attempt > 2) return owner;
      remove(file, text);
    }
  }
}

function isHeld({ pid, host }: Owner, file: string): boolean {
  const saidMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - saidMs < leaseMs && (host !== hostname() || isAlive(pid));
}

/** Another process may have replaced the abandoned lock. */
function remove(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw cause;
  }
  if (read(aside) === text) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

function ownerIn(text: string): Owner {
  const [pid = '', host = ''] = text.split(' ');
  return { pid: Number(pid), host };
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
