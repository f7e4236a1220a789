import { expect, test } from 'vitest';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { feedServer, tempDir } from './helpers.ts';

const rows = JSON.stringify([{ id: 'A1', year: 2021, make: 'Toyota', model: 'Corolla', price: 20_000 }]);
const outcome = (origin: string, limits: object): Promise<string> =>
  loadStock(
    aTenant({
      settings: { stock: { source: { kind: 'url', url: `${origin}/feed.json`, format: 'json', ...limits } } },
    }),
    { tenantDir: tempDir(), now, retryDelayMs: 1 },
  ).then(
    () => 'loaded',
    (error: Error) => error.message,
  );

test('gives up after totalMs on a feed that never answers, and names that setting (OPS-02)', async () => {
  await using server = await feedServer(() => {
    /* silent */
  });
  expect(await outcome(server.origin, { timeoutMs: 300_000, totalMs: 500, retries: 10 })).toMatch(
    /did not respond within the total time allowed \(stock\.source\.totalMs\)/,
  );
  expect(server.requests.length).toBeLessThanOrEqual(1);
});

test('does not start a pause that would exceed totalMs (OPS-02)', async () => {
  await using server = await feedServer((_, response) => {
    response.writeHead(503, { 'retry-after': '900' }).end();
  });
  expect(await outcome(server.origin, { timeoutMs: 20_000, totalMs: 20_000, retries: 10 })).toMatch(/returned 503/);
  expect(server.requests).toHaveLength(1);
});

test('allows each attempt its own timeout within totalMs, then retries (OPS-02)', async () => {
  await using server = await feedServer((_, response, index) => {
    if (index > 0) response.end(rows);
  });
  expect(await outcome(server.origin, { timeoutMs: 1000, totalMs: 900_000, retries: 10 })).toBe('loaded');
  expect(server.requests.length).toBeGreaterThan(1);
});
