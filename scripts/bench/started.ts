/** Servers that a bench measures, each in processes of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectDir } from '../test-run/steps.ts';

export interface Running {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** `npm run serve` of a folder, on an embedded database of its own, without limits. */
export async function startServe(out: string, databaseFolder: string): Promise<Running> {
  const { DATABASE_URL: _url, ...environment } = process.env;
  const child = spawn(process.execPath, [join(projectDir, 'scripts/serve.ts'), '--out', out, '--port', '0'], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environment,
      DATABASE_FOLDER: databaseFolder,
      FORECOURT_LOG: 'off',
      FORECOURT_RATE_LIMITS: 'off',
      FORECOURT_MODE: 'development',
    },
  });
  return { port: await portOf(child), pid: child.pid!, stop: () => ended(child) };
}

function portOf(child: ChildProcess): Promise<number> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const port = /All dealers: http:\/\/localhost:(\d+)\//.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
