/**
 * Runs the function in a thread, so that this process can watch both threads' memory: V8's limit doesn't cover buffers.
 */
import { Worker } from 'node:worker_threads';
import type { TransformOutcome, TransformTask } from './transform-worker.ts';

interface Order {
  task: TransformTask;
  megabytes: number;
}

const watchMs = 20;

/** Allows for copies of the rows. */
const leeway = 1.5;

/** A thread blocked in a system call would delay any other exit. */
const die = (): void => void process.kill(process.pid, 'SIGKILL');

process.once('message', ({ task, megabytes }: Order) => {
  const before = process.memoryUsage.rss();
  let hasEnded = false;
  const end = (said: TransformOutcome | 'out of memory'): void => {
    hasEnded = true;
    clearInterval(watch);
    process.send!(said, undefined, undefined, die);
  };
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > megabytes * leeway * 1024 ** 2) end('out of memory');
  }, watchMs);
  const worker = new Worker(new URL('./transform-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
    execArgv: [],
  });
  worker.on('message', end);
  worker.on('error', (cause: NodeJS.ErrnoException) =>
    end(cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out of memory' : { problem: `failed: ${cause.message}` }),
  );
  worker.on('exit', () => {
    if (!hasEnded) die();
  });
});
process.once('disconnect', die);
