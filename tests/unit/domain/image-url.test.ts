import { describe, expect, test } from 'vitest';
import { imageSrcset, imageUrl, type ImageSize } from '#src/domain/image-url.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const images = (parts: object = {}) => publicSettings({ images: parts }).images;
const imgix = images({ service: 'imgix', baseUrl: 'https://img.example/' });
const cloudinary = images({ service: 'cloudinary', baseUrl: 'https://res.example/dealer' });
const photo = 'https://feed.example/a b.jpg?v=2';

describe('imageUrl', () => {
  test.each<[string, ReturnType<typeof images>, string, ImageSize, string]>([
    ['the site itself', images(), '/photos/a.webp', { width: 640 }, '/photos/a.webp?w=640&auto=format&q=80'],
    ['with a height', images(), '/photos/a.webp', { width: 640, height: 480 }, '/photos/a.webp?w=640&h=480&fit=crop&auto=format&q=80'],
    ['as JPEG', images(), '/photos/a.webp', { width: 1200, height: 630, format: 'jpg' }, '/photos/a.webp?w=1200&h=630&fit=crop&fm=jpg&q=80'],
    ['Cloudinary as JPEG', cloudinary, 'a.webp', { width: 640, format: 'jpg' }, 'https://res.example/dealer/image/upload/w_640,c_limit,f_jpg,q_80/a.webp'],
    ['another quality', images({ quality: 65 }), '/photos/a.webp', { width: 320 }, '/photos/a.webp?w=320&auto=format&q=65'],
    ['a query that is there already', images(), '/photos/a.webp?v=2', { width: 320 }, '/photos/a.webp?v=2&w=320&auto=format&q=80'],
    ['a photo elsewhere, without an image service', images(), photo, { width: 320 }, photo],
    ['imgix addresses in the feed, without a host of its own', images({ service: 'imgix' }), 'https://img.example/a.jpg', { width: 640 }, 'https://img.example/a.jpg?w=640&auto=format&q=80'],
    ['imgix', imgix, '/photos/a.webp', { width: 640 }, 'https://img.example/photos/a.webp?w=640&auto=format&q=80'],
    ['imgix, its own address', imgix, 'https://img.example/a.jpg', { width: 640 }, 'https://img.example/a.jpg?w=640&auto=format&q=80'],
    ['imgix, a photo elsewhere', imgix, photo, { width: 640 }, 'https://img.example/https%3A%2F%2Ffeed.example%2Fa%20b.jpg%3Fv%3D2?w=640&auto=format&q=80'],
    ['Cloudinary', cloudinary, '/photos/a.webp', { width: 640 }, 'https://res.example/dealer/image/upload/w_640,c_limit,f_auto,q_80/photos/a.webp'],
    ['Cloudinary with a height', cloudinary, 'a.webp', { width: 640, height: 480 }, 'https://res.example/dealer/image/upload/w_640,h_480,c_fill,f_auto,q_80/a.webp'],
    ['Cloudinary, its own address', cloudinary, 'https://res.example/dealer/image/upload/v1/a.jpg', { width: 640 }, 'https://res.example/dealer/image/upload/w_640,c_limit,f_auto,q_80/v1/a.jpg'],
    ['Cloudinary, a photo elsewhere', cloudinary, photo, { width: 640 }, 'https://res.example/dealer/image/fetch/w_640,c_limit,f_auto,q_80/https%3A%2F%2Ffeed.example%2Fa%20b.jpg%3Fv%3D2'],
    ['a drawing', images(), '/brand/logo.svg', { width: 64 }, '/brand/logo.svg'],
    ['a data address', imgix, 'data:image/gif;base64,R0', { width: 64 }, 'data:image/gif;base64,R0'],
    ['no address', images(), '', { width: 64 }, ''],
  ])('REG-03 width, automatic format and quality: %s', (_, settings, source, size, url) => {
    expect(imageUrl(source, settings, size)).toBe(url);
  });
});

test('REG-03 srcset names a width for each address, and nothing where one address serves all', () => {
  expect(imageSrcset('/a.webp', images(), [320, 640])).toBe('/a.webp?w=320&auto=format&q=80 320w, /a.webp?w=640&auto=format&q=80 640w');
  expect([imageSrcset('/a.svg', images(), [320, 640]), imageSrcset(photo, images(), [320, 640]), imageSrcset('/a.webp', images(), [])]).toEqual(['', '', '']);
});
