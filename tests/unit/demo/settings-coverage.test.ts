import { beforeAll, describe, expect, test } from 'vitest';
import type { Tenant } from '#src/domain/site.ts';
import { demoTenants } from './demo-tenants.ts';
import { settingLeaves, valueAt } from './settings-leaves.ts';

/** What a demo cannot switch without an account or another host, with the reason. */
const onlyOneWay: Record<string, string> = {
  'search.engine': 'Algolia needs an account', 'search.algolia.appId': 'an account', 'search.algolia.host': 'an account', 'search.algolia.searchKey': 'an account',
  'images.service': 'imgix and Cloudinary need an account', 'images.baseUrl': 'an account', 'images.library': 'every demo dealer is drawn',
  'reviews.source': 'Google needs an account', 'reviews.orgId': 'an account', 'locations.bookingFrames': 'a booking page of another host', 'analytics.forwardTo': 'a collector of another host',
  'private.leads.fallbackEmail': 'a dealer without it is warned',
};

const leaves = settingLeaves().filter(({ path }) => !(path in onlyOneWay) && !path.startsWith('private.providers.'));
let tenants: Tenant[];
beforeAll(async () => { tenants = await demoTenants(); });

const values = (path: string) => tenants.map(({ settings }) => valueAt(settings, path));
const different = (path: string) => new Set(values(path).map((value) => JSON.stringify(value))).size;
const failing = (kind: string, isCovered: (path: string) => boolean) => leaves.filter((leaf) => leaf.kind === kind).map(({ path }) => path).filter((path) => !isCovered(path));

describe('the demo dealers use the whole of the settings', () => {
  test('the walk finds the settings', () => {
    expect(leaves.length).toBeGreaterThan(150);
    expect(leaves.map(({ path }) => path)).toEqual(expect.arrayContaining(['cards.tags.electric', 'regional.locale', 'branding.colours.accent', 'search.filters']));
  });
  test('CONF-01 every switch is on at one dealer and off at another', () => {
    expect(failing('boolean', (path) => values(path).includes(true) && values(path).includes(false))).toEqual([]);
  });
  test('CONF-01 every choice takes two values or more', () => {
    expect(failing('choice', (path) => different(path) > 1)).toEqual([]);
  });
  test('CONF-01 every optional setting is given at one dealer and left out at another', () => {
    expect(failing('optional', (path) => values(path).includes(null) && values(path).some((value) => value !== null))).toEqual([]);
  });
  test('CONF-01 every list differs between dealers', () => {
    expect(failing('list', (path) => different(path) > 1)).toEqual([]);
  });
  test('CONF-01 every other setting differs between dealers, save those that a dealer hardly changes', () => {
    const seldom = /^(search\.indexName|map\.(tiles|attribution)|.*\.labels?\..*|labels\..*|reviews\.rotateMs|images\.quality|vehiclePage\.(listLength)|private\..*|pricing\.lowest|stock\.mapping|stock\.makeNames|forms\.(defaultCategory|privacyPath)|search\.(makeButtons\.(popular|modelLimit)))$/;
    expect(failing('other', (path) => different(path) > 1 || seldom.test(path))).toEqual([]);
  });
});
