import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { tempDir } from '../../../support/temp-dir.ts';
import { load, vehicleOf } from './helpers.ts';

const a = 'https://pics.example/kia/front.jpg',
  b = 'https://pics.example/kia/rear.jpg',
  c = 'https://pics.example/kia/seats.jpg';
const service = (id: number) => `https://pics.example/render?id=${id}&w=640`;
const spaced = ['https://pics.example/My%20Kia%201.jpg', 'https://pics.example/My%20Kia%202.jpg'];

/** Format, cell, photos in order. */
const shapes: [string, unknown, string[]][] = [
  ['a bar', `${a}|${b}`, [a, b]],
  ['a comma', `${a},${b}`, [a, b]],
  ['a comma and a space', `${a}, ${b}`, [a, b]],
  ['a semicolon', `${a};${b}`, [a, b]],
  ['a space', `${a} ${b}`, [a, b]],
  ['a tab', `${a}\t${b}`, [a, b]],
  ['a line end', `${a}\r\n${b}`, [a, b]],
  ['a tilde', `${a}~${b}`, [a, b]],
  ['a caret', `${a}^${b}`, [a, b]],
  ['two bars', `${a}||${b}`, [a, b]],
  ['a hash', `${a}#${b}`, [a, b]],
  ['a star', `${a} * ${b}`, [a, b]],
  ['<br>', `${a}<br>${b}<br/>${c}`, [a, b, c]],
  ['an encoded <br>', `${a}&lt;br /&gt;${b}`, [a, b]],
  [String.raw`a written \n`, String.raw`${a}\n${b}\r\n${c}`, [a, b, c]],
  ['numbers in front', `1:${a},2:${b}`, [a, b]],
  ['names in front', `photo1=${a}|photo2=${b}`, [a, b]],
  ['a picture in the text itself', `data:image/jpeg;base64,/9j/4AAQSkZJRg==,${a}`, [a]],
  ['brackets', `(${a}),(${b}), (${c})`, [a, b, c]],
  ['quotation marks in brackets', `("${a}"),("${b}")`, [a, b]],
  ...['+', '::', ':', '/', '_', '&', '-'].map((separator): [string, unknown, string[]] => [
    `"${separator}"`,
    [a, b, c].join(separator),
    [a, b, c],
  ]),
  ['two colons behind an address of a service', `${service(1)}::${service(2)}`, [service(1), service(2)]],
  ['nothing at all', `${a}${b}`, [a, b]],
  ['a separator before and behind', `,${a},${b},`, [a, b]],
  ['quotation marks', `"${a}","${b}"`, [a, b]],
  ['a list of a programming language', `['${a}', '${b}']`, [a, b]],
  ['an array of a database', `{${a},${b}}`, [a, b]],
  ['JSON', JSON.stringify([a, b]), [a, b]],
  ['JSON of objects', JSON.stringify([{ URL: a }, { URL: b }]), [a, b]],
  ['JSON under a key', JSON.stringify({ photos: [a, b] }), [a, b]],
  ['escaped slashes', `${a},${b}`.replaceAll('/', String.raw`\/`), [a, b]],
  ['markup', `<a href="${a}">1</a> <img src='${b}' alt="">`, [a, b]],
  ['captions', `${a} Front view|${b} Rear view`, [a, b]],
  ['encoded ampersands', `${service(1)}|${service(2)}`.replaceAll('&', '&amp;'), [service(1), service(2)]],
  ['ampersands encoded twice', service(1).replaceAll('&', '&amp;amp;'), [service(1)]],
  [
    'a query that resembles an entity',
    'https://pics.example/i?x=1&reg=1&copy=2',
    ['https://pics.example/i?x=1&reg=1&copy=2'],
  ],
  ['spaces in names', 'https://pics.example/My Kia 1.jpg|https://pics.example/My Kia 2.jpg', spaced],
  ['encoded spaces in names', spaced.join(','), spaced],
  ['an apostrophe in a name', "https://pics.example/Bob's Kia.jpg", ['https://pics.example/Bob%27s%20Kia.jpg']],
  ['an encoded URL', encodeURIComponent(a), [a]],
  ['commas in addresses', `https://pics.example/w_640,h_480/1.jpg,${b}`, ['https://pics.example/w_640,h_480/1.jpg', b]],
  [
    'an address inside an address',
    `https://img.example/fetch/${a}|https://img.example/?src=${b}`,
    [`https://img.example/fetch/${a}`, `https://img.example/?src=${b}`],
  ],
  ['a tilde in a path', `https://pics.example/~/media/1.jpg|${b}`, ['https://pics.example/~/media/1.jpg', b]],
  ['capitals', `HTTPS://pics.example/1.JPG;${b}`, ['HTTPS://pics.example/1.JPG', b]],
  [
    'no protocol',
    '//pics.example/1.jpg|//pics.example/2.jpg',
    ['https://pics.example/1.jpg', 'https://pics.example/2.jpg'],
  ],
  [
    'www in front',
    'www.pics.example/1.jpg, www.pics.example/2.jpg',
    ['https://www.pics.example/1.jpg', 'https://www.pics.example/2.jpg'],
  ],
  ['backslashes', String.raw`https:\\pics.example\kia\front.jpg`, [a]],
  ['paths of this site', '/photos/1.jpg;/photos/2.jpg', ['/photos/1.jpg', '/photos/2.jpg']],
  [
    'objects with a capital',
    [
      { Url: b, Order: 2 },
      { Url: a, Order: 1 },
    ],
    [a, b],
  ],
  [
    'objects with a number as text',
    [
      { imageUrl: c, SortOrder: '10' },
      { imageUrl: a, SortOrder: '2' },
    ],
    [a, c],
  ],
  ['a main photo', [{ src: a }, { src: b, IsMain: true }], [b, a]],
  ['sizes of each photo', [{ thumbnail: c, large: a, small: c }, { large: b }], [a, b]],
  ['sizes in objects', [{ sizes: { thumb: { url: c }, large: { url: a } } }, { image: { url: b } }], [a, b]],
  ['an object of numbered keys', { photo10: c, photo2: b, photo1: a }, [a, b, c]],
  ['an object of another key', [{ hdVersion: a }, { hdVersion: b, caption: 'Rear' }], [a, b]],
  ['a list in an object', { count: 2, items: [{ uri: a }, { uri: b }] }, [a, b]],
  ['lists in a list', [[a], [b]], [a, b]],
];

describe('photo lists', () => {
  test.each(shapes)('reads photos from a list with %s (FEED-06)', async (_, images, photos) => {
    expect((await vehicleOf({ images })).images).toEqual(photos);
  });

  test.each([
    ['Photo1', 'Photo2', 'Photo3'],
    ['ImageURL3', 'ImageURL1', 'ImageURL2'].sort(),
    ['photo_url_01', 'photo_url_02', 'photo_url_03'],
    ['Image 1 URL', 'Image 2 URL', 'Image 3 URL'],
    ['PIC001', 'PIC002', 'PIC003'],
    ['img_1', 'img_2', 'img_3'],
  ])('reads the numbered columns %s, %s and %s in order (FEED-06)', async (...columns) => {
    const header = ['id', 'make', 'model', 'year', columns[2], columns[0], columns[1]].join(',');
    const { vehicles } = await load(`${header}\n1,Kia,Rio,2019,${c},${a},${b}\n2,Kia,Rio,2020,,${a},\n`);
    expect(vehicles.map(({ images }) => images)).toEqual([[a, b, c], [a]]);
  });

  test('reads numbered keys of objects, and the tenth after the ninth (FEED-06)', async () => {
    const keys = Object.fromEntries(
      [10, 9, 1].map((number) => [`Picture${number}`, `https://pics.example/${number}.jpg`]),
    );
    expect((await vehicleOf(keys)).images).toEqual([1, 9, 10].map((number) => `https://pics.example/${number}.jpg`));
  });

  test('joins the photos of several mapped columns (FEED-06)', async () => {
    const row = { Hero: a, Gallery: `${b}|${a}|${c}`, View1: b, View2: c };
    expect((await vehicleOf(row, { mapping: { images: { column: ['Hero', 'Gallery'] } } })).images).toEqual([a, b, c]);
    expect((await vehicleOf(row, { mapping: { images: 'View#' } })).images).toEqual([b, c]);
  });

  test.each([
    ['in a wrapper', (photos: string) => `<photos>${photos}</photos>`],
    ['in a wrapper of another name', (photos: string) => `<media>${photos}</media>`],
    ['in the vehicle', (photos: string) => photos],
  ])('sorts XML photos %s by their order attributes (FEED-06)', async (_, around) => {
    const photo = (order: number, url: string) => `<photo order="${order}">${url}</photo>`;
    const facts = '<make>Kia</make><model>Rio</model><year>2019</year>';
    const vehicles = [photo(3, c) + photo(1, a) + photo(2, b), photo(1, a)].map(
      (photos, index) => `<vehicle><id>${index}</id>${facts}${around(photos)}</vehicle>`,
    );
    const tenantDir = tempDir();
    writeFileSync(join(tenantDir, 'stock.xml'), `<stock>${vehicles.join('')}</stock>`);
    const mapping = vehicles[0]!.includes('<media>') ? { images: 'media' } : {};
    const tenant = aTenant({ settings: { stock: { source: { kind: 'xml', path: 'stock.xml' }, mapping } } });
    const loaded = await loadStock(tenant, { tenantDir, now });
    expect(loaded.vehicles.map(({ images }) => images)).toEqual([[a, b, c], [a]]);
  });

  test.each([
    ['https://www.youtube.com/watch?v=abc', 'a film'],
    ['https://youtu.be/abc', 'a film'],
    ['https://player.vimeo.com/video/12', 'a film'],
    ['https://pics.example/walkaround.MP4?x=1', 'a film'],
    ['https://pics.example/tour.mov', 'a film'],
    ['https://pics.example/IMG_0042.HEIC', 'a file that browsers cannot display'],
    ['https://pics.example/scan.tif', 'a file that browsers cannot display'],
    ['https://pics.example/brochure.pdf', 'a file that browsers cannot display'],
    ['https://pics.example/noimage.jpg', 'a placeholder'],
    ['https://pics.example/photos-soon.jpg', 'a placeholder'],
    ['https://pics.example/logo.png', 'a logo or banner'],
    ['https://pics.example/dealer_banner.jpg', 'a logo or banner'],
    ['https://pics.example/finance-promo.jpg', 'a logo or banner'],
    ['https://pics.example/No_Photo_Available.png', 'a placeholder'],
    ['https://pics.example/coming-soon.png', 'a placeholder'],
    ['https://pics.example/photos-coming-soon.jpg', 'a placeholder'],
    ['https://pics.example/image%20not%20available.gif', 'a placeholder'],
    ['https://pics.example/placeholder.svg', 'a placeholder'],
    ['https://pics.example/carPlaceholder2.png', 'a placeholder'],
    ['https://pics.example/noimageavailable.png', 'a placeholder'],
    ['https://pics.example/ComingSoon2.jpg', 'a placeholder'],
    ['https://pics.example/default_car.jpg', 'a placeholder'],
    ['https://pics.example/awaiting-photo.jpg', 'a placeholder'],
    ['https://pics.example/show.ashx?file=nopic.jpg', 'a placeholder'],
  ])('leaves out %s and reports it (FEED-06)', async (other, reason) => {
    const { vehicles, warnings } = await load([{ id: 1, make: 'Kia', model: 'Rio', year: 2019, images: [other, a] }]);
    expect(vehicles[0]!.images).toEqual([a]);
    expect(warnings).toContainEqual(expect.stringContaining(`images: set aside in 1 row, ${reason}`));
  });

  test.each([
    'https://pics.example/volcano-photo.jpg',
    'https://pics.example/show?file=kia.jpg&fallback=noimage.jpg',
    'https://pics.example/defaults/kia.jpg',
    'https://pics.example/coming-soon/4711.jpg',
    'https://pics.example/logo-on-grille-2.jpg',
    'https://pics.example/banners/kia.jpg',
  ])('keeps %s, whose name only resembles a placeholder (FEED-06)', async (photo) => {
    expect((await vehicleOf({ images: photo })).images).toEqual([photo]);
  });

  test('leaves out the thumbnails of photos in the list, but no other thumbnails (FEED-06)', async () => {
    const photos = ['THUMB_1.jpg', '1.jpg', '1_thumb.jpg', 'tn-2.jpg', '2-thumbnail.jpg'].map(
      (name) => `https://pics.example/${name}`,
    );
    expect((await vehicleOf({ images: photos })).images).toEqual([photos[1], photos[3], photos[4]]);
  });
});
