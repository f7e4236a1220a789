/** Embedded database in a temporary folder; TEST_DATABASE_URL selects another server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { migrateDatabase } from '#src/server/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    templateDatabase: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  const template = `template_${process.pid}_${Date.now()}`;
  await onServer(url, `create database ${template}`);
  await migrate(new URL(`/${template}`, url).href);
  project.provide('databaseUrl', url);
  project.provide('templateDatabase', template);
  return async () => {
    await onServer(url, `drop database ${template}`);
    await stop();
  };
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-database-'));
  const { url, stop } = await startEmbeddedDatabase({ folder });
  // Durability matters only on power loss; a separate server tests kill -9. Autovacuum would start a process per
  // database.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await onServer(url, `alter system set ${setting} = off`);
  await onServer(url, 'select pg_reload_conf()');
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function migrate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  await migrateDatabase(pool).finally(() => pool.end());
}
