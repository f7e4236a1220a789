import { describe, expect, test } from 'vitest';
import { FeedFetchError, FeedFormatError } from '#src/sources/stock/errors.ts';
import { decode } from '#src/sources/stock/readers/decode.ts';
import { readCsv } from '#src/sources/stock/readers/csv.ts';
import { readJson } from '#src/sources/stock/readers/json.ts';
import { readXml } from '#src/sources/stock/readers/xml.ts';
import { questionText } from '#src/sources/stock/open-questions.ts';
import { load } from './helpers.ts';

const lines = (rows: ReturnType<typeof readCsv>) => rows.records.map((_, index) => rows.lineOf(index));

describe('CSV', () => {
  test.each([
    ['line feeds', 'a,b\n1,2\n3,4\n'],
    ['carriage returns and line feeds', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['old Macintosh line ends', 'a,b\r1,2\r3,4'],
    ['a byte order mark', '\ufeffa,b\n1,2\n3,4'],
    ['semicolons', 'a;b\n1;2\n3;4\n'],
    ['tabs', 'a\tb\n1\t2\n3\t4\n'],
    ['bars', 'a|b\n1|2\n3|4\n'],
    ['empty lines', '\na,b\n\n1,2\n\n3,4\n\n'],
    ['extra empty columns at the end', 'a,b\n1,2,,\n3,4,\n'],
  ])('reads %s (OPS-02)', (_, text) => {
    const { columns, records, broken } = readCsv(text, 'x.csv');
    expect({ columns, rows: records.map((row) => (row as string[]).slice(0, 2)), broken }).toEqual({
      columns: ['a', 'b'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
      broken: [],
    });
  });

  test.each([
    [
      'a stock number, a year, a price and a reading',
      '1001,Kia,Rio,2019,14990,66000,Used\n1002,Kia,Cerato,2020,19990,56000,Used',
    ],
    ['a make and a year', 'Kia;Rio;2019\nKia;Cerato;2020'],
    ['amounts with units', 'K1,Rio,"$14,990","66,000 km",Used\nK2,Rio,"$15,990","56,000 km",Used'],
    ['a VIN, a make and a condition', 'KNADC512LL6000304,Kia,Rio,Used\nKNADC512LL6000305,Kia,Rio,Used'],
    ['no make', '1001|Corolla|2019|14990\n1002|Corolla|2020|15990'],
  ])('refuses a file without a header row, and asks for one: %s (FEED-10, OPS-02)', (_, text) => {
    expect(() => readCsv(text, 'x.csv')).toThrow(FeedFormatError);
    expect(() => readCsv(text, 'x.csv')).toThrow(
      /^x\.csv has no header row: its first line, ".*", looks like a vehicle\. Add a line above it that names the columns/,
    );
  });

  test.each([
    'Stock,Make,Model,Year,New,Used,Demo,Price',
    '1,2,3,4,5,6',
    'Make,Model,Year,Seat,Smart Key,360',
    'Make,Model,Year,Photo 1,Photo 2,Price 2019',
  ])('reads the header %s (OPS-02)', (header) => {
    expect(readCsv(`${header}\n${header.replaceAll(/[^,]+/g, 'x')}`, 'x.csv').columns).toEqual(header.split(','));
  });

  test('counts lines correctly when a quoted cell holds line breaks, commas and quotation marks (OPS-02)', () => {
    const rows = readCsv('a,b\r\n"one\r\ntwo","say ""hi"", ok"\r\n3,4\r\n', 'x.csv');
    expect(rows.records).toEqual([
      ['one\ntwo', 'say "hi", ok'],
      ['3', '4'],
    ]);
    expect(lines(rows)).toEqual([2, 4]);
  });

  test('sets aside a row that does not fit the header, wherever it is (OPS-02)', () => {
    const { records, broken } = readCsv('a,b\n1,2\n3\n4,5,6\n7,8\n', 'x.csv');
    expect(records).toEqual([
      ['1', '2'],
      ['7', '8'],
    ]);
    expect(broken.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'it has 1 column, but the header has 2'],
      [4, 'it has 3 columns, but the header has 2'],
    ]);
  });

  test('loses only the line with an unclosed quotation mark (OPS-02)', () => {
    const rows = readCsv('a,b\n1,2\n"3 inch lift,4\n5,6\n7,8\n', 'x.csv');
    expect(rows.records).toEqual([
      ['1', '2'],
      ['5', '6'],
      ['7', '8'],
    ]);
    expect(lines(rows)).toEqual([2, 4, 5]);
    expect(rows.broken).toMatchObject([{ line: 3, id: null, field: null, reason: 'a quotation mark is never closed' }]);
  });

  test('loses only the line with a stray quotation mark that meets a later quoted cell (OPS-02)', () => {
    const rows = readCsv('a,b\n"1,2\n3,4\n"5","6"\n7,8\n', 'x.csv');
    expect(rows.records).toEqual([
      ['3', '4'],
      ['5', '6'],
      ['7', '8'],
    ]);
    expect(rows.broken.map(({ line }) => line)).toEqual([2]);
  });

  test('recovers whole rows from inside one quoted cell, even if the cell is closed properly (OPS-02)', () => {
    const rows = readCsv('a,b,c,d\n1,"2,3,4\n5,6,7,8\n9,",x,y\n1,2,3,4\n', 'x.csv');
    expect(rows.records).toEqual([
      ['5', '6', '7', '8'],
      ['1', '2', '3', '4'],
    ]);
    expect(rows.broken.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('loses only a hundred rows to a hundred stray quotation marks (OPS-02)', () => {
    const text = ['a,b', ...Array.from({ length: 200 }, (_, index) => (index % 2 ? `${index},x` : `"${index},x`))].join(
      '\n',
    );
    const { records, broken } = readCsv(text, 'x.csv');
    expect([records.length, broken.length]).toEqual([100, 100]);
  });

  test('reports a header without vehicles and an empty file as errors with the fix (OPS-02)', async () => {
    await expect(load('make,model,year\n')).rejects.toThrow(/contains no vehicles\..*stock\.source/);
    await expect(load('  \n')).rejects.toThrow(FeedFormatError);
    expect(() => readCsv(',,\n1,2,3', 'x.csv')).toThrow(/needs a header row/);
  });

  test('reports a column named twice (OPS-02)', () => {
    expect(readCsv('a,a\n1,2', 'x.csv').warnings).toEqual([
      'x.csv: the header has the column "a" twice; the first one is used.',
    ]);
  });
});

describe('JSON', () => {
  const rio = { make: 'Kia', model: 'Rio', year: 2019, price: 14_990 };

  test('reads the text in which ASP.NET services wrap their JSON (OPS-02)', () => {
    for (const text of [[rio], { vehicles: [rio] }])
      expect(readJson(JSON.stringify({ d: JSON.stringify(text) }), 'x.json').records).toEqual([rio]);
  });

  test('reads vehicles by key, and uses the key as the id if there is none (OPS-02)', () => {
    const { records } = readJson(JSON.stringify({ K100: rio, K101: { ...rio, id: 'own' } }), 'x.json');
    expect(records).toEqual([
      { id: 'K100', ...rio },
      { id: 'own', ...rio },
    ]);
    expect(() => readJson(JSON.stringify({ meta: { page: 1 }, dealer: { name: 'x' } }), 'x.json')).toThrow(
      FeedFormatError,
    );
  });

  test.each([
    ['an array', '[{"a":1},{"a":2}]'],
    ['an object around it', '{"count":2,"tags":[],"vehicles":[{"a":1},{"a":2}]}'],
    ['a byte order mark', '\ufeff[{"a":1},{"a":2}]'],
  ])('reads %s (OPS-02)', (_, text) => {
    expect(readJson(text, 'x.json').records).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('identifies a row by the line where it starts (OPS-02)', () => {
    const rows = readJson(
      '{\n "list": ["]"],\n "vehicles": [\n  {"a": "x, [y] \\" {"},\n\n  {"a": [1, {"b": 2}]}, {"a": 3}\n]}',
      'x.json',
    );
    expect([0, 1, 2].map(rows.lineOf)).toEqual([4, 6, 6]);
  });

  test('identifies a row by its number in a feed on one line (OPS-02)', () => {
    const rows = readJson('{"vehicles":[{"a":1},{"a":2},{"a":3}]}\n', 'x.json');
    expect([0, 1, 2].map(rows.lineOf)).toEqual([1, 2, 3]);
  });

  test('keeps the other rows when one is invalid JSON but the document is complete (OPS-02)', () => {
    const { records, broken, warnings, lineOf } = readJson('[\n{"a": 1},\n{a: "2"},\n{"a": 3}\n]', 'x.json');
    expect(records).toEqual([{ a: 1 }, { a: 3 }]);
    expect(lineOf(1)).toBe(4);
    expect(broken).toEqual([{ line: 3, id: null, field: null, reason: expect.stringMatching(/^is not JSON/) }]);
    expect(warnings[0]).toMatch(/not valid JSON: 2 records could be read, 1 could not/);
  });

  test.each([
    ['HTML in place of JSON', '{<html>'],
    ['no list', '{"a": {"b": 1}}'],
    ['an empty list', '[]'],
  ])('treats %s as an error (OPS-02)', async (_, text) => {
    await expect(load(text)).rejects.toBeInstanceOf(FeedFormatError);
  });
});

test('quotes the error of a SOAP service (OPS-02)', () => {
  const fault = '<faultcode>soap:Server</faultcode><faultstring>Dealer 1204 is not active</faultstring>';
  const xml = `<soap:Envelope xmlns:soap="x"><soap:Body><soap:Fault>${fault}</soap:Fault></soap:Body></soap:Envelope>`;
  expect(() => readXml(xml, 'x.xml', null)).toThrow(
    /^x\.xml is an error from the supplier's server, not a list of vehicles: "Dealer 1204 is not active"/,
  );
});

test('lists every unknown word in the answer to copy, and counts those beyond 30 (FEED-03)', () => {
  const words = Array.from({ length: 32 }, (_, index) => ({ word: `W${index}`, vehicles: 1 }));
  const text = (count: number) =>
    questionText({ field: 'status', column: 'S', words: words.slice(0, count), vehicles: count, lines: [2] });
  expect(text(22).match(/"W\d+":"…"/g)).toHaveLength(22);
  expect(text(22)).not.toContain('Add the other');
  expect(text(32)).toMatch(/Add the other 2 words in the same way\.$/);
});

describe('encodings', () => {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding);

  test('are read without a warning, with or without a byte order mark, including both kinds of UTF-16 (OPS-02, UTF-8)', () => {
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), bytes('Škoda', 'utf16le')]);
    const big = Buffer.concat([Buffer.from([0xfe, 0xff]), bytes('Škoda', 'utf16le').swap16()]);
    for (const encoded of [bytes('Škoda', 'utf8'), bytes('\ufeffŠkoda', 'utf8'), little, big])
      expect(decode(encoded)).toEqual({ text: 'Škoda', warning: null });
  });

  test('include windows-1252, which is reported; UTF-8 lines beside it are left alone (OPS-02)', () => {
    const { text, warning } = decode(
      Buffer.concat([bytes('Citroën\n', 'utf8'), Buffer.from([0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e, 0x92, 0x73])]),
    );
    expect(text).toBe('Citroën\nCitroën’s');
    expect(warning).toMatch(/^1 line is not UTF-8 and was read as windows-1252 \(first: line 2\)/);
  });
});

describe('files', () => {
  test('reports a missing file by name, and keeps the cause (OPS-02)', async () => {
    const error = await load([{ id: 1 }], { source: { kind: 'csv', path: 'gone.csv' } }).catch(
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(FeedFetchError);
    expect(error).toMatchObject({
      message: expect.stringMatching(/gone\.csv does not exist\. Check stock\.source/),
      cause: { code: 'ENOENT' },
    });
  });

  test('replaces the source with --stock, and reads its format from the extension (OPS-02)', async () => {
    await expect(load([{ id: 1 }], {}, { stockFile: 'stock.ods' })).rejects.toThrow(
      /must end in \.json, \.csv or \.xml/,
    );
  });
});
