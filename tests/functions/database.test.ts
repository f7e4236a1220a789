import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrateDatabase } from '#src/server/platform/database/migrate.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { freePort } from '#src/server/platform/free-port.ts';
import { startDatabase } from '#src/server/platform/database/start-database.ts';
import { emptyDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';

let folder: string;
const started: EmbeddedDatabase[] = [];

const start = async (port?: number): Promise<EmbeddedDatabase> => {
  const database = await startEmbeddedDatabase({ folder, ...(port === undefined ? {} : { port }) });
  started.push(database);
  return database;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-embedded-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const database of started.splice(0)) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end().catch(() => {});
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const postmasterOf = (): number => Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('the embedded database is a real PostgreSQL that writes to disk, and keeps its rows across a restart', async () => {
  const first = await start();
  expect((await query(first.url, 'show server_version'))[0]!.server_version).toMatch(/^1[5-9]|^[2-9]\d/);
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(await query((await start()).url, 'select * from kept')).toEqual([{ answer: 42 }]);
});

test('finds every acknowledged row after the product is killed with -9', async () => {
  const program = `
    const { startEmbeddedDatabase } = await import('#src/server/platform/database/embedded/start-embedded.ts');
    const { default: pg } = await import('pg');
    const { url } = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)} });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table acknowledged (n integer)');
    for (let n = 1; ; n++) { await client.query('insert into acknowledged values ($1)', [n]); process.stdout.write(n + '\\n'); }`;
  const product = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  product.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
  });
  await vi.waitUntil(() => written.split('\n').length > 20 || product.exitCode !== null, {
    timeout: timeLimit(60_000),
    interval: 20,
  });
  expect(product.exitCode).toBeNull();
  const stray = postmasterOf();
  product.kill('SIGKILL');
  await once(product, 'exit');
  const acknowledged = Number(written.slice(0, written.lastIndexOf('\n')).split('\n').at(-1));
  const { url } = await start();
  expect(isAlive(stray) && stray !== postmasterOf()).toBe(false);
  const [row] = await query(url, 'select count(*)::int as rows, max(n) as newest from acknowledged');
  expect(row!.rows).toBeGreaterThanOrEqual(acknowledged);
  expect(row!.newest).toBe(row!.rows);
});

test('restarts on the same port by itself after the database is killed with -9', async () => {
  const { url } = await start();
  await query(url, 'create table kept as select 7 as answer');
  const killed = postmasterOf();
  process.kill(killed, 'SIGKILL');
  await vi.waitUntil(
    () => {
      try {
        return postmasterOf() !== killed;
      } catch {
        return false;
      }
    },
    { timeout: timeLimit(20_000) },
  );
  const rows = await vi.waitFor(() => query(url, 'select * from kept'), { timeout: timeLimit(20_000), interval: 100 });
  expect(rows).toEqual([{ answer: 7 }]);
});

test('names the occupied folder or port in the error', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`${folder} is in use by process`);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await first.stop();
  await expect(start(port)).rejects.toThrow(`Port ${port} of the embedded database is in use by another program`);
  other.close();
});

test('tries other ports when the one it found is occupied before the database starts', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const found = [port, port];
  started.push(await startEmbeddedDatabase({ folder }, () => Promise.resolve(found.pop() ?? freePort())));
  expect(await query(started[0]!.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  other.close();
});

test('applies the migrations once when several processes start on an empty database', async () => {
  const url = await emptyDatabase();
  const pools = Array.from({ length: 6 }, () => new pg.Pool({ connectionString: url, max: 1 }));
  await Promise.all(pools.map(migrateDatabase));
  const applied = await query(url, 'select count(*)::int as migrations from drizzle.__drizzle_migrations');
  const journal = JSON.parse(
    readFileSync(join(projectDir, 'src/server/platform/database/migrations/meta/_journal.json'), 'utf8'),
  ) as { entries: unknown[] };
  expect(applied).toEqual([{ migrations: journal.entries.length }]);
  await Promise.all(pools.map((pool) => pool.end()));
});

test('uses the server in DATABASE_URL, and reports at startup when it does not answer', async () => {
  const named = await emptyDatabase();
  vi.stubEnv('DATABASE_URL', named);
  const running = await startDatabase(folder);
  expect(await query(named, 'select count(*)::int as leads from leads')).toEqual([{ leads: 0 }]);
  await running.stop();
  expect(await query(named, 'select 1 as one')).toEqual([{ one: 1 }]);
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  await expect(startDatabase(folder)).rejects.toThrow(/database cannot be used.*ECONNREFUSED/);
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATABASE_PORT', 'five');
  await expect(startDatabase(folder)).rejects.toThrow('DATABASE_PORT is "five"');
});
