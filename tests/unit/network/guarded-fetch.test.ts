import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedFetch } from '#src/network/guarded-fetch.ts';

let server: Server, port: number;
const seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url!);
    if (request.url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync('packed'));
    else if (request.url === '/br') response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed'));
    else if (request.url === '/away') response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    else request.pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const nameServer = (...addresses: string[]) =>
  ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;
const local = { privateHosts: ['127.0.0.1'] };

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'https://192.168.1.1/',
])('does not connect to %s (ISO-03)', async (address) => {
  const asked = seen.length;
  await expect(guardedFetch(address.replace('PORT', String(port)), { privateHosts: [] })).rejects.toThrow(
    /is not on the public internet/,
  );
  expect(seen).toHaveLength(asked);
});

test('does not connect to a hostname that resolves to a private address, even alongside a public one (ISO-03)', async () => {
  for (const addresses of [['127.0.0.1'], ['::1'], ['93.184.216.34', '10.0.0.7'], []])
    await expect(
      guardedFetch(`http://feeds.example:${port}/`, { privateHosts: [], lookup: nameServer(...addresses) }),
    ).rejects.toThrow('feeds.example is not on the public internet');
});

test('connects to the addresses that it checked, without resolving the name again (ISO-03)', async () => {
  let asked = 0;
  const changing = ((name: string, options: object, callback: never) => {
    asked += 1;
    (nameServer(asked === 1 ? '203.0.114.1' : '127.0.0.1') as (...rest: unknown[]) => void)(name, options, callback);
  }) as unknown as typeof lookup;
  const call = guardedFetch(`http://feeds.example:${port}/`, {
    privateHosts: [],
    lookup: changing,
    signal: AbortSignal.timeout(300),
  });
  await expect(call).rejects.toThrow();
  expect(asked).toBe(1);
});

test('connects to a private host that the operator allows, and leaves redirects to the caller (ISO-03)', async () => {
  const answer = await guardedFetch(`http://127.0.0.1:${port}/`, { ...local, method: 'POST', body: 'täxt' });
  expect([answer.status, await answer.text()]).toEqual([200, 'täxt']);
  const away = await guardedFetch(`http://127.0.0.1:${port}/away`, local);
  expect([away.status, away.headers.get('location')]).toEqual([302, 'http://10.0.0.1/']);
});

test.each(['gzip', 'br'])('unpacks %s', async (packing) => {
  expect(await (await guardedFetch(`http://127.0.0.1:${port}/${packing}`, local)).text()).toBe('packed');
});
