import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '#src/server/database/embedded/processes.ts';
import { compileCacheFolder } from '../../scripts/compile-cache.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';

let folder: string;
let supervisor: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-supervise-'));
});
afterEach(() => {
  supervisor.kill('SIGKILL');
  for (const { pid } of starts())
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      /* It has ended. */
    }
  rmSync(folder, { recursive: true });
});

interface Start {
  pid: number;
  args: string[];
}

const starts = (): Start[] =>
  readFileSync(join(folder, 'starts'), { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Start);

/** Runs the supervisor on a program of the test, which records each start. */
function supervise(program: string, args: string[] = [], options: object = {}): void {
  const file = join(folder, 'program.mjs');
  const note = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(join(folder, 'starts'))}, JSON.stringify({ pid: process.pid, args: process.argv.slice(2) }) + '\\n'); const READY = ${JSON.stringify(join(folder, 'ready'))};`;
  writeFileSync(file, `${note}\n${program}`);
  appendFileSync(join(folder, 'starts'), '');
  const script = `const { supervise } = await import('./scripts/serve/supervise.ts'); process.exitCode = await supervise(${JSON.stringify(args)}, ${JSON.stringify({ program: file, ...options })});`;
  supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectDir,
    stdio: 'ignore',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder },
  });
}

const server =
  'process.on("disconnect", () => process.exit(0)); process.on("SIGTERM", () => process.exit(0)); process.send({ port: 4711 }, () => appendFileSync(READY, "")); setInterval(() => {}, 1000);';
/** Waits until the supervisor knows the port. */
async function ready(): Promise<void> {
  await vi.waitUntil(() => existsSync(join(folder, 'ready')), { timeout: timeLimit(20_000), interval: 20 });
  await pause(500);
}
const started = (count: number) =>
  vi.waitUntil(() => starts().length >= count && starts(), { timeout: timeLimit(20_000), interval: 20 });

test('restarts a server that crashed or was killed, on the same port', async () => {
  supervise(`${server} if (process.argv.length === 6) setTimeout(() => { throw new Error('crash'); }, 50);`, [
    '--out',
    'dist',
  ]);
  const [first] = await started(1);
  await ready();
  process.kill(first!.pid, 'SIGKILL');
  const all = await started(3);
  expect(all.map(({ args }) => args).slice(0, 3)).toEqual([
    ['--out', 'dist'],
    ['--out', 'dist', '--port', '4711'],
    ['--out', 'dist', '--port', '4711'],
  ]);
});

test('gives up on a server that never starts, with its exit code', async () => {
  supervise('process.exit(3);');
  expect((await once(supervisor, 'exit'))[0]).toBe(3);
  expect(starts()).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s stops the server and then the supervisor, with exit code 0',
  async (signal) => {
    supervise(server);
    const [first] = await started(1);
    await ready();
    supervisor.kill(signal);
    expect((await once(supervisor, 'exit'))[0]).toBe(0);
    expect([isAlive(first!.pid), starts().length]).toEqual([false, 1]);
  },
);

test('ends the server when the supervisor is killed', async () => {
  supervise(server);
  const [first] = await started(1);
  supervisor.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(first!.pid), { timeout: timeLimit(10_000), interval: 20 });
});

/** A server whose port another program takes once it is killed. */
const serverWithoutPort = `if (process.argv.includes('--port')) process.exit(75); ${server}`;

async function killFirst(): Promise<void> {
  const [first] = await started(1);
  await ready();
  process.kill(first!.pid, 'SIGKILL');
}

test('keeps waiting for a port that another program took between two starts', async () => {
  supervise(serverWithoutPort, [], { portTakenWaitMs: 5 });
  await killFirst();
  // Ten failures of another kind would have ended it.
  await started(13);
  expect(supervisor.exitCode).toBeNull();
});

test('exits at once on SIGTERM while it waits for the next start', async () => {
  supervise(serverWithoutPort, [], { portTakenWaitMs: 3_600_000 });
  await killFirst();
  const [, second] = await started(2);
  await vi.waitUntil(() => !isAlive(second!.pid), { timeout: timeLimit(10_000), interval: 20 });
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect(starts()).toHaveLength(2);
});

test('ends the server and itself on SIGTERM while the server restarts', async () => {
  supervise(`if (process.argv.includes('--port')) setInterval(() => {}, 1000); else { ${server} }`);
  await killFirst();
  const [, second] = await started(2);
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect([isAlive(second!.pid), starts().length]).toEqual([false, 2]);
});

test('kills a server that ignores SIGTERM', async () => {
  supervise(
    `process.on('SIGTERM', () => {}); ${server.replace('process.on("SIGTERM", () => process.exit(0)); ', '')}`,
    [],
    {
      endWithinMs: 50,
    },
  );
  const [first] = await started(1);
  await ready();
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect(isAlive(first!.pid)).toBe(false);
});

test('exits with 0 on SIGTERM even when a restart finds its port in use', async () => {
  supervise(
    `if (process.argv.includes('--port')) { process.on('SIGTERM', () => process.exit(75)); setInterval(() => {}, 1000); appendFileSync(READY + '2', ''); } else { ${server} }`,
  );
  await killFirst();
  await vi.waitUntil(() => existsSync(join(folder, 'ready2')), { timeout: timeLimit(20_000), interval: 20 });
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
});
