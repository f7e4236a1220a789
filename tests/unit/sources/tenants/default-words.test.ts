/** Documented defaults match the code's, so that each is defined once. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#src/domain/tenant/settings/regional.ts';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { schemaFiles } from '#src/sources/tenants/schema-files.ts';
import { withWrittenDefaults } from '#src/sources/tenants/written-defaults.ts';
import { valueAt } from '../../demo/settings-leaves.ts';
import { schemaKeys } from './schema-keys.ts';

const root = join(import.meta.dirname, '../../../..');
const siteUrl = 'https://www.sample.example';
const files = schemaFiles();

/** Without its example. */
const statedOf = (description = '') => /Default: ([\s\S]*?)\.?(?: Example: [\s\S]*)?$/v.exec(description)?.[1];

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Undefined if the text isn't a value. */
function read(stated: string, dealer: string[]): unknown {
  const own = [...stated.matchAll(/("[^"]*"|\d+) \(([^\)]*)\)/gv)].find(([, , names]) =>
    names!.split(', ').some((name) => dealer.includes(name)),
  );
  try {
    return JSON.parse(own?.[1] ?? stated.replace(/ \(\d+ years\)$/v, ''));
  } catch {
    return undefined;
  }
}

/** Keys whose documentation and value disagree. */
const untrue = (defaults: unknown, dealer: string[]) =>
  [...schemaKeys(files['settings.schema.json']!)]
    .filter(({ path }) => !/\[\]|\*/v.test(path))
    .map(({ path, node }) => ({ path, stated: statedOf(node.description), value: valueAt(defaults, path) }))
    .filter(({ stated, value }) => stated !== undefined && value !== undefined)
    .filter(
      ({ stated, value }) =>
        JSON.stringify(read(stated!, dealer)) !== (isNothing(value) ? undefined : JSON.stringify(value)),
    )
    .map(({ path, stated }) => `${path}: ${stated!}`);

test.each(templateNames.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  'documents the default of every setting for the %s template in %s (CONF-01)',
  (template, locale) => {
    const defaults = settingsSchema.parse(withWrittenDefaults({ template, siteUrl, regional: { locale } }));
    const chosen = ['template', 'regional.locale'];
    expect(
      untrue(defaults, [template, locale]).filter((line) => !chosen.some((key) => line.startsWith(`${key}:`))),
    ).toEqual([]);
  },
);

test('uses the documented defaults of the first template and locale for a dealer that sets neither (CONF-01)', () => {
  const defaults = settingsSchema.parse(withWrittenDefaults({ siteUrl }));
  expect(untrue(defaults, [defaults.template, defaults.regional.locale])).toEqual([]);
  expect(settingsSchema.parse({ siteUrl })).toEqual(defaults);
});

test.each(Object.keys(files))('%s states each default only once, as its value (CONF-01)', (name) => {
  const keys = [...schemaKeys(files[name]!)];
  expect(
    keys.filter(({ node }) => (node.description ?? '').split('Default: ').length > 2).map(({ path }) => path),
  ).toEqual([]);
  const differing = keys.filter(({ node }) => {
    const stated = statedOf(node.description);
    if (stated === undefined || node.default === undefined) return false;
    return JSON.stringify(read(stated, [])) !== (isNothing(node.default) ? undefined : JSON.stringify(node.default));
  });
  expect(differing.map(({ path, node }) => `${path}: ${node.description!}`)).toEqual([]);
});

test('does not hand-write defaults in documentation: builders derive them from values (CONF-01)', () => {
  const folders = 'src/{domain/tenant/settings,sources/tenants/files}/*.ts';
  const stating = globSync(folders, { cwd: root, exclude: ['**/default-text.ts'] }).filter((file) =>
    /\bDefaults?:|\b[Dd]efaults? (?:is|to)\b|\b[Bb]y default:/v.test(
      readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//gv, ''),
    ),
  );
  expect(stating).toEqual([]);
});
