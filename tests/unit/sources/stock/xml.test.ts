import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FeedEmptyError, FeedFormatError } from '#src/sources/stock/errors.ts';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { readXml } from '#src/sources/stock/readers/xml.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { feedServer, tempDir } from './helpers.ts';

const car = (more = '') => `<car><id>A1</id><make>Toyota</make><model>Corolla</model><year>2021</year>${more}</car>`;
const feed = (...cars: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<export date="2026-11-24">\n${cars.join('\n')}\n</export>\n`;
const recordsOf = (text: string, list: string | null = null) => readXml(text, 'feed.xml', list).records;
const errorOf = (text: string, list: string | null = null): string => {
  try {
    readXml(text, 'feed.xml', list);
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFormatError);
    return (error as Error).message;
  }
  return 'read';
};

test('turns XML elements, attributes, lists and marked-up text into JSON-like records with lines (OPS-05)', () => {
  const text = feed(
    '<car id="7"><price currency="AUD"> 25990 </price><engine kw="103"><size>1.8</size></engine>',
    '<photos><photo>https://a.example/1.jpg</photo></photos><option>Sunroof</option><option>Towbar</option>',
    '<description>A <b>tidy</b> car &amp; <![CDATA[<i>more</i>]]></description><empty/></car>',
    '<car id="8"/>',
  );
  const { records, lineOf, columns } = readXml(text, 'feed.xml', null);
  expect(columns).toBeNull();
  expect(records).toEqual([
    {
      id: '7',
      price: '25990',
      'price@currency': 'AUD',
      engine: { kw: '103', size: '1.8' },
      photos: ['https://a.example/1.jpg'],
      option: ['Sunroof', 'Towbar'],
      description: 'A tidy car & <i>more</i>',
      empty: '',
    },
    { id: '8' },
  ]);
  expect(records.map((_, index) => lineOf(index))).toEqual([3, 6]);
});

test('finds the element for one vehicle by its path, in every XML branch that has it (OPS-05)', () => {
  const text = `<export><head><v>1</v></head><yard><cars>${car()}</cars></yard><yard><cars>${car()}${car()}</cars></yard></export>`;
  expect(recordsOf(text, 'export.yard.cars.car')).toHaveLength(3);
  expect(errorOf(text)).toMatch(
    /no list of vehicles directly in its root element\. Set stock\.source\.list .*"export\.yard\.cars\.car"/,
  );
  expect(errorOf(text, 'export.cars.car')).toMatch(/no list of vehicles at "export\.cars\.car"\. .*"export\.yard"/);
});

test('does not mistake an XML wrapper around the vehicles for a single vehicle (OPS-05)', () => {
  expect(errorOf(`<export><cars>${car()}${car()}</cars></export>`)).toContain('repeated elements: "export.cars.car".');
});

test.each([
  [
    'entities of its own',
    '<!DOCTYPE a [<!ENTITY x "xxxxxxxx"><!ENTITY y "&x;&x;">]><a><car><id>&y;</id></car></a>',
    /has a DOCTYPE with its own declarations/,
  ],
  [
    'entities that lead to a file',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><car><id>&x;</id></car></a>',
    /has a DOCTYPE with its own declarations/,
  ],
  [
    'entities of HTML',
    feed(car('<comments>one&nbsp;two</comments>')),
    /not well-formed XML \(line 3: undefined entity/,
  ],
  ['tags that do not fit', '<a><car></a>', /not well-formed XML \(line 1/],
  ['a bare ampersand', feed(car('<comments>A & B</comments>')), /not well-formed XML \(an & or < in its text/],
  ['elements without end', '<a>'.repeat(10_000), /nested more than 32 levels deep/],
  ['text that is no XML', 'id,make\n1,Kia', /not well-formed XML/],
])('refuses XML with %s (OPS-02)', (_, text, message) => {
  expect(errorOf(text)).toMatch(message);
});

test.each([null, 'export.vehicles.vehicle'])(
  'reads XML without a vehicle (list: %s) as an empty feed (OPS-02)',
  (list) => {
    const bytes = new TextEncoder().encode('<export><vehicles></vehicles></export>');
    expect(() => fromBytes(bytes, 'feed.xml', 'xml', { list })).toThrow(FeedEmptyError);
  },
);

test('refuses XML truncated at any point (OPS-02)', () => {
  const text = feed(car(), car()).trimEnd();
  for (let end = 45; end < text.length; end += 1)
    expect(errorOf(text.slice(0, end)), text.slice(0, end)).not.toBe('read');
  expect(errorOf(text.slice(0, -9))).toMatch(/is cut off: the feed is incomplete/);
});

test('treats a name like __proto__ as an ordinary column (OPS-02)', () => {
  const [record] = recordsOf('<a><car><__proto__><x>1</x></__proto__><id>1</id></car></a>');
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  expect(Object.keys(record as object)).toEqual(['__proto__', 'id']);
});

test("reads a dealer's XML file as its stock, with mapped columns (OPS-05)", async () => {
  const tenantDir = tempDir();
  writeFileSync(
    join(tenantDir, 'stock.xml'),
    `<data>${feed(car('<pricing><amount type="web">21990</amount><amount>1</amount></pricing>')).replace(/^.*\n/, '')}</data>`,
  );
  const stock = {
    source: { kind: 'xml', path: 'stock.xml', list: 'data.export.car' },
    mapping: { price: 'pricing.amount[0]' },
  };
  const { vehicles } = await loadStock(aTenant({ settings: { stock } }), { tenantDir, now });
  expect(vehicles).toEqual([expect.objectContaining({ id: 'A1', make: 'Toyota', year: 2021, price: 21_990 })]);
});

test('detects a changed car in XML at a URL, and ignores a new export date (OPS-02)', async () => {
  let text = feed(car());
  await using server = await feedServer((_, response) => response.end(text));
  const tenant = aTenant({
    settings: { stock: { source: { kind: 'url', url: `${server.origin}/feed.xml`, format: 'xml' } } },
  });
  const fields = async () => (await checkFeed(tenant, null, now))!.version.fields;
  const first = await fields();
  text = feed(car()).replace('2026-11-24', '2026-11-25');
  expect(await fields()).toBe(first);
  text = feed(car('<price>19990</price>'));
  expect(await fields()).not.toBe(first);
});
