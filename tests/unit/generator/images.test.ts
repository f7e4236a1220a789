import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { imageSrcset, imageUrl } from '#src/domain/images/image-url.ts';
import { parseGeneratedImage, shareAddress } from '#src/domain/images/generated-image.ts';
import { shareImage } from '#src/features/site-chrome/share-image.ts';
import { contentHtml } from '#src/sources/tenants/content-html.ts';
import { ImageStore } from '#src/generator/images/image-store.ts';
import { prepareImages, type PreparedImages } from '#src/generator/images/prepare-images.ts';
import { aTenant, aVehicle, now } from '../../fixtures/vehicles.ts';
import { timeLimit } from '../../support/time-limit.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-pictures-'));
const folders = { images: join(dir, 'images'), library: join(dir, 'photos') };
const store = () => new ImageStore(join(dir, 'store'));
const photo = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 31) % 251)), {
    raw: { width, height, channels: 3 },
  });
const page = {
  path: '/a',
  title: 'T',
  description: 'D',
  lede: null,
  action: null,
  faq: [],
  image: 'https://photos.feed.example/lead.jpg',
};
const site = (body = '![Yard](our-yard.png) ![Far](https://photos.feed.example/far.jpg)', images: object = {}) => ({
  tenant: aTenant({
    settings: { branding: { photography: { hero: '/images/hero.jpg', service: '/images/turned.jpg' } }, images },
    pages: [{ ...page, body: contentHtml(body) }],
  }),
  stock: {
    vehicles: [aVehicle({ images: ['/photos/suv.webp', '/images/moving.gif', '/images/plan.svg'] })],
    sold: [],
    now,
  },
});

let prepared: PreparedImages;
const fileOf = (address: string) => prepared.files.find(({ file }) => `/${file}` === address)!.source;
const measure = async (address: string) => {
  const { width, height, format, exif, icc, orientation } = await sharp(fileOf(address)).metadata();
  return { width, height, format, bare: !exif && !icc && orientation === undefined };
};

beforeAll(async () => {
  const files: Record<string, Buffer | string> = {
    'images/hero.jpg': await photo(2600, 1300)
      .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'At home' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
    'images/turned.jpg': await photo(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'images/our-yard.png': await photo(700, 300).png().toBuffer(),
    'images/small.png': await photo(20, 10).png().toBuffer(),
    'images/moving.gif': await sharp(Buffer.concat([Buffer.alloc(300, 9), Buffer.alloc(300, 200)]), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .gif()
      .toBuffer(),
    'images/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'images/report.pdf': '%PDF-1.7',
    'images/page.html': '<h1>Hello</h1>',
    'images/.hidden.jpg': 'x',
    'photos/suv.webp': await photo(960, 640).webp().toBuffer(),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  prepared = await prepareImages(site(), folders, store());
}, timeLimit(120_000));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("images in the dealer's folders (REG-03)", () => {
  test('get URLs for their sizes, and each file has the size in its URL (IMG-01)', async () => {
    const { hero, service } = prepared.tenant.settings.branding.photography;
    expect(hero).toMatch(/^\/_p\/hero-[0-9a-f]{10}-2000x1000\.webp$/);
    expect(parseGeneratedImage(service!)).toMatchObject({ width: 400, height: 600 });
    const { images } = prepared.tenant.settings;
    for (const source of [hero!, service!, prepared.stock.vehicles[0]!.images[0]!]) {
      for (const candidate of imageSrcset(source, images, [240, 480, 750, 1200, 1600, 2000])
        .split(', ')
        .filter(Boolean)) {
        const [address, width] = candidate.split(' ');
        expect(await measure(address!)).toMatchObject({
          width: Number.parseInt(width!, 10),
          format: 'webp',
          bare: true,
        });
      }
      expect(await measure(imageUrl(source, images, { width: 5000 }))).toMatchObject({
        width: parseGeneratedImage(source)!.width,
        height: parseGeneratedImage(source)!.height,
      });
    }
  });

  test('get a JPEG crop for link previews, of the size that the page declares (OPS-07)', async () => {
    const shared = shareImage({ source: prepared.stock.vehicles[0]!.images[0], alt: 'A' }, prepared.tenant.settings)!;
    expect(await measure(new URL(shared.url).pathname)).toMatchObject({ ...shared.size, format: 'jpeg', bare: true });
    expect(shared.size).toEqual({ width: 960, height: 504 });
  });

  test('get a srcset and dimensions in content, and go through the image service from other hosts', () => {
    const [body] = prepared.tenant.pages.map((one) => one.body);
    expect(body).toMatch(
      /<img src="\/_p\/our-yard-[0-9a-f]{10}-700x300\.webp" srcset="[^"]*-480\.webp 480w, [^"]*-700x300\.webp 700w" sizes="[^"]+" width="700" height="300" alt="Yard"/,
    );
    expect(body).toContain(
      '<img src="/photo?w=960&amp;url=https%3A%2F%2Fphotos.feed.example%2Ffar.jpg" srcset="/photo?w=480&amp;url=',
    );
  });

  test('stay unchanged when animated or vector', () => {
    expect(prepared.stock.vehicles[0]!.images.slice(1)).toEqual(['/images/moving.gif', '/images/plan.svg']);
    expect(fileOf('/images/moving.gif')).toBe(join(folders.images, 'moving.gif'));
  });

  test('replace a camera original with a smaller, upright copy without metadata', async () => {
    expect(await measure('/images/hero.jpg')).toEqual({ width: 2000, height: 1000, format: 'jpeg', bare: true });
    expect(await measure('/images/turned.jpg')).toEqual({ width: 400, height: 600, format: 'jpeg', bare: true });
    expect(fileOf('/images/small.png')).toBe(join(folders.images, 'small.png'));
  });

  test('convert wide-gamut colours to sRGB', async () => {
    const swatch = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    writeFileSync(join(folders.images, 'wide.png'), swatch);
    const wide = await prepareImages(site('![x](wide.png)'), folders, store());
    const source = wide.files.find(({ file }) => /^_p\/wide-.*64x64\.webp$/.test(file))!.source;
    const shown = await sharp(source).raw().toBuffer();
    const expected = await sharp(swatch).toColourspace('srgb').raw().toBuffer();
    expect(Math.abs(shown[1]! - expected[1]!)).toBeLessThan(12);
    rmSync(join(folders.images, 'wide.png'));
  });

  test('are published without hidden files and HTML pages', () => {
    expect(
      prepared.files
        .map(({ file }) => file)
        .filter((file) => !file.startsWith('_p/'))
        .sort(),
    ).toEqual([
      'images/hero.jpg',
      'images/moving.gif',
      'images/our-yard.png',
      'images/plan.svg',
      'images/report.pdf',
      'images/small.png',
      'images/turned.jpg',
      'photos/suv.webp',
    ]);
  });

  test('keep their own URLs with a service that resizes them itself', async () => {
    const { tenant, files } = await prepareImages(
      site('', { service: 'imgix', baseUrl: 'https://img.example' }),
      folders,
      store(),
    );
    expect(tenant.settings.branding.photography.hero).toBe('/images/hero.jpg');
    expect(files.filter(({ file }) => file.startsWith('_p/'))).toEqual([]);
  });

  test('stop the build with an error that names them if unreadable and in use, and only cause a warning otherwise', async () => {
    writeFileSync(
      join(folders.images, 'broken.jpg'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]),
    );
    await expect(prepareImages(site('![x](broken.jpg)'), folders, store())).rejects.toThrow(
      /images\/broken\.jpg is not a readable image/,
    );
    expect((await prepareImages(site(), folders, store())).warnings).toEqual([
      expect.stringContaining('images/broken.jpg is excluded'),
    ]);
    rmSync(join(folders.images, 'broken.jpg'));
  });
});

describe('image store', () => {
  const names = () =>
    readdirSync(join(dir, 'store', 'made'), { recursive: true })
      .map(String)
      .sort();

  test('does not regenerate images for a later build or a new modification time', async () => {
    const before = names();
    vi.doMock('sharp', () => {
      throw new Error('The picture library was loaded.');
    });
    utimesSync(join(folders.images, 'hero.jpg'), new Date(), new Date());
    const again = store();
    expect((await prepareImages(site(), folders, again)).files).toEqual(prepared.files);
    expect([names(), again.hasMade]).toEqual([before, false]);
    vi.doUnmock('sharp');
  });

  test('gives a different quality a different URL, so that no cache serves the old one', async () => {
    const { tenant } = await prepareImages(site('', { quality: 40 }), folders, store());
    const [low, high] = [tenant, prepared.tenant].map(({ settings }) => settings.branding.photography.hero!);
    expect(low).not.toBe(high);
  });

  test('deletes the oldest images above its limit, and leaves no half-written file', async () => {
    const pruned = store();
    await pruned.sizes(join(folders.images, 'small.png'), await pruned.know(join(folders.images, 'small.png')), {
      quality: 33,
      share: true,
    });
    const total = names()
      .map((name) => join(dir, 'store', 'made', name))
      .filter((file) => statSync(file).isFile())
      .reduce((sum, file) => sum + statSync(file).size, 0);
    pruned.prune(total / 2);
    expect(names().length).toBeGreaterThan(0);
    expect(readdirSync(join(dir, 'store', 'drafts'))).toEqual([]);
    const { picture, files } = await pruned.sizes(
      join(folders.images, 'small.png'),
      await pruned.know(join(folders.images, 'small.png')),
      { quality: 33, share: true },
    );
    expect(files.map(({ file }) => existsSync(file))).toEqual(files.map(() => true));
    expect(readFileSync(files.at(-1)!.file).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(files.at(-1)!.address).toBe(shareAddress(picture));
  });
});
