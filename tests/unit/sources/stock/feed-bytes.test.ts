import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FeedFormatError } from '#src/sources/stock/errors.ts';
import { inspect } from '../tenants/tenant-folder.ts';
import { load } from './helpers.ts';

const csv = 'id,title,price\n1,2021 Škoda Octavia,25990\n2,2020 Kia Rio,15990\n';
const names = async (bytes: Uint8Array) => (await load(bytes)).vehicles.map(({ make }) => make);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('the bytes of a feed', () => {
  test('reads a gzipped feed (OPS-02)', async () => {
    expect(await names(gzipSync(csv))).toEqual(
      ['Škoda', 'Kia'].map((make) => expect.stringMatching(make === 'Škoda' ? /koda/ : /Kia/)),
    );
  });

  test('refuses a truncated gzip feed (OPS-02)', async () => {
    const packed = gzipSync(csv.repeat(50));
    await expect(load(packed.subarray(0, packed.length - 20))).rejects.toThrow(
      /is a gzip file and cannot be unpacked .*damaged or incomplete/,
    );
  });

  test.each([
    [
      'a spreadsheet workbook',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(40), Buffer.from('[Content_Types].xml')]),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
  ])('reports %s and suggests what to ask the supplier for (OPS-02)', async (what, bytes) => {
    await expect(load(bytes)).rejects.toThrow(
      new RegExp(`is ${what}, not CSV\\. Ask the feed's supplier for a plain CSV file`),
    );
  });

  test('reads UTF-16 without a byte order mark, and warns (OPS-02, UTF-16)', async () => {
    for (const bytes of [utf16(csv), utf16(csv).swap16()]) {
      const { vehicles, warnings } = await load(bytes);
      expect(vehicles).toHaveLength(2);
      expect(warnings[0]).toMatch(/it is UTF-16[LB]E without a byte order mark/);
    }
  });

  test.each([
    '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body>x, y</body></html>',
    '\n<html lang="en"><title>Sign in</title>',
    '<!-- cached --><!doctype HTML><title>Sign in</title>',
  ])('explains that the feed returned the web page %j (OPS-02)', async (page) => {
    const error = await load(page).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(FeedFormatError);
    expect(String(error)).toMatch(
      /is a web page \("Sign in"\), not CSV: the feed's server sent an error or a sign-in page/,
    );
  });

  test('reports a settings file in UTF-16 as such (CONF-01)', async () => {
    const { issues } = await inspect({
      'settings.json': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('{"template":"showroom"}')]).toString('latin1'),
    });
    expect(issues.find(({ file }) => file === 'settings.json')).toMatchObject({
      line: 1,
      reason: 'is not UTF-8',
      hint: expect.stringContaining('UTF-16'),
    });
  });
});
