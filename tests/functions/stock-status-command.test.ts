/** `npm run stock-status` as an operator and a monitor run it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockChecks } from '#src/server/database/schema.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';

const slug = 'kauri-cars';
let site: FunctionSite;
let tenants: string;

beforeAll(async () => {
  site = await functionSite();
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
      private: { ...settings.private, providers: { ...settings.private?.providers, buildHook: 'KAURI_BUILD_HOOK' } },
    }),
  );
});
afterAll(async () => {
  await site.stop();
  await rm(tenants, { recursive: true, force: true });
});
beforeEach(() => site.db.delete(stockChecks));

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const remember = (row: object) =>
  site.db.insert(stockChecks).values({ dealer: slug, fingerprint: 'a', checkedAt: ago(0), changedAt: ago(5), ...row });

/** The folder comes by variable, as for every command. */
const status = (...args: string[]): Promise<{ code: number; out: string; errors: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(projectDir, 'scripts/stock-status.ts'), ...args],
      { env: { ...process.env, DATABASE_URL: site.databaseUrl, TENANTS: tenants } },
      (error, out, errors) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, errors });
      },
    );
  });

test('a feed that is looked at and changes needs nobody: exit code 0, one line a dealer (OPS-10)', async () => {
  await remember({});
  expect(await status()).toEqual({
    code: 0,
    errors: '',
    out: expect.stringMatching(/^ {2}kauri-cars +the feed changed 5 hours ago, and was looked at \d minutes ago\n$/),
  });
});

test('what needs a person stands behind an exclamation mark, with exit code 1, and for programs as JSON (OPS-10)', async () => {
  await remember({ failures: 3, lastError: 'feed.example answered 503.', checkedAt: ago(7) });
  const said = await status(slug);
  expect([said.code, said.errors]).toEqual([1, '']);
  expect(said.out).toMatch(
    /^! kauri-cars +3 failures in a row, the last: feed\.example answered 503\.\n! kauri-cars +looked at 7 hours ago: is the scheduled function refresh-stock running\?\n$/,
  );
  const { code, out } = await status('--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ ok: false, dealers: [{ dealer: slug, ok: false, failures: 3 }] });
});

test('a dealer that is not there is a fault of the command, with exit code 2 (OPS-10)', async () => {
  const { code, errors } = await status('no-such-dealer');
  expect([code, errors]).toEqual([2, expect.stringContaining('no-such-dealer')]);
});
