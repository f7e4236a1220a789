/** Rendering takes a tenth of a second of CPU time, so a worker thread does it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { vehiclePdf } from './vehicle-pdf.ts';

export type Drawing = Parameters<typeof vehiclePdf>;
export type RenderResult = { id: number; pdf: Uint8Array } | { id: number; error: string };

const program = new URL('./render-thread.ts', import.meta.url);
const waiting = new Map<number, { resolve(pdf: Buffer): void; reject(cause: Error): void }>();
let thread: Worker | null = null;
let serial = 0;

/** Bundled functions have no worker file. */
export async function renderInThread(...drawing: Drawing): Promise<Buffer> {
  if (!existsSync(fileURLToPath(program))) return vehiclePdf(...drawing);
  const worker = (thread ??= startThread());
  const id = ++serial;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, drawing });
  });
}

function startThread(): Worker {
  // Must not inherit Node options.
  const worker = new Worker(program, { execArgv: [] });
  // Idle threads must not keep the process alive.
  worker.unref();
  worker.on('message', (drawn: RenderResult) => {
    const requested = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if ('pdf' in drawn) requested?.resolve(Buffer.from(drawn.pdf));
    else requested?.reject(new Error(drawn.error));
  });
  worker.on('error', (cause) => giveUp(worker, cause as Error));
  worker.on('exit', () => giveUp(worker, new Error('The thread that renders brochures stopped.')));
  return worker;
}

function giveUp(worker: Worker, cause: Error): void {
  if (thread !== worker) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(cause);
  waiting.clear();
}
