import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { pinRelease } from '#src/generator/releases/pin.ts';
import { notePublished } from '#src/generator/releases/published.ts';
import { publish } from '../../../scripts/worker/publish.ts';
import type { CommandEnd, RunCommand } from '../../../scripts/worker/run-command.ts';

const slug = 'kauri-cars';
let outDir: string;
let ran: string[];
/** A successful command records the release. */
let ends: Record<string, CommandEnd>;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-publish-'));
  [ran, ends] = [[], {}];
  release('20261124T100000.000Z');
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

let newest = '';
function release(id: string): void {
  const folder = join(outDir, '.forecourt', 'releases', slug, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), '{}');
  newest = id;
}

const run: RunCommand = (name, args) => {
  ran.push([name, ...args].join(' '));
  const end = ends[name] ?? { code: 0, output: '', said: '' };
  if (end.code === 0) notePublished(outDir, slug, name === 'deploy' ? 'netlify' : 'algolia', newest);
  return Promise.resolve(end);
};

const algolia = { search: { engine: 'algolia', algolia: { appId: 'APP', searchKey: 'key' } } };
const netlify = { private: { netlifySite: 'kauri' } };
const settings = (more: object) =>
  settingsSchema.parse({ siteUrl: 'https://www.kauricars.example', branding: { name: 'Kauri Cars' }, ...more });
const send = (more: object, deploys = true) =>
  publish(slug, settings(more), { tenantsDir: '/dealers', outDir, deploys, run });
const push = () => `push-index ${slug} --json --tenants /dealers --out ${outDir}`;
const deploy = `deploy ${slug} --keep-code --tenants /dealers`;

test('pushes the index and then deploys the pages, only once for each release (SRCH-23, OPS-11)', async () => {
  expect(await send({ ...algolia, ...netlify })).toBeNull();
  expect(ran).toEqual([push(), deploy]);
  expect(await send({ ...algolia, ...netlify })).toBeNull();
  expect(ran).toHaveLength(2);
  release('20261124T110000.000Z');
  expect(await send({ ...algolia, ...netlify })).toBeNull();
  expect(ran).toEqual([push(), deploy, push(), deploy]);
});

test('sends nothing for a dealer that is not deployed, searches its own source or is pinned (OPS-11)', async () => {
  expect(await send({})).toBeNull();
  expect(await send(netlify, false)).toBeNull();
  const source = { kind: 'algolia', appId: 'APP', index: 'Car_production', host: 'https://app.example', apiKey: 'KEY' };
  expect(await send({ search: { ...algolia.search, indexName: 'Car_production' }, stock: { source } })).toBeNull();
  pinRelease(outDir, slug, newest);
  expect(await send(algolia)).toBeNull();
  expect(ran).toEqual([]);
  rmSync(join(outDir, '.forecourt', 'releases'), { recursive: true });
  expect(await send({ ...algolia, ...netlify })).toBeNull();
  expect(ran).toEqual([]);
});

test('reports a failure with its reason, does not hold back other steps, and retries next time (OPS-10, OPS-11)', async () => {
  ends = {
    'push-index': {
      code: 1,
      output: JSON.stringify({ tenants: [{ errors: ['Algolia answered 403.'] }] }),
      said: '',
    },
    deploy: { code: 2, output: '', said: 'It would lose 300 files.' },
  };
  expect(await send({ ...algolia, ...netlify })).toEqual({
    fault: 'unpublished',
    reason:
      'The Algolia index was not updated: Algolia answered 403. The site was not deployed: It would lose 300 files.',
  });
  ends = { 'push-index': { code: null, output: '', said: '' } };
  expect(await send({ ...algolia, ...netlify })).toEqual({
    fault: 'unpublished',
    reason: 'The Algolia index was not updated: the command produced no output.',
  });
  ends = {};
  expect(await send({ ...algolia, ...netlify })).toBeNull();
  expect(ran).toEqual([push(), deploy, push(), deploy, push()]);
});
