/** See docs/decisions/062-group-settings.md */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicSettings } from '#src/domain/tenant/public-settings.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { withGroup } from '#src/sources/tenants/group-settings.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import type { Issue } from '#src/sources/tenants/issue.ts';
import { plainSettings, tenantsWith, type Files } from './tenant-folder.ts';

const file = '_groups/northern/settings.json';

function folderWith(group: object | string | null, settings: object = {}, files: Files = {}): string {
  const dir = tenantsWith({ 'settings.json': { ...plainSettings, group: 'northern', ...settings }, ...files });
  if (group !== null) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof group === 'string' ? group : JSON.stringify(group, null, 2));
  }
  return dir;
}
const inspect = (...folder: Parameters<typeof folderWith>) => inspectTenant('test-cars', folderWith(...folder));
const told = (issues: Issue[]) => issues.map(({ file, line, path }) => `${file}:${line} ${path}`);

describe('settings that a dealer inherits', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['a setting only in the group applies', { a: 1 }, {}, { a: 1 }],
    ['a setting only in the dealer applies', {}, { a: 1 }, { a: 1 }],
    ["the dealer's value wins", { a: 1 }, { a: 2 }, { a: 2 }],
    ["the dealer's null wins", { a: { b: 1 } }, { a: null }, { a: null }],
    [
      'objects are merged, however deep',
      { a: { b: { c: 1, d: 2 } } },
      { a: { b: { d: 3 } } },
      { a: { b: { c: 1, d: 3 } } },
    ],
    ['a list replaces the list', { a: [1, 2, 3] }, { a: [4] }, { a: [4] }],
    ['an empty list replaces the list', { a: [1] }, { a: [] }, { a: [] }],
    ['a string replaces an object', { a: { column: 'Kms' } }, { a: 'Odo' }, { a: 'Odo' }],
    [
      'objects of one kind are merged',
      { a: { kind: 'url', format: 'csv' } },
      { a: { kind: 'url', url: 'x' } },
      { a: { kind: 'url', format: 'csv', url: 'x' } },
    ],
    [
      'an object of another kind replaces the whole object',
      { a: { kind: 'url', url: 'x' } },
      { a: { kind: 'csv', path: 'y' } },
      { a: { kind: 'csv', path: 'y' } },
    ],
  ])('%s (CONF-01)', (_, group, own, merged) => {
    expect(withGroup(group, own)).toEqual(merged);
  });

  test("gives a dealer its group's settings, overridden by its own (CONF-01)", async () => {
    const { tenant, issues } = await inspect(
      { template: 'marketplace', pricing: { lowest: 500, defaultTypes: { new: 'drive_away', used: 'drive_away' } } },
      { pricing: { defaultTypes: { used: 'plain' } } },
    );
    expect(issues).toEqual([]);
    expect(tenant!.settings).toMatchObject({
      template: 'marketplace',
      pricing: { lowest: 500, defaultTypes: { new: 'drive_away', used: 'plain' } },
    });
  });

  test("derives template defaults from the group's template (CONF-01)", async () => {
    const [own, ofGroup] = await Promise.all([inspect({}, { template: 'atelier' }), inspect({ template: 'atelier' })]);
    expect(ofGroup.tenant!.settings).toEqual(own.tenant!.settings);
  });

  test('inherits function-only settings without putting them on a page (CONF-01)', async () => {
    const { tenant } = await inspect({
      private: {
        providers: { sms: 'NORTHERN_SMS' },
        leads: { escalation: [{ afterMinutes: 30, email: 'sales@northern.example' }] },
      },
    });
    const { settings } = tenant!;
    expect(settings.private.providers.sms).toBe('NORTHERN_SMS');
    expect(settings.private.leads).toMatchObject({
      fallbackEmail: 'leads@testcars.example',
      escalation: [{ afterMinutes: 30, email: 'sales@northern.example' }],
    });
    expect(publicSettings(settings)).not.toHaveProperty('group');
    expect(JSON.stringify(publicSettings(settings))).not.toMatch(/NORTHERN_SMS|northern\.example/);
  });
});

describe('issues in inherited settings', () => {
  test('reports an invalid key in the file that contains it (OPS-05)', async () => {
    const { tenant, issues } = await inspect(
      { template: 'market', pricing: { lowst: 1 }, search: { pageSize: 'many' } },
      { pricing: { lowest: -1 }, cards: { colums: 2 } },
    );
    expect(tenant).toBeNull();
    expect(told(issues).toSorted()).toEqual([
      `${file}:2 template`,
      `${file}:4 pricing.lowst`,
      `${file}:7 search.pageSize`,
      'settings.json:13 pricing.lowest',
      'settings.json:16 cards.colums',
    ]);
    expect(issues.find(({ path }) => path === 'pricing.lowst')!.hint).toBe('Did you mean pricing.lowest?');
  });

  test("reports cross-setting issues at the group's line, unless the dealer sets the key (OPS-05)", async () => {
    const group = { stock: { mapping: { prise: 'Price' } } };
    expect(told((await inspect(group)).issues)).toEqual([`${file}:4 stock.mapping.prise`]);
    const said = await inspect(group, { stock: { mapping: { prise: 'Amount' } } });
    expect(told(said.issues)).toEqual(['settings.json:14 stock.mapping.prise']);
  });

  test("reports in the group's file a mapped column that the stock lacks (OPS-05)", async () => {
    const dir = folderWith({ stock: { mapping: { odometer: 'Kms' } } });
    const { tenant } = await inspectTenant('test-cars', dir);
    const issues = await inspectStock(tenant!, join(dir, 'test-cars'), Date.now());
    expect(told(issues)).toEqual([`${file}:4 stock.mapping.odometer`]);
  });

  test('reports a missing group as one clear error (OPS-05)', async () => {
    const { tenant, issues } = await inspect(null);
    expect(tenant).toBeNull();
    expect(issues).toEqual([
      expect.objectContaining({
        file: 'settings.json',
        path: 'group',
        line: 11,
        reason: 'is "northern", a group that does not exist',
        hint: 'Its settings belong in _groups/northern/settings.json, next to the dealer folders.',
      }),
    ]);
    const mistyped = await inspect({}, { group: 'nothern' });
    expect(mistyped.issues.map(({ hint }) => hint)).toEqual(['Did you mean "northern"?']);
  });

  test.each(['../northern', 'a/b', 'Northern', ''])(
    'rejects "%s" as a group name without looking for a file (OPS-05)',
    async (group) => {
      const { issues } = await inspect({}, { group });
      expect(issues.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
        expect.stringMatching(/^group must be the name of a folder in _groups/),
      ]);
    },
  );

  test.each<[string, object | string, string]>([
    ['names a group of its own', { group: 'southern' }, `${file}:2 group`],
    ['says the address of one dealer', { siteUrl: 'https://www.northern.example' }, `${file}:2 siteUrl`],
    ['is no JSON', '{ "template": ', `${file}:1 `],
    ['is a list', [], `${file}:null `],
  ])('refuses a group that %s (OPS-05)', async (_, group, told1) => {
    const { tenant, issues } = await inspect(group);
    expect(tenant).toBeNull();
    expect(told(issues)).toEqual([told1]);
  });
});
