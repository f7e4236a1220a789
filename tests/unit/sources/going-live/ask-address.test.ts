import type { lookup as systemLookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askAddress } from '#src/sources/going-live/ask-address.ts';

const here = (host: string): boolean => host === '127.0.0.1';

async function server(listener: RequestListener): Promise<string> {
  const running = createServer(listener);
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    running.closeAllConnections();
    running.close();
  });
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
}

test('sends a HEAD request and reports type and length (OPS-05)', async () => {
  const methods: string[] = [];
  const at = await server((request, response) => {
    methods.push(request.method!);
    response.writeHead(200, { 'content-type': 'Image/JPEG; q=1', 'content-length': '1234' }).end();
  });
  expect(await askAddress(at, here)).toEqual({ status: 200, type: 'image/jpeg', bytes: 1234 });
  expect(methods).toEqual(['HEAD']);
});

test('falls back to GET without reading the body when a server does not support HEAD (OPS-05)', async () => {
  const at = await server((request, response) => {
    if (request.method === 'HEAD') response.writeHead(405).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
  });
  expect(await askAddress(at, here)).toMatchObject({ status: 200, type: 'text/html' });
});

test('follows redirects up to a limit, and never to an internal machine (OPS-05)', async () => {
  const at = await server((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    if (pathname === '/there') response.writeHead(200).end();
    else
      response
        .writeHead(302, { location: { '/old': '/there', '/in': 'http://localhost/' }[pathname] ?? '/circle' })
        .end();
  });
  expect(await askAddress(`${at}/old`, here)).toMatchObject({ status: 200 });
  await expect(askAddress(`${at}/in`, here)).rejects.toThrow('points to a host that isn’t public');
  await expect(askAddress(`${at}/circle`, here)).rejects.toThrow('redirects more than 5 times');
});

test('does not request internal machines, and reports an unreachable one as not responding (OPS-05)', async () => {
  let calls = 0;
  const at = await server((_, response) => {
    calls++;
    response.end();
  });
  await expect(askAddress(at)).rejects.toThrow('points to a host that isn’t public');
  expect(calls).toBe(0);
  await expect(askAddress('http://127.0.0.1:9/', here)).rejects.toThrow(/^does not respond/);
});

test('does not connect when a public name resolves to an internal machine (ISO-03, OPS-05)', async () => {
  let calls = 0;
  const at = await server((_, response) => {
    calls++;
    response.end();
  });
  const lookup = ((_host: string, _options: object, found: (error: null, addresses: object[]) => void) =>
    found(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof systemLookup;
  const asked = askAddress(`http://photos.dealer.com:${new URL(at).port}/one.jpg`, undefined, lookup);
  await expect(asked).rejects.toThrow('leads to a private network address');
  expect(calls).toBe(0);
});
