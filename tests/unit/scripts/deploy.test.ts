import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { publishedRelease } from '#src/generator/releases/published.ts';
import { deployPlan, deploySite, type DeployRequest } from '../../../scripts/deploy/deploy-site.ts';
import { NetlifyApi, NetlifyRefusal } from '../../../scripts/deploy/netlify-api.ts';
import { siteFiles } from '../../../scripts/deploy/site-files.ts';
import { netlifyStub, type NetlifyStub } from '../../support/netlify-stub.ts';

let netlify: NetlifyStub;
let outDir: string;
beforeEach(async () => {
  netlify = await netlifyStub();
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-deploy-'));
  write('index.html', 'home');
  for (let car = 0; car < 60; car++) write(`cars/${car}.html`, `car ${car}`);
  write('cars/copy.html', 'car 1');
  write('_headers', '/*\n  X: 1\n');
});
afterEach(async () => {
  await netlify.stop();
  rmSync(outDir, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  const path = join(outDir, 'harbour', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const images = { service: 'site', hosts: [] } as unknown as Settings['images'];
const request = (changed: Partial<DeployRequest> = {}): DeployRequest => ({
  slug: 'harbour',
  site: 'harbour',
  files: siteFiles(outDir, 'harbour', { images }),
  functions: bundles({ car: 'one', health: 'two' }),
  preview: null,
  allowDeletions: 256,
  release: '20261124T100000.000Z',
  outDir,
  pollMs: 1,
  ...changed,
});

function bundles(code: Record<string, string>): DeployRequest['functions'] {
  const folder = join(outDir, 'functions');
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    bundles: Object.entries(code).map(([name, text]) => {
      const sha = createHash('sha256').update(text).digest('hex');
      writeFileSync(join(folder, `${name}.${sha}.zip`), text);
      const schedule = name === 'health' ? '*/5 * * * *' : null;
      return { name, sha, file: `${name}.${sha}.zip`, runtime: 'nodejs24.x', schedule, config: { routes: [] } };
    }),
  };
}

const api = () => new NetlifyApi({ api: netlify.api, token: 'token', pauseMs: 1 });
const deploy = (changed: Partial<DeployRequest> = {}) => deploySite(api(), request(changed));

describe('deploy (OPS-08)', () => {
  test('sends every file and function once, and afterwards only what changed', async () => {
    expect(await deploy()).toMatchObject({
      files: 63,
      changed: 63,
      deleted: 0,
      uploaded: 64,
      url: 'https://harbour.example',
    });
    expect(new Set(netlify.uploads).size).toBe(netlify.uploads.length);
    expect(netlify.deploys[0]!.manifest).toMatchObject({
      async: true,
      draft: false,
      functions_config: { car: { routes: [] } },
      function_schedules: [{ name: 'health', cron: '*/5 * * * *' }],
    });
    netlify.uploads.length = 0;
    write('cars/7.html', 'car 7, cheaper');
    expect(await deploy()).toMatchObject({ changed: 1, changedBytes: 14, uploaded: 1 });
    expect(netlify.uploads).toEqual(['/cars/7.html']);
    netlify.uploads.length = 0;
    expect(await deploy({ functions: bundles({ car: 'new code', health: 'two' }) })).toMatchObject({
      changed: 0,
      uploaded: 1,
    });
    expect(netlify.uploads).toEqual(['/car']);
    expect(await deploy()).toMatchObject({ changed: 0, uploaded: 0 });
  });

  test('records the live release once it is live, and never for a preview (OPS-11)', async () => {
    const live = () => publishedRelease(outDir, 'harbour', 'netlify');
    await deploy({ preview: 'pr-12' });
    expect(live()).toBeNull();
    netlify.fail = ({ path }) => (path.includes('/files/') ? 422 : null);
    write('cars/9.html', 'car 9, cheaper');
    await expect(deploy()).rejects.toThrow();
    expect(live()).toBeNull();
    netlify.fail = () => null;
    await deploy();
    expect(live()).toBe('20261124T100000.000Z');
  });

  test('makes at most twenty calls at a time, and respects the rate limit in responses', async () => {
    netlify.perSecond = 30;
    expect(await deploy()).toMatchObject({ uploaded: 64 });
    expect(netlify.mostAtOnce).toBeLessThanOrEqual(20);
    // At most the calls under way at the limit.
    expect(netlify.refusedByLimit).toBeLessThanOrEqual(20 * Math.ceil(netlify.calls / 30));
  });

  test.each([
    ['502', 502 as const],
    ['429', 429 as const],
    ['connections that are cut', 'cut' as const],
  ])('retries after %s', async (_, failure) => {
    const asked = new Set<string>();
    netlify.fail = ({ method, path }) => {
      const call = `${method} ${path}`;
      const isFirst = !asked.has(call);
      asked.add(call);
      return isFirst ? failure : null;
    };
    expect(await deploy()).toMatchObject({ files: 63, deleted: 0 });
    expect(netlify.live.size).toBe(63);
  });

  test('stops with the reason when it is refused, and resumes on the next run', async () => {
    netlify.fail = ({ method, path }) =>
      method === 'PUT' && path.includes('/files/') && netlify.uploads.length >= 20 ? 422 : null;
    await expect(deploy()).rejects.toThrow('Netlify returned 422: {"message":"a bad day"}');
    expect(netlify.live.size).toBe(0);
    netlify.fail = () => null;
    const before = netlify.uploads.length;
    expect(before).toBeGreaterThanOrEqual(20);
    expect(await deploy()).toMatchObject({ isResumed: true });
    expect(netlify.deploys).toHaveLength(1);
    expect(new Set(netlify.uploads).size).toBe(netlify.uploads.length);
    write('index.html', 'another home');
    expect(await deploy()).toMatchObject({ isResumed: false, uploaded: 1 });
  });

  test('refuses to delete too many files unless allowed, and deletes none for a preview', async () => {
    await deploy();
    for (let car = 0; car < 50; car++) rmSync(join(outDir, 'harbour', `cars/${car}.html`));
    await expect(deploy({ allowDeletions: 49 })).rejects.toThrow(
      'harbour would lose 50 files from its live site, more than the 49 allowed. If that is intended, add --allow-deletions 50.',
    );
    expect(netlify.deploys).toHaveLength(1);
    const preview = await deploy({ allowDeletions: 0, preview: 'pr-12' });
    expect(preview).toMatchObject({ url: 'https://pr-12--harbour.example', deleted: 50 });
    expect(netlify.live.size).toBe(63);
    expect(await deploy({ allowDeletions: 50 })).toMatchObject({ deleted: 50 });
    expect(netlify.live.size).toBe(13);
  });

  test('plans without sending anything', async () => {
    expect(await deployPlan(api(), request())).toMatchObject({ files: 63, changed: 63, deleted: 0, functions: 2 });
    expect(netlify.deploys).toEqual([]);
  });

  test('plans without an account: counts every file, and requests nothing (OPS-08)', async () => {
    expect(await deployPlan(null, request({ site: '' }))).toMatchObject({ files: 63, changed: 63, deleted: 0 });
    expect(netlify.calls).toBe(0);
  });

  test('stops at once on a wrong token or an unknown site, and names the setting to check', async () => {
    const other = new NetlifyApi({ api: netlify.api, token: 'other', pauseMs: 1 });
    await expect(deploySite(other, request())).rejects.toThrow(/NETLIFY_AUTH_TOKEN/);
    await expect(deploy({ site: 'nobody' })).rejects.toThrow(/private\.netlifySite/);
    await expect(deploy({ site: 'nobody' })).rejects.toBeInstanceOf(NetlifyRefusal);
    await expect(deployPlan(api(), request({ site: 'nobody' }))).rejects.toThrow(/private\.netlifySite/);
  });
});

test('refuses a site that is not built, and includes the image hosts (OPS-08)', () => {
  expect(() => siteFiles(outDir, 'nobody', { images })).toThrow(
    'nobody has not been built: run `./forecourt build nobody`.',
  );
  const own = { service: 'netlify', hosts: ['photos.example'] } as unknown as Settings['images'];
  const config = siteFiles(outDir, 'harbour', { images: own }).find(({ path }) => path === '/netlify.toml')!;
  expect(Buffer.from(config.bytes()).toString()).toBe('[images]\nremote_images = ["^https://photos\\\\.example/.*"]\n');
});
