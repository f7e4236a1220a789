/** `npm run serve` as an operator runs it, killed part by part. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serverOf } from '#src/server/database/embedded/end-server.ts';
import { childrenOf, commandOf, isAlive } from '#src/server/database/embedded/processes.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';
import { writeFiles } from '../unit/server/local-site.ts';

let folder: string;
let supervisor: ChildProcess;
let port: number;
let said = '';

/** Another program at a port; null where that is taken. */
function listener(wanted: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.once('error', () => resolve(null)).listen(wanted, '127.0.0.1', () => resolve(server));
  });
}

/**
 * A free one below those that systems hand out by themselves (from 32768 up): another program's connection might have
 * such a one by the time that the server comes back.
 */
async function fixedPort(): Promise<number> {
  for (;;) {
    const wanted = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = await listener(wanted);
    if (probe === null) continue;
    await new Promise((resolve) => probe.close(resolve));
    return wanted;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-supervised-'));
  // PostgreSQL does not run as root, and its own user must be able to enter.
  await chmod(folder, 0o755);
  await writeFiles(join(folder, 'dist'), { 'harbour-motors/index.html': '<!doctype html><title>Home</title>' });
  port = await fixedPort();
  const { DATABASE_URL: _url, ...environment } = process.env;
  supervisor = spawn(process.execPath, ['scripts/serve.ts', '--out', join(folder, 'dist'), '--port', String(port)], {
    cwd: projectDir,
    env: { ...environment, DATABASE_FOLDER: join(folder, 'database') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [supervisor.stdout!, supervisor.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await vi.waitUntil(() => said.includes(`All dealers: http://localhost:${port}/`), { timeout: timeLimit(120_000) });
});
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(said)));
afterAll(async () => {
  supervisor.kill('SIGKILL');
  await vi.waitUntil(() => serverOf(join(folder, 'database', 'data')) === null, { timeout: timeLimit(30_000) });
  await rm(folder, { recursive: true, force: true });
});

const serverPid = () => childrenOf(supervisor.pid!).find((pid) => commandOf(pid)?.includes('server-process.ts'));
const health = async () =>
  (await fetch(`http://127.0.0.1:${port}/api/health`, { headers: { connection: 'close' } }).catch(() => null))
    ?.status ?? null;

test('restarts a killed server on its port, while its database keeps running', async () => {
  const [killed, database] = [serverPid()!, serverOf(join(folder, 'database', 'data'))];
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(killed), { timeout: timeLimit(10_000) });
  await vi.waitUntil(async () => (await health()) === 200, { timeout: timeLimit(100_000), interval: 100 });
  expect(serverPid()).not.toBe(killed);
  expect(serverOf(join(folder, 'database', 'data'))).toBe(database);
  expect(said).toContain('The server ended (SIGKILL); starting it again.');
});

test("reports when another program took the server's port, and restarts the server once it is free", async () => {
  const killed = serverPid()!;
  // It sleeps until the port is the other program's.
  supervisor.kill('SIGSTOP');
  process.kill(killed, 'SIGKILL');
  const other = await vi.waitUntil(() => listener(port), { timeout: timeLimit(10_000), interval: 20 });
  supervisor.kill('SIGCONT');
  try {
    await vi.waitUntil(() => said.includes(`The server comes back once port ${port} is free.`), {
      timeout: timeLimit(100_000),
    });
    expect(said).toContain(`Port ${port} is taken by another program.`);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  await vi.waitUntil(async () => (await health()) === 200, { timeout: timeLimit(100_000), interval: 100 });
  expect(serverPid()).not.toBe(killed);
});

test('stops everything in order on SIGTERM, with code 0', async () => {
  const [server, database] = [serverPid()!, serverOf(join(folder, 'database', 'data'))!];
  expect(supervisor.exitCode).toBeNull();
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect([isAlive(server), isAlive(database)]).toEqual([false, false]);
});
