import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexNowFile } from '#src/generator/layout.ts';
import { sitemaps } from '#src/view/seo/sitemap.ts';
import { builtPages, readDigest } from '../../../scripts/index-now/built-pages.ts';
import { notifyIndexNow, type IndexNowRequest } from '../../../scripts/index-now/tell-index-now.ts';

const key = 'a-key-of-this-test';
let outDir: string;
let server: Server;
let siteUrl: string;
let live: Map<string, string>;
let told: { host: string; key: string; keyLocation: string; urlList: string[] }[];
/** Status for the nth message, from 1. Default: 200. */
let answers: (nth: number) => number;
let messages: number;

beforeEach(async () => {
  outDir = mkdtempSync(join(tmpdir(), 'forecourt-index-now-'));
  [live, told, answers, messages] = [new Map(), [], () => 200, 0];
  server = createServer((request, response) => {
    void (async () => {
      if (request.method === 'POST') {
        const message = JSON.parse(await text(request)) as (typeof told)[number];
        const status = answers(++messages);
        if (status < 300) told.push(message);
        return response.writeHead(status).end();
      }
      const found = live.get(request.url!);
      return response.writeHead(found === undefined ? 404 : 200).end(found);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(outDir, { recursive: true, force: true });
});

const pageOf = (words: string, { description = 'About it', sheet = 'a.css' } = {}): string =>
  `<!doctype html><title>Car</title><meta name="description" content="${description}"><link rel="stylesheet" href="/_a/${sheet}"><nav>211 cars</nav><main id="content" class="${sheet}"><h1>${words}</h1><script>let ${sheet.slice(0, 1)}</script></main>`;

function build(pages: Record<string, string>): void {
  rmSync(join(outDir, 'harbour'), { recursive: true, force: true });
  const write = (file: string, body: string) => {
    const path = join(outDir, 'harbour', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  };
  for (const [path, html] of Object.entries(pages)) write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
  const maps = sitemaps(
    Object.keys(pages).map((path) => ({ path })),
    siteUrl,
    { addresses: 2, bytes: 50_000 },
  );
  for (const { path, body } of maps) write(path.slice(1), body);
  built = new Map([
    ...Object.entries(pages),
    ...maps.map(({ path, body }): [string, string] => [path, body]),
    [`/${key}.txt`, key],
  ]);
}
let built = new Map<string, string>();
const deploy = (): void => void (live = built);
const tell = (changed: Partial<IndexNowRequest> = {}) =>
  notifyIndexNow({
    slug: 'harbour',
    siteUrl,
    key,
    pages: builtPages(outDir, 'harbour', siteUrl),
    outDir,
    isAll: false,
    isDry: false,
    api: `${siteUrl}/indexnow`,
    pauseMs: 1,
    ...changed,
  });

const cars = { '/': pageOf('Home'), '/cars/a': pageOf('A'), '/cars/b&c': pageOf('B') };

describe('IndexNow (OPS-07)', () => {
  test('submits new, changed and removed pages since the first run, and nothing else', async () => {
    build(cars);
    deploy();
    expect(await tell()).toEqual({ isFirst: true, pages: 3, changed: [], gone: [] });
    expect(told).toEqual([]);
    build({ '/': pageOf('Home'), '/cars/a': pageOf('A, cheaper'), '/cars/d': pageOf('D') });
    deploy();
    const expected = { isFirst: false, pages: 3, changed: ['/cars/a', '/cars/d'], gone: ['/cars/b&c'] };
    expect(await tell({ isDry: true })).toEqual(expected);
    expect(told).toEqual([]);
    expect(await tell()).toEqual(expected);
    expect(told).toEqual([
      {
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList: ['/cars/a', '/cars/d', '/cars/b&c'].map((path) => siteUrl + path),
      },
    ]);
    expect(await tell()).toMatchObject({ changed: [], gone: [] });
    expect(told).toHaveLength(1);
  });

  test('ignores changes to stylesheets and menu counts, and counts new text as a change', () => {
    expect(readDigest(pageOf('A', { sheet: 'b.css' }).replace('211', '210'))).toBe(readDigest(pageOf('A')));
    expect(readDigest(pageOf('A', { description: 'Another' }))).not.toBe(readDigest(pageOf('A')));
    expect(readDigest(pageOf('B'))).not.toBe(readDigest(pageOf('A')));
  });

  test('submits only once the live site shows the build, and keeps the changes until then', async () => {
    build(cars);
    deploy();
    await tell();
    const before = live;
    build({ ...cars, '/cars/a': pageOf('A, cheaper') });
    await expect(tell()).rejects.toThrow(`${siteUrl}/cars/a does not show the latest build yet. Deploy harbour first.`);
    build({ '/': cars['/'], '/cars/a': cars['/cars/a'] });
    live = new Map([...before, ['/sitemap.xml', before.get('/sitemap-2.xml')!]]);
    await expect(tell()).rejects.toThrow('/sitemap.xml still lists /cars/b&c. Deploy harbour first.');
    live = new Map([...built, [`/${key}.txt`, 'another key']]);
    await expect(tell()).rejects.toThrow(`${siteUrl}/${key}.txt does not contain the key.`);
    live.delete(`/${key}.txt`);
    await expect(tell()).rejects.toThrow(`${siteUrl}/${key}.txt returned 404.`);
    expect(messages).toBe(0);
    deploy();
    expect(await tell()).toMatchObject({ changed: [], gone: ['/cars/b&c'] });
  });

  test('splits URLs into batches, and resumes after the one that failed', async () => {
    build(cars);
    deploy();
    answers = (nth) => (nth === 2 ? 429 : 202);
    await expect(tell({ isAll: true, most: 2 })).rejects.toThrow('rate limit reached (429). Run this again');
    expect(await tell({ most: 2 })).toMatchObject({ changed: ['/cars/b&c'], gone: [] });
    expect(told.map(({ urlList }) => urlList.length)).toEqual([2, 1]);
    expect(await tell({ isAll: true })).toMatchObject({ changed: Object.keys(cars) });
  });

  test.each([
    [400, 'the request is invalid'],
    [403, 'it could not find the key on the site'],
    [422, 'it does not accept these URLs for this key'],
  ])('stops at once on a refusal with %i: %s', async (status, words) => {
    build(cars);
    deploy();
    answers = () => status;
    await expect(tell({ isAll: true })).rejects.toThrow(`IndexNow returned ${status}: ${words}.`);
    expect(messages).toBe(1);
  });

  test('retries a temporary failure, and reports one that lasts', async () => {
    build(cars);
    deploy();
    answers = (nth) => (nth < 3 ? 502 : 200);
    await tell({ isAll: true });
    expect(told).toHaveLength(1);
    answers = () => 502;
    await expect(tell({ isAll: true })).rejects.toThrow(
      'IndexNow returned 502. Run this again later; nothing is lost.',
    );
    expect(messages).toBe(6);
    await expect(tell({ isAll: true, api: 'http://127.0.0.1:9/' })).rejects.toThrow(/IndexNow could not be reached/);
  });

  test('starts again after a new site URL or a damaged record, and reports a site that is not built', async () => {
    build(cars);
    deploy();
    await tell();
    const pages = { '/': 'digest' };
    expect(await tell({ siteUrl: 'https://other.example', pages })).toMatchObject({ isFirst: true, changed: [] });
    writeFileSync(indexNowFile(outDir, 'harbour'), '{"siteUrl": 1');
    expect(await tell()).toMatchObject({ isFirst: true });
    expect(() => builtPages(outDir, 'nobody', siteUrl)).toThrow(
      'nobody has not been built: run `./forecourt build nobody`.',
    );
    expect(() => builtPages(outDir, 'harbour', 'https://other.example')).toThrow(
      'harbour was built for a URL other than https://other.example',
    );
  });
});
