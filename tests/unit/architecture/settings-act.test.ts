/** Code outside its definition and checks reads every documented setting. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { settingLeaves } from '../demo/settings-leaves.ts';

const root = join(import.meta.dirname, '../../..');
const definitions = ['src/domain/tenant/settings', 'src/sources/tenants/checks'];

/** Product code without comments and strings. */
const sources = ['src', 'functions', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:astro|tsx?|mjs)$/v.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll(sep, '/'),
      ),
  )
  .filter((file) => !definitions.some((folder) => file.startsWith(`${folder}/`)) && !file.startsWith('scripts/demo/'))
  .map(
    (file) =>
      new Set(
        readFileSync(join(root, file), 'utf8')
          .replace(/\/\*[\s\S]*?\*\//gv, '')
          .replace(/'[^'\n]*'/gv, '')
          .match(/[\w$]+/gv) ?? [],
      ),
  );

/** A setting counts as read where its key appears; a one-word key also needs its area's. */
const isRead = (path: string): boolean => {
  const [key, area] = path.split('.').toReversed() as [string, string | undefined];
  return sources.some((words) => words.has(key) && (area === undefined || /[A-Z]/v.test(key) || words.has(area)));
};

test('every documented setting is read by code that acts on it (CONF-01)', () => {
  // Maps whose keys are data are read whole.
  const whole =
    /^(pricing\.(labels|defaultTypes)|social|header\.menu\.labels|phones|cards\.buttons|vehiclePage\.includedFor|tradeIn\.repairCosts)\./v;
  expect(
    settingLeaves()
      .map(({ path }) => path)
      .filter((path) => !whole.test(path) && !isRead(path)),
  ).toEqual([]);
});
