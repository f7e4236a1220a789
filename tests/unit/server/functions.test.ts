import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FunctionFileError, loadFunctions } from '#src/local-server/functions.ts';
import { localSite, writeFiles } from './local-site.ts';
import type { LocalSite } from './local-site.ts';

const FUNCTIONS = {
  'echo.ts': `
    export default async (request: Request, context: { params: object; tenant?: string; ip: string }) =>
      Response.json({ method: request.method, url: request.url, body: await request.text(), header: request.headers.get('x-a'), ...context });
    export const config = { path: ['/api/echo', '/api/echo/:id/*'], method: ['POST', 'PUT'] };`,
  'cookies.ts': `
    export default () => new Response('ok', { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });
    export const config = { path: '/api/cookies' };`,
  'fails.ts': `
    export default () => { throw new Error('the password is hunter2'); };
    export const config = { path: '/api/fails' };`,
  'nothing.ts': `export default () => undefined; export const config = { path: '/api/nothing' };`,
  'later.ts': `
    export default (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => {
      context.waitUntil(Promise.reject(new Error('too late')));
      return new Response(null, { status: 204 });
    };
    export const config = { path: '/api/later' };`,
  'stuck.ts': `
    export default (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => {
      context.waitUntil(new Promise(() => {}));
      return new Response(null, { status: 204 });
    };
    export const config = { path: '/api/stuck' };`,
  'exact.ts': `export default () => new Response('exact'); export const config = { path: '/api/cars/count' };`,
  'any.ts': `export default () => new Response('any'); export const config = { path: '/api/cars/:id' };`,
  'stream.ts': `
    export default () => new Response(new ReadableStream({
      start(controller) { for (const part of ['a', 'b', 'c']) controller.enqueue(new TextEncoder().encode(part)); controller.close(); },
    }));
    export const config = { path: '/api/stream' };`,
  'file.ts': `
    export default async (request: Request, context: { readSiteFile(path: string): Promise<Uint8Array | null> }) =>
      new Response(await context.readSiteFile(new URL(request.url).searchParams.get('path') ?? '') ?? 'none');
    export const config = { path: '/api/file' };`,
  '_shared.ts': 'export const helper = 1;',
};

const reports: string[] = [];
let functionsDir: string;
let site: LocalSite;

beforeAll(async () => {
  functionsDir = await mkdtemp(join(tmpdir(), 'forecourt-functions-'));
  await writeFiles(functionsDir, FUNCTIONS);
  site = await localSite(
    { 'alpha/index.html': 'home', 'alpha/api/cookies.html': 'a page in the way' },
    { functionsDir, report: (message, error) => reports.push(`${message}: ${String(error)}`) },
  );
});
afterAll(async () => {
  await site.stop();
  await rm(functionsDir, { recursive: true });
});

describe('functions', () => {
  test('receive the whole request with parameters, tenant and IP address', async () => {
    const reply = await site.ask('/api/echo/7/a/b?x=1', { method: 'POST', body: 'hello', headers: { 'x-a': 'one' } });
    expect(JSON.parse(reply.text)).toEqual({
      method: 'POST',
      url: `http://alpha.localhost:${site.server.port}/api/echo/7/a/b?x=1`,
      body: 'hello',
      header: 'one',
      params: { id: '7', splat: 'a/b' },
      tenant: 'alpha',
      ip: '127.0.0.1',
      dealersDir: join(site.outDir, '.forecourt', 'server'),
      cacheDir: join(site.outDir, '.forecourt', 'photos'),
      standIns: {},
    });
  });

  test("read files only from the dealer's own site", async () => {
    const read = async (path: string) => (await site.ask(`/api/file?path=${encodeURIComponent(path)}`)).text;
    expect(await read('/index.html')).toBe('home');
    for (const path of [
      '/missing.html',
      '/../other/index.html',
      '/.forecourt/server/alpha.json',
      '/api',
      '/%2e%2e/x',
      '/a\\b',
      '/\0',
    ]) {
      expect([path, await read(path)]).toEqual([path, 'none']);
    }
  });

  test("run on every dealer's host, and without a tenant on localhost", async () => {
    expect(JSON.parse((await site.ask('/api/echo', { method: 'PUT', host: 'other.localhost' })).text).tenant).toBe(
      'other',
    );
    expect(JSON.parse((await site.ask('/api/echo', { method: 'PUT', host: 'localhost' })).text)).not.toHaveProperty(
      'tenant',
    );
  });

  test('refuse other methods with the documented error', async () => {
    const reply = await site.ask('/api/echo');
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST, PUT']);
    expect(JSON.parse(reply.text)).toEqual({
      error: { code: 'method_not_allowed', message: 'This URL only accepts POST, PUT.' },
    });
  });

  test.each(['/api/fails', '/api/nothing'])('answer 500 and report the cause without sending it: %s', async (path) => {
    reports.length = 0;
    const reply = await site.ask(path);
    expect(reply.status).toBe(500);
    expect(Object.keys(JSON.parse(reply.text).error)).toEqual(['code', 'message']);
    expect(reply.text).not.toMatch(/hunter2|stack|\.ts/v);
    expect(reports.join()).toContain(path.slice(5));
  });

  test('report failed waitUntil work, and carry on', async () => {
    reports.length = 0;
    expect((await site.ask('/api/later')).status).toBe(204);
    expect(reports.join()).toContain('too late');
  });

  test('report waitUntil work that never ends, and still let the server close', async () => {
    const told: string[] = [];
    const report = (message: string) => told.push(message);
    const short = await localSite({}, { functionsDir, settleWithinMs: 20, report });
    expect((await short.ask('/api/stuck')).status).toBe(204);
    await short.stop();
    expect(told).toEqual(['Background tasks did not finish: 1']);
  });

  test('take precedence over files, and exact paths over parameters', async () => {
    const cookies = await site.ask('/api/cookies');
    expect(cookies.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect((await site.ask('/api/cars/count')).text).toBe('exact');
    expect((await site.ask('/api/cars/12')).text).toBe('any');
  });

  test('can stream, and send no body for HEAD', async () => {
    expect((await site.ask('/api/stream')).text).toBe('abc');
    expect((await site.ask('/api/stream', { method: 'HEAD' })).text).toBe('');
  });

  test.each([
    ['no config', { 'a.ts': 'export default () => new Response();' }],
    ['no default export', { 'a.ts': "export const config = { path: '/a' };" }],
    ['a path named twice', { 'a.ts': FUNCTIONS['exact.ts'], 'b.ts': FUNCTIONS['exact.ts'] }],
  ])('are refused at startup if a file has %s', async (_case, files) => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-functions-'));
    await writeFiles(folder, files as Record<string, string>);
    await expect(loadFunctions(folder)).rejects.toThrow(FunctionFileError);
    await rm(folder, { recursive: true });
  });
});
