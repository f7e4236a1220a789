import { expect, test } from 'vitest';
import { shareImage } from '#src/features/site-chrome/share-image.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const hero = '/_p/hero-1a2b3c4d5e-2000x1333.webp';
const photo = '/_p/a-1a2b3c4d5e-960x640.webp';
const settings = publicSettings({ branding: { photography: { hero } } });
const shared = (source: string | null, changed = settings) =>
  shareImage({ source, alt: '2021 Toyota Corolla in white' }, changed);

test("uses a vehicle's first photo as JPEG, cropped to 1200 by 630 if large enough, with alt text (OPS-07)", () => {
  expect(shared(photo)).toEqual({
    url: 'https://www.sample.example/_p/a-1a2b3c4d5e-share.jpg',
    alt: '2021 Toyota Corolla in white',
    size: { width: 960, height: 504 },
  });
});

test.each([
  ['imgix', 'https://img.example/photos/a.webp?w=1200&h=630&fit=crop&fm=jpg&q=80'],
  ['cloudinary', 'https://img.example/image/upload/w_1200,h_630,c_fill,f_jpg,q_80/photos/a.webp'],
] as const)('%s produces the size that the page states (OPS-07, REG-03)', (service, url) => {
  expect(
    shared('/photos/a.webp', publicSettings({ images: { service, baseUrl: 'https://img.example' } })),
  ).toMatchObject({ url, size: { width: 1200, height: 630 } });
});

test("states no size for the site's own image when a service resizes remote photos (OPS-07)", () => {
  const beside = publicSettings({ images: { service: 'imgix' } });
  expect(shared('/photos/a.webp', beside)).toMatchObject({ size: null });
  expect(shared('https://img.example/a.jpg', beside)).toMatchObject({ size: { width: 1200, height: 630 } });
});

test.each([
  ['no photo', null],
  ['an empty address', ''],
  ['a drawing in SVG', '/images/plan.svg'],
  ['a data address', 'data:image/png;base64,AA'],
])("uses the dealer's image for %s (OPS-07)", (_, source) => {
  expect(shared(source)).toMatchObject({
    url: 'https://www.sample.example/_p/hero-1a2b3c4d5e-share.jpg',
    alt: 'Sample Motors',
    size: { width: 1200, height: 630 },
  });
});

test('uses no image when the dealer has none either (OPS-07)', () => {
  expect(shared(null, publicSettings({ branding: { photography: { hero: null } } }))).toBeNull();
});

test('states no size for a remote photo that is not cropped (OPS-07)', () => {
  expect(shared('https://photos.example/a.jpg', publicSettings({ images: { service: 'none' } }))).toMatchObject({
    url: 'https://photos.example/a.jpg',
    size: null,
  });
});

test("crops a remote photo in the site's own function, whatever its real size (OPS-07)", () => {
  expect(shared('https://photos.example/a.jpg')).toMatchObject({
    url: 'https://www.sample.example/photo?share&url=https%3A%2F%2Fphotos.example%2Fa.jpg',
    size: null,
  });
});
