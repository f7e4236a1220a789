import { beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '#src/domain/site.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { coveredByTests, hostedServices } from '../../support/configurations.ts';
import { demoTenants } from './demo-tenants.ts';
import { settingLeaves, valueAt } from './settings-leaves.ts';

const leaves = settingLeaves();
let tenants: Tenant[];
/** Dealers that only tests build. */
let testDealers: unknown[];
beforeAll(async () => {
  tenants = await demoTenants();
  const common = { siteUrl: 'https://www.kauricars.example', branding: { name: 'Kauri Cars' } };
  testDealers = Object.values(hostedServices).map((settings) => settingsSchema.parse({ ...common, ...settings }));
});

/** Adds test dealers' values where no demo dealer can have another. */
function values(path: string): unknown[] {
  const ofDemos = tenants.map(({ settings }) => valueAt(settings, path));
  return isCoveredByTests(path) ? [...ofDemos, ...testDealers.map((settings) => valueAt(settings, path))] : ofDemos;
}
const isCoveredByTests = (path: string) => coveredByTests.some(([setting]) => setting.test(path));
const different = (path: string) => new Set(values(path).map((value) => JSON.stringify(value))).size;
const failing = (kind: string, isCovered: (path: string) => boolean) =>
  leaves
    .filter((leaf) => leaf.kind === kind)
    .map(({ path }) => path)
    .filter((path) => !isCovered(path));

describe('the demo dealers cover all settings', () => {
  test('finds the settings', () => {
    expect(leaves.length).toBeGreaterThan(150);
    expect(leaves.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['cards.tags.electric', 'regional.locale', 'branding.colours.accent', 'search.filters']),
    );
  });
  test('keeps settings that only tests cover the same at every demo dealer (CONF-01)', () => {
    const needless = coveredByTests.filter(
      ([setting]) =>
        !leaves.some(
          ({ path }) =>
            setting.test(path) &&
            new Set(tenants.map(({ settings }) => JSON.stringify(valueAt(settings, path)))).size === 1,
        ),
    );
    expect(needless).toEqual([]);
  });
  test('turns every switch on at one dealer and off at another (CONF-01)', () => {
    expect(failing('boolean', (path) => values(path).includes(true) && values(path).includes(false))).toEqual([]);
  });
  test('uses two or more values of every choice (CONF-01)', () => {
    expect(failing('choice', (path) => different(path) > 1)).toEqual([]);
  });
  test('sets every optional setting at one dealer and omits it at another (CONF-01)', () => {
    // Demo dealers use two libraries, test dealers none.
    const everyDemoHas = ['images.library'];
    expect(
      failing('optional', (path) => values(path).includes(null) && values(path).some((value) => value !== null)),
    ).toEqual(everyDemoHas);
    expect(different('images.library')).toBe(2);
  });
  test('gives dealers different values for every list (CONF-01)', () => {
    expect(failing('list', (path) => different(path) > 1)).toEqual([]);
  });
  test('gives dealers different values for every other setting, except those rarely changed (CONF-01)', () => {
    const seldom =
      /^(search\.indexName|map\.(tiles|attribution)|.*\.labels?\..*|labels\..*|images\.quality|vehiclePage\.(listLength)|private\..*|pricing\.lowest|stock\.(mapping|only)|stock\.makeNames|forms\.(defaultCategory|privacyPath|termsPath)|search\.(makeButtons\.(popular|modelLimit)))$/;
    expect(failing('other', (path) => different(path) > 1 || seldom.test(path))).toEqual([]);
  });
});
