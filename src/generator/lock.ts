/** One command at a time may write a dealer's site, on one machine or on several that share the folder of sites. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockFile } from './layout.ts';

class LockedError extends Error {
  override name = 'LockedError';
}

/** The command that has a lock: its file holds the number of its process and its machine. */
interface Owner {
  pid: number;
  host: string;
}

const pauseMs = 250;
/** How often a lock that is held says so. */
const beatMs = 15_000;
/** A lock that said nothing for so long is nobody's: of a machine that went, or a number that another process has now. */
const leaseMs = 180_000;

const own = (): string => `${process.pid} ${hostname()}`;

/**
 * Takes dealers for this process, all or none; `release` gives one back. A lock whose process is
 * gone (kill -9) is taken over: at once on the same machine, after three minutes from another one, whose clocks may differ
 * by less than that.
 */
export class DealerLocks {
  readonly #held = new Set<string>();
  readonly #outDir: string;
  readonly #beat = setInterval(() => this.#say(), beatMs).unref();

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
      if (performance.now() >= end) {
        locks.releaseAll();
        const { pid, host } = taken.owner;
        const where = host === hostname() ? '' : ` on ${host}`;
        throw new LockedError(
          `Another command (process ${pid}${where}) is writing ${taken.slug} in ${outDir}. Wait for it (--wait SECONDS does), or use another --out.`,
        );
      }
      await wait(pauseMs);
    }
  }

  release(slug: string): void {
    const file = lockFile(this.#outDir, slug);
    if (this.#held.delete(slug) && read(file) === own()) rmSync(file, { force: true });
  }

  /** Gives back what is left, and ends the use of this object. */
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
        if (read(file) === own()) utimesSync(file, now, now);
      } catch {
        // A disk that does not answer now may do so by the next time: the lease is many times as long.
      }
    }
  }
}

/** Null when the lock is ours; otherwise the command that has it. */
function takeFile(file: string): Owner | null {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, own(), { flag: 'wx' });
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

/** Takes an abandoned lock away, and no other: somebody else may have done so, and hold a new one. */
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
