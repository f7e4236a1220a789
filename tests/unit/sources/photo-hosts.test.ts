import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { plainSettings, tenantsWith } from './tenants/tenant-folder.ts';

const now = Date.parse('2026-11-20T10:00:00+11:00');
const row = (id: string, images: string[]) => ({
  id,
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  price: 20_000,
  regplate: 'ABC12D',
  images,
});

async function load(rows: object[], images: object = {}) {
  const dir = tenantsWith({
    'settings.json': { ...plainSettings, images, stock: { source: { kind: 'json', path: 'stock.json' } } },
    'stock.json': rows,
    'pages/a.md':
      '---\ntitle: T\ndescription: D.\nimage: https://content.example/a.jpg\n---\n![x](https://content.example/b.jpg)\n',
  });
  mkdirSync(join(dir, 'test-cars', 'images'), { recursive: true });
  writeFileSync(join(dir, 'test-cars', 'images', 'a.gif'), 'GIF89a');
  return loadSite('test-cars', { tenantsDir: dir, now });
}

test('derives photo hosts from the built vehicles and content, and reports how photos are handled (OPS-01)', async () => {
  const { tenant, notes, warnings } = await load(
    [
      row('1', [
        'https://photos.feed.example/1.jpg',
        'https://photos.feed.example/2.jpg',
        'https://photos.feed.example/3.jpg',
      ]),
      row('2', ['/images/a.gif']),
    ],
    { hosts: ['more.example'] },
  );
  expect(tenant.settings.images.hosts).toEqual(['content.example', 'more.example', 'photos.feed.example']);
  expect(notes).toEqual([
    'Images come from other hosts: photos.feed.example (3), content.example (2); the site\'s own function fetches and resizes them (images.service is "site").',
  ]);
  expect(warnings).toEqual([]);
});

test('sets aside photos that no page can show, with the reason, and keeps the vehicle (OPS-01)', async () => {
  const { stock, warnings } = await load([
    row('1', [
      'http://photos.feed.example/1.jpg',
      'https://127.0.0.1/2.jpg',
      'https://a:b@photos.feed.example/3.jpg',
      'https://photos.feed.example:8443/4.jpg',
      'https://photos.feed.example/5.jpg',
    ]),
  ]);
  expect(stock.vehicles[0]!.images).toEqual(['https://photos.feed.example/5.jpg']);
  expect(warnings.join('\n')).toMatch(
    /images: set aside in 1 row, isn’t https: browsers block http images on secure pages/,
  );
  for (const reason of [
    'is on a host that isn’t public',
    'contains a username or password',
    'uses a non-standard port',
  ])
    expect(warnings.join('\n')).toContain(reason);
});

test('warns that pages load original photos when no service resizes them (OPS-01)', async () => {
  expect((await load([row('1', ['https://photos.feed.example/1.jpg'])], { service: 'none' })).notes[0]).toContain(
    'pages load the originals at full size',
  );
});
