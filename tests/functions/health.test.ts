import { afterEach, expect, test, vi } from 'vitest';
import { closeDatabase } from '#src/server/database/database.ts';
import { freshDatabase } from '../support/function-site.ts';
import health, { config } from '../../functions/health.ts';

afterEach(async () => { await closeDatabase(); vi.unstubAllEnvs(); vi.restoreAllMocks(); });

test('the health function says that functions and database are up, to GET only, and nobody keeps the answer', async () => {
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  const answer = await health();
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, { ok: true, database: 'up' }, 'no-store']);
  expect(config).toEqual({ path: '/api/health', method: 'GET' });
});

test.each([['is not there', 'postgres://nobody:hunter2@127.0.0.1:1/none'], ['is not named', '']])('a database that %s is said with 503, and why only in the log', async (_, url) => {
  vi.stubEnv('DATABASE_URL', url);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await health();
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, database: 'down' }]);
  expect(log.mock.calls.flat().join('')).toMatch(/ECONNREFUSED|DATABASE_URL is not set/);
  expect(log.mock.calls.flat().join('')).not.toContain('hunter2');
});

test('it is up again as soon as the database is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
  expect((await health()).status).toBe(503);
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  expect((await health()).status).toBe(200);
});
