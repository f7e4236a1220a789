/** In a separate process: a crash doesn't end the worker, and a stopping worker lets the command finish. */
import { spawn } from 'node:child_process';
import { commandFile } from '../command-file.ts';
import { projectDir } from '../test-run/steps.ts';

export interface CommandEnd {
  /** Null if the process was killed or didn't start. */
  code: number | null;
  output: string;
  /** The end of standard error, or the reason the process didn't start. */
  said: string;
}

export type RunCommand = (name: string, args: readonly string[]) => Promise<CommandEnd>;

const maxOutputCharacters = 4000;

/** Never rejects. */
export const runCommand: RunCommand = (name, args) => {
  const child = spawn(process.execPath, [commandFile, name, ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [output, said] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-maxOutputCharacters)));
  return new Promise((resolve) => {
    const end = (code: number | null) => resolve({ code, output, said: said.trim() });
    child.on('error', (error) => {
      said += error.message;
      end(null);
    });
    child.on('close', end);
  });
};
