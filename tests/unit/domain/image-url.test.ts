import { describe, expect, test } from 'vitest';
import { imageSrcset, imageUrl, type ImageSize } from '#src/domain/images/image-url.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const images = (parts: object = {}) => publicSettings({ images: parts }).images;
const imgix = images({ service: 'imgix', baseUrl: 'https://img.example/' });
const cloudinary = images({ service: 'cloudinary', baseUrl: 'https://res.example/dealer' });
const netlify = images({ service: 'netlify' });
const none = images({ service: 'none' });
const photo = 'https://feed.example/a b.jpg?v=2';
const encoded = 'https%3A%2F%2Ffeed.example%2Fa%20b.jpg%3Fv%3D2';
const made = '/_p/hero-1a2b3c4d5e-1500x1000.webp';

describe('imageUrl', () => {
  test.each<[string, ReturnType<typeof images>, string, ImageSize, string]>([
    ['a generated image, at the next width', images(), made, { width: 500 }, '/_p/hero-1a2b3c4d5e-640.webp'],
    ['a generated image, at its exact width', images(), made, { width: 1200 }, '/_p/hero-1a2b3c4d5e-1200.webp'],
    ['a generated image, no wider than the original', images(), made, { width: 2000 }, made],
    [
      'a generated image, unchanged if the next step is hardly narrower',
      images(),
      '/_p/hall-1a2b3c4d5e-1000x600.webp',
      { width: 900 },
      '/_p/hall-1a2b3c4d5e-1000x600.webp',
    ],
    ['a remote photo, no wider than the widest step', images(), photo, { width: 5000 }, `/photo?w=2000&url=${encoded}`],
    [
      'a generated image, regardless of the quality of remote photos',
      images({ quality: 65 }),
      made,
      { width: 320 },
      '/_p/hero-1a2b3c4d5e-320.webp',
    ],
    [
      'a generated image, for a link preview',
      images(),
      made,
      { width: 1200, height: 630, format: 'jpg' },
      '/_p/hero-1a2b3c4d5e-share.jpg',
    ],
    ['a generated image with an image service', netlify, made, { width: 320 }, '/_p/hero-1a2b3c4d5e-320.webp'],
    ['a file without generated sizes', images(), '/photos/a.webp', { width: 640 }, '/photos/a.webp'],
    ['a remote photo, by the site’s own function', images(), photo, { width: 500 }, `/photo?w=640&url=${encoded}`],
    [
      'a remote photo, for a link preview',
      images(),
      photo,
      { width: 1200, height: 630, format: 'jpg' },
      `/photo?share&url=${encoded}`,
    ],
    [
      'Netlify',
      images({ service: 'netlify', quality: 65 }),
      photo,
      { width: 500 },
      `/.netlify/images?url=${encoded}&w=640&q=65`,
    ],
    [
      'Netlify, for a link preview',
      netlify,
      photo,
      { width: 1200, height: 630, format: 'jpg' },
      `/.netlify/images?url=${encoded}&w=1200&h=630&fit=cover&fm=jpg&q=80`,
    ],
    ['a remote photo without an image service', none, photo, { width: 320 }, photo],
    [
      'imgix URLs in the feed, without its own host',
      images({ service: 'imgix' }),
      'https://img.example/a.jpg',
      { width: 640 },
      'https://img.example/a.jpg?w=640&auto=format&q=80',
    ],
    ['imgix', imgix, '/photos/a.webp', { width: 640 }, 'https://img.example/photos/a.webp?w=640&auto=format&q=80'],
    [
      'imgix, an existing query',
      imgix,
      '/photos/a.webp?v=2',
      { width: 320 },
      'https://img.example/photos/a.webp?v=2&w=320&auto=format&q=80',
    ],
    [
      'imgix with a height',
      imgix,
      '/photos/a.webp',
      { width: 640, height: 480 },
      'https://img.example/photos/a.webp?w=640&h=480&fit=crop&auto=format&q=80',
    ],
    [
      'imgix, its own URL',
      imgix,
      'https://img.example/a.jpg',
      { width: 640 },
      'https://img.example/a.jpg?w=640&auto=format&q=80',
    ],
    ['imgix, a remote photo', imgix, photo, { width: 640 }, `https://img.example/${encoded}?w=640&auto=format&q=80`],
    [
      'Cloudinary',
      cloudinary,
      '/photos/a.webp',
      { width: 640 },
      'https://res.example/dealer/image/upload/w_640,c_limit,f_auto,q_80/photos/a.webp',
    ],
    [
      'Cloudinary as JPEG',
      cloudinary,
      'a.webp',
      { width: 640, format: 'jpg' },
      'https://res.example/dealer/image/upload/w_640,c_limit,f_jpg,q_80/a.webp',
    ],
    [
      'Cloudinary with a height',
      cloudinary,
      'a.webp',
      { width: 640, height: 480 },
      'https://res.example/dealer/image/upload/w_640,h_480,c_fill,f_auto,q_80/a.webp',
    ],
    [
      'Cloudinary, its own URL',
      cloudinary,
      'https://res.example/dealer/image/upload/v1/a.jpg',
      { width: 640 },
      'https://res.example/dealer/image/upload/w_640,c_limit,f_auto,q_80/v1/a.jpg',
    ],
    [
      'Cloudinary, a remote photo',
      cloudinary,
      photo,
      { width: 640 },
      `https://res.example/dealer/image/fetch/w_640,c_limit,f_auto,q_80/${encoded}`,
    ],
    ['an SVG', images(), '/brand/logo.svg', { width: 64 }, '/brand/logo.svg'],
    ['a remote SVG', images(), 'https://feed.example/plan.svg?v=1', { width: 64 }, 'https://feed.example/plan.svg?v=1'],
    ['a data URL', imgix, 'data:image/gif;base64,R0', { width: 64 }, 'data:image/gif;base64,R0'],
    ['no URL', images(), '', { width: 64 }, ''],
  ])('applies width, format and quality: %s (REG-03)', (_, settings, source, size, url) => {
    expect(imageUrl(source, settings, size)).toBe(url);
  });
});

describe('srcset lists only the available widths (REG-03)', () => {
  test('lists the built sizes of a generated image with their real widths', () => {
    expect(imageSrcset(made, images(), [480, 750, 1200, 1600])).toBe(
      '/_p/hero-1a2b3c4d5e-480.webp 480w, /_p/hero-1a2b3c4d5e-800.webp 800w, /_p/hero-1a2b3c4d5e-1200.webp 1200w, /_p/hero-1a2b3c4d5e-1500x1000.webp 1500w',
    );
    expect(imageSrcset('/_p/small-1a2b3c4d5e-300x200.webp', images(), [480, 960])).toBe('');
  });

  test('lists the widths that the image service offers for a remote photo', () => {
    expect(imageSrcset(photo, images(), [300, 320, 640])).toBe(
      `/photo?w=320&url=${encoded} 320w, /photo?w=640&url=${encoded} 640w`,
    );
    expect(imageSrcset(photo, netlify, [300, 640])).toBe(
      `/.netlify/images?url=${encoded}&w=320&q=80 320w, /.netlify/images?url=${encoded}&w=640&q=80 640w`,
    );
    expect(imageSrcset('/a.webp', imgix, [300, 640])).toBe(
      'https://img.example/a.webp?w=300&auto=format&q=80 300w, https://img.example/a.webp?w=640&auto=format&q=80 640w',
    );
  });

  test('is empty when a single URL serves all widths', () => {
    expect([
      imageSrcset('/a.svg', images(), [320, 640]),
      imageSrcset('/a.webp', images(), [320, 640]),
      imageSrcset(photo, none, [320, 640]),
      imageSrcset(made, images(), []),
    ]).toEqual(['', '', '', '']);
  });
});
