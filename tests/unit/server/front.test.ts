/** `./forecourt serve`: the front has the port; the functions are behind a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFunctionServer, type FunctionServer } from '#src/local-server/function-server.ts';
import { remoteFunctions, type RemoteFunctions } from '#src/local-server/remote-functions.ts';
import { answerUnavailable } from '#src/local-server/unavailable.ts';
import { localSite, writeFiles, type LocalSite } from './local-site.ts';

const long = 'a page with more than enough text to be compressed '.repeat(40);
const files = {
  'alpha/index.html': `<!doctype html>${long}`,
  'alpha/cars/index.html': 'the list',
  'alpha/cars/rio.html': 'a Rio',
  'alpha/404.html': 'no such page of alpha',
  'alpha/503.html': 'call alpha instead',
  'alpha/_a/app.Bx3f.js': `/* ${long} */`,
  'alpha/film.mp4': Buffer.alloc(5000, 7),
  'alpha/_headers':
    "/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n  Strict-Transport-Security: max-age=63072000\n",
  'alpha/_redirects': '/old /cars/ 301\n',
  'beta/index.html': 'home of beta',
};
const functions = {
  'echo.ts': `export default async (request, { tenant, ip, params }) => {
    const body = Buffer.from(await request.arrayBuffer());
    return Response.json({ method: request.method, url: request.url, tenant, ip, params, bytes: body.length,
      sum: body.reduce((sum, byte) => (sum * 31 + byte) % 1000003, 0), headers: [...request.headers].filter(([name]) => name !== 'connection') });
  };
  export const config = { path: ['/api/echo', '/cars/:slug/ask'] };`,
  'only-get.ts': `export default () => new Response('got', { headers: { etag: '"1"' } }); export const config = { path: '/results', method: 'GET' };`,
  'cookies.ts': `export default () => { const headers = new Headers(); headers.append('set-cookie', 'a=1'); headers.append('set-cookie', 'b=2'); headers.set('location', '/cars/'); return new Response(null, { status: 303, headers }); }; export const config = { path: '/api/cookies' };`,
  'stream.ts': `export default () => new Response(new ReadableStream({ async start(controller) {
    controller.enqueue(new TextEncoder().encode('first '));
    globalThis.frontTestRelease = () => { controller.enqueue(new TextEncoder().encode('last')); controller.close(); };
  } })); export const config = { path: '/api/stream' };`,
  'waits.ts': `export default (request) => new Promise((resolve) => { globalThis.frontTestWaiting = true; request.signal.addEventListener('abort', () => { globalThis.frontTestAborted = true; resolve(new Response('late')); }); }); export const config = { path: '/api/waits' };`,
  'refuses.ts': `export default () => new Response('too large', { status: 413 }); export const config = { path: '/api/refuses', method: 'POST' };`,
  'throws.ts': `export default () => { throw new Error('a slip'); }; export const config = { path: '/api/throws' };`,
};
const spied = globalThis as { frontTestRelease?: () => void; frontTestWaiting?: boolean; frontTestAborted?: boolean };

let folder: string, functionsDir: string, socketPath: string;
let direct: LocalSite, front: LocalSite;
let remote: RemoteFunctions, server: FunctionServer;
const report = () => undefined;

const startServer = () =>
  startFunctionServer({ functionsDir, outDir: front.outDir, socketPath, port: front.server.port, report });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-front-'));
  functionsDir = join(folder, 'functions');
  socketPath = join(folder, 'socket');
  await writeFiles(functionsDir, functions);
  const options = { trustProxy: '127.0.0.1', report };
  direct = await localSite(files, { ...options, functionsDir });
  remote = remoteFunctions(socketPath, (message, response, caller) =>
    answerUnavailable(message, response, { ...caller, outDir: front.outDir }),
  );
  front = await localSite(files, { ...options, functions: remote });
  server = await startServer();
  remote.up(server.addresses);
});
afterAll(async () => {
  for (const name of ['frontTestRelease', 'frontTestWaiting', 'frontTestAborted'] as const) delete spied[name];
  for (const site of [direct, front]) await site.stop();
  await server.close();
  await rm(folder, { recursive: true });
});

type Ask = NonNullable<Parameters<LocalSite['ask']>[1]>;
const browser = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'br, gzip' };
const asked: [string, Ask?][] = [
  ['/', { headers: browser }],
  ['/', { method: 'HEAD', headers: browser }],
  ['/', { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' } }],
  ['/cars/rio'],
  ['/film.mp4', { headers: { range: 'bytes=10-20' } }],
  ['/_a/app.Bx3f.js', { headers: browser }],
  ['/nothing-here', { headers: browser }],
  ['/old'],
  ['/..%2fsecret'],
  ['/', { method: 'POST', body: 'x' }],
  ['/', { host: 'localhost' }],
  ['/', { host: 'stranger.example' }],
  ['/', { host: 'beta.localhost' }],
  ['/api/echo?q=1&q=2'],
  ['/api/echo', { method: 'HEAD' }],
  ['/api/echo', { method: 'POST', body: 'x'.repeat(64 * 1024), headers: { 'content-type': 'text/plain' } }],
  ['/api/echo', { method: 'POST', body: 'é', headers: { 'transfer-encoding': 'chunked' } }],
  ['/api/echo', { method: 'DELETE' }],
  [
    '/api/echo',
    { headers: { cookie: 'a=1; b=2', 'x-forwarded-for': '203.0.113.7, 127.0.0.1', 'x-forwarded-proto': 'https' } },
  ],
  ['/api/echo', { headers: { padding: 'x'.repeat(14_000) } }],
  ['/api/echo', { headers: { padding: 'x'.repeat(20_000) } }],
  ['/api/echo', { host: 'beta.localhost' }],
  ['/cars/rio/ask'],
  ['/api/cookies'],
  ['/results', { headers: browser }],
  ['/results', { method: 'POST', body: 'x' }],
  ['/api/refuses', { method: 'POST', body: 'x'.repeat(200_000) }],
  ['/api/throws'],
  ['/api/nothing'],
];

/** Content lengths match, because both ports have five digits. */
const comparable = async (site: LocalSite, path: string, options?: Ask) => {
  const { status, headers, body } = await site.ask(path, options);
  return {
    status,
    headers: { ...headers, date: '' },
    body: body.toString('latin1').replaceAll(`:${site.server.port}`, ':PORT'),
  };
};

describe('the front server for functions', () => {
  test.each(asked)('answers %s %o like a single server, byte for byte (ISO-06)', async (path, options) =>
    expect(await comparable(front, path, options)).toEqual(await comparable(direct, path, options)),
  );

  test.each(['a single server', 'the front'])(
    '%s keeps answering after a body that a function did not read',
    async (which) => {
      const { port } = (which === 'the front' ? front : direct).server;
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const statuses: (number | undefined)[] = [];
      for (const [path, body] of [
        ['/api/refuses', 'x'.repeat(2_000_000)],
        ['/api/echo', 'y'],
      ] as const) {
        const sent = request({
          port,
          path,
          method: 'POST',
          agent,
          headers: { host: 'alpha.localhost', 'content-length': body.length },
        });
        sent.end(body);
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        statuses.push(answer.statusCode);
        await Promise.all([text(answer), sent.writableFinished || once(sent, 'finish')]);
      }
      agent.destroy();
      expect(statuses).toEqual([413, 200]);
    },
  );

  test('passes functions the real caller, whatever the request header claims', async () => {
    const forged = '{"tenant":"beta","client":{"ip":"1.2.3.4","secure":true}}';
    const { text: body } = await front.ask('/api/echo', { headers: { 'x-forecourt-caller': forged } });
    expect(JSON.parse(body)).toMatchObject({ tenant: 'alpha', ip: '127.0.0.1', url: expect.stringMatching(/^http:/) });
    expect(body).not.toContain('forecourt-caller');
  });

  async function open(path: string): Promise<IncomingMessage> {
    const sent = request({
      host: '127.0.0.1',
      port: front.server.port,
      path,
      headers: { host: 'alpha.localhost' },
      agent: false,
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }

  test('streams each part of a response as it arrives', async () => {
    const answer = await open('/api/stream');
    const [part] = (await once(answer, 'data')) as [Buffer];
    expect(part.toString()).toBe('first ');
    spied.frontTestRelease!();
    expect(await text(answer)).toBe('last');
  });

  test('tells a function that its caller disconnected', async () => {
    const socket = connect(front.server.port, '127.0.0.1');
    socket.write('GET /api/waits HTTP/1.1\r\nHost: alpha.localhost\r\n\r\n');
    await expect.poll(() => spied.frontTestWaiting).toBe(true);
    socket.destroy();
    await expect.poll(() => spied.frontTestAborted).toBe(true);
  });

  test('serves pages, and answers calls with 503, while the functions are down (ISO-06)', async () => {
    spied.frontTestWaiting = false;
    const underWay = front.ask('/api/waits');
    await expect.poll(() => spied.frontTestWaiting).toBe(true);
    remote.down();
    expect((await underWay).status).toBe(503);

    for (const [path, options] of asked.filter(([asked]) => !/api|ask$|results/.test(asked)))
      expect(await comparable(front, path, options), path).toEqual(await comparable(direct, path, options));

    const refused = { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } };
    for (const [path, options] of [
      ['/api/echo', { method: 'POST', body: 'x'.repeat(64 * 1024) }],
      ['/results', {}],
    ] as const) {
      const answer = await front.ask(path, options);
      expect(answer).toMatchObject(refused);
      expect(JSON.parse(answer.text)).toEqual({
        error: { code: 'unavailable', message: expect.stringContaining('call us') },
      });
    }
    expect(await front.ask('/results', { headers: { accept: browser.accept, 'if-none-match': '*' } })).toMatchObject({
      ...refused,
      headers: {
        ...refused.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'",
      },
      text: 'call alpha instead',
    });
    // Built before this page existed.
    const older = await front.ask('/api/echo', { host: 'beta.localhost', headers: browser });
    expect([older.status, older.headers['content-type']]).toEqual([503, 'application/json']);
    expect((await front.ask('/results', { method: 'POST' })).status).toBe(405);

    remote.up(server.addresses);
    expect((await front.ask('/api/echo')).status).toBe(200);
  });

  test('answers calls again after the functions have restarted on the same socket (ISO-06)', async () => {
    await front.ask('/api/echo');
    remote.down();
    await server.close();
    server = await startServer();
    remote.up(server.addresses);
    expect((await front.ask('/api/echo')).status).toBe(200);
  });
});
