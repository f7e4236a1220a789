import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FeedFormatError } from '#src/sources/stock/errors.ts';
import { fromBytes, type FeedReading } from '#src/sources/stock/read-feed.ts';
import { zip } from '../../../support/zip.ts';
import { feedServer, load } from './helpers.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';

const csv = 'id,title,price\n1,2021 Kia Rio,25990\n2,2020 Kia Rio,15990\n';
const other = 'id,title,price\n9,2021 Mazda 3,25990\n';
const rows = (bytes: Uint8Array, reading: FeedReading = {}) => fromBytes(bytes, 'feed', 'csv', reading).records.length;
function fault(bytes: Uint8Array, reading: FeedReading = {}): string {
  try {
    fromBytes(bytes, 'feed', 'csv', reading);
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFormatError);
    return (error as Error).message;
  }
  throw new Error('The archive was read.');
}

describe('a feed in a ZIP archive', () => {
  test.each([
    ['deflated', zip([{ name: 'stock.csv', content: csv }])],
    ['stored', zip([{ name: 'stock.csv', content: csv, isStored: true }])],
    ['of any ending where it is alone', zip([{ name: 'EXPORT.DAT', content: csv }])],
    ['with a comment at its end', zip([{ name: 'stock.csv', content: csv }], 'made by PK\u0005\u0006')],
    [
      'beside folders, a readme and what a Mac adds',
      zip([
        { name: 'export/', content: '' },
        { name: 'export/stock.csv', content: csv },
        { name: 'readme.pdf', content: 'x' },
        { name: '__MACOSX/export/._stock.csv', content: 'x' },
        { name: '.DS_Store', content: 'x' },
      ]),
    ],
  ])('is read: %s (OPS-02)', (_, archive) => {
    expect(rows(archive)).toBe(2);
  });

  const two = zip([
    { name: 'new/stock-20261124.csv', content: csv },
    { name: 'used/stock-20261124.csv', content: other },
  ]);

  test('is chosen in settings when two files could be the feed, with a wildcard for the changing part (OPS-02)', () => {
    expect(rows(two, { entry: 'used/stock-20261124.csv' })).toBe(1);
    expect(rows(two, { entry: 'new/stock-*.csv' })).toBe(2);
    expect(fault(two)).toMatch(
      /2 files that could be the feed \("new\/stock-20261124.csv", "used\/stock-20261124.csv"\): name one in stock\.source\.entry/,
    );
    expect(fault(two, { entry: '*.csv' })).toMatch(/without the file "\*\.csv" named in stock\.source\.entry/);
    expect(fault(two, { entry: '*/stock-*.csv' })).toMatch(/2 files that could be the feed/);
    expect(fault(two, { entry: 'stock.csv' })).toMatch(/without the file "stock.csv" .*it contains "new\/stock-2026/);
  });

  test('is read from the file specified in settings for a dealer’s archive (OPS-02)', async () => {
    const { vehicles } = await load(two, { source: { kind: 'csv', path: 'stock.csv', entry: 'used/*.csv' } });
    expect(vehicles.map(({ make }) => make)).toEqual(['Mazda']);
  });

  const one = zip([{ name: 'stock.csv', content: csv.repeat(40) }]);

  test.each<[string, Uint8Array, RegExp]>([
    ['cut at its end', one.subarray(0, one.length - 30), /damaged or incomplete/],
    ['no more than its beginning', one.subarray(0, 60), /damaged or incomplete/],
    ['with a bit turned', Buffer.from(one).fill(one[60]! ^ 4, 60, 61), /damaged or incomplete/],
    ['with another checksum', zip([{ name: 'stock.csv', content: csv, says: { crc: 1 } }]), /damaged or incomplete/],
    ['whose file stands nowhere', zip([{ name: 'a.csv', content: csv, says: { start: 9_000_000 } }]), /damaged/],
    [
      'encrypted',
      zip([{ name: 'stock.csv', content: csv, says: { flags: 1 } }]),
      /"stock.csv" is encrypted.*without a p/,
    ],
    [
      'packed by an unusual method',
      zip([{ name: 'a.csv', content: csv, says: { method: 14 } }]),
      /uses compression method 14/,
    ],
    ['for more than 4 GB', Buffer.from(one).fill(0xff, one.length - 6, one.length - 2), /ZIP64/],
    ['without a file', zip([{ name: 'empty/', content: '' }]), /is an empty ZIP archive/],
    ['of nothing at all', zip([]), /is an empty ZIP archive/],
    ['with a packed file in it', zip([{ name: 'stock.csv', content: gzipSync(csv) }]), /compressed twice/],
    ['a workbook', zip([{ name: '[Content_Types].xml', content: '' }]), /a spreadsheet workbook/],
  ])('refuses an archive with a clear message: %s (OPS-02)', (_, archive, message) => {
    expect(fault(archive)).toMatch(message);
  });

  test('does not unpack a zip bomb, whatever size it states (OPS-02)', () => {
    const content = Buffer.alloc(5_000_000, 'a');
    for (const says of [{}, { bytes: 100 }])
      expect(fault(zip([{ name: 'stock.csv', content, says }]), { maxBytes: 100_000 })).toMatch(
        /larger than 100000 bytes when unpacked/,
      );
    expect(fault(gzipSync(content), { maxBytes: 100_000 })).toMatch(/larger than 100000 bytes when unpacked/);
  });

  test('is fetched from a URL, and its size limit applies to the unpacked data (OPS-02)', async () => {
    await using server = await feedServer((_, response) => response.end(one));
    const from = (maxBytes: number) =>
      loadStock(
        aTenant({
          settings: { stock: { source: { kind: 'url', url: `${server.origin}/a`, format: 'csv', maxBytes } } },
        }),
        { tenantDir: '.', now },
      );
    expect((await from(100_000)).rows).toBe(119);
    await expect(from(1000)).rejects.toThrow(/larger than 1000 bytes when unpacked/);
  });
});
