import { describe, expect, test } from 'vitest';
import type { Tenant } from '#src/domain/site.ts';
import type { BuildRecord } from '#src/generator/record.ts';
import { readOptions } from '#src/generator/options.ts';
import { previousAddresses } from '#src/generator/site-memory.ts';
import { NoMemoryError, previousStock } from '#src/generator/stock-memory.ts';
import { aTenant } from '../../fixtures/vehicles.ts';
import { feedServer } from '../sources/stock/helpers.ts';

const facts = { vehicles: 300, shown: 290, price: 280, photos: 290, odometer: 250, condition: 290, new: 100, demo: 10 };
/** Settings accept only https; the stub uses http. */
function tenant(siteUrl: string): Tenant {
  const made = aTenant({ slug: 'kauri-cars' });
  return { ...made, settings: { ...made.settings, siteUrl } };
}
const published = (dealer = 'kauri-cars') => JSON.stringify({ dealer, feed: { bytes: 'b', fields: 'f' }, facts });
const production = { FORECOURT_MODE: 'production' };
const memory = (
  siteUrl: string,
  env: NodeJS.ProcessEnv = production,
  args: string[] = [],
  record: BuildRecord | null = null,
) => previousStock(tenant(siteUrl), record, readOptions('build', args), env);

describe('previous stock of a feed', () => {
  test('comes first from the last build in the output folder, even one by an earlier release (OPS-02)', async () => {
    const record: BuildRecord = { version: 1, source: 'own', vehicles: 200, files: {} };
    expect(await memory('http://127.0.0.1:9', production, [], record)).toEqual({ vehicles: 200 });
    expect(
      await memory('http://127.0.0.1:9', {}, [], {
        ...record,
        stock: { dealer: 'kauri-cars', feed: { bytes: '', fields: '' }, facts },
      }),
    ).toEqual(facts);
  });

  test('comes from the live site in a production build on a clean machine (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end(published()));
    expect(await memory(server.origin)).toEqual(facts);
    expect(server.requests.map(({ url }) => url)).toEqual(['/data/stock-record.json']);
  });

  test('includes the stock of each feed (OPS-02)', async () => {
    const joined = { ...facts, feeds: { main: facts, second: { ...facts, vehicles: 20 } } };
    const feed = { bytes: 'b', fields: 'f', feeds: { main: { bytes: 'b', fields: 'f' } } };
    const answer = JSON.stringify({ dealer: 'kauri-cars', feed, facts: joined });
    await using server = await feedServer((_, response) => response.end(answer));
    expect(await memory(server.origin)).toEqual(joined);
  });

  test('is null for a site that answers 404 for the file (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.writeHead(404).end('<h1>Not found</h1>'));
    expect(await memory(server.origin)).toBeNull();
  });

  test('is null for a host that does not exist (OPS-02)', async () => {
    expect(await memory('https://www.kauri-cars.invalid')).toBeNull();
  });

  test.each<[string, number, string]>([
    ['an error', 503, ''],
    ["another dealer's record", 200, published('other-cars')],
    ['another site', 200, '<!doctype html><title>Kauri</title>'],
    ['half a record', 200, published().slice(0, 40)],
    ['far too much', 200, ' '.repeat(30_000)],
  ])('refuses a production build on %s, and explains what to do (OPS-02)', async (_, status, body) => {
    await using server = await feedServer((_request, response) => response.writeHead(status).end(body));
    const error = await memory(server.origin).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NoMemoryError);
    expect(String(error)).toMatch(
      /The site’s previous stock is unknown.*\/data\/stock-record\.json.*If this dealer was never published, build once with --first-build/,
    );
    expect(await memory(server.origin, production, ['--first-build'])).toBeNull();
  });

  test('refuses a production build when the live site cannot be reached (OPS-02)', async () => {
    await expect(memory('http://127.0.0.1:9')).rejects.toThrow(/cannot be reached/);
  });

  test('is not fetched outside production (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end(published()));
    expect([
      await memory(server.origin, {}),
      await memory(server.origin, { CONTEXT: 'deploy-preview' }),
      server.requests,
    ]).toEqual([null, null, []]);
  });
});

describe('previous URLs of a site', () => {
  const book = { dealer: 'kauri-cars', has: { '/cars/rio': ['/search/kia'] }, left: [] };
  const asked = (siteUrl: string, args: string[] = [], env: NodeJS.ProcessEnv = production) =>
    previousAddresses(tenant(siteUrl), readOptions('build', ['--out', '/nowhere', ...args]), env);

  test('come from the live site in a production build on a clean machine (ROUTE-23)', async () => {
    await using server = await feedServer((_, response) => response.end(JSON.stringify(book)));
    expect(await asked(server.origin)).toEqual(book);
    expect(server.requests.map(({ url }) => url)).toEqual(['/data/addresses.json']);
    expect(await asked(server.origin, [], {})).toBeNull();
  });

  test('refuse a production build when they are unreadable, so that no redirect is lost (ROUTE-23)', async () => {
    await using server = await feedServer((_, response) => response.end(JSON.stringify({ ...book, has: ['rio'] })));
    await expect(asked(server.origin)).rejects.toThrow(/existing redirects would be lost.*--first-build/);
    expect(await asked(server.origin, ['--first-build'])).toBeNull();
  });
});
