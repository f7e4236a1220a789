/** Serves the built demo dealers on a free port, with a host of slow, broken and huge photos beside them. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPhotoHost } from '../support/photo-host.ts';
import { demoBuild } from '../support/demo-build.ts';
import { runHashes } from './remembered.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const SERVING = /http:\/\/localhost:(?<port>\d+)\//v;

export default async function globalSetup(): Promise<() => Promise<void>> {
  const outDir = await demoBuild();
  const photos = await startPhotoHost();
  const databaseFolder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-database-'));
  const server = run(
    'scripts/serve.ts',
    ['--out', outDir, '--port', '0', '--stand-in', `photos.far-photos.example=${photos.port}`],
    // Every shopper of these tests has one address: ten of them that sign in within ten minutes would be too many.
    { DATABASE_FOLDER: databaseFolder, FORECOURT_LOG: 'off', FORECOURT_RATE_LIMITS: 'off' },
  );
  process.env.E2E_PORT = await portOf(server);
  process.env.E2E_OUT = outDir;
  const { product, helpers } = runHashes();
  process.env.E2E_PRODUCT = product;
  process.env.E2E_HELPERS = helpers;
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await photos.stop();
    await rm(databaseFolder, { recursive: true, force: true });
  };
}

async function portOf(server: ChildProcess): Promise<string> {
  const lines = createInterface({ input: server.stdout! });
  for await (const line of lines) {
    const port = SERVING.exec(line)?.groups?.port;
    if (port !== undefined) return port;
  }
  throw new Error('The server stopped before it said where it listens.');
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(projectDir, script), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, CI: 'true' },
  });
}
