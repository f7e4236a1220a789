import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteContext } from '#src/domain/site.ts';
import { partsOf, type PageText, type Parts } from './parts.ts';

export interface RenderBatch {
  type: 'render';
  id: number;
  key: string;
  folder: string;
  pages: { path: string; file: string; route: string; page: PageText }[];
  /** Parts not yet sent to this thread. */
  parts: [id: number, text: string][];
}
export type ToWorker = RenderBatch | { type: 'site'; key: string; context: SiteContext } | { type: 'end'; key: string };
export interface FromWorker {
  id: number;
  problem: string | null;
}

/**
 * Pages leave half a megabyte of short-lived objects, which a smaller young generation would copy. A larger one took 80
 * MB more without saving time at 16,000 vehicles.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };

/** One batch renders while the next waits. */
const depth = 2;

interface Thread {
  worker: Worker;
  busy: number;
  given: Map<string, Set<number>>;
}
interface Waiting {
  thread: Thread;
  resolve: () => void;
  reject: (cause: Error) => void;
}

export class RenderPool {
  readonly #threads: Thread[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #start: () => Thread;
  readonly #size: number;
  readonly #pagesEach: number;
  readonly #sites = new Map<string, SiteContext>();
  #free: (() => void)[] = [];
  #nextId = 0;
  #handedOver = 0;

  /** `size`: maximum threads, null for one per core; `pagesEach`: pages per thread before starting another. */
  constructor(folder: string, size: number | null, pagesEach: number) {
    const workerData = { folder };
    this.#start = () => this.#startThread(workerData);
    this.#size = size ?? Math.min(4, availableParallelism());
    this.#pagesEach = pagesEach;
  }

  beginSite(key: string, context: SiteContext): void {
    this.#sites.set(key, context);
  }

  endSite(key: string): void {
    this.#sites.delete(key);
    for (const { worker, given } of this.#threads)
      if (given.delete(key)) worker.postMessage({ type: 'end', key } satisfies ToWorker);
  }

  /** Waits for a free thread; `done` settles once files are written. */
  async submit(batch: Omit<RenderBatch, 'type' | 'id' | 'parts'>, parts: Parts): Promise<{ done: Promise<void> }> {
    let thread = this.#roomiest();
    while (!thread) {
      await new Promise<void>((free) => this.#free.push(free));
      thread = this.#roomiest();
    }
    const id = this.#nextId++;
    this.#handedOver += batch.pages.length;
    thread.busy++;
    const done = new Promise<void>((resolve, reject) => this.#waiting.set(id, { thread, resolve, reject }));
    thread.worker.postMessage({
      type: 'render',
      id,
      ...batch,
      parts: missing(this.#partsGiven(thread, batch.key), batch.pages, parts),
    } satisfies RenderBatch);
    return { done };
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()));
  }

  #roomiest(): Thread | null {
    const [best] = this.#threads.toSorted((a, b) => a.busy - b.busy);
    if (best && best.busy < depth) return best;
    const wanted = Math.min(this.#size, 1 + Math.floor(this.#handedOver / this.#pagesEach));
    if (this.#threads.length >= wanted) return null;
    const thread = this.#start();
    this.#threads.push(thread);
    return thread;
  }

  #partsGiven({ worker, given }: Thread, key: string): Set<number> {
    const known = given.get(key);
    if (known) return known;
    worker.postMessage({ type: 'site', key, context: this.#sites.get(key)! } satisfies ToWorker);
    const parts = new Set<number>();
    given.set(key, parts);
    return parts;
  }

  #startThread(workerData: object): Thread {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
    });
    const thread: Thread = { worker, busy: 0, given: new Map() };
    worker.on('message', (answer: FromWorker) => this.#settle(answer));
    worker.on('error', (cause) => this.#remove(thread, cause));
    return thread;
  }

  #settle({ id, problem }: FromWorker): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.thread.busy--;
    if (problem === null) waiting.resolve();
    else waiting.reject(new Error(problem));
    this.#wake();
  }

  /** Fails the thread's batches; the others continue. */
  #remove(dead: Thread, cause: Error): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.thread !== dead) continue;
      this.#waiting.delete(id);
      waiting.reject(cause);
    }
    const index = this.#threads.indexOf(dead);
    if (index >= 0) this.#threads.splice(index, 1);
    this.#wake();
  }

  #wake(): void {
    for (const free of this.#free.splice(0)) free();
  }
}

function missing(given: Set<number>, pages: RenderBatch['pages'], parts: Parts): RenderBatch['parts'] {
  const ids = new Set(pages.flatMap(({ page }) => partsOf(page)));
  const wanted = [...ids].filter((id) => !given.has(id));
  for (const id of wanted) given.add(id);
  return wanted.map((id) => [id, parts.text(id)]);
}
