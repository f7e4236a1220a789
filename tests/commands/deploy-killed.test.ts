import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { deploySite } from '../../scripts/deploy/deploy-site.ts';
import { NetlifyApi } from '../../scripts/deploy/netlify-api.ts';
import { siteFiles } from '../../scripts/deploy/site-files.ts';
import { netlifyStub } from '../support/netlify-stub.ts';
import { tempDir } from '../support/temp-dir.ts';
import { timeLimit } from '../support/time-limit.ts';

test('resumes a deploy that was killed halfway (OPS-08)', async () => {
  const netlify = await netlifyStub();
  onTestFinished(() => netlify.stop());
  const outDir = tempDir();
  const write = (file: string, text: string) => {
    const path = join(outDir, 'harbour', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('index.html', 'home');
  for (let car = 0; car < 60; car++) write(`cars/${car}.html`, `car ${car}`);
  write('cars/copy.html', 'car 1');
  write('_headers', '/*\n  X: 1\n');
  netlify.fail = ({ method, path }) =>
    method === 'PUT' && path.includes('/files/') && netlify.uploads.length >= 10 ? 502 : null;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/deploy-once.ts'), netlify.api, outDir]);
  await expect.poll(() => netlify.uploads.length, { timeout: timeLimit(30_000) }).toBeGreaterThanOrEqual(10);
  child.kill('SIGKILL');
  await new Promise((ended) => child.once('close', ended));
  netlify.fail = () => null;
  const resumed = await deploySite(new NetlifyApi({ api: netlify.api, token: 'token', pauseMs: 1 }), {
    slug: 'harbour',
    site: 'harbour',
    files: siteFiles(outDir, 'harbour', { images: { service: 'site', hosts: [] } as unknown as Settings['images'] }),
    functions: { folder: join(outDir, 'none'), bundles: [] },
    preview: null,
    allowDeletions: 256,
    release: '20261124T100000.000Z',
    outDir,
    pollMs: 1,
  });
  expect(resumed).toMatchObject({ isResumed: true });
  expect(netlify.deploys).toHaveLength(1);
  expect(netlify.live.size).toBe(63);
});
