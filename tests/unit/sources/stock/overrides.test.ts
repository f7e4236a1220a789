import { describe, expect, test } from 'vitest';
import { checkFeed } from '#src/sources/stock/feed-version.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { join } from 'node:path';
import { now } from '../../../fixtures/vehicles.ts';
import { inspect, plainSettings, tenantsWith } from '../tenants/tenant-folder.ts';
import { feedServer } from './helpers.ts';

const row = (id: string, more: object = {}) => ({
  id,
  stock_number: `K ${id}`,
  year: 2021,
  make: 'Kia',
  model: 'Rio',
  price: 15_990,
  price_type: 'excluding_government_charges',
  comments: 'One owner.',
  ...more,
});
const folder = (csv: string, rows: object[], more: object = {}) =>
  tenantsWith({
    'settings.json': { ...plainSettings, stock: { source: { kind: 'json', path: 'stock.json' } }, ...more },
    'stock.json': rows,
    'overrides.csv': csv,
  });
const site = (csv: string, rows = ['1', '2', '3'].map((id) => row(id))) =>
  loadSite('test-cars', { tenantsDir: folder(csv, rows), now });
const issuesOf = async (csv: string) =>
  (await inspect({ 'overrides.csv': csv })).issues.map(({ severity, file, line, path, reason }) => ({
    severity,
    file,
    line,
    path,
    reason,
  }));

describe('dealer overrides for a vehicle', () => {
  test("replace the feed's price, order and comments, and keep vehicles off the site (OPS-02)", async () => {
    const { stock, rejected } = await site(
      '\uFEFFstock_number,price,order,comments,hide\r\nk1,"$14,500",2,,\r\nK 3,,1,"New <b>tyres</b>.\r\n<script>x</script>",no\r\nK 2,,,,yes\r\n',
    );
    expect(stock.vehicles.map(({ id, price, priceType }) => [id, price, priceType])).toEqual([
      ['3', 15_990, 'excluding_government_charges'],
      ['1', 14_500, 'excluding_government_charges'],
    ]);
    expect(stock.vehicles[0]!.dealerComments).toContain('New <b>tyres</b>.');
    expect(stock.vehicles[0]!.dealerComments).not.toContain('script');
    expect(stock.vehicles[1]!.dealerComments).toContain('One owner.');
    expect(rejected).toEqual([
      expect.objectContaining({ id: '2', line: 12, reason: 'not on the site: overrides.csv hides it' }),
    ]);
  });

  test("supply a price that the feed lacks or does not advertise, with the feed's price type where it has one (OPS-02)", async () => {
    const { stock } = await site('stock_number,price\nK1,14500\nK2,14600\nK3,14700\n', [
      row('1', { price: null, price_type: null }),
      row('2', { price: 'from 9990', price_type: null }),
      row('3', { price: '15990 + ORC', price_type: null }),
    ]);
    const prices = Object.fromEntries(stock.vehicles.map(({ id, price, priceType }) => [id, [price, priceType]]));
    expect(Object.values(prices).map(([price]) => price)).toEqual([14_500, 14_600, 14_700]);
    expect(prices['3']![1]).toBe('excluding_government_charges');
  });

  test('match by id when a feed has no stock numbers (OPS-02)', async () => {
    const { stock } = await site('stock_number,price\n2,14500\n', [row('1'), row('2', { stock_number: undefined })]);
    expect(stock.vehicles.find(({ id }) => id === '2')!.price).toBe(14_500);
  });

  test('warn about unknown stock numbers in the build and in ./forecourt validate (OPS-02)', async () => {
    const csv = 'stock_number,hide\nK1,no\n\nK9,yes\n';
    const { warnings } = await site(csv);
    const message = 'overrides.csv, line 4: stock_number is K9, a stock number that is not in the feed.';
    expect(warnings.filter((warning) => warning.includes('overrides.csv'))).toEqual([message]);
    const tenantsDir = folder(csv, [row('1')]);
    const { tenant } = await inspect({ 'overrides.csv': csv });
    const issues = await inspectStock(tenant!, join(tenantsDir, 'test-cars'), now);
    expect(issues.filter(({ file }) => file === 'overrides.csv')).toEqual([
      expect.objectContaining({ severity: 'warning', file: 'overrides.csv', line: 4, path: 'stock_number' }),
    ]);
  });

  test('do not affect whether a build is due, since that check compares the feed itself (OPS-03)', async () => {
    const rows = [row('1')];
    await using server = await feedServer((_, response) => response.end(JSON.stringify(rows)));
    const source = { kind: 'url', url: `${server.origin}/a.json`, format: 'json' };
    const tenantsDir = folder('stock_number,price\nK1,14500\n', [], { stock: { source } });
    const { record, tenant } = await loadSite('test-cars', { tenantsDir, now });
    expect((await checkFeed(tenant, null, now))!.version.fields).toBe(record.feed.fields);
  });

  const header = 'stock_number,hide,price,order,comments';

  test.each<[string, string, number, string, string]>([
    ['a word for hide', `${header}\nK1,maybe,,,\n`, 2, 'hide', 'is "maybe"'],
    ['words in a price', `${header}\n\nK1,,from 9990,,\n`, 3, 'price', 'is "from 9990", which is not a price'],
    ['a price of nothing', `${header}\nK1,,0,,\n`, 2, 'price', 'is "0", which is not a price'],
    ['cents', `${header}\nK1,,9990.50,,\n`, 2, 'price', 'is "9990.50", which is not a price'],
    ['an order of nothing', `${header}\nK1,,,0,\n`, 2, 'order', 'is "0"'],
    ['no stock number', `${header}\n,yes,,,\n`, 2, 'stock_number', 'is empty'],
    ['one twice, below a text of two lines', `${header}\nK1,,,,"a\nb"\nk 1,yes,,,\n`, 4, 'stock_number', 'repeats k 1'],
    ['a comma in a text', `${header}\nK1,,,,a, b\n`, 2, '', 'has 6 cells for 5 columns'],
    ['a column that is not there', 'stock_number,prise\nK1,1\n', 1, 'prise', 'is not a known column'],
    ['a column twice', 'stock_number,price,price\nK1,1,1\n', 1, 'price', 'appears twice in the header'],
    ['no header', 'K1,yes\n', 1, 'K1', 'is not a known column'],
    ['nothing', '', 1, '', 'does not start with a header of stock_number and at least one column to override'],
  ])('reports overrides.csv with %s as an error with line and column (OPS-05)', async (_, csv, line, path, reason) => {
    expect(await issuesOf(csv)).toEqual([{ severity: 'error', file: 'overrides.csv', line, path, reason }]);
  });

  test('reports a misspelt file name (OPS-05)', async () => {
    const { issues } = await inspect({ 'override.csv': header });
    expect(issues).toEqual([
      expect.objectContaining({ file: 'override.csv', hint: expect.stringContaining('overrides.csv') }),
    ]);
  });
});
