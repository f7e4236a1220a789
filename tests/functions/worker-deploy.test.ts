/** The real worker, refresh and deploy, with a stub for Netlify. */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publishedRelease } from '#src/generator/releases/published.ts';
import { releaseIds } from '#src/generator/releases/releases.ts';
import { ProjectCopy } from '../../scripts/changed-tenants/project-copy.ts';
import { freshDatabase } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';
import { netlifyStub, type NetlifyStub } from '../support/netlify-stub.ts';
import { timeLimit } from '../support/time-limit.ts';

// Bundling several times takes minutes on two busy cores.
vi.setConfig({ testTimeout: timeLimit(400_000) });

type Json = Record<string, unknown>;

const slug = 'file-cars';
const run = promisify(execFile);
const copy = new ProjectCopy(projectDir);
const dealer = join(copy.dir, 'tenants', slug);
const outDir = join(copy.dir, 'dist');
let netlify: NetlifyStub;
let env: NodeJS.ProcessEnv;

const change = (file: string, by: (text: string) => string) =>
  writeFileSync(join(dealer, file), by(readFileSync(join(dealer, file), 'utf8')));
const command = (...args: string[]) =>
  run(process.execPath, [join(copy.dir, 'bin/forecourt.mjs'), ...args], { cwd: copy.dir, env, maxBuffer: 50_000_000 });
const work = () => command('worker', '--once', '--deploy');
const setPrice = (price: number) =>
  change('stock.json', (text) => JSON.stringify((JSON.parse(text) as Json[]).map((row) => ({ ...row, price }))));

beforeAll(async () => {
  netlify = await netlifyStub();
  netlify.isServing = true;
  netlify.sites = new Set([slug]);
  await copy.standAtPresent();
  for (const name of readdirSync(join(copy.dir, 'tenants')))
    if (!name.startsWith('_')) rmSync(join(copy.dir, 'tenants', name), { recursive: true });
  cpSync(join(projectDir, 'tests/fixtures/tenants/far-photos'), dealer, { recursive: true });
  // A live site has no placeholders.
  change('settings.json', (text) => {
    const settings = JSON.parse(text) as { private: Json };
    const own = { ...settings.private, leads: { fallbackEmail: 'leads@file-cars.com.au' }, netlifySite: slug };
    return JSON.stringify({ ...settings, siteUrl: 'https://www.file-cars.com.au', private: own });
  });
  change('locations.json', (text) => text.replaceAll('02 5550 1000', '02 9876 5432'));
  env = {
    ...process.env,
    DATABASE_URL: await freshDatabase(),
    NETLIFY_AUTH_TOKEN: 'token',
    NETLIFY_API: netlify.api,
    FORECOURT_LOG: 'off',
    FORECOURT_MODE: 'development',
  };
  await command('build', slug);
});
afterAll(async () => {
  await netlify.stop();
  copy.remove();
});

test('publishes new stock using only the worker, and sends only changed files (OPS-11)', async () => {
  await command('deploy', slug);
  const functions = netlify.functionBlobs.size;
  expect(functions).toBeGreaterThan(40);
  expect(publishedRelease(outDir, slug, 'netlify')).toBe(releaseIds(outDir, slug).at(-1));

  netlify.uploads.length = 0;
  setPrice(31_234);
  await work();
  const sent = netlify.uploads.length;
  expect(sent).toBeGreaterThan(0);
  expect(netlify.uploads).toContain('/cars/index.html');
  expect(netlify.functionBlobs.size).toBe(functions);
  const live = await fetch(`${netlify.api.replace('/api/v1', '')}/live/${slug}/cars/`);
  expect(await live.text()).toContain('$31,234');

  netlify.uploads.length = 0;
  await work();
  expect(netlify.uploads).toEqual([]);

  // The host refuses; the pending release can be deployed manually before the worker retries.
  netlify.fail = ({ method }) => (method === 'POST' ? 422 : null);
  setPrice(29_999);
  await expect(work()).rejects.toMatchObject({ code: 1 });
  const behind = releaseIds(outDir, slug).at(-1);
  expect(publishedRelease(outDir, slug, 'netlify')).not.toBe(behind);
  netlify.fail = () => null;
  await command('deploy', slug, '--keep-code');
  expect(publishedRelease(outDir, slug, 'netlify')).toBe(behind);
});
