import { join } from 'node:path';
import { expect, test } from 'vitest';
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
const csv = 'id,title,RetailPrice\n1,2021 Kia Rio,15990\n';

test("OPS-05 OPS-02 validate names a mapping to a column that the dealer's file does not have", async () => {
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

test.each([
  ['ends in the middle', 'id,title,price\n1,2021 Kia Rio,15990\n2,2021', /ends in the middle of line 3/],
  ['is a web page', '<!doctype html><title>Oops</title>', /is a web page/],
])('OPS-05 OPS-02 validate says that a stock file %s', async (_, text, reason) => {
  expect(await stockIssues({ 'settings.json': withStock({}), 'stock.csv': text })).toEqual([
    expect.objectContaining({ severity: 'error', path: 'stock', reason: expect.stringMatching(reason) }),
  ]);
});

test('LAW-01 OPS-05 validate counts used vehicles in New South Wales without a number plate', async () => {
  expect(await stockIssues({ 'settings.json': withStock({}), 'stock.csv': `${csv}2,2020 Kia Rio,9990\n` })).toEqual([
    expect.objectContaining({
      severity: 'warning',
      reason: expect.stringMatching(
        /^plate: 2 used vehicles in New South Wales have no number plate .*map stock\.mapping\.plate/,
      ),
    }),
  ]);
});

test('REG-02 OPS-05 validate names a kind of stock that shows as another, with what to do', async () => {
  const head = 'id,title,RetailPrice,plate';
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
    told(/^itemType: 1 caravan \(2021 Jayco Journey\) stands among the cars\. Next: name "caravan" in stockRules/),
  );
  expect(await withKinds(['car', 'caravan'], kinds)).toEqual([]);
  const bodies = `${head},body\n1,2021 Jayco Journey,45990,A1,Caravan\n2,2021 Kia Rio,9990,A2,Hatch\n`;
  expect(await withKinds(['car'], bodies)).toEqual(told(/Next: name "caravan" in stockRules/));
  expect(await withKinds(['car', 'caravan'], bodies)).toEqual([]);
  const homes = `${head},body\n1,2021 Jayco Journey,45990,A1,Caravan\n2,2021 Jayco Conquest,99990,A2,Motorhome\n`;
  expect(await withKinds(['caravan'], homes)).toEqual(
    told(/^itemType: 1 motorhome \(2021 Jayco Conquest\) stands among the caravans\. Next: name "motorhome" in/),
  );
  expect(await withKinds(['caravan', 'motorhome'], homes)).toEqual([]);
  const both = `${head},item_type,body\n1,2021 Jayco Journey,45990,A1,car,Caravan\n2,2021 Kia Rio,9990,A2,car,Hatch\n`;
  expect(await withKinds(['car', 'caravan'], both)).toEqual(told(/Next: correct the feed’s column with the kind/));
});

test('OPS-05 nothing is said of a sound file, of one that is not there, and of feeds elsewhere', async () => {
  expect(await stockIssues({})).toEqual([]);
  expect(await stockIssues({ 'settings.json': withStock({}) })).toEqual([]);
  expect(
    await stockIssues({
      'settings.json': {
        ...plainSettings,
        stock: { source: { kind: 'url', url: 'http://127.0.0.1:9/feed.csv', format: 'csv' } },
      },
    }),
  ).toEqual([]);
});

test('OPS-05 OPS-02 of several feeds validate names the one that a fault is in, by its key in settings', async () => {
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
