/** Gzipped JSON lines: a head, each table's columns and rows (PostgreSQL's lossless row text), then row counts. */
import { open, rename, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';

export const backupFormat = 'forecourt backup 1';

export interface BackupHead {
  format: string;
  /** ISO, UTC. */
  madeAt: string;
  /** Time of the newest applied migration. */
  migration: number;
}

export interface BackupTable {
  table: string;
  columns: string[];
}

/** Last line; without it, the file is truncated. */
export interface BackupEnd {
  rows: Record<string, number>;
}

const rowsPerFetch = 1000;

/** Large; the next build fetches the feeds again. */
const omittedTables: ReadonlySet<string> = new Set(['kept_feeds']);

/** Writes all or nothing, with owner-only permissions. */
export async function backUp(url: string, file: string, now: number): Promise<BackupEnd['rows']> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    /* Reported by the failing query. */
  });
  const part = `${file}.part`;
  const rows: BackupEnd['rows'] = {};
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    await pipeline(Readable.from(linesOf(client, rows, now)), createGzip(), createWriteStream(part, { mode: 0o600 }));
    const written = await open(part);
    await written.sync().finally(() => written.close());
    await rename(part, file);
    return rows;
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  } finally {
    await client.end().catch(() => null);
  }
}

async function* linesOf(client: pg.Client, rows: BackupEnd['rows'], now: number): AsyncGenerator<string> {
  const {
    rows: [newest],
  } = await client.query<{ migration: string | null }>(
    'select max(created_at) as migration from drizzle.__drizzle_migrations',
  );
  yield line({
    format: backupFormat,
    madeAt: new Date(now).toISOString(),
    migration: Number(newest?.migration ?? 0),
  } satisfies BackupHead);
  for (const { table, columns } of await tablesOf(client)) {
    if (omittedTables.has(table)) continue;
    yield line({ table, columns } satisfies BackupTable);
    rows[table] = 0;
    await client.query(
      `declare backup no scroll cursor for select (${quoted(table)}.*)::text as row from ${quoted(table)}`,
    );
    for (;;) {
      const { rows: some } = await client.query<{ row: string }>(`fetch ${rowsPerFetch} from backup`);
      rows[table] += some.length;
      yield some.map(({ row }) => line(row)).join('');
      if (some.length < rowsPerFetch) break;
    }
    await client.query('close backup');
  }
  yield line({ rows } satisfies BackupEnd);
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export async function tablesOf(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { needs: string[] }>(`
    select c.relname as table,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const sorted: BackupTable[] = [];
  while (sorted.length < rows.length) {
    const ready = rows.filter(({ table, needs }) => !isIn(sorted, table) && needs.every((need) => isIn(sorted, need)));
    if (ready.length === 0)
      throw new Error('Tables reference each other in a cycle, so none of them can be restored first.');
    sorted.push(...ready.map(({ table, columns }) => ({ table, columns })));
  }
  return sorted;
}

const isIn = (tables: BackupTable[], name: string): boolean => tables.some(({ table }) => table === name);
