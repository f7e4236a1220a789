import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { algoliaRecords } from '#src/search/algolia/algolia-record.ts';
import { algoliaSettings } from '#src/search/algolia/settings.ts';
import { searchRecord } from '#src/search/search-record.ts';
import { aVehicle, publicSettings } from '../../../../fixtures/vehicles.ts';
import { AlgoliaServer, keys } from '../../../../support/algolia-server.ts';

let server: AlgoliaServer;
beforeEach(async () => {
  server = await new AlgoliaServer().start();
  const settings = publicSettings();
  const records = algoliaRecords([searchRecord(aVehicle({ id: 'a', make: 'Mazda' }), settings)], 'en-AU');
  server.indexes.set('Car_production', {
    rows: new Map(records.map((record) => [record.objectID, record as never])),
    settings: algoliaSettings(settings),
    synonyms: [],
    primary: null,
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

async function preparedWith(searchKey: string) {
  const algolia = { appId: keys.appId, searchKey, host: server.origin };
  const config = {
    index: null,
    settings: publicSettings({ search: { engine: 'algolia', indexName: 'Car_production', algolia } }),
    vocabulary: { makes: [], colours: [], cities: [], states: [] },
  };
  const own = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    url === '/data/search.json' ? Promise.resolve(Response.json(config)) : own(url, init),
  );
  vi.resetModules();
  const { prepareSearch } = await import('#src/features/search/app/prepare-search.ts');
  return prepareSearch();
}
const all = [{ indexName: 'Car_production', params: {} }];

test('queries the application, host and key in its settings (SRCH-23)', async () => {
  const { client } = await preparedWith(keys.search);
  expect((await client.search(all)).results[0]!.nbHits).toBe(1);
});

test('fails with a key that the application does not know (SRCH-23)', async () => {
  await expect(preparedWith('another').then(({ client }) => client.search(all))).rejects.toThrow();
});
