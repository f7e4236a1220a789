import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '#src/server/platform/database/database-server.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { startFront } from './front.ts';
import { checkMode, type ServeOptions } from './serve-options.ts';
import { supervise } from './supervise.ts';

export interface Prepared {
  problem: string | null;
}

/**
 * This process runs the database and serves the static pages, so that they survive a crash of the functions. Returns
 * the exit code.
 */
export async function serve(options: ServeOptions, args: string[]): Promise<number> {
  checkMode(options, process.env);
  // Production uses an external database.
  const server = isProduction(readEnvironment())
    ? null
    : await startServer(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    await prepare(options.outDir);
    const front = await startFront(options);
    try {
      return await supervise([front.socketPath, ...args, '--port', String(front.port)], front);
    } finally {
      await front.close();
    }
  } finally {
    await server?.stop();
  }
}

/** @throws EnvironmentError */
async function prepare(outDir: string): Promise<void> {
  const child = fork(join(import.meta.dirname, 'prepare-process.ts'), [outDir], { execArgv: [] });
  const { problem } = await new Promise<Prepared>((resolve, reject) => {
    child.on('message', (said: Prepared) => resolve(said));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve({ problem: `Startup was interrupted (${signal ?? `code ${code}`}).` }));
  });
  if (problem !== null) throw new EnvironmentError(problem);
}
