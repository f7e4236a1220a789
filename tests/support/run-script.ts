/** Starts a project script in a separate process with a shared compile cache. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCacheFolder } from '../../scripts/compile-cache.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

export interface ScriptResult {
  /** Null after a signal. */
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs in the project folder; `options.env` extends the environment.
 *
 * @param script such as `scripts/validate.ts`
 */
export function startScript(script: string, args: string[] = [], options: SpawnOptions = {}): ChildProcess {
  return spawn(process.execPath, [join(projectDir, script), ...args], {
    cwd: projectDir,
    ...options,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder, ...options.env },
  });
}

export async function runScript(
  script: string,
  args: string[] = [],
  options: SpawnOptions = {},
): Promise<ScriptResult> {
  const child = startScript(script, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (...end) => resolve(end));
  });
  const [[code, signal], stdout, stderr] = await Promise.all([ended, text(child.stdout!), text(child.stderr!)]);
  return { code, signal, stdout, stderr };
}
