/** Runs `forecourt` in a separate process with a shared compile cache. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { commandFile } from '../../scripts/command-file.ts';
import { compileCacheFolder } from '../../scripts/compile-cache.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

export interface ProcessResult {
  /** Null after a signal. */
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** In the project folder; `options.env` extends the environment. */
export function startForecourt(command: string, args: string[] = [], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [commandFile, command, ...args], {
    cwd: projectDir,
    ...options,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder, ...options.env },
  });
}

export async function runForecourt(
  command: string,
  args: string[] = [],
  options: SpawnOptions = {},
): Promise<ProcessResult> {
  const child = startForecourt(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...end) => resolve(end));
  });
  const [[code, signal], stdout, stderr] = await Promise.all([ended, text(child.stdout!), text(child.stderr!)]);
  return { code, signal, stdout, stderr };
}
