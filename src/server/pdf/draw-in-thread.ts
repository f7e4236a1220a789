/**
 * Drawing takes a tenth of a second of pure computing: a thread of its own does it, so that pages are served meanwhile.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { vehiclePdf } from './vehicle-pdf.ts';

export type Drawing = Parameters<typeof vehiclePdf>;
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; error: string };

const program = new URL('./draw-thread.ts', import.meta.url);
const waiting = new Map<number, { resolve(pdf: Buffer): void; reject(cause: Error): void }>();
let thread: Worker | null = null;
let serial = 0;

/** A bundled function has no second file, and answers one call at a time: it draws by itself. */
export async function drawInThread(...drawing: Drawing): Promise<Buffer> {
  if (!existsSync(fileURLToPath(program))) return vehiclePdf(...drawing);
  const worker = (thread ??= startThread());
  const id = ++serial;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, drawing });
  });
}

function startThread(): Worker {
  // Whatever this process was started with, such as a program on its command line, is none of the thread's.
  const worker = new Worker(program, { execArgv: [] });
  // Nobody waits for a thread that has nothing to draw.
  worker.unref();
  worker.on('message', (drawn: Drawn) => {
    const requested = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if ('pdf' in drawn) requested?.resolve(Buffer.from(drawn.pdf));
    else requested?.reject(new Error(drawn.error));
  });
  worker.on('error', (cause) => giveUp(worker, cause as Error));
  worker.on('exit', () => giveUp(worker, new Error('The thread that draws brochures ended.')));
  return worker;
}

/** The next drawing starts another one. */
function giveUp(worker: Worker, cause: Error): void {
  if (thread !== worker) return;
  thread = null;
  for (const { reject } of waiting.values()) reject(cause);
  waiting.clear();
}
