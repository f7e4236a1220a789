import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aTenant } from '../../fixtures/vehicles.ts';
import { netlifyConfig, writeNetlifyConfig } from '#src/generator/netlify-config.ts';

const images = (parts: object) => aTenant({ settings: { images: parts } }).settings.images;

test('lets Netlify’s image CDN fetch from the hosts of the feed, but not from lookalikes (REG-03)', () => {
  const [allowed] = netlifyConfig(images({ service: 'netlify', hosts: ['photos.feed.example'] })).images!.remote_images;
  const pattern = new RegExp(allowed!);
  expect(pattern.test('https://photos.feed.example/a.jpg?v=2')).toBe(true);
  for (const other of [
    'http://photos.feed.example/a.jpg',
    'https://photosXfeed.example/a.jpg',
    'https://photos.feed.example.evil.example/a.jpg',
    'https://evil.example/?https://photos.feed.example/a.jpg',
  ])
    expect([other, pattern.test(other)]).toEqual([other, false]);
});

test('allows no remote images with another service, or without hosts (REG-03)', () => {
  expect([
    netlifyConfig(images({ hosts: ['photos.feed.example'] })),
    netlifyConfig(images({ service: 'netlify' })),
  ]).toEqual([{}, {}]);
});

test('writes the configuration only on Netlify, where Netlify looks for it (OPS-01)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-netlify-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const settings = images({ service: 'netlify', hosts: ['photos.feed.example'] });
  writeNetlifyConfig(dir, settings, {});
  expect(readdirSync(dir)).toEqual([]);
  writeNetlifyConfig(dir, settings, { NETLIFY: 'true' });
  expect(JSON.parse(readFileSync(join(dir, '.netlify/v1/config.json'), 'utf8'))).toEqual({
    images: { remote_images: ['^https://photos\\.feed\\.example/.*'] },
  });
});
