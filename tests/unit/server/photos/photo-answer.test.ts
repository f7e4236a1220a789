import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { imageUrl } from '#src/domain/images/image-url.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { logChannel } from '#src/server/platform/log.ts';
import { photoAnswer } from '#src/server/photos/photo-answer.ts';
import { publicSettings, someSettings } from '../../../fixtures/vehicles.ts';
import { startPhotoHost, type PhotoHost } from '../../../support/photo-host.ts';
import { writeFiles } from '../local-site.ts';

const host = 'photos.feed.example';
let photos: PhotoHost;
let dir: string;
let clock = Date.parse('2026-11-20T10:00:00+11:00');

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  photos = await startPhotoHost();
  dir = await mkdtemp(join(tmpdir(), 'forecourt-photos-'));
  const record = (images: object) =>
    JSON.stringify({
      slug: 'alpha',
      settings: someSettings({ images: { hosts: [host], ...images } }),
    });
  await writeFiles(dir, { 'server/alpha.json': record({}), 'server/beta.json': record({ service: 'netlify' }) });
});
afterAll(async () => {
  await photos.stop();
  await rm(dir, { recursive: true, force: true });
  vi.restoreAllMocks();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const context = (parts: Partial<FunctionContext> = {}): FunctionContext => ({
  params: {},
  ip: '',
  waitUntil: () => undefined,
  tenant: 'alpha',
  dealersDir: join(dir, 'server'),
  cacheDir: join(dir, 'kept'),
  standIns: { [host]: photos.port },
  now: () => clock,
  ...parts,
});
const ask = (path: string, parts: Partial<FunctionContext> = {}, headers: Record<string, string> = {}) =>
  photoAnswer(new Request(`http://alpha.localhost${path}`, { headers }), context(parts), { timeoutMs: 1500 });
const address = (name: string, width = 640, of = host) =>
  `/photo?w=${width}&url=${encodeURIComponent(`https://${of}/${name}`)}`;
const measure = async (response: Response) => {
  const { width, height, format } = await sharp(await response.bytes()).metadata();
  return { width, height, format };
};

describe('a photo from the feed', () => {
  test('is resized to WebP for the requested width, with its content type and cache time (REG-03)', async () => {
    const source = `https://${host}/good.jpg`;
    const answer = await ask(imageUrl(source, publicSettings().images, { width: 750 }));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    expect(await measure(answer)).toEqual({ width: 800, height: 533, format: 'webp' });
  });

  test('is cropped as JPEG for link previews (OPS-07)', async () => {
    const answer = await ask(
      imageUrl(`https://${host}/good.jpg`, publicSettings().images, { width: 1200, height: 630, format: 'jpg' }),
    );
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await measure(answer)).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('is upright, and never enlarged (REG-03)', async () => {
    expect(await measure(await ask(address('turned.jpg', 1200)))).toEqual({ width: 400, height: 600, format: 'webp' });
  });

  test('is fetched from a new URL after a redirect', async () => {
    expect((await ask(address('moved.jpg'))).status).toBe(200);
  });

  test('is fetched once for all its sizes, stored, and revalidated with its ETag', async () => {
    const before = photos.requests.length;
    const [first] = await Promise.all([320, 480, 960].map((width) => ask(address('second.jpg', width))));
    expect(photos.requests.length - before).toBe(1);
    const etag = first!.headers.get('etag')!;
    expect((await ask(address('second.jpg', 320), {}, { 'if-none-match': etag })).status).toBe(304);
    expect((await readdir(join(dir, 'kept'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('is served from the cache when its host is down', async () => {
    expect((await ask(address('good.jpg', 480))).status).toBe(200);
    clock += 2 * 86_400_000;
    const gone = { standIns: { [host]: 9 } };
    expect((await ask(address('good.jpg', 480), gone)).status).toBe(200);
    expect((await ask(address('good.jpg?never-seen', 480), gone)).status).toBe(502);
  });
});

describe('an unusable photo', () => {
  test('is logged once a minute, with its host and without its URL (PRIV-02)', async () => {
    const told: string[] = [];
    const listen = (line: unknown) => {
      told.push(String(line));
    };
    logChannel.subscribe(listen);
    for (const width of [480, 640, 750]) await ask(address('broken.jpg?once', width));
    logChannel.unsubscribe(listen);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(host);
    expect(told[0]).not.toContain('broken.jpg');
  });

  test.each([
    'broken.jpg',
    'page.jpg',
    'drawing.jpg',
    'cut.jpg',
    'unfolding.png',
    'endless.jpg',
    'silent.jpg',
    'missing.jpg',
    'circle.jpg',
  ])(
    '(%s) gets a 502 that is cached for a minute',
    async (name) => {
      const answer = await ask(address(name));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([502, 'public, max-age=60']);
    },
    30_000,
  );

  test('is not fetched again for a minute', async () => {
    const before = photos.requests.length;
    await ask(address('broken.jpg?again'));
    await ask(address('broken.jpg?again', 960));
    expect(photos.requests.length - before).toBe(1);
    clock += 61_000;
    await ask(address('broken.jpg?again'));
    expect(photos.requests.length - before).toBe(2);
  });

  test.each(['inside.jpg', 'inside-name.jpg', 'inside-http.jpg'])(
    'is not fetched after a redirect into the local network (%s)',
    async (name) => {
      expect((await ask(address(name))).status).toBe(502);
    },
  );
});

describe('photo requests', () => {
  test.each([
    ['no address', '/photo?w=640'],
    ['a width of nobody', `${address('good.jpg')}`.replace('640', '641')],
    ['two widths', `${address('good.jpg')}&w=320`],
    ['more than is known', `${address('good.jpg')}&q=100`],
    ['http', `/photo?w=640&url=${encodeURIComponent(`http://${host}/good.jpg`)}`],
    ['a port', `/photo?w=640&url=${encodeURIComponent(`https://${host}:8443/good.jpg`)}`],
    ['a password', `/photo?w=640&url=${encodeURIComponent(`https://a:b@${host}/good.jpg`)}`],
    ['an address by number', '/photo?w=640&url=https%3A%2F%2F127.0.0.1%2Fa.jpg'],
    ['the number in another writing', '/photo?w=640&url=https%3A%2F%2F2130706433%2Fa.jpg'],
    ['IPv6', '/photo?w=640&url=https%3A%2F%2F%5B%3A%3A1%5D%2Fa.jpg'],
    ['a file', '/photo?w=640&url=file%3A%2F%2F%2Fetc%2Fpasswd'],
    ['this machine', '/photo?w=640&url=https%3A%2F%2Flocalhost%2Fa.jpg'],
    ['a neighbour', '/photo?w=640&url=https%3A%2F%2Frouter.lan%2Fa.jpg'],
  ])('refuse %s', async (_, path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('refuse a host that the feed does not use', async () => {
    expect((await ask(address('good.jpg', 640, 'elsewhere.example'))).status).toBe(403);
  });

  test('answer 404 for an unknown dealer, or one whose photos another service resizes', async () => {
    expect((await ask(address('good.jpg'), { tenant: 'beta' })).status).toBe(404);
    expect((await ask(address('good.jpg'), { tenant: 'nobody' })).status).toBe(404);
  });

  test('refuse a host name that resolves to the local network, whatever it resolved to before', async () => {
    const answers = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
    ];
    for (const inside of answers) {
      const lookup = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: inside, family: inside.includes(':') ? 6 : 4 },
        ])) as never;
      const answer = await photoAnswer(
        new Request(`http://alpha.localhost${address(`rebound-${inside.replaceAll(':', '-')}.jpg`)}`),
        context({ standIns: {} }),
        { lookup, timeoutMs: 1500 },
      );
      expect([inside, answer.status]).toEqual([inside, 502]);
    }
  });

  test('ignore stand-in photo hosts in production', async () => {
    vi.stubEnv('FORECOURT_MODE', 'production');
    const before = photos.requests.length;
    const lookup = ((_name: string, _options: object, done: (error: Error) => void) =>
      done(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))) as never;
    const answer = await photoAnswer(
      new Request(`http://alpha.localhost${address('good.jpg?production')}`),
      context(),
      { lookup },
    );
    expect([answer.status, photos.requests.length]).toEqual([502, before]);
  });
});
