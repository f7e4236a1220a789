import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDatabase, database } from '#src/server/platform/database/database.ts';
import { stockChecks } from '#src/server/platform/database/schema.ts';
import { stockStatusCommand } from '../../scripts/commands/stock-status.ts';
import { freshDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';

const slug = 'kauri-cars';
let tenants: string;

beforeAll(async () => {
  tenants = await mkdtemp(join(tmpdir(), 'forecourt-stock-status-'));
  for (const name of [slug, '_demo'])
    await cp(join(projectDir, 'tenants', name), join(tenants, name), { recursive: true });
  const file = join(tenants, slug, 'settings.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as { stock: object; private?: { providers?: object } };
  const stock = { ...settings.stock, source: { kind: 'url', url: 'https://feed.example/kauri.json', format: 'json' } };
  await writeFile(
    file,
    JSON.stringify({
      ...settings,
      stock,
      private: {
        ...settings.private,
        providers: { ...settings.private?.providers, buildHook: 'KAURI_CARS_BUILD_HOOK' },
      },
    }),
  );
});
afterAll(() => rm(tenants, { recursive: true, force: true }));
beforeEach(async () => {
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', await freshDatabase());
  vi.stubEnv('TENANTS', tenants);
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const remember = async (row: object) =>
  (await database())
    .insert(stockChecks)
    .values({ dealer: slug, fingerprint: 'a', checkedAt: ago(0), changedAt: ago(5), ...row });

test('exits with 0 and prints one line for a feed that changes (OPS-10)', async () => {
  await remember({});
  expect(await runCommand(stockStatusCommand, [])).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^ {2}kauri-cars +the feed changed 5 hours ago, and was checked \d minutes ago\n$/),
  });
});

test('exits with 1 and marks what needs attention, in JSON too (OPS-10)', async () => {
  await remember({ failures: 3, lastError: 'feed.example answered 503.', checkedAt: ago(7) });
  const text = await runForecourt('stock-status', [slug]);
  expect([text.code, text.stderr]).toEqual([1, '']);
  expect(text.stdout).toMatch(
    /^! kauri-cars +3 failures in a row, most recently: feed\.example answered 503\.\n! kauri-cars +last checked 7 hours ago: is the scheduled function refresh-stock running\?\n$/,
  );
  const { code, stdout } = await runCommand(stockStatusCommand, ['--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, dealers: [{ dealer: slug, ok: false, failures: 3 }] });
});

test('exits with 2 for a dealer that does not exist (OPS-10)', async () => {
  const { code, stderr } = await runCommand(stockStatusCommand, ['no-such-dealer']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('no-such-dealer')]);
});
