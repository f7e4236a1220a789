import { spawn, type ChildProcess } from 'node:child_process';
import { commandFile } from '../command-file.ts';
import { projectDir } from '../test-run/steps.ts';

export interface Running {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

export async function startServe(out: string, databaseFolder: string): Promise<Running> {
  const child = spawnServe(out, databaseFolder);
  child.stderr!.pipe(process.stderr);
  return { port: await portOf(child), pid: child.pid!, stop: () => stopProcess(child) };
}

export function spawnServe(out: string, databaseFolder: string, more: Record<string, string> = {}): ChildProcess {
  const { DATABASE_URL: _url, ...environment } = process.env;
  return spawn(process.execPath, [commandFile, 'serve', '--out', out, '--port', '0'], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      DATABASE_FOLDER: databaseFolder,
      FORECOURT_LOG: 'off',
      FORECOURT_RATE_LIMITS: 'off',
      FORECOURT_MODE: 'development',
      ...more,
    },
  });
}

/** @throws Error with the last output if the process ends early */
export function portOf(child: ChildProcess): Promise<number> {
  let words = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-2000);
        const port = /All dealers: http:\/\/localhost:(\d+)\//.exec(words)?.[1];
        if (port) resolve(Number(port));
      });
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}.\n${words}`)));
  });
}

export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
