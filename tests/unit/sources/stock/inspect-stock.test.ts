import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { plainSettings, tenantsWith, type Files } from '../tenants/tenant-folder.ts';

async function stockIssues(files: Files) {
  const dir = tenantsWith(files);
  const { tenant } = await inspectTenant('test-cars', dir);
  return inspectStock(tenant!, join(dir, 'test-cars'), Date.UTC(2026, 10, 18));
}
const withStock = (stock: object) => ({
  ...plainSettings,
  stock: { source: { kind: 'csv', path: 'stock.csv' }, ...stock },
});
const csv = 'id,title,price\n1,2021 Kia Rio,15990\n';

test("validate reports a mapping to a column that is missing from the dealer's file (OPS-05, OPS-02)", async () => {
  expect(
    await stockIssues({ 'settings.json': withStock({ mapping: { price: 'AskingPrice' } }), 'stock.csv': csv }),
  ).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: 'settings.json',
      path: 'stock.mapping.price',
      line: expect.any(Number),
      reason: expect.stringContaining('has no column "AskingPrice"'),
    }),
  ]);
});

test('reports a missing stock file for every feed that refers to one (OPS-05, OPS-02)', async () => {
  const missing = (path: string) =>
    expect.objectContaining({ severity: 'error', path, reason: expect.stringContaining('which does not exist') });
  expect(await stockIssues({ 'settings.json': withStock({ source: { kind: 'csv', path: 'feed.csv' } }) })).toEqual([
    missing('stock.source.path'),
  ]);
  const feeds = [
    { name: 'yard', source: { kind: 'csv', path: 'yard.csv' } },
    { name: 'partner', source: { kind: 'url', format: 'csv', url: 'https://feeds.example.com/stock.csv' } },
  ];
  expect(await stockIssues({ 'settings.json': withStock({ feeds }), 'stock.csv': csv })).toEqual([
    missing('stock.feeds[0].source.path'),
  ]);
});

test.each([
  ['ends in the middle', 'id,title,price\n1,2021 Kia Rio,15990\n2,2021', /ends in the middle of line 3/],
  ['is a web page', '<!doctype html><title>Oops</title>', /is a web page/],
])('validate reports that a stock file %s (OPS-05, OPS-02)', async (_, text, reason) => {
  expect(await stockIssues({ 'settings.json': withStock({}), 'stock.csv': text })).toEqual([
    expect.objectContaining({ severity: 'error', path: 'stock', reason: expect.stringMatching(reason) }),
  ]);
});

test('validate counts used vehicles in New South Wales without a number plate (LAW-01, OPS-05)', async () => {
  expect(await stockIssues({ 'settings.json': withStock({}), 'stock.csv': `${csv}2,2020 Kia Rio,9990\n` })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      reason: expect.stringMatching(
        /^plate: 2 used vehicles in New South Wales have no number plate .*map stock\.mapping\.plate/,
      ),
    }),
  ]);
});

test('validate reports a kind of stock that is shown as another kind, with the fix (REG-02, OPS-05)', async () => {
  const head = 'id,title,price,plate';
  const withKinds = (itemTypes: string[], stock: string) =>
    stockIssues({ 'settings.json': { ...withStock({}), stockRules: { itemTypes } }, 'stock.csv': stock });
  const told = (reason: RegExp) => [
    expect.objectContaining({
      severity: 'warning',
      path: 'stockRules.itemTypes',
      reason: expect.stringMatching(reason),
    }),
  ];
  const kinds = `${head},item_type\n1,2021 Jayco Journey,45990,A1,caravan\n2,2021 Kia Rio,9990,A2,car\n`;
  expect(await withKinds(['car'], kinds)).toEqual(
    told(
      /^itemType: 1 caravan \(2021 Jayco Journey\) is listed among the cars\. Next: if this dealer sells caravans, add "caravan" to stockRules/,
    ),
  );
  expect(await withKinds(['car', 'caravan'], kinds)).toEqual([]);
  const bodies = `${head},body\n1,2021 Jayco Journey,45990,A1,Caravan\n2,2021 Kia Rio,9990,A2,Hatch\n`;
  expect(await withKinds(['car'], bodies)).toEqual(
    told(/Next: if this dealer sells caravans, add "caravan" to stockRules/),
  );
  expect(await withKinds(['car', 'caravan'], bodies)).toEqual([]);
  const homes = `${head},body\n1,2021 Jayco Journey,45990,A1,Caravan\n2,2021 Jayco Conquest,99990,A2,Motorhome\n`;
  expect(await withKinds(['caravan'], homes)).toEqual(
    told(
      /^itemType: 1 motorhome \(2021 Jayco Conquest\) is listed among the caravans\. Next: if this dealer sells motorhomes, add "motorhome" to stockRules/,
    ),
  );
  expect(await withKinds(['caravan', 'motorhome'], homes)).toEqual([]);
  const both = `${head},item_type,body\n1,2021 Jayco Journey,45990,A1,car,Caravan\n2,2021 Kia Rio,9990,A2,car,Hatch\n`;
  expect(await withKinds(['car', 'caravan'], both)).toEqual(
    told(/Next: correct the feed’s type column, which contradicts the body,/),
  );
});

test('reports nothing for a valid file or for remote feeds (OPS-05)', async () => {
  expect(await stockIssues({})).toEqual([]);
  expect(
    await stockIssues({
      'settings.json': {
        ...plainSettings,
        stock: { source: { kind: 'url', url: 'http://127.0.0.1:9/feed.csv', format: 'csv' } },
      },
    }),
  ).toEqual([]);
});

test('validate identifies the feed with the issue by its key in settings (OPS-05, OPS-02)', async () => {
  const issuesOf = (own: object, text: string) => {
    const feeds = [{ name: 'yard', source: { kind: 'csv', path: 'yard.csv' }, ...own }];
    return stockIssues({ 'settings.json': withStock({ feeds }), 'stock.csv': csv, 'yard.csv': text });
  };
  expect(await issuesOf({ mapping: { price: 'AskingPrice' } }, csv)).toEqual([
    expect.objectContaining({
      path: 'stock.feeds[0].mapping.price',
      reason: expect.stringMatching(/^Feed "yard": [^]*has no column "AskingPrice"/),
    }),
  ]);
  expect(await issuesOf({}, 'id,title\n')).toEqual([
    expect.objectContaining({ path: 'stock.feeds[0]', reason: expect.stringMatching(/^Feed "yard": /) }),
  ]);
});

describe('reports rows and values that the build will set aside (OPS-02, OPS-05)', () => {
  const head = 'id,stock_number,title,price,odometer,plate,show_on_dealer_website';
  const row = (id: number, cells: Partial<Record<'title' | 'price' | 'odometer' | 'shown', string>> = {}) =>
    [
      id,
      `S${id}`,
      cells.title ?? '2021 Kia Rio',
      cells.price ?? '15990',
      cells.odometer ?? '41000',
      `P${id}`,
      cells.shown ?? 'true',
    ].join(',');
  const told = async (files: Files) =>
    (await stockIssues(files)).map(({ severity, file, line, path, reason }) => [severity, file, line, path, reason]);

  test('gives one warning per reason, with the row count, the first row and the fix', async () => {
    const rows = [
      row(1),
      row(2, { price: '1' }),
      row(3, { title: 'Kia Rio' }),
      row(4, { price: '95' }),
      row(4),
      row(5, { odometer: 'notanumber' }),
      row(6, { odometer: 'unread' }),
    ];
    const files = { 'settings.json': withStock({}), 'stock.csv': [head, ...rows].join('\n') };
    expect(await told(files)).toEqual([
      [
        'warning',
        'stock.csv',
        3,
        'price',
        '2 rows have no page (the first: stock number S2): the price of $1 is below the minimum, $500 (pricing.lowest)',
      ],
      ['warning', 'stock.csv', 4, 'year', '1 row has no page (stock number S3): no year in the column or the title'],
      ['warning', 'stock.csv', null, '', 'odometer: set aside in 2 rows, not one number (lines 7, 8: "notanumber").'],
    ]);
    const hints = (await stockIssues(files)).map(({ hint }) => hint);
    expect(new Set(hints)).toEqual(
      new Set([
        expect.stringMatching(
          /^Inspect the feed with: \.\/forecourt feed test-cars\. Fix it in the export, in stock\.mapping or in transform\.ts\.$/,
        ),
      ]),
    );
  });

  test.each([
    ['km', '1600000', 'more than 1,000,000 km', '1600000 km'],
    ['mi', '800,000', 'more than 621,371 mi', '800,000 mi'],
    ['km', '888888', 'a filler, not a reading', '888888 km'],
    ['mi', '123456', 'a filler, not a reading', '123456 mi'],
    ['mi', '1,600,000 km', 'more than 621,371 mi', '1,600,000 km'],
    ['km', '900000 miles', 'more than 1,000,000 km', '900000 miles'],
  ])('quotes an impossible distance in %s as written: %s', async (odometerUnit, odometer, why, cell) => {
    const files = {
      'settings.json': withStock({ odometerUnit }),
      'stock.csv': [head, row(1).replace('41000', odometer.includes(',') ? `"${odometer}"` : odometer)].join('\n'),
    };
    expect(await told(files)).toEqual([
      ['warning', 'stock.csv', null, '', `odometer: set aside in 1 row, ${why} (line 2: "${cell}").`],
    ]);
  });

  test('reports once that prices come from a recommended price, in Australia and New Zealand (PRICE-01)', async () => {
    const files = (regional: object) => ({
      'settings.json': { ...withStock({ mapping: { price: 'RRP' } }), regional },
      'stock.csv': [head.replace('price', 'RRP'), row(1), row(2)].join('\n'),
    });
    const warning = (all: string) =>
      `price: read from "RRP", which looks like the manufacturer’s recommended price. The price on the site must be the dealer’s asking price${all}:`;
    const reasons = async (regional: object) => (await told(files(regional))).map((issue) => issue[4]);
    expect(await reasons({})).toEqual([expect.stringContaining(warning(', including all charges'))]);
    expect(await reasons({ locale: 'en-NZ' })).toEqual([expect.stringContaining(warning(''))]);
    expect(await reasons({ locale: 'en-US', defaultState: 'wi' })).toEqual([]);
  });

  test('reports a duplicate row with the line of the row that is used, but not rows that the dealer hides', async () => {
    const rows = [row(1), row(2), row(2), row(3, { shown: 'false' })];
    expect(await told({ 'settings.json': withStock({}), 'stock.csv': [head, ...rows].join('\n') })).toEqual([
      [
        'warning',
        'stock.csv',
        4,
        'id',
        '1 row has no page (stock number S2): duplicate: the same id as line 3, which is used',
      ],
    ]);
  });

  test('shows the file of each feed, with the command that displays it', async () => {
    const feeds = [{ name: 'yard', source: { kind: 'csv', path: 'yard.csv' } }];
    const own = [row(1, { title: '2020 Mazda CX-5' }), row(2, { title: '2020 Mazda 2' }), row(9, { price: '1' })];
    const issues = await stockIssues({
      'settings.json': withStock({ feeds }),
      'stock.csv': [head, row(1), row(2)].join('\n'),
      'yard.csv': [head, ...own].join('\n'),
    });
    expect(issues.map(({ file, line, path, reason }) => [file, line, path, reason])).toEqual([
      [
        'yard.csv',
        2,
        'id',
        expect.stringMatching(
          /^2 rows have no page \(the first: stock number S1\): has the same id as another vehicle, 2021 Kia Rio, in main/,
        ),
      ],
      [
        'yard.csv',
        4,
        'price',
        expect.stringMatching(/^1 row has no page \(stock number S9\): the price of \$1 is below/),
      ],
    ]);
    expect(issues[0]!.hint).toMatch(/\.\/forecourt feed test-cars --feed yard\. .* or in transform\.yard\.ts\.$/);
  });

  test('reports a row published without a price, unless the feed states that there is none (PRICE-01)', async () => {
    const open = [row(2, { price: ' ' }), row(3, { price: '0' }), row(4, { price: '-' }), row(5, { price: 'NA' })];
    const meant = [row(6, { price: 'POA' }), row(7, { price: 'TBA' }), row(8, { price: 'Call us' })];
    const stockOf = (rows: string[]) => ({ 'settings.json': withStock({}), 'stock.csv': [head, ...rows].join('\n') });
    expect(await told(stockOf([row(1), ...meant, ...open]))).toEqual([
      [
        'warning',
        'stock.csv',
        null,
        '',
        'price: missing in 4 rows, which show "Enquire for price." (lines 6, 7, 8 …). If that is intended, put POA in the price or the price type.',
      ],
    ]);
    expect(await told(stockOf([row(1), row(2, { price: '' })]))).toEqual([
      expect.arrayContaining([expect.stringMatching(/^price: missing in 1 row, which shows .* \(line 3\)\. If/)]),
    ]);
    expect(await told(stockOf([row(1), ...meant, row(9, { price: '', shown: 'false' })]))).toEqual([]);
    const words = withStock({
      mapping: { price: { column: 'price', words: { ask: 'POA' } } },
      emptyWords: ['', 'POA'],
    });
    const ofFeed = [row(1), row(2, { price: 'Ask' }), row(3, { price: 'POA' })];
    expect(await told({ 'settings.json': words, 'stock.csv': [head, ...ofFeed].join('\n') })).toEqual([]);
    const typed = { year: 2021, make: 'Kia', model: 'Rio', plate: 'P1', price: null };
    const rows = [
      { ...typed, id: '1', price: 15_990, price_type: 'drive_away' },
      { ...typed, id: '2', price_type: 'POA' },
      { ...typed, id: '3', preorder: true, status: 'coming_soon' },
      { ...typed, id: '4', status: 'sold', sold_date_timestamp: Date.UTC(2026, 10, 17) / 1000 },
    ];
    expect(await told({ 'stock.json': rows })).toEqual([]);
  });

  test('accepts a price from overrides.csv or a subscription, and reports a set-aside price only once', async () => {
    const rows = [row(1), row(2, { price: '' }), row(3, { price: 'from $9990' })];
    const files = { 'settings.json': withStock({}), 'stock.csv': [head, ...rows].join('\n') };
    expect(await told({ ...files, 'overrides.csv': 'stock_number,price\nS2,14990\n' })).toEqual([
      ['warning', 'stock.csv', null, '', expect.stringMatching(/^price: set aside in 1 row, not the price of this/)],
    ]);
    const subscribed = { ...withStock({}), pricing: { subscription: true } };
    const weekly = [`${head},subscription_price`, `${row(1)},`, `${row(2, { price: '' })},249`].join('\n');
    expect(await told({ 'settings.json': subscribed, 'stock.csv': weekly })).toEqual([]);
  });

  test('reports a stock number shared by several vehicles of one feed, each of which keeps its page', async () => {
    const numbered = (id: number, number: string, title: string) => row(id, { title }).replace(`S${id}`, number);
    const rows = [
      numbered(1, 'K7', '2021 Kia Rio'),
      numbered(2, 'k 7', '2020 Mazda CX-5'),
      numbered(3, 'K8', '2021 Kia Rio'),
      row(4, { shown: 'false' }).replace('S4', 'K8'),
    ];
    const files = { 'settings.json': withStock({}), 'stock.csv': [head, ...rows].join('\n') };
    const [warning, ...others] = await stockIssues(files);
    expect([warning!.severity, warning!.reason, others]).toEqual([
      'warning',
      'stockNumber: "K7" is used by 2 vehicles (lines 2, 3). Each vehicle has its own page, but a line in overrides.csv changes all vehicles with that number, and their leads show the same number. Give each vehicle its own number in the export.',
      [],
    ]);
    const dir = tenantsWith(files);
    const { stock } = await loadSite('test-cars', { tenantsDir: dir, now: Date.UTC(2026, 10, 18) });
    expect(new Set(stock.vehicles.map(({ slug }) => slug)).size).toBe(3);
    const more = [...rows, numbered(5, 'K8', '2019 Kia Cerato'), numbered(6, 'K7', '2018 Kia Stinger')];
    expect(await told({ ...files, 'stock.csv': [head, ...more].join('\n') })).toEqual([
      expect.arrayContaining([
        expect.stringMatching(
          /^stockNumber: 2 numbers are each used by several vehicles, such as "K7" \(lines 2, 3, 7\)/,
        ),
      ]),
    ]);
  });

  test("checks prices in each vehicle's own feed, so a photo list does not need prices", async () => {
    const feeds = [{ name: 'photos', source: { kind: 'csv', path: 'photos.csv' } }];
    const photos = (number: number) => `${number},2021 Kia Rio,P${number},https://photos.example/${number}.jpg`;
    const issuesOf = (list: string[]) =>
      told({
        'settings.json': withStock({ feeds }),
        'stock.csv': [head, row(1)].join('\n'),
        'photos.csv': ['id,title,plate,images', ...list].join('\n'),
      });
    expect(await issuesOf([photos(1)])).toEqual([]);
    expect(await issuesOf([photos(1), photos(2)])).toEqual([
      ['warning', 'the feeds', null, '', expect.stringMatching(/^photos: price: missing in 1 row, which shows/)],
    ]);
  });

  test('reports price wording that is not understood (PRICE-01)', async () => {
    const rows = {
      'stock.json': [
        { id: '1', year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', price: 15_990, price_type: 'haggle' },
      ],
    };
    expect(await told(rows)).toEqual([['warning', 'stock.json', null, '', expect.stringContaining('haggle')]]);
  });
});
