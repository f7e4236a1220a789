import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageParams } from '#src/server/local/image-request.ts';
import { limit } from '#src/server/local/limit.ts';
import { localSite } from './local-site.ts';
import type { LocalSite, Reply } from './local-site.ts';

const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
let site: LocalSite;

async function noise(width: number, height: number, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let index = 0; index < raw.length; index++) raw[index] = (index * 7919 + ((index * index) % 251)) % 256;
  return sharp(raw, { raw: { width, height, channels: 3 } }).toFormat(format).toBuffer();
}

const measure = async ({ body }: Reply) => {
  const { width, height, format } = await sharp(body).metadata();
  return { width, height, format };
};

beforeAll(async () => {
  site = await localSite({
    'alpha/photos/car.jpg': await noise(1000, 750, 'jpeg'),
    'alpha/photos/logo.png': await noise(300, 200, 'png'),
    'alpha/photos/van.webp': await noise(800, 600, 'webp'),
    'alpha/photos/clear.png': await sharp({ create: { width: 32, height: 32, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer(),
    'alpha/photos/broken.jpg': 'not a picture',
    'alpha/photos/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
});
afterAll(() => site.stop());

describe('resizing', () => {
  test.each([
    ['/photos/car.jpg?w=640&auto=format&q=80', { width: 640, height: 480, format: 'webp' }],
    ['/photos/car.jpg?w=320', { width: 320, height: 240, format: 'jpeg' }],
    ['/photos/car.jpg?w=313', { width: 320, height: 240, format: 'jpeg' }],
    ['/photos/car.jpg?w=320&h=320', { width: 320, height: 320, format: 'jpeg' }],
    ['/photos/car.jpg?w=600&h=315&fit=crop&fm=jpg&q=80', { width: 600, height: 315, format: 'jpeg' }],
    ['/photos/van.webp?w=333&h=111&fit=crop', { width: 333, height: 111, format: 'webp' }],
    ['/photos/van.webp?w=400&fm=jpg', { width: 400, height: 300, format: 'jpeg' }],
    ['/photos/van.webp?w=400&auto=format&fm=png', { width: 400, height: 300, format: 'png' }],
    ['/photos/logo.png?w=160', { width: 160, height: 107, format: 'png' }],
    ['/photos/van.webp?w=400&auto=format', { width: 400, height: 300, format: 'webp' }],
  ])('REG-03 %s has its width and format', async (path, expected) => {
    const reply = await site.ask(path, { headers: BROWSER });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe(`image/${expected.format}`);
    expect(await measure(reply)).toEqual(expected);
  });

  test('REG-03 a picture is never enlarged', async () => {
    const reply = await site.ask('/photos/logo.png?w=2000', { headers: BROWSER });
    expect(await measure(reply)).toEqual({ width: 300, height: 200, format: 'png' });
  });

  test.each([
    ['/photos/car.jpg', 'w=1200&h=630', { width: 1000, height: 525 }],
    ['/photos/logo.png', 'w=1200&h=630', { width: 300, height: 158 }],
    ['/photos/car.jpg', 'w=400&h=800', { width: 375, height: 750 }],
    ['/photos/car.jpg', 'w=90000&h=90000', { width: 750, height: 750 }],
  ])('REG-03 a crop of %s at %s is the largest piece of that shape', async (path, size, expected) => {
    expect(await measure(await site.ask(`${path}?${size}&fit=crop&fm=jpg`))).toEqual({ ...expected, format: 'jpeg' });
  });

  test('REG-03 what is transparent becomes white as JPEG', async () => {
    const { body } = await site.ask('/photos/clear.png?w=16&fm=jpg');
    expect([...await sharp(body).raw().toBuffer()].every((value) => value > 250)).toBe(true);
  });

  test('REG-03 the automatic format follows what the browser names, and says so to caches', async () => {
    const browser = await site.ask('/photos/car.jpg?w=320&auto=format', { headers: BROWSER });
    const other = await site.ask('/photos/car.jpg?w=320&auto=format', { headers: { accept: '*/*' } });
    expect([browser.headers['content-type'], other.headers['content-type']]).toEqual(['image/webp', 'image/jpeg']);
    expect([browser.headers.vary, other.headers.vary]).toEqual(['Accept', 'Accept']);
    expect(browser.headers.etag).not.toBe(other.headers.etag);
  });

  test('REG-03 a lower quality gives fewer bytes, and 80 is the default', async () => {
    const size = async (query: string) => (await site.ask(`/photos/car.jpg?w=640${query}`)).body.length;
    expect(await size('&q=30')).toBeLessThan(await size('&q=80'));
    expect(await size('')).toBe(await size('&q=80'));
  });

  test('REG-03 an unknown parameter and no parameter leave the original', async () => {
    const original = await site.ask('/photos/car.jpg');
    expect(await measure(original)).toEqual({ width: 1000, height: 750, format: 'jpeg' });
    expect((await site.ask('/photos/car.jpg?v=3')).body.equals(original.body)).toBe(true);
    expect((await site.ask('/photos/icon.svg?w=20')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test.each(['w=0', 'w=-5', 'w=abc', 'w=1.5', 'w=99999999', 'w=', 'q=0', 'q=101', 'q=x', 'h=0', 'auto=magic', 'fm=gif', 'w=9&h=9&fit=clip'])(
    'REG-03 %s is refused with a reason',
    async (query) => {
      const reply = await site.ask(`/photos/car.jpg?${query}`);
      expect(reply.status).toBe(400);
      expect(reply.text).toMatch(/^The image parameter \w+ must be /v);
    },
  );

  test('REG-03 a file that is no picture is passed on as it is', async () => {
    const reply = await site.ask('/photos/broken.jpg?w=320');
    expect([reply.status, reply.text]).toEqual([200, 'not a picture']);
  });
});

describe('keeping', () => {
  test('one copy is kept for each kind, and none is left half-written', async () => {
    await Promise.all(Array.from({ length: 8 }, () => site.ask('/photos/van.webp?w=208')));
    const kept = await readdir(join(site.outDir, '.forecourt/images'));
    expect(kept.filter((name) => name.includes('-208x-'))).toHaveLength(1);
    expect(kept.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('a known ETag answers 304; a changed original is resized anew', async () => {
    const path = '/photos/logo.png?w=64';
    const { etag } = (await site.ask(path)).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await site.ask(path, { headers })).status).toBe(304);
    await writeFile(join(site.outDir, 'alpha/photos/logo.png'), await noise(400, 100, 'png'));
    const changed = await site.ask(path, { headers });
    expect([changed.status, (await measure(changed)).height]).toEqual([200, 16]);
  });

  test('no more than the allowed number of jobs run at once, and a failure frees its place', async () => {
    const inTurn = limit(2);
    let running = 0;
    let most = 0;
    const job = async (fails: boolean) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (fails) throw new Error('no');
    };
    const results = await Promise.allSettled([true, false, true, false, false].map((fails) => inTurn(() => job(fails))));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

test.each([
  ['w=1200&h=630', 1200, 630], ['w=4000&h=2100', 2000, 1050], ['w=1&h=99999', 1, 2000],
])('REG-03 %s is cropped to %i by %i', (query, width, height) => {
  expect(imageParams(`${query}&fit=crop`)).toMatchObject({ kind: 'resize', request: { width, height } });
});

test.each([
  ['w=1', 16],
  ['w=16', 16],
  ['w=17', 32],
  ['w=640', 640],
  ['w=1999', 2000],
  ['w=5000', 2000],
])('REG-03 %s is made %i pixels wide', (query, width) => {
  expect(imageParams(query)).toMatchObject({ kind: 'resize', request: { width } });
});
