import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { feedServer, tempDir } from '../unit/sources/stock/helpers.ts';
import { plainSettings, tenantsWith } from '../unit/sources/tenants/tenant-folder.ts';
import { zip } from '../support/zip.ts';
import { feed } from '../../scripts/commands/feed.ts';
import type { FeedInspection } from '../../scripts/feed/look-at-feed.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt, startForecourt } from '../support/run-forecourt.ts';

const root = join(import.meta.dirname, '../..');
const csv = [
  'Car ID,Make,Model Name,Model,Yr,Kms,Drive Away Price,Hit Count',
  'A1,Toyota,x,Corolla,2021,"48,210 km",25990,3',
  'A2,Mazda,x,CX-5,2026,12,48990,',
  'A3,Kia,x,Rio,2019,88000,1,4',
].join('\n');

const run = (...args: string[]) => runCommand(feed, args);
const look = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout) as FeedInspection;

function fileOf(name: string, text: string | Uint8Array): string {
  const file = join(tempDir(), name);
  writeFileSync(file, text);
  return file;
}

test('shows how full each column is, proposes a mapping and reads vehicles with it (OPS-05)', async () => {
  const { columns, proposed, vehicles, preview, rejected, fault } = await look(fileOf('stock.csv', csv));
  expect(columns).toEqual(
    expect.arrayContaining([
      { name: 'Kms', filled: 1, examples: ['"48,210 km"', '"12"', '"88000"'], fields: ['odometer'] },
      { name: 'Hit Count', filled: 2 / 3, examples: ['"3"', '"4"'], fields: [] },
    ]),
  );
  expect(proposed).toMatchObject({ id: 'Car ID', year: 'Yr', odometer: 'Kms' });
  expect(vehicles).toBe(2);
  expect(preview.map(({ make, price, odometer }) => [make, price, odometer])).toEqual([
    ['Toyota', 25_990, 48_210],
    ['Mazda', 48_990, 12],
  ]);
  expect(rejected).toEqual([expect.objectContaining({ line: 4, id: 'A3', field: 'price' })]);
  expect(fault).toBeNull();
});

test('prints a text report without control characters from the feed (OPS-05)', async () => {
  const { code, stdout } = await run(fileOf('stock.csv', csv.replace('Corolla', 'Cor\u001b[2Jolla')));
  expect(code).toBe(0);
  expect(stdout).toMatch(/3 rows, 8 columns/);
  expect(stdout).toMatch(/"Kms" +100% {2}→ odometer \(proposed, \d+%\): "48,210 km"/);
  expect(stdout).toMatch(/"Hit Count" +66% {2}not read: /);
  expect(stdout).toContain('"odometer": "Kms"');
  expect(stdout).toMatch(/Rows without a page: 1 of 3\n {2}line 4 \(id A3\): price, /);
  expect(stdout).not.toContain('\u001b[2J');
});

test.each([
  ['en-AU', '48,210 km'],
  ['en-US', '31,000 mi'],
])('shows the odometer in the unit of %s (FEED-05, OPS-05)', async (locale, reading) => {
  const rows = 'Stock,Make,Model,Year,Mileage,Condition\nA1,Ford,Edge,2019,"31,000",Used\n'.replace(
    '31,000',
    locale === 'en-US' ? '31,000' : '48,210',
  );
  const { stdout } = await run(fileOf('stock.csv', rows), '--locale', locale);
  expect(stdout).toContain(`| odometer ${reading} |`);
});

test("reads a dealer's feed with the dealer's settings and proposes a replacement for a missing column (OPS-05)", async () => {
  const tenants = tenantsWith({
    'settings.json': {
      ...plainSettings,
      stock: {
        source: { kind: 'csv', path: 'stock.csv' },
        mapping: { id: 'Car ID', year: 'Yr', odometer: 'Distance', price: 'Drive Away Price' },
      },
    },
    'stock.csv': csv,
  });
  const { proposed, preview } = await look('test-cars', '--tenants', tenants);
  expect(proposed).toEqual({ odometer: 'Kms' });
  expect(preview.map(({ odometer }) => odometer)).toEqual([48_210, 12]);
});

test('shows how the other columns are read when a mapped one is missing (OPS-05)', async () => {
  const tenants = tenantsWith({
    'settings.json': {
      ...plainSettings,
      stock: { source: { kind: 'csv', path: 'stock.csv' }, mapping: { year: 'Yr', stockNumber: 'Stock code' } },
    },
    'stock.csv': csv,
  });
  const { columns, fault } = await look('test-cars', '--tenants', tenants);
  expect(fault).toContain('has no column "Stock code"');
  expect(columns.find(({ name }) => name === 'Yr')!.fields).toEqual(['year']);
});

test('reads nested JSON from a URL and prints the URL without its key (OPS-05)', async () => {
  await using server = await feedServer((_, response) =>
    response.end(JSON.stringify([{ id: 1, title: '2021 Kia Rio', price: 15_990, engine: { power: 74 } }])),
  );
  const { feed: name, columns, vehicles } = await look(`${server.origin}/stock.json?key=hidden`);
  expect(name).toBe(`${server.origin}/stock.json`);
  expect(columns.map((column) => column.name)).toEqual(['id', 'title', 'price', 'engine.power']);
  expect(vehicles).toBe(1);
});

test('shows the lists in an XML file and reads the one selected with --list (OPS-05)', async () => {
  const cars = '<car><id>1</id><title>2021 Kia Rio</title></car><car><id>2</id><title>2020 Kia Rio</title></car>';
  const file = fileOf('stock.xml', `<export><cars>${cars}</cars></export>`);
  const { code, stdout } = await run(file);
  expect([code, stdout]).toEqual([
    1,
    expect.stringContaining(
      'Add --list PATH with the path of the element that holds one vehicle; repeated elements: "export.cars.car"',
    ),
  ]);
  expect((await look(file, '--list', 'export.cars.car')).vehicles).toBe(2);
});

test("sends headers with environment variables filled in and reads every page of a dealer's feed (OPS-05)", async () => {
  vi.stubEnv('TEST_FEED_KEY', 'local');
  await using server = await feedServer(({ url, headers }, response) => {
    const cars = [{ id: 1, title: '2021 Kia Rio' }].slice(url.includes('page=2') ? 1 : 0);
    response
      .writeHead(headers['x-key'] === `key ${process.env['TEST_FEED_KEY']}` ? 200 : 403)
      .end(JSON.stringify(cars));
  });
  const url = `${server.origin}/stock.json`;
  expect((await run(url)).stdout).toContain('returned 403');
  expect((await look(url, '--header', 'X-Key: key $TEST_FEED_KEY')).vehicles).toBe(1);
  const source = {
    kind: 'url',
    url,
    format: 'json',
    headers: { 'X-Key': 'key $TEST_FEED_KEY' },
    pages: { parameter: 'page' },
  };
  const tenants = tenantsWith({ 'settings.json': { ...plainSettings, stock: { source } } });
  expect((await look('test-cars', '--tenants', tenants)).vehicles).toBe(1);
  expect(server.requests.map((request) => request.url)).toEqual([
    '/stock.json',
    '/stock.json',
    '/stock.json?page=1',
    '/stock.json?page=2',
  ]);
});

test('reads the file selected with --entry from a ZIP archive (OPS-05)', async () => {
  const cars = [
    { name: 'new.csv', content: 'id,title\n1,2021 Kia Rio\n' },
    { name: 'used.csv', content: 'id,title\n2,2020 Kia Rio\n3,2019 Kia Rio\n' },
  ];
  const file = fileOf('stock.zip', zip(cars));
  const { code, stdout } = await run(file, '--format', 'csv');
  expect([code, stdout]).toEqual([1, expect.stringContaining('2 files that could be the feed')]);
  expect((await look(file, '--format', 'csv', '--entry', 'used.csv')).vehicles).toBe(2);
  expect((await look(file, '--entry', 'used.csv')).vehicles).toBe(2);
});

test('detects the format of a gzipped file from the extension before .gz (OPS-05)', async () => {
  const file = fileOf('stock.csv.gz', gzipSync('id,title\n1,2021 Kia Rio\n'));
  expect((await look(file)).vehicles).toBe(1);
});

test('shows the columns of an unusable feed and why it cannot be used (OPS-05)', async () => {
  const { code, stdout } = await run(fileOf('stock.csv', 'Ref,Colour\n1,Red\n'));
  expect(code).toBe(1);
  expect(stdout).toMatch(/"Colour" +100% {2}colour: "Red"/);
  expect(stdout).toMatch(/This feed cannot be used\n .*has no column for make, model, year/);
});

test('suggests the path to a nested list when there are no settings yet (FEED-10)', async () => {
  const bikes = [{ id: 1, title: '2021 Honda CB500X' }];
  const file = fileOf('torque.json', JSON.stringify({ dealer: 'Torque', stock: { bikes } }));
  const { code, stdout, stderr } = await run(file);
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(
    /This feed cannot be used\n .*It has lists at "stock\.bikes"\. Set it with --list stock\.bikes/,
  );
  expect(stdout).not.toContain('settings.json');
  expect((await look(file, '--list', 'stock.bikes')).vehicles).toBe(1);
});

test('shows the next-best column, and never lists a column as both proposed and unread (FEED-10)', async () => {
  const rows = [
    'Car Ref,Make,Model,Sell Price,Notes,Web Text',
    'PV100,Toyota,Corolla,17990,Two keys,"One owner with a full service history, two keys and new tyres all round."',
    'PV101,Mazda,CX-5,39990,Demo,"Dealer demonstrator with the balance of the new car warranty and a tow bar."',
  ].join('\n');
  const { code, stdout } = await run(fileOf('stock.csv', rows));
  expect(code).toBe(1);
  expect(stdout).toMatch(/"Car Ref" +100% {2}→ stockNumber \(proposed, \d+%\)/);
  expect(stdout).toMatch(/"Sell Price" +100% {2}→ price \(proposed, \d+%\)/);
  expect(stdout).toMatch(/"Make" +100% {2}make: /);
  expect(stdout).toMatch(/dealerComments: "Web Text" \(\d+%\), next best "Notes" \(\d+%\)/);
  expect(stdout).toContain('no column for year');
});

test.each([
  ['a name that is neither dealer nor file', ['no-such-thing'], 2, /neither a dealer in .* nor a file\.$/m],
  ['a misspelt dealer', ['harbor-motors'], 2, /nor a file\. Did you mean harbour-motors\?/],
  ['a file whose ending names no format', [join(root, 'README.md')], 2, /Add --format/],
  ['an unknown format', [join(root, 'README.md'), '--format', 'ods'], 2, /--format must be one of json, csv/],
  [
    'a header without a value',
    ['http://127.0.0.1:1/stock.csv', '--header', 'X-Key'],
    2,
    /--header must be in the form 'NAME: VALUE'/,
  ],
  ['a call without a name', [], 2, /Specify one dealer, file or URL/],
  [
    'a URL that does not answer, without printing its key',
    ['http://127.0.0.1:1/stock.csv?key=hidden'],
    1,
    /127\.0\.0\.1:1\/stock\.csv /,
  ],
])('refuses %s (OPS-05)', async (_, args, expected, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect(code).toBe(expected);
  // Usage errors go to standard error; feed issues replace the table on standard output.
  const [report, rest] = code === 1 ? [stdout, stderr] : [stderr, stdout];
  expect(report).toMatch(message);
  expect(report).not.toContain('hidden');
  expect(rest).toBe('');
});

test('as a process, exits with 2 and prints the reason to standard error (OPS-05)', async () => {
  expect(await runForecourt('feed', ['no-such-thing'])).toEqual({
    code: 2,
    signal: null,
    stdout: '',
    stderr: expect.stringMatching(/^no-such-thing is neither a dealer in .* nor a file\.\n$/),
  });
});

test('as a process, keeps its exit code when the program reading its output closes the pipe (OPS-05)', async () => {
  const child = startForecourt('feed', [fileOf('stock.csv', csv)], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout!.destroy();
  const [stderr, code] = await Promise.all([
    text(child.stderr!),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});
