/** `npm run feed` as an engineer runs it on a feed that no dealer has yet, and on a dealer's own. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { feedServer, tempDir } from '../sources/stock/helpers.ts';
import { plainSettings, tenantsWith } from '../sources/tenants/tenant-folder.ts';
import { zip } from '../../support/zip.ts';
import type { FeedLook } from '../../../scripts/feed/look-at-feed.ts';

const root = join(import.meta.dirname, '../../..');
const feed = [
  'Car ID,Make,Model Name,Model,Yr,Kms,Drive Away Price,Hit Count',
  'A1,Toyota,x,Corolla,2021,"48,210 km",25990,3',
  'A2,Mazda,x,CX-5,2026,12,48990,',
  'A3,Kia,x,Rio,2019,88000,1,4',
].join('\n');

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, 'scripts/feed.ts'), ...args],
      { cwd: root, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      },
    );
  });
}
const look = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout) as FeedLook;

function fileOf(name: string, text: string | Uint8Array): string {
  const file = join(tempDir(), name);
  writeFileSync(file, text);
  return file;
}

test('OPS-05 npm run feed shows columns with their fill, proposes a mapping and reads vehicles by it', async () => {
  const { columns, proposed, vehicles, preview, rejected, fault } = await look(fileOf('stock.csv', feed));
  expect(columns).toEqual(
    expect.arrayContaining([
      { name: 'Kms', filled: 1, examples: ['"48,210 km"', '"12"', '"88000"'], fields: ['odometer'] },
      { name: 'Hit Count', filled: 2 / 3, examples: ['"3"', '"4"'], fields: [] },
    ]),
  );
  expect(proposed).toMatchObject({ id: 'Car ID', year: 'Yr', odometer: 'Kms', price: 'Drive Away Price' });
  expect(vehicles).toBe(2);
  expect(preview.map(({ make, price, odometer }) => [make, price, odometer])).toEqual([
    ['Toyota', 25_990, 48_210],
    ['Mazda', 48_990, 12],
  ]);
  expect(rejected).toEqual([expect.objectContaining({ line: 4, id: 'A3', field: 'price' })]);
  expect(fault).toBeNull();
});

test('OPS-05 npm run feed says it in words, and control characters of a feed do not reach the terminal', async () => {
  const { code, stdout } = await run(fileOf('stock.csv', feed.replace('Corolla', 'Cor\u001b[2Jolla')));
  expect(code).toBe(0);
  expect(stdout).toMatch(/3 rows, 8 columns/);
  expect(stdout).toMatch(/"Kms" +100% {2}odometer: "48,210 km"/);
  expect(stdout).toContain('"odometer": "Kms"');
  expect(stdout).toMatch(/Rows without a page: 1 of 3\n {2}line 4 \(id A3\): price, /);
  expect(stdout).not.toContain('\u001b[2J');
});

test("OPS-05 npm run feed reads a dealer's feed by the dealer's settings, and proposes a column for one that is gone", async () => {
  const tenants = tenantsWith({
    'settings.json': {
      ...plainSettings,
      stock: {
        source: { kind: 'csv', path: 'stock.csv' },
        mapping: { id: 'Car ID', year: 'Yr', odometer: 'Distance', price: 'Drive Away Price' },
      },
    },
    'stock.csv': feed,
  });
  const { proposed, preview } = await look('test-cars', '--tenants', tenants);
  expect(proposed).toEqual({ odometer: 'Kms' });
  expect(preview.map(({ odometer }) => odometer)).toEqual([48_210, 12]);
});

test('OPS-05 npm run feed shows what the other columns are read as where one that is mapped is gone', async () => {
  const tenants = tenantsWith({
    'settings.json': {
      ...plainSettings,
      stock: { source: { kind: 'csv', path: 'stock.csv' }, mapping: { year: 'Yr', stockNumber: 'Stock code' } },
    },
    'stock.csv': feed,
  });
  const { columns, fault } = await look('test-cars', '--tenants', tenants);
  expect(fault).toContain('has no column "Stock code"');
  expect(columns.find(({ name }) => name === 'Yr')!.fields).toEqual(['year']);
});

test('OPS-05 npm run feed reads nested JSON at an address, and says the address without its key', async () => {
  await using server = await feedServer((_, response) =>
    response.end(JSON.stringify([{ id: 1, title: '2021 Kia Rio', price: 15_990, engine: { power: 74 } }])),
  );
  const { feed: name, columns, vehicles } = await look(`${server.origin}/stock.json?key=hidden`);
  expect(name).toBe(`${server.origin}/stock.json`);
  expect(columns.map((column) => column.name)).toEqual(['id', 'title', 'price', 'engine.power']);
  expect(vehicles).toBe(1);
});

test('OPS-05 npm run feed names the lists of an XML file, and reads the one that --list leads to', async () => {
  const cars = '<car><id>1</id><title>2021 Kia Rio</title></car><car><id>2</id><title>2020 Kia Rio</title></car>';
  const file = fileOf('stock.xml', `<export><cars>${cars}</cars></export>`);
  const { code, stderr } = await run(file);
  expect([code, stderr]).toEqual([1, expect.stringContaining('repeated are "export.cars.car"')]);
  expect((await look(file, '--list', 'export.cars.car')).vehicles).toBe(2);
});

test('OPS-05 npm run feed sends headers with what the environment says, and reads all pages of a dealer', async () => {
  await using server = await feedServer(({ url, headers }, response) => {
    const cars = [{ id: 1, title: '2021 Kia Rio' }].slice(url.includes('page=2') ? 1 : 0);
    response.writeHead(headers['x-key'] === `key ${process.env['PATH']}` ? 200 : 403).end(JSON.stringify(cars));
  });
  const url = `${server.origin}/stock.json`;
  expect((await run(url)).stderr).toContain('answered 403');
  expect((await look(url, '--header', 'X-Key: key $PATH')).vehicles).toBe(1);
  const source = { kind: 'url', url, format: 'json', headers: { 'X-Key': 'key $PATH' }, pages: { parameter: 'page' } };
  const tenants = tenantsWith({ 'settings.json': { ...plainSettings, stock: { source } } });
  expect((await look('test-cars', '--tenants', tenants)).vehicles).toBe(1);
  expect(server.requests.map((request) => request.url)).toEqual([
    '/stock.json',
    '/stock.json',
    '/stock.json?page=1',
    '/stock.json?page=2',
  ]);
});

test('OPS-05 npm run feed reads the file of a ZIP archive that --entry names', async () => {
  const cars = [
    { name: 'new.csv', content: 'id,title\n1,2021 Kia Rio\n' },
    { name: 'used.csv', content: 'id,title\n2,2020 Kia Rio\n3,2019 Kia Rio\n' },
  ];
  const file = fileOf('stock.zip', zip(cars));
  const { code, stderr } = await run(file, '--format', 'csv');
  expect([code, stderr]).toEqual([1, expect.stringContaining('2 files that may be the feed')]);
  expect((await look(file, '--format', 'csv', '--entry', 'used.csv')).vehicles).toBe(2);
  expect((await look(file, '--entry', 'used.csv')).vehicles).toBe(2);
});

test('OPS-05 npm run feed tells the format of a file that is packed with gzip by the ending before that', async () => {
  const file = fileOf('stock.csv.gz', gzipSync('id,title\n1,2021 Kia Rio\n'));
  expect((await look(file)).vehicles).toBe(1);
});

test('OPS-05 npm run feed shows the columns of a feed that cannot be used, and says why', async () => {
  const { code, stdout } = await run(fileOf('stock.csv', 'Ref,Colour\n1,Red\n'));
  expect(code).toBe(1);
  expect(stdout).toContain('"Colour"');
  expect(stdout).toMatch(/This feed cannot be used\n .*has no column for make, model, year/);
});

test.each([
  ['a name that is neither dealer nor file', ['no-such-thing'], 2, /neither a dealer of .* nor a file\.$/m],
  ['a slip in the name of a dealer', ['harbor-motors'], 2, /nor a file\. Did you mean harbour-motors\?/],
  ['an ending that tells no format', [join(root, 'README.md')], 2, /add --format/],
  ['a format that is not there', [join(root, 'README.md'), '--format', 'ods'], 2, /--format is one of json, csv/],
  [
    'a header without a value',
    ['http://127.0.0.1:1/stock.csv', '--header', 'X-Key'],
    2,
    /--header is written 'NAME: VALUE'/,
  ],
  ['no name', [], 2, /Name one dealer, file or address/],
  ['an address that answers nothing', ['http://127.0.0.1:1/stock.csv?key=hidden'], 1, /127\.0\.0\.1:1\/stock\.csv /],
])('OPS-05 npm run feed: %s', async (_, args, expected, message) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(expected);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('hidden');
});
