/** Skipped if nginx isn't installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#src/server/platform/free-port.ts';
import { projectDir } from '../support/generator.ts';
import { timeLimit } from '../support/time-limit.ts';
import { localSite, type LocalSite } from '../unit/server/local-site.ts';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
const recipe = readFileSync(join(projectDir, 'docs/recipes/own-hosting.md'), 'utf8');
const written = /```nginx\n([\s\S]*?)```/.exec(recipe)![1]!;

describe.skipIf(!isInstalled)('nginx with the recipe’s configuration', () => {
  let site: LocalSite, nginx: ChildProcess, port: number;
  beforeAll(async () => {
    site = await localSite({
      'alpha/index.html': '<!doctype html>home',
      'alpha/cars/index.html': 'the list',
      'alpha/cars/rio.html': 'a Rio',
      'alpha/_headers': '/*\n  X-Secret: 1\n',
      'alpha/.hidden/x': 'hidden',
      'alpha/.well-known/security.txt': 'Contact',
      'alpha/api/leads.html': 'no function',
    });
    port = await freePort();
    const folder = join(site.outDir, 'nginx');
    await mkdir(folder);
    const config = written
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/sites;', `root ${site.outDir};`)
      .replace('127.0.0.1:4321', `127.0.0.1:${site.server.port}`)
      .replace(/www\.harbourmotors\.example\s+harbour-motors;/, 'alpha.localhost alpha;');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off; user root; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${temporary}\n${config}}`,
    );
    nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    await vi.waitUntil(async () => (await ask('/').catch(() => null)) !== null, { timeout: timeLimit(10_000) });
  }, timeLimit(30_000));
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await site.stop();
  });
  async function ask(path: string, method = 'GET', host = 'alpha.localhost'): Promise<[status: number, text: string]> {
    const asked = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return [answer.statusCode!, (await text(answer)).slice(0, 40)];
  }
  const pages: [string, string][] = [
    ['/', '<!doctype html>home'],
    ['/cars/', 'the list'],
    ['/cars/rio', 'a Rio'],
    ['/.well-known/security.txt', 'Contact'],
  ];

  test('proxies requests, and serves pages from disk while the server is down (ISO-06)', async () => {
    for (const [path, page] of pages) expect(await ask(path)).toEqual([200, page]);
    await site.server.close();
    for (const [path, page] of pages) expect(await ask(path)).toEqual([200, page]);
    for (const path of ['/_headers', '/.hidden/x', '/api/leads', '/missing'])
      expect((await ask(path))[0], path).toBe(503);
    expect((await ask('/../nginx/nginx.conf'))[0]).toBe(400);
    expect((await ask('/cars/', 'POST'))[0]).toBe(503);
    expect((await ask('/', 'GET', 'beta.localhost'))[0]).toBe(503);
  });
});
