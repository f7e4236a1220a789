/** Serves the built demo dealers to the walk, and finds or installs the engines. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findOrInstallEngines, howToInstall, type Engines } from '../../scripts/find-engines.ts';
import { builtAt } from '../support/built-at.ts';
import { demoBuild } from '../support/demo-build.ts';
import { startWalkServer } from './driver/walk-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines;
    port: number;
  }
}

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const engines = findOrInstallEngines();
  project.provide('engines', engines);
  for (const name of ['firefox', 'webkit'] as const) if (!engines[name]) console.warn(`Skipped: ${howToInstall[name]}`);
  if (!engines.firefox && !engines.webkit) {
    project.provide('port', 0);
    return undefined;
  }

  const sites = await demoBuild();
  const database = await mkdtemp(join(tmpdir(), 'forecourt-engines-database-'));
  const server = run('scripts/serve.ts', ['--out', sites, '--port', '0'], {
    DATABASE_FOLDER: database,
    FORECOURT_LOG: 'off',
    FORECOURT_RATE_LIMITS: 'off',
  });
  const walkServer = await startWalkServer(await portOf(server), builtAt);
  project.provide('port', walkServer.port);
  return async () => {
    walkServer.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(database, { recursive: true, force: true });
  };
}

async function portOf(server: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: server.stdout! })) {
    const port = /http:\/\/localhost:(?<port>\d+)\//v.exec(line)?.groups?.port;
    if (port !== undefined) return Number(port);
  }
  throw new Error('The server stopped before it printed its port.');
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(projectDir, script), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, CI: 'true' },
  });
}
