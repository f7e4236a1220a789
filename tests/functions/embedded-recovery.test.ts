/** The embedded database in every state a crash can leave. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverOf } from '#src/server/platform/database/embedded/end-server.ts';
import { childrenOf, commandOf, isAlive } from '#src/server/platform/database/embedded/processes.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-recovery-'));
const started: EmbeddedDatabase[] = [];
const products: ChildProcess[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  for (const product of products.splice(0)) product.kill('SIGKILL');
  for (const database of started.splice(0)) await database.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataFolder = () => join(folder, 'data');

async function start(of = folder): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder: of });
  started.push(database);
  return database;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeLimit(2000) });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => {});
  }
}

const answers = (url: string) =>
  vi.waitFor(() => query(url, 'select * from kept'), { timeout: timeLimit(40_000), interval: 100 });

/** A server to kill, with one row in its database. */
async function startProduct(): Promise<{ product: ChildProcess; keeper: number }> {
  const program = `
    const { startEmbeddedDatabase } = await import('#src/server/platform/database/embedded/start-embedded.ts');
    const { default: pg } = await import('pg');
    const { url, keeperPid } = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)} });
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    await client.query('drop table if exists kept');
    await client.query('create table kept as select 7 as answer');
    process.stdout.write(String(keeperPid()));
    setInterval(() => {}, 1000);`;
  const product = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  products.push(product);
  const [keeper] = (await once(product.stdout!.setEncoding('utf8'), 'data')) as [string];
  return { product, keeper: Number(keeper) };
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(() => !isAlive(pid), { timeout: timeLimit(5000), interval: 20 });
}

const helperOf = (postmaster: number, name: string) =>
  childrenOf(postmaster).find((pid) => commandOf(pid)?.includes(name))!;

test('kills a database that never finishes stopping, and finds its rows at the next start', async () => {
  const { product } = await startProduct();
  const postmaster = serverOf(dataFolder())!;
  // PostgreSQL waits forever for a helper, as when a connection is killed while it stops.
  process.kill(helperOf(postmaster, 'checkpointer'), 'SIGSTOP');
  product.kill('SIGKILL');
  await vi.waitUntil(() => readFileSync(join(dataFolder(), 'postmaster.pid'), 'utf8').includes('stopping'), {
    timeout: timeLimit(10_000),
    interval: 20,
  });
  const next = await start();
  expect(isAlive(postmaster)).toBe(false);
  expect(await query(next.url, 'select * from kept')).toEqual([{ answer: 7 }]);
});

test('stops a database that ignores SIGINT and SIGQUIT', async () => {
  const database = await start();
  const postmaster = serverOf(dataFolder())!;
  const helpers = childrenOf(postmaster);
  for (const pid of [postmaster, ...helpers]) process.kill(pid, 'SIGSTOP');
  await database.stop();
  expect([postmaster, ...helpers].filter(isAlive)).toEqual([]);
  const next = await start();
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stops a PostgreSQL process left behind by a killed keeper and product, and keeps its rows', async () => {
  const { product, keeper } = await startProduct();
  const orphan = serverOf(dataFolder())!;
  await killed(keeper);
  product.kill('SIGKILL');
  expect(isAlive(orphan)).toBe(true);
  const next = await start();
  expect(isAlive(orphan)).toBe(false);
  expect(await query(next.url, 'select * from kept')).toEqual([{ answer: 7 }]);
});

test('clears a frozen helper that holds shared memory after keeper and PostgreSQL were killed', async () => {
  const { product, keeper } = await startProduct();
  const postmaster = serverOf(dataFolder())!;
  const helper = helperOf(postmaster, 'checkpointer');
  process.kill(helper, 'SIGSTOP');
  await killed(keeper);
  await killed(postmaster);
  product.kill('SIGKILL');
  const next = await start();
  expect(isAlive(helper)).toBe(false);
  expect(await query(next.url, 'select * from kept')).toEqual([{ answer: 7 }]);
});

test('replaces a killed keeper, with or without its PostgreSQL, at the same URL', async () => {
  const database = await start();
  await query(database.url, 'drop table if exists kept; create table kept as select 7 as answer');
  for (const withServer of [false, true]) {
    const keeper = database.keeperPid();
    const server = serverOf(dataFolder())!;
    await killed(keeper);
    if (withServer) await killed(server);
    await vi.waitUntil(
      () => database.keeperPid() !== keeper && serverOf(dataFolder()) !== server && serverOf(dataFolder()) !== null,
      { timeout: timeLimit(40_000), interval: 50 },
    );
    expect(await answers(database.url)).toEqual([{ answer: 7 }]);
  }
});

test('leaves no PostgreSQL behind when stopped right after the keeper was killed', async () => {
  const database = await start();
  const server = serverOf(dataFolder())!;
  await killed(database.keeperPid());
  await database.stop();
  expect([isAlive(server), serverOf(dataFolder())]).toEqual([false, null]);
});

test('does not mistake another running program for the keeper, whatever its name', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'goalkeeper', folder], {
    stdio: 'ignore',
  });
  products.push(other);
  writeFileSync(join(folder, 'keeper.pid'), String(other.pid));
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses data without PG_VERSION or without its password, with an explanation, and changes nothing', async () => {
  const damaged = mkdtempSync(join(tmpdir(), 'forecourt-damaged-'));
  const [data, password] = [join(damaged, 'data'), join(damaged, 'password')];
  mkdirSync(data);
  writeFileSync(join(data, 'postgresql.conf'), 'port = 1');
  await expect(start(damaged)).rejects.toThrow(/no PG_VERSION.*restore a backup/);
  expect(readFileSync(join(data, 'postgresql.conf'), 'utf8')).toBe('port = 1');
  writeFileSync(join(data, 'PG_VERSION'), '18');
  rmSync(password, { force: true });
  await expect(start(damaged)).rejects.toThrow(/database password file is missing\. Put .*password back/);
  expect(existsSync(password)).toBe(false);
  rmSync(damaged, { recursive: true });
});
