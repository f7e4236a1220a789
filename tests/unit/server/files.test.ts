import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localSite } from './local-site.ts';
import type { LocalSite } from './local-site.ts';

const SCRIPT = `export const text = ${JSON.stringify('forecourt '.repeat(400))};`;
let site: LocalSite;

beforeAll(async () => {
  site = await localSite({
    'alpha/index.html': '<!doctype html>home',
    'alpha/404.html': '<!doctype html>Sorry, nothing here',
    'alpha/cars/index.html': 'the list',
    'alpha/cars/2021-kia-rio.html': 'a Rio',
    'alpha/models.html': 'models page',
    'alpha/models/index.html': 'models folder',
    'alpha/café menu.html': 'coffee',
    'alpha/_a/app.Bx3f.js': SCRIPT,
    'alpha/_redirects': '/a /b 301\n',
    'alpha/_headers': '/*\n  X-Secret: 1\n',
    'alpha/.env': 'TOKEN=1',
    'alpha/.git/config': 'secret',
    'alpha/.well-known/security.txt': 'Contact: mailto:a@example.com',
    'alpha/site.webmanifest': '{"name":"Alpha"}',
    'alpha/feeds/google.tsv': 'id\n1\n',
    'alpha/feeds/meta.csv': 'id\n1\n',
    'alpha/film.mp4': Buffer.alloc(9 * 1024 * 1024, 7),
    'alpha/guide.pdf': '0123456789',
    'beta/index.html': 'beta home',
    'secret.txt': 'outside the site',
  });
  await symlink(join(site.outDir, 'secret.txt'), join(site.outDir, 'alpha/leak.txt'));
  await symlink(join(site.outDir, 'beta'), join(site.outDir, 'alpha/beta'));
  await symlink(join(site.outDir, 'alpha/models.html'), join(site.outDir, 'alpha/inner.html'));
});
afterAll(() => site.stop());

describe('paths', () => {
  test.each([
    ['/', '<!doctype html>home'],
    ['/?a=1', '<!doctype html>home'],
    ['/cars', 'the list'],
    ['/cars/', 'the list'],
    ['/cars/index.html', 'the list'],
    ['/cars//', 'the list'],
    ['/cars/2021-kia-rio', 'a Rio'],
    ['/cars/2021-kia-rio/', 'a Rio'],
    ['/cars/2021-kia-rio.html', 'a Rio'],
    ['/models', 'models page'],
    ['/models/', 'models folder'],
    ['/caf%C3%A9%20menu', 'coffee'],
    ['/inner', 'models page'],
    ['/.well-known/security.txt', 'Contact: mailto:a@example.com'],
  ])('serves the file for %s (ROUTE-23)', async (path, text) => {
    const reply = await site.ask(path);
    expect([reply.status, reply.text]).toEqual([200, text]);
  });

  test.each(['/nothing', '/cars/gone', '/cars/index', '/.env', '/.git/config', '/_redirects', '/_headers'])(
    "answers %s with the site's 404 page, except a folder index (ROUTE-23)",
    async (path) => {
      const reply = await site.ask(path);
      expect(reply.status).toBe(path === '/cars/index' ? 200 : 404);
      expect(reply.text).toBe(path === '/cars/index' ? 'the list' : '<!doctype html>Sorry, nothing here');
    },
  );

  test('sends a 404 without an ETag, and never as a 304 (ROUTE-23)', async () => {
    const reply = await site.ask('/nothing', { headers: { 'if-none-match': '*' } });
    expect(reply.status).toBe(404);
    expect(reply.headers.etag).toBeUndefined();
  });

  test('answers 404 for a site without a 404 page', async () => {
    const reply = await site.ask('/nothing', { host: 'beta.localhost' });
    expect(reply.status).toBe(404);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('allows only GET and HEAD', async () => {
    const post = await site.ask('/', { method: 'POST', body: 'x' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    const head = await site.ask('/', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '19', '']);
  });
});

describe('serves nothing outside the site', () => {
  test.each(['/leak.txt', '/beta/', '/beta/index.html'])('through a symlink that points outside: %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  test('through a parent folder, however it is written', async () => {
    const parents = [
      '..',
      '%2e%2e',
      '%2E.',
      '.%2e',
      '%252e%252e',
      '..%00',
      '..;',
      '...',
      '..%5c',
      '..\\',
      '%c0%ae%c0%ae',
    ];
    const joins = ['/', '%2f', '%5c', '\\', '//', '/./', '/%00/'];
    const starts = ['/', '//', '/cars/', '/cars/%2e/', '/_a/..'];
    const targets = ['secret.txt', 'beta/index.html', '.env', 'etc/passwd'];
    for (const start of starts)
      for (const parent of parents)
        for (const join of joins)
          for (const target of targets) {
            for (const path of [
              `${start}${parent}${join}${target}`,
              `${start}${parent}${join}${parent}${join}${target}`,
            ]) {
              const reply = await site.ask(path);
              expect([400, 404], path).toContain(reply.status);
              expect(reply.text, path).not.toMatch(/outside|beta home|TOKEN|root:/v);
            }
          }
  });

  test.each(['/%', '/%zz', '/a%00b', '/a%0d%0ab', '/%ff', 'http://alpha.localhost/', '*'])(
    'answers 400 for a malformed URL: %s',
    async (path) => {
      expect((await site.ask(path)).status).toBe(400);
    },
  );
});

describe('caching', () => {
  test('revalidates pages, and caches hashed files for a year', async () => {
    expect((await site.ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await site.ask('/_a/app.Bx3f.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('answers 304 without a body for a known ETag, and sends a changed file', async () => {
    const { etag } = (await site.ask('/')).headers;
    expect(etag).toMatch(/^"[\w\-]+"$/v);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await site.ask('/', { headers: { 'if-none-match': String(condition) } });
      expect([reply.status, reply.text, reply.headers.etag]).toEqual([304, '', etag]);
    }
    await writeFile(join(site.outDir, 'alpha/index.html'), '<!doctype html>hame');
    const changed = await site.ask('/', { headers: { 'if-none-match': String(etag) } });
    expect([changed.status, changed.text]).toEqual([200, '<!doctype html>hame']);
    await writeFile(join(site.outDir, 'alpha/index.html'), '<!doctype html>home');
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['br;q=0, gzip;q=0', undefined],
  ])('answers "%s" with compression %s', async (accept, encoding) => {
    const reply = await site.ask('/_a/app.Bx3f.js', { headers: { 'accept-encoding': accept } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(decode(reply.body).toString()).toBe(SCRIPT);
    expect(Number(reply.headers['content-length'])).toBe(reply.body.length);
  });

  test('gives each encoding its own ETag, and revalidates with it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accept) => {
        const { etag } = (await site.ask('/_a/app.Bx3f.js', { headers: { 'accept-encoding': accept } })).headers;
        const again = await site.ask('/_a/app.Bx3f.js', {
          headers: { 'accept-encoding': accept, 'if-none-match': String(etag) },
        });
        expect(again.status).toBe(304);
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('streams a large file whole, and revalidates it', async () => {
    const film = await site.ask('/film.mp4');
    expect(film.headers['content-type']).toBe('video/mp4');
    expect(film.body.equals(Buffer.alloc(9 * 1024 * 1024, 7))).toBe(true);
    const again = await site.ask('/film.mp4', { headers: { 'if-none-match': String(film.headers.etag) } });
    expect(again.status).toBe(304);
  });

  const size = 9 * 1024 * 1024;
  test.each<[file: string, range: string, status: number, content: string | undefined, length: number]>([
    ['/film.mp4', 'bytes=0-1', 206, `bytes 0-1/${size}`, 2],
    ['/film.mp4', `bytes=${size - 3}-`, 206, `bytes ${size - 3}-${size - 1}/${size}`, 3],
    ['/film.mp4', 'bytes=-5', 206, `bytes ${size - 5}-${size - 1}/${size}`, 5],
    ['/film.mp4', `bytes=${size}-`, 416, `bytes */${size}`, 0],
    ['/guide.pdf', 'bytes=2-4', 206, 'bytes 2-4/10', 3],
    ['/guide.pdf', 'bytes=8-99', 206, 'bytes 8-9/10', 2],
    ['/guide.pdf', 'bytes=-99', 206, 'bytes 0-9/10', 10],
    ['/guide.pdf', 'bytes=-0', 416, 'bytes */10', 0],
    ['/guide.pdf', 'bytes=4-2', 200, undefined, 10],
    ['/guide.pdf', 'bytes=0-1,3-4', 200, undefined, 10],
    ['/guide.pdf', 'lines=1-2', 200, undefined, 10],
    ['/guide.pdf', 'bytes=-', 200, undefined, 10],
  ])('answers %s, range %s, with status %i (%s)', async (file, range, status, content, length) => {
    const reply = await site.ask(file, { headers: { range } });
    expect([reply.status, reply.headers['content-range'], reply.body.length]).toEqual([status, content, length]);
    expect(reply.headers['accept-ranges']).toBe('bytes');
  });

  test('sends the requested byte range, or the whole file if it has changed', async () => {
    const { etag } = (await site.ask('/guide.pdf')).headers;
    const part = (condition: string) =>
      site.ask('/guide.pdf', { headers: { range: 'bytes=2-4', 'if-range': condition } });
    expect((await part(String(etag))).text).toBe('234');
    expect(await part('"another"')).toMatchObject({ status: 200, text: '0123456789' });
    expect((await site.ask('/guide.pdf', { method: 'HEAD', headers: { range: 'bytes=2-4' } })).status).toBe(200);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/_a/app.Bx3f.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/feeds/google.tsv', 'text/tab-separated-values; charset=utf-8'],
    ['/feeds/meta.csv', 'text/csv; charset=utf-8'],
  ])('sends %s with its content type and nosniff', async (path, type) => {
    const { headers } = await site.ask(path);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
  });
});
