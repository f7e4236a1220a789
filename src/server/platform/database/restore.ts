import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { backupFormat, quoted, tablesOf, type BackupEnd, type BackupHead, type BackupTable } from './backup.ts';
import { migrateDatabase, migrateUpTo } from './migrate.ts';

class RestoreError extends Error {
  override name = 'RestoreError';
}

const rowsPerInsert = 500;

/**
 * @throws {RestoreError} if the database has rows, or the file isn't a complete backup of this or an earlier version.
 */
export async function restore(url: string, file: string): Promise<BackupEnd['rows']> {
  const lines = linesOf(file);
  const head = await headOf(lines);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {
    /* Reported by the failing query. */
  });
  try {
    await refuseRows(pool);
    // Uses the backup's schema version, so later migrations run over its rows.
    await migrateUpTo(pool, head.migration);
    await refuseOtherVersion(pool, head);
    const rows = await fill(pool, lines);
    await migrateDatabase(pool);
    return rows;
  } finally {
    await pool.end();
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown, void> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.on('error', (cause) => text.destroy(cause));
  try {
    for await (const line of createInterface({ input: bytes.pipe(text), crlfDelay: Infinity }))
      yield JSON.parse(line) as unknown;
    if (text.errored) throw text.errored;
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code === 'ENOENT'
      ? new RestoreError(`There is no file ${file}.`)
      : new RestoreError(`${file} is not a complete backup: ${(cause as Error).message}.`, { cause });
  }
}

async function headOf(lines: AsyncGenerator<unknown, void>): Promise<BackupHead> {
  const { value } = (await lines.next()) as { value?: Partial<BackupHead> };
  if (value?.format !== backupFormat || typeof value.migration !== 'number')
    throw new RestoreError('The file is not a backup made by this product.');
  return value as BackupHead;
}

async function refuseRows(pool: pg.Pool): Promise<void> {
  await withClient(pool, async (client) => {
    for (const { table } of await tablesOf(client)) {
      const { rows } = await client.query(`select 1 from ${quoted(table)} limit 1`);
      if (rows.length > 0)
        throw new RestoreError(
          `The database is not empty: ${table} has rows. A backup can only be restored into an empty database. Set DATABASE_URL or DATABASE_FOLDER to another one.`,
        );
    }
  });
}

async function refuseOtherVersion(pool: pg.Pool, { migration }: BackupHead): Promise<void> {
  const {
    rows: [newest],
  } = await pool.query<{ migration: string }>('select max(created_at) as migration from drizzle.__drizzle_migrations');
  if (Number(newest?.migration) < migration)
    throw new RestoreError('The backup was made by a newer version of the product. Restore it with that version.');
  if (Number(newest?.migration) > migration)
    throw new RestoreError(
      'The database has tables from a newer version than the backup. Use a database without tables.',
    );
}

async function fill(pool: pg.Pool, lines: AsyncGenerator<unknown, void>): Promise<BackupEnd['rows']> {
  return withClient(pool, async (client) => {
    await client.query('begin');
    try {
      const rows = await fillTables(client, lines);
      await resumeSequences(client);
      await client.query('commit');
      return rows;
    } catch (cause) {
      await client.query('rollback').catch(() => null);
      throw cause;
    }
  });
}

async function fillTables(client: pg.Client, lines: AsyncGenerator<unknown, void>): Promise<BackupEnd['rows']> {
  const known = await tablesOf(client);
  const rows: BackupEnd['rows'] = {};
  let table = '';
  let some: string[] = [];
  const insert = async () => {
    if (some.length > 0)
      await client.query(`insert into ${quoted(table)} select * from unnest($1::${quoted(table)}[])`, [some]);
    some = [];
  };
  for await (const line of lines) {
    if (typeof line === 'string') {
      some.push(line);
      rows[table] = (rows[table] ?? 0) + 1;
      if (some.length >= rowsPerInsert) await insert();
      continue;
    }
    await insert();
    if (isEnd(line)) return requireComplete(rows, line);
    table = tableOf(line as BackupTable, known);
    rows[table] = 0;
  }
  throw new RestoreError('The backup is truncated: the end is missing.');
}

const isEnd = (line: unknown): line is BackupEnd => typeof line === 'object' && line !== null && 'rows' in line;

function tableOf({ table, columns }: BackupTable, known: BackupTable[]): string {
  const here = known.find((one) => one.table === table);
  if (here?.columns.join() !== columns.join())
    throw new RestoreError(`The table ${table} has different columns in the backup and in this version.`);
  return table;
}

function requireComplete(rows: BackupEnd['rows'], { rows: counted }: BackupEnd): BackupEnd['rows'] {
  const wrong = Object.keys({ ...rows, ...counted }).filter((table) => rows[table] !== counted[table]);
  if (wrong.length > 0) throw new RestoreError(`The backup is incomplete: rows are missing from ${wrong.join(', ')}.`);
  return rows;
}

async function resumeSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
      [sequence],
    );
  }
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', () => {
    /* Reported by the failing query. */
  });
  try {
    return await work(client as unknown as pg.Client);
  } finally {
    client.release();
  }
}
