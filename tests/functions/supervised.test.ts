/** `./forecourt serve` with its parts killed one by one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverOf } from '#src/server/platform/database/embedded/end-server.ts';
import { childrenOf, commandOf, isAlive } from '#src/server/platform/database/embedded/processes.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';
import { askServer, writeFiles } from '../unit/server/local-site.ts';

let folder: string;
let supervisor: ChildProcess;
let port: number;
let said = '';

/** Null if the port is taken. */
function listener(wanted: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(null)).listen(wanted, '127.0.0.1', () => resolve(server));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-supervised-'));
  // PostgreSQL refuses root, so its own user must be able to enter the folder.
  await chmod(folder, 0o755);
  await writeFiles(join(folder, 'dist'), {
    'harbour-motors/index.html': '<!doctype html><title>Home</title>',
    'harbour-motors/cars/rio.html': 'a Rio',
    'harbour-motors/404.html': 'nothing here',
    'harbour-motors/503.html': 'call us instead',
    'harbour-motors/photos/rio.webp': Buffer.alloc(2000, 1),
  });
  const { DATABASE_URL: _url, ...environment } = process.env;
  supervisor = spawn(process.execPath, ['bin/forecourt.mjs', 'serve', '--out', join(folder, 'dist'), '--port', '0'], {
    cwd: projectDir,
    env: { ...environment, DATABASE_FOLDER: join(folder, 'database'), METRICS: '127.0.0.1:0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [supervisor.stdout!, supervisor.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const written = await vi.waitUntil(() => /All dealers: http:\/\/localhost:(\d+)\//.exec(said), {
    timeout: timeLimit(120_000),
  });
  port = Number(written[1]);
});
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(said)));
afterAll(async () => {
  supervisor.kill('SIGKILL');
  await vi.waitUntil(() => serverOf(join(folder, 'database', 'data')) === null, { timeout: timeLimit(30_000) });
  await rm(folder, { recursive: true, force: true });
});

const functionsPid = () => childrenOf(supervisor.pid!).find((pid) => commandOf(pid)?.includes('function-process.ts'));
const ask = (path: string, headers: Record<string, string> = {}) =>
  askServer(port, path, { host: 'harbour-motors.localhost', headers });
const statusOf = async (path: string) => (await ask(path).catch(() => null))?.status ?? null;

const paths = { '/': 200, '/cars/rio': 200, '/photos/rio.webp': 200, '/no-such-page': 404 };

test('serves every static page while its functions are killed, and restarts them soon after (ISO-06)', async () => {
  const [killed, database] = [functionsPid()!, serverOf(join(folder, 'database', 'data'))];
  const seen = new Map<string, Set<number | null>>();
  let isOver = false;
  const crowd = Promise.all(
    Object.keys(paths).map(async (path) => {
      const statuses = new Set<number | null>();
      seen.set(path, statuses);
      while (!isOver) statuses.add(await statusOf(path));
    }),
  );
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(killed), { timeout: timeLimit(10_000), interval: 5 });
  const refused = await ask('/results', { accept: 'text/html' });
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, text: 'call us instead' });
  // No other process can get the port.
  expect(await listener(port)).toBeNull();
  await vi.waitUntil(async () => (await statusOf('/api/health')) === 200, {
    timeout: timeLimit(100_000),
    interval: 100,
  });
  isOver = true;
  await crowd;
  expect(Object.fromEntries([...seen].map(([path, statuses]) => [path, [...statuses]]))).toEqual(
    Object.fromEntries(Object.entries(paths).map(([path, status]) => [path, [status]])),
  );
  expect(functionsPid()).not.toBe(killed);
  expect(serverOf(join(folder, 'database', 'data'))).toBe(database);
  expect(said).toContain('The functions stopped (SIGKILL); restarting them.');
});

test('serves static pages while its functions hang (ISO-06)', async () => {
  const hung = functionsPid()!;
  process.kill(hung, 'SIGSTOP');
  try {
    await vi.waitUntil(async () => (await statusOf('/api/health')) === 503, {
      timeout: timeLimit(60_000),
      interval: 100,
    });
    for (const [path, status] of Object.entries(paths)) expect(await statusOf(path), path).toBe(status);
  } finally {
    process.kill(hung, 'SIGCONT');
  }
  await vi.waitUntil(async () => (await statusOf('/api/health')) === 200, {
    timeout: timeLimit(100_000),
    interval: 100,
  });
});

test('stops everything in order on SIGTERM, with code 0, while metrics are served too', async () => {
  const [server, database] = [functionsPid()!, serverOf(join(folder, 'database', 'data'))!];
  expect(supervisor.exitCode).toBeNull();
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect([isAlive(server), isAlive(database)]).toEqual([false, false]);
});
