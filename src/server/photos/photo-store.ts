import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredPhoto {
  bytes: Buffer;
  madeAt: number;
}

export class PhotoStore {
  readonly #folder: string;
  readonly #most: number;
  /** Least recently used first; null until read. */
  #kept: Promise<Map<string, { size: number; madeAt: number }>> | null = null;

  /** @param most total bytes */
  constructor(folder: string, most = 500_000_000) {
    this.#folder = folder;
    this.#most = most;
  }

  async get(name: string): Promise<StoredPhoto | null> {
    const stored = await this.#list();
    const entry = stored.get(name);
    const bytes = entry && (await readFile(join(this.#folder, name)).catch(() => null));
    if (!entry || !bytes) return null;
    stored.delete(name);
    stored.set(name, entry);
    return { bytes, madeAt: entry.madeAt };
  }

  async keep(name: string, bytes: Buffer, madeAt: number): Promise<void> {
    if (bytes.byteLength > this.#most) return;
    const stored = await this.#list();
    const draft = join(this.#folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.#folder, name));
    } catch {
      await rm(draft, { force: true });
      return;
    }
    stored.delete(name);
    stored.set(name, { size: bytes.byteLength, madeAt });
    await this.#makeRoom(stored);
  }

  async #makeRoom(stored: Map<string, { size: number; madeAt: number }>): Promise<void> {
    let total = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [name, { size }] of stored) {
      if (total <= this.#most) return;
      stored.delete(name);
      total -= size;
      await rm(join(this.#folder, name), { force: true });
    }
  }

  #list(): Promise<Map<string, { size: number; madeAt: number }>> {
    return (this.#kept ??= this.#read());
  }

  async #read(): Promise<Map<string, { size: number; madeAt: number }>> {
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined);
    const names = await readdir(this.#folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, stats: await stat(join(this.#folder, name)).catch(() => null) })),
    );
    const whole = found
      .filter(({ name, stats }) => stats?.isFile() && !name.endsWith('.tmp'))
      .sort((a, b) => a.stats!.mtimeMs - b.stats!.mtimeMs);
    return new Map(whole.map(({ name, stats }) => [name, { size: stats!.size, madeAt: stats!.mtimeMs }]));
  }
}
