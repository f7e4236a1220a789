import { expect, test } from 'vitest';
import { siteHeaders } from '#src/server/platform/site-headers.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const hosts = ['photos.feed.example', 'cdn.other.example'];
const sourcesOf = (images: object, branding: object = {}) =>
  /img-src ([^;]*)/.exec(
    siteHeaders(publicSettings({ images, branding, map: { shown: false } }))['Content-Security-Policy']!,
  )?.[1];

test.each([
  ['the site’s own function', { hosts }, "'self' data:"],
  ['Netlify', { service: 'netlify', hosts }, "'self' data:"],
  ['nobody', { service: 'none', hosts }, "https://cdn.other.example https://photos.feed.example 'self' data:"],
  ['imgix', { service: 'imgix', baseUrl: 'https://img.example/x', hosts }, "https://img.example 'self' data:"],
])('allows the image hosts in the policy for photos resized by %s (OPS-01)', (_, images, expected) => {
  expect(sourcesOf(images)).toBe(expected);
});

test('allows the host of an external logo (OPS-01)', () => {
  expect(sourcesOf({}, { logo: 'https://logos.example/a.svg' })).toBe("https://logos.example 'self' data:");
});
