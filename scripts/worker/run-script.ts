/** A command of the product in a process of its own: what ends it ends no worker, and it is let finish when the worker stops. */
import { spawn } from 'node:child_process';
import { projectDir } from '../test-run/steps.ts';

export interface ScriptEnd {
  /** Exit code; null where it was killed or could not be started. */
  code: number | null;
  output: string;
  /** The last of what it said beside its output, or why it could not be started. */
  said: string;
}

export type RunScript = (script: string, args: readonly string[]) => Promise<ScriptEnd>;

const mostSaid = 4000;

/** Never fails. `script` is a file of the folder scripts. */
export const runScript: RunScript = (script, args) => {
  const child = spawn(process.execPath, [`scripts/${script}`, ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [output, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-mostSaid)));
  return new Promise((resolve) => {
    const end = (code: number | null) => resolve({ code, output, said: said.trim() });
    child.on('error', (error) => {
      said += error.message;
      end(null);
    });
    child.on('close', end);
  });
};
