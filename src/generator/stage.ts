import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from './link-or-copy.ts';
import type { Parts } from './parts.ts';
import type { PlannedFile } from './plan.ts';
import type { RenderBatch, RenderPool } from './render-pool.ts';

const batchSize = 64;

type PageOfBatch = RenderBatch['pages'][number];

export class Stage {
  /** In planned order. */
  readonly staged = new Map<string, string>();
  readonly #folder: string;
  readonly #pool: RenderPool;
  readonly #site: string;
  readonly #parts: Parts;
  readonly #onProgress: (files: number) => void;
  readonly #check: () => void;
  readonly #folders = new Set<string>();
  readonly #pending = new Set<Promise<unknown>>();
  #batch: PageOfBatch[] = [];
  #failure: Error | null = null;

  /** @param run `check` throws once the time is up */
  constructor(
    folder: string,
    pool: RenderPool,
    site: string,
    parts: Parts,
    run: { onProgress: (files: number) => void; check: () => void },
  ) {
    this.#folder = folder;
    this.#pool = pool;
    this.#site = site;
    this.#parts = parts;
    this.#onProgress = run.onProgress;
    this.#check = run.check;
    mkdirSync(folder, { recursive: true });
  }

  /** @throws the first failure of an earlier page */
  async add(planned: PlannedFile): Promise<void> {
    if (this.#failure) throw this.#failure;
    this.#check();
    this.#ensureFolder(dirname(planned.file));
    this.staged.set(planned.file, planned.hash);
    if (planned.kind === 'render') {
      const { path, file, route, page } = planned;
      this.#batch.push({ path, file, route, page: page() });
      if (this.#batch.length === batchSize) await this.#send();
      return;
    }
    const file = join(this.#folder, planned.file);
    if (planned.kind === 'text') writeFileSync(file, planned.body());
    else linkOrCopy(planned.source, file);
    this.#onProgress(1);
  }

  /** @throws the first failure of any page */
  async finish(): Promise<void> {
    await this.#send();
    await this.settled();
    if (this.#failure) throw this.#failure;
    this.#check();
  }

  /** Waits until no threads are writing here, even after a failure. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #send(): Promise<void> {
    const pages = this.#batch.splice(0);
    if (pages.length === 0) return;
    const { done } = await this.#pool.submit(
      {
        key: this.#site,
        folder: this.#folder,
        pages,
      },
      this.#parts,
    );
    const settled = done
      .then(
        () => this.#onProgress(pages.length),
        (cause: Error) => {
          this.#failure ??= cause;
        },
      )
      .finally(() => this.#pending.delete(settled));
    this.#pending.add(settled);
  }

  #ensureFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(join(this.#folder, folder), { recursive: true });
    this.#folders.add(folder);
  }
}
