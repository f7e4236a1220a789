/** Builds the demo dealers, a dealer whose photos are slow, broken and huge, and new dealers without photos, into a temporary folder, serves them on a free port, and takes both away at the end. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { startPhotoHost } from '../support/photo-host.ts';
import { builtAt } from './built-at.ts';
import { dealerWithoutPhotos } from './dealers.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const SERVING = /http:\/\/localhost:(?<port>\d+)\//v;

/** E2E_SITES names a folder that is built already, so that a test under work need not wait for a build. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const ready = process.env.E2E_SITES;
  const outDir = ready ?? (await mkdtemp(join(tmpdir(), 'forecourt-e2e-')));
  if (ready === undefined) await build(outDir);
  await build(outDir, ['far-photos', '--tenants', join(projectDir, 'tests/fixtures/tenants')]);
  await buildWithoutPhotos(outDir);
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
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await photos.stop();
    await rm(databaseFolder, { recursive: true, force: true });
    if (ready === undefined) await rm(outDir, { recursive: true, force: true });
  };
}

/** A dealer of each template as the scaffold leaves it, whose feed has no photos. */
async function buildWithoutPhotos(outDir: string): Promise<void> {
  const tenants = await mkdtemp(join(tmpdir(), 'forecourt-e2e-tenants-'));
  const feed = join(projectDir, 'tests/fixtures/stock-without-photos.csv');
  for (const template of templateNames) {
    const dealer = ['--template', template, '--locale', 'en-US', '--feed', feed, '--tenants', tenants];
    const child = run('scripts/new-tenant.ts', [dealerWithoutPhotos(template), ...dealer]);
    child.stdout?.resume();
    await succeeded(child, `There is no new dealer of the ${template} template`);
  }
  await build(outDir, ['--tenants', tenants]);
  await rm(tenants, { recursive: true });
}

async function build(outDir: string, args: string[] = []): Promise<void> {
  const child = run('scripts/build.ts', [...args, '--out', outDir, '--now', builtAt]);
  child.stdout?.pipe(process.stdout);
  await succeeded(child, 'The demo dealers could not be built');
}

async function succeeded(child: ChildProcess, otherwise: string): Promise<void> {
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`${otherwise} (exit code ${exitCode}).`);
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
