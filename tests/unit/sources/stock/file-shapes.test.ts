import { describe, expect, test } from 'vitest';
import { FeedFormatError } from '#src/sources/stock/errors.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { readCsv } from '#src/sources/stock/readers/csv.ts';
import { load } from './helpers.ts';

const read = (text: string, format: FeedFormat) => fromBytes(new TextEncoder().encode(text), `stock.${format}`, format);
const faultOf = (text: string, format: FeedFormat): string => {
  try {
    read(text, format);
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFormatError);
    return (error as Error).message;
  }
  return 'read';
};
const header = 'StockNo,Make,Model,Year,Price';
const row = 'K1,Kia,Rio,2019,14990';
const semicolons = (text: string) => text.replaceAll(',', ';');

describe('lines above the header of a CSV', () => {
  test.each<[string, string, number]>([
    ['a separator for spreadsheets', `sep=;\n${semicolons(header)}\n${semicolons(row)}\n`, 3],
    ['a separator in quotation marks', `"sep=,"\r\n${header}\r\n${row}\r\n`, 3],
    ['a tab as separator', `sep=\t\n${header.replaceAll(',', '\t')}\n${row.replaceAll(',', '\t')}\n`, 3],
    ['a separator and commas of its own', `SEP=|\n${header.replaceAll(',', '|')}\n${row.replaceAll(',', '|')}\n`, 3],
    ['a title', `Stock of Northside Motors\n${header}\n${row}\n`, 3],
    ['a title, a date and an empty line', `Northside\nExported 01/11/2026 09:12\n\n${header}\n${row}\n`, 5],
    ['a title as wide as the table', `Vehicle list,,,,\n,,,,\n${header}\n${row}\n`, 4],
    ['a title over semicolons', `Northside, Sydney\n\n${semicolons(header)}\n${semicolons(row)}\n`, 4],
    ['names and values', `Dealer:,Northside\nRows:,1\n${header}\n${row}\n`, 4],
    ['nothing', `${header}\n${row}\n`, 2],
    ['empty lines', `\n\n${header}\n${row}\n`, 4],
  ])('are skipped: %s (FEED-06)', (_, text, line) => {
    const rows = readCsv(text, 'stock.csv');
    expect(rows.columns).toEqual(header.split(','));
    expect(rows.records).toEqual([row.split(',')]);
    expect(rows.lineOf(0)).toBe(line);
  });

  test.each([
    ['id;title;photos\n1;2019 Kia Rio, red, clean, one owner;a, b, c, d, e\n', ['id', 'title', 'photos']],
    ['id\n1\n', ['id']],
    ['make,model\nKia,Rio\n', ['make', 'model']],
  ])('do not hide the header of a narrow table (FEED-06)', (text, columns) => {
    expect(readCsv(text, 'stock.csv').columns).toEqual(columns);
  });

  test('do not affect the vehicles below, and a totals row is reported (FEED-06)', async () => {
    const { vehicles, rejected } = await load(`My stock\n\n${header}\n${row}\nTotal: 1,,,,14990\n`);
    expect(vehicles).toMatchObject([{ stockNumber: 'K1', make: 'Kia', price: 14_990 }]);
    expect(rejected).toMatchObject([{ line: 5 }]);
  });
});

test('strips the marks that spreadsheets use to store a number as text (FEED-06)', () => {
  const cells = [
    '"=""00123"""',
    "'KNADC000000000002",
    "'00456",
    '="0007"',
    '"=HYPERLINK(""https://a.example/1.jpg"",""Photo"")"',
  ];
  const kept = ["'19", "'til sold", "It's", '=', "'quoted'"];
  const [record] = readCsv(`a,b,c,d,e,f,g,h,i,j\n${[...cells, ...kept].join(',')}\n`, 'stock.csv').records;
  expect(record).toEqual(['00123', 'KNADC000000000002', '00456', '0007', 'https://a.example/1.jpg', ...kept]);
});

describe('JSON with one object per line', () => {
  const lines = ['{"id":1,"make":"Kia","model":"Rio","year":2019}', '{"id":2,"make":"Kia","model":"Ceed","year":2020}'];

  test.each([
    ['line ends', lines.join('\n')],
    ['Windows line ends and an empty line', `${lines.join('\r\n\r\n')}\r\n`],
    ['commas behind', lines.join(',\n')],
  ])('is read with its line numbers: %s (FEED-06)', (_, text) => {
    const feed = read(text, 'json');
    expect(feed.records).toEqual(lines.map((line) => JSON.parse(line) as unknown));
    expect(feed.lineOf(0)).toBe(1);
  });

  test('has broken lines set aside, and is refused if truncated (FEED-06)', () => {
    const feed = read(`${lines[0]}\n{"id": nonsense}\n${lines[1]}\n`, 'json');
    expect(feed.records).toHaveLength(2);
    expect(feed.broken).toMatchObject([{ line: 2, reason: 'is not a JSON object' }]);
    expect(faultOf(`${lines[0]}\n${lines[1]!.slice(0, 20)}`, 'json')).toContain('ends in the middle of line 2');
  });
});

describe('shopping feed XML', () => {
  const item = (id: number, model: string) =>
    `<item><title>2019 Kia ${model}</title><g:title>Kia</g:title><g:id>${id}</g:id><g:brand>Kia</g:brand><g:model>${model}</g:model><g:year>2019</g:year><g:price>19990 AUD</g:price><g:mileage>50000 km</g:mileage><g:condition>used</g:condition><g:image_link>https://a.example/${id}.jpg</g:image_link><g:additional_image_link>https://a.example/${id}b.jpg</g:additional_image_link></item>`;
  const rss = (items: string) =>
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Stock</title><link>https://a.example</link>${items}</channel></rss>`;

  test.each([1, 2])('has its %d items read as vehicles, without namespace prefixes (FEED-06)', (count) => {
    const feed = read(rss([item(1, 'Rio'), item(2, 'Ceed')].slice(0, count).join('')), 'xml');
    expect(feed.records).toHaveLength(count);
    expect(feed.records[0]).toMatchObject({ id: '1', brand: 'Kia', title: '2019 Kia Rio', 'g:title': 'Kia' });
  });

  test('becomes vehicles without a mapping (FEED-06)', async () => {
    const feed = read(rss(item(1, 'Rio') + item(2, 'Ceed')), 'xml');
    const { vehicles } = await load(feed.records as object[]);
    expect(vehicles).toMatchObject([
      {
        id: '1',
        make: 'Kia',
        model: 'Rio',
        price: 19_990,
        odometer: 50_000,
        images: ['https://a.example/1.jpg', 'https://a.example/1b.jpg'],
      },
      { id: '2', model: 'Ceed' },
    ]);
  });

  test('is read from an Atom feed and at a prefixed path (FEED-06)', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><title>Stock</title><author><name>A</name></author><entry><g:id>1</g:id></entry><entry><g:id>2</g:id></entry></feed>`;
    expect(read(atom, 'xml').records).toEqual([{ id: '1' }, { id: '2' }]);
    const prefixed = '<v:export xmlns:v="x"><v:cars><v:car><v:id>1</v:id></v:car></v:cars></v:export>';
    for (const list of ['v:export.v:cars.v:car', 'export.cars.car'])
      expect(fromBytes(new TextEncoder().encode(prefixed), 'a.xml', 'xml', { list }).records).toEqual([{ id: '1' }]);
  });
});

describe('a supplier’s error instead of vehicles', () => {
  test.each<[FeedFormat, string, string]>([
    ['json', '{"success":false,"message":"Invalid token","data":null}', 'Invalid token'],
    ['json', '{"success":false,"message":"Rate limit exceeded","vehicles":[]}', 'Rate limit exceeded'],
    ['json', '{"error":{"code":401,"message":"Access denied"}}', 'Access denied'],
    ['json', '{"error":"invalid_client","error_description":"Unknown client"}', 'Unknown client'],
    ['json', '{"errors":[{"title":"Dealer not found"}]}', 'Dealer not found'],
    ['json', '{"Message":"Authorization has been denied"}', 'Authorization has been denied'],
    ['json', '{"status":"error","reason":"Feed disabled"}', 'Feed disabled'],
    ['csv', '{"success":false,"message":"Invalid token"}', 'Invalid token'],
    ['xml', '{"success":false,"message":"Invalid token"}', 'Invalid token'],
    ['xml', '<response><status>error</status><message>Account suspended</message></response>', 'Account suspended'],
    ['xml', '<error><message>Invalid token</message></error>', 'Invalid token'],
  ])('is quoted from %s: %s (FEED-14)', (format, text, words) => {
    expect(faultOf(text, format)).toContain(
      `is an error from the supplier's server, not a list of vehicles: "${words}"`,
    );
  });

  test('is quoted without a key that it contains (FEED-14)', () => {
    const fault = faultOf(
      '{"error":"Invalid token 9f8e7d6c5b4a39281706 at https://bob:pw@feed.example/stock?key=abc"}',
      'json',
    );
    expect(fault).toContain('"Invalid token … at https');
    expect(fault).not.toMatch(/9f8e7d|pw|key=abc/);
  });

  test('is not detected when a message accompanies a list (FEED-14)', () => {
    expect(read('{"message":"OK","vehicles":[{"id":1}]}', 'json').records).toEqual([{ id: 1 }]);
    expect(faultOf('{"count":3}', 'json')).toContain('contains no list of vehicles');
  });
});

test('gives up on a file whose rows are mostly swallowed by an unclosed quotation mark (OPS-02)', () => {
  const text = `id,make,model,year\n1,"Kia,Rio,2019\n${'x,y\n'.repeat(60_000)}`;
  expect(faultOf(text, 'csv')).toContain('more than 50000 rows that do not match its header, the first on line 2');
});
