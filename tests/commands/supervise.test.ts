import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from '#src/server/platform/database/embedded/processes.ts';
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

/** The test program records each start. */
function supervise(program: string, args: string[] = [], options: object = {}, waitMs = 100): void {
  const file = join(folder, 'program.mjs');
  const note = `import { appendFileSync, existsSync, readFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(join(folder, 'starts'))}, JSON.stringify({ pid: process.pid, args: process.argv.slice(2) }) + '\\n'); const READY = ${JSON.stringify(join(folder, 'ready'))};`;
  writeFileSync(file, `${note}\n${program}`);
  appendFileSync(join(folder, 'starts'), '');
  const states = JSON.stringify(join(folder, 'states'));
  const script = `const { appendFileSync } = await import('node:fs'); const note = (what) => appendFileSync(${states}, what + '\\n');
    const { supervise } = await import('./scripts/serve/supervise.ts');
    const front = { up: ([{ path }]) => note('up ' + path), down: () => note('down'), close: async () => note('closed') };
    process.exitCode = await supervise(${JSON.stringify(args)}, front, { pace: () => ${waitMs}, ...${JSON.stringify({ program: file, ...options })} });`;
  supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectDir,
    stdio: 'ignore',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCacheFolder },
  });
}

const server =
  'process.on("disconnect", () => process.exit(0)); process.on("SIGTERM", () => process.exit(0)); process.send({ addresses: [{ path: "/api/a", methods: null }] }); const beats = setInterval(() => process.send("beat"), 100);';
const states = () => readFileSync(join(folder, 'states'), { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean);
/** Waits until functions were reported up this often. */
const ready = (times = 1) =>
  vi.waitUntil(() => states().filter((state) => state === 'up /api/a').length >= times, {
    timeout: timeLimit(20_000),
    interval: 20,
  });
const started = (count: number) =>
  vi.waitUntil(() => starts().length >= count && starts(), { timeout: timeLimit(20_000), interval: 20 });

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'restarts functions killed by %s, and keeps the front process informed (ISO-06)',
  async (signal) => {
    supervise(server, ['socket', '--out', 'dist']);
    const [first] = await started(1);
    await ready();
    process.kill(first!.pid, signal);
    expect((await started(2)).map(({ args }) => args)).toEqual([
      ['socket', '--out', 'dist'],
      ['socket', '--out', 'dist'],
    ]);
    await ready(2);
    expect(states()).toEqual(['up /api/a', 'down', 'up /api/a']);
  },
);

test('keeps restarting functions that crash at every start, and never exits by itself (ISO-06)', async () => {
  supervise(
    `if (existsSync(READY)) process.exit(3); appendFileSync(READY, ''); ${server} setTimeout(() => { throw new Error('crash'); }, 50);`,
    [],
    {},
    5,
  );
  await started(15);
  expect(supervisor.exitCode).toBeNull();
});

test('refuses calls while the functions hang, and restarts them (ISO-06)', async () => {
  supervise(
    `${server} if (!existsSync(READY)) { appendFileSync(READY, ''); setTimeout(() => { for (;;); }, 300); }`,
    [],
    { patience: { startMs: 60_000, silentMs: 1000, hungMs: 3000 } },
  );
  const [first] = await started(1);
  await ready(2);
  expect([isAlive(first!.pid), states().slice(0, 2)]).toEqual([false, ['up /api/a', 'down']]);
});

test('restarts functions that hang before they are ready, at the first start and later (ISO-06)', async () => {
  supervise(
    `const { length } = readFileSync(READY, { encoding: 'utf8', flag: 'a+' }); appendFileSync(READY, '.');
    if (length === 0 || length === 2) for (;;); ${server} if (length === 1) setTimeout(() => process.exit(1), 300);`,
    [],
    {
      patience: { startMs: 2000, silentMs: 30_000, hungMs: 60_000 },
    },
  );
  await ready(2);
  expect(starts()).toHaveLength(4);
  expect([starts()[0]!, starts()[2]!].map(({ pid }) => isAlive(pid))).toEqual([false, false]);
  expect(supervisor.exitCode).toBeNull();
});

test('exits with the functions’ own exit code when they never start', async () => {
  supervise('process.exit(3);');
  expect((await once(supervisor, 'exit'))[0]).toBe(3);
  expect(starts()).toHaveLength(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets calls finish, then stops the functions and the supervisor, with exit code 0',
  async (signal) => {
    supervise(server);
    const [first] = await started(1);
    await ready();
    supervisor.kill(signal);
    expect((await once(supervisor, 'exit'))[0]).toBe(0);
    expect([isAlive(first!.pid), starts().length]).toEqual([false, 1]);
    expect(states()).toEqual(['up /api/a', 'closed', 'down']);
  },
);

test('stops the functions when the supervisor is killed', async () => {
  supervise(server);
  const [first] = await started(1);
  supervisor.kill('SIGKILL');
  await vi.waitUntil(() => !isAlive(first!.pid), { timeout: timeLimit(10_000), interval: 20 });
});

async function killFirst(): Promise<void> {
  const [first] = await started(1);
  await ready();
  process.kill(first!.pid, 'SIGKILL');
}

test('exits at once on SIGTERM while waiting for the next restart', async () => {
  supervise(server, [], {}, 3_600_000);
  await killFirst();
  await vi.waitUntil(() => states().includes('down'), { timeout: timeLimit(20_000), interval: 20 });
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect(starts()).toHaveLength(1);
});

test('stops the functions and itself on SIGTERM during a restart', async () => {
  supervise(`if (existsSync(READY)) setInterval(() => {}, 1000); else { appendFileSync(READY, ''); ${server} }`);
  await killFirst();
  const [, second] = await started(2);
  supervisor.kill('SIGTERM');
  expect((await once(supervisor, 'exit'))[0]).toBe(0);
  expect([isAlive(second!.pid), starts().length]).toEqual([false, 2]);
});

test('kills functions that ignore SIGTERM', async () => {
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
