import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImageStore } from '#src/generator/images/image-store.ts';
import type { RenderPool } from '#src/generator/render-pool.ts';
import { sourceFingerprints } from '#src/generator/compile.ts';
import { buildTenant, type BuildContext, type SiteCode } from '#src/generator/tenant-build.ts';
import { projectDir } from '../../support/generator.ts';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-failed-page-'));
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

const options: BuildContext['options'] = {
  mode: 'build',
  slugs: [],
  stockFile: null,
  outDir: '',
  // No local images to resize.
  tenantsDir: join(projectDir, 'tests/fixtures/tenants'),
  json: true,
  noMail: false,
  acceptDrop: false,
  shard: null,
  firstBuild: false,
  waitSeconds: 0,
  now: Date.parse('2026-11-20T10:00:00+11:00'),
  workers: 1,
  keepThreads: false,
};

function codeOf(pages: number, submit: RenderPool['submit']): SiteCode {
  const entry = {
    siteContext: () => ({}),
    redirects: () => [],
    addressBook: () => null,
    splitJson: (data: object) => ({ own: JSON.stringify(data), parts: [] }),
    sitePages: () =>
      Array.from({ length: pages }, (_, index) => ({
        path: `/page-${index}`,
        route: '/',
        load: () => ({ kind: 'page' }),
      })),
  };
  return {
    bundle: { fingerprint: 'test', clientDir: outDir, entry } as never,
    pool: { beginSite: () => {}, endSite: () => {}, submit } as never,
    warning: null,
  };
}

test('reports the error of a failed page, and deletes staged files once no thread is writing to them (OPS-06)', async () => {
  let batches = 0,
    folderAtTheEnd = false;
  const submit: RenderPool['submit'] = ({ folder }) => {
    const isFirst = batches++ === 0;
    const done = isFirst
      ? wait(100).then(() => {
          folderAtTheEnd = existsSync(folder);
        })
      : Promise.reject(new Error('no wheels on this page'));
    done.catch(() => {});
    return Promise.resolve({ done });
  };
  const building = buildTenant('far-photos', {
    check: () => undefined,
    options: { ...options, outDir },
    codeFor: () => Promise.resolve(codeOf(200, submit)),
    present: sourceFingerprints(),
    pictures: new ImageStore(outDir),
    onProgress: () => {},
    fetched: null,
    received: null,
  });
  await expect(building).rejects.toThrow('no wheels on this page');
  expect(folderAtTheEnd).toBe(true);
  expect(existsSync(join(outDir, '.forecourt/staging/far-photos'))).toBe(false);
});
