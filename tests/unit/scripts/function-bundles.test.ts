import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { functionBundles, functionKeys, type FunctionKeys } from '../../../scripts/deploy/function-bundles.ts';

const slug = 'kauri-cars';
let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-functions-'));
  record({ at: 1, name: 'Kauri Cars' });
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

const bundle = { name: 'car', sha: 'aa', file: 'car.zip', runtime: 'nodejs24.x', schedule: null, config: {} };

function record({ at, name }: { at: number; name: string }): void {
  write('server', `${slug}.json`, { slug, settings: { name }, built: { at }, site: { code: 'c0de', context: at } });
}
const deployed = (keys: FunctionKeys) => write(`functions/${slug}`, 'functions.json', { ...keys, bundles: [bundle] });
function write(folder: string, file: string, content: unknown): void {
  mkdirSync(join(outDir, '.forecourt', folder), { recursive: true });
  writeFileSync(join(outDir, '.forecourt', folder, file), JSON.stringify(content));
}

test('reuses the deployed functions for a stock refresh (OPS-08)', async () => {
  deployed(functionKeys(outDir, slug));
  record({ at: 2, name: 'Kauri Cars' });
  expect((await functionBundles(outDir, slug, false)).bundles).toEqual([bundle]);
});

test('reuses the deployed functions for a deploy that keeps the code, even if the code changed (OPS-08, OPS-11)', async () => {
  deployed({ ...functionKeys(outDir, slug), code: 'of before' });
  record({ at: 2, name: 'Kauri Cars' });
  expect((await functionBundles(outDir, slug, true)).bundles).toEqual([bundle]);
});

test('refuses to keep the code if settings changed too, because new code needs a manual deploy (OPS-08, OPS-11)', async () => {
  deployed({ ...functionKeys(outDir, slug), code: 'of before' });
  record({ at: 2, name: 'Kauri Motors' });
  await expect(functionBundles(outDir, slug, true)).rejects.toThrow(
    /settings, content .* have changed, and so has the function code .*\.\/forecourt deploy kauri-cars/,
  );
});
