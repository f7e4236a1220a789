import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { groupFile, knownGroups } from '#src/sources/tenants/group-settings.ts';
import { schemaFiles } from '#src/sources/tenants/schema-files.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { schemaKeys, type SchemaKey } from './schema-keys.ts';
import { location, plainSettings } from './tenant-folder.ts';

const tenantsDir = join(import.meta.dirname, '../../../../tenants');
const files = schemaFiles();
const slugs = tenantSlugs(tenantsDir);

const own = (description = '') => description.replace(/(Default|Example): [\s\S]*/, '').trim();

describe('JSON Schemas for editors', () => {
  test.each(Object.keys(files))('tenants/schemas/%s is up to date (./forecourt schema writes it) (OPS-05)', (name) => {
    expect(readFileSync(join(tenantsDir, 'schemas', name), 'utf8')).toBe(files[name]);
  });

  test.each(Object.keys(files))('describes every key of %s and its default (CONF-01)', (name) => {
    const all = [...schemaKeys(files[name]!)];
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ node }) => own(node.description).length < 6).map(({ path }) => path)).toEqual([]);
    const isArea = ({ node }: SchemaKey) => JSON.stringify(node.default) === '{}';
    expect(
      all
        .filter((key) => !key.required && !isArea(key) && !key.node.description?.includes('Default: '))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('accepts a valid file and refuses an unknown key (OPS-05)', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const settings = ajv.compile(JSON.parse(files['settings.schema.json']!));
    expect(settings({ $schema: '../schemas/settings.schema.json', ...plainSettings })).toBe(true);
    expect(settings({ ...plainSettings, search: { pagesize: 21 } })).toBe(false);
    expect(settings({ branding: {} })).toBe(false);
    const locations = ajv.compile(JSON.parse(files['locations.schema.json']!));
    expect(locations({ locations: [location] })).toBe(true);
    expect(locations({ locations: [{ ...location, typ: 'sales' }] })).toBe(false);
  });
});

describe("the JSON Schema of a group's settings", () => {
  const group = new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(files['group.schema.json']!) as object,
  );

  test.each<[string, object, boolean]>([
    ['a part of what a dealer has to say', { stock: { source: { kind: 'url', format: 'csv' } } }, true],
    ['nothing', {}, true],
    ['a key that no setting has', { search: { pagesize: 21 } }, false],
    ['a value that no dealer may have', { template: 'market' }, false],
    ['half an item of a list', { header: { menu: { extra: [{ label: 'Vans' }] } } }, false],
    ['what is one dealer’s own', { siteUrl: 'https://www.testcars.example' }, false],
    ['a group of its own', { group: 'southern' }, false],
  ])('checks %s (OPS-05)', (_, settings, isSound) => {
    expect(group(settings)).toBe(isSound);
  });

  test.each(knownGroups(tenantsDir))('fits the group %s in this repository (OPS-05)', (name) => {
    expect(group(JSON.parse(readFileSync(join(tenantsDir, groupFile(name)), 'utf8')))).toBe(true);
  });
});

describe('the dealers in this repository', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });

  test.each(slugs)("%s validates, and its files fit the editor's schemas (OPS-05)", async (slug) => {
    const { issues } = await inspectTenant(slug, tenantsDir, { now: Date.parse('2026-11-20T10:00:00+11:00') });
    expect(issues.filter((issue) => issue.severity === 'error')).toEqual([]);
    for (const name of ['settings', 'locations', 'models', 'offers', 'reviews', 'promos']) {
      const path = join(tenantsDir, slug, `${name}.json`);
      if (!existsSync(path)) continue;
      const validate =
        ajv.getSchema(name) ??
        ajv.addSchema(JSON.parse(files[`${name}.schema.json`]!) as object, name).getSchema(name)!;
      expect(validate(JSON.parse(readFileSync(path, 'utf8'))), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(
        true,
      );
    }
  });
});
