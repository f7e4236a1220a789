import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesHash } from '#src/generator/inputs.ts';
import type { GeneratorOptions } from '#src/generator/options.ts';
import { FeedMappingError } from '#src/sources/stock/errors.ts';
import { inspectStock } from '#src/sources/stock/inspect-stock.ts';
import { loadStock } from '#src/sources/stock/load-stock.ts';
import { transformedFeed } from '#src/sources/stock/transform-rows.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { aTenant, now } from '../fixtures/vehicles.ts';
import { tempDir } from '../unit/sources/stock/helpers.ts';
import { plainSettings, tenantsWith } from '../unit/sources/tenants/tenant-folder.ts';

const csv = `id,stock,year,make,model,price,photo,photo
1,A1,2021,toyota,Corolla,19990,a.jpg,b.jpg
2,A2,2020,Mazda,3,SOLD,c.jpg,d.jpg
3,A3,2019,Kia,Rio,12990,e.jpg,f.jpg
4,A4,2018,Kia,Cerato,10990,g.jpg,h.jpg
`;
const rows = [
  { id: '1', stocknum: 'A1', year: 2021, make: 'toyota', model: 'Corolla', price: 19990 },
  { id: '2', stocknum: 'A2', year: 2020, make: 'Mazda', model: '3', price: 'SOLD' },
  { id: '3', stocknum: 'A3', year: 2019, make: 'Kia', model: 'Rio', price: 12990 },
  { id: '4', stocknum: 'A4', year: 2018, make: 'Kia', model: 'Cerato', price: 10990 },
];

const transform = `export default (row: Record<string, unknown>) => {
  if (row.price === 'SOLD') return 'is sold, as its price says';
  if (row.model === 'Rio') throw new Error('no such column');
  return { ...row, make: String(row.make).toUpperCase() === 'TOYOTA' ? 'Toyota' : row.make, badge: 'Plus' };
};
`;

async function loaded(kind: 'csv' | 'json', code: string) {
  const tenantDir = tempDir();
  writeFileSync(join(tenantDir, `stock.${kind}`), kind === 'csv' ? csv : JSON.stringify(rows));
  writeFileSync(join(tenantDir, 'transform.ts'), code);
  const mapping = kind === 'csv' ? { stockNumber: 'stock' } : {};
  const tenant = aTenant({ settings: { stock: { source: { kind, path: `stock.${kind}` }, mapping } } });
  return loadStock(tenant, { tenantDir, now });
}

describe("transform.ts in a dealer's folder", () => {
  test.each(['csv', 'json'] as const)(
    'changes, adds and drops rows of a %s; a failing row is set aside with its reason and number (OPS-02)',
    async (kind) => {
      const { vehicles, rejected, rows: all, feed } = await loaded(kind, transform);
      expect(vehicles.map(({ id, make, badge, price }) => [id, make, badge, price])).toEqual([
        ['1', 'Toyota', 'Plus', 19990],
        ['4', 'Kia', 'Plus', 10990],
      ]);
      expect(rejected.map(({ id, stockNumber, reason }) => [id, stockNumber, reason])).toEqual([
        ['2', 'A2', 'is sold, as its price says'],
        ['3', 'A3', 'failed in transform.ts: no such column'],
      ]);
      expect(all).toBe(4);
      expect(feed.fields).toBe(feed.bytes);
    },
  );

  test.each([
    ['nothing', 'export default () => undefined;'],
    ['a promise', 'export default async (row) => row;'],
    ['a promise that fails', 'export default async () => { throw new Error("late"); };'],
    ['a list', 'export default (row) => [row];'],
  ])("fails the dealer's stock when the function returns %s, and explains what to return (OPS-02)", async (_, code) => {
    await expect(loaded('json', code)).rejects.toThrow(/return a row, or a string with the reason for excluding it/);
  });

  test.each([
    ['that is no TypeScript', 'export default (row => {', /cannot be loaded/],
    ['without a default export', 'export const transform = 1;', /has no function as its default export/],
  ])("fails the dealer's stock and reports a transform file %s (OPS-02)", async (_, code, reason) => {
    const failed = loaded('csv', code);
    await expect(failed).rejects.toThrow(FeedMappingError);
    await expect(failed).rejects.toThrow(reason);
  });

  test('leaves duplicate columns, line numbers and non-rows unchanged (OPS-02)', async () => {
    const tenantDir = tempDir();
    const changedBy = (code: string) => writeFileSync(join(tenantDir, 'transform.ts'), `export default ${code};`);
    const feed = {
      name: 'feed',
      fingerprint: '',
      columns: ['id', 'photo', 'photo'],
      records: [
        ['1', 'a', 'b'],
        ['2', 'c', 'd'],
        ['3', 'e', 'f'],
      ],
      lineOf: (index: number) => index + 2,
      broken: [],
      warnings: [],
    };
    changedBy("(row) => (row.id === '2' ? ' ' : { ...row, seats: row.id === '3' ? 5 : null })");
    const changed = await transformedFeed(feed, tenantDir);
    expect(changed.columns).toEqual(['id', 'photo', 'photo', 'seats']);
    expect(changed.records).toEqual([
      ['1', 'a', 'b', ''],
      ['3', 'e', 'f', '5'],
    ]);
    expect([0, 1].map(changed.lineOf)).toEqual([2, 4]);
    expect(changed.broken).toMatchObject([{ line: 3, reason: 'was excluded by transform.ts' }]);
    changedBy('(row) => row');
    const odd = await transformedFeed({ ...feed, columns: null, records: ['no row', { id: '1' }] }, tenantDir);
    expect(odd.records).toEqual(['no row', { id: '1' }]);
  });

  test.each<[what: string, code: string, seconds: number, reason: RegExp]>([
    ['never ends', '() => { for (;;); }', 1, /transform\.ts did not finish within 1 seconds and was stopped/],
    ['is never loaded', 'await new Promise(() => setInterval(() => {}, 1000))', 1, /did not finish within 1 seconds/],
    [
      'fills memory',
      '(row) => { const all = []; for (;;) all.push({ ...row, text: `${all.length}`.repeat(9) }); }',
      120,
      /needs more than 64 MB of memory and was stopped/,
    ],
    [
      'fills memory with buffers',
      '() => { const all = []; for (;;) all.push(Buffer.alloc(20_000_000, 1)); }',
      120,
      /needs more than 64 MB of memory and was stopped/,
    ],
    [
      'fills one huge buffer',
      '() => Buffer.alloc(4_000_000_000, 1).length',
      120,
      /needs more than 64 MB of memory and was stopped/,
    ],
    [
      'waits for a program that never ends',
      `(row) => { process.getBuiltinModule('node:child_process').execFileSync('${process.execPath}', ['-e', 'setTimeout(() => {}, 20_000)']); return row; }`,
      1,
      /did not finish within 1 seconds/,
    ],
    ['ends its process', '() => process.exit(0)', 120, /exited without a result/],
    ['kills its process', "() => process.kill(process.pid, 'SIGKILL')", 120, /exited without a result/],
  ])('stops a function that %s, and reports which one (ISO-02)', async (_, code, seconds, reason) => {
    const tenantDir = tempDir();
    writeFileSync(join(tenantDir, 'transform.ts'), `export default ${code};`);
    const feed = {
      name: 'feed',
      fingerprint: '',
      columns: null,
      records: rows,
      lineOf: Number,
      broken: [],
      warnings: [],
    };
    const running = transformedFeed(feed, tenantDir, undefined, { seconds, megabytes: 64 });
    await expect(running).rejects.toThrow(FeedMappingError);
    await expect(running).rejects.toThrow(reason);
  });

  test('does not see the command’s environment variables (ISO-01)', async () => {
    process.env['TEST_FEED_KEY'] = 'hidden';
    const { vehicles } = await loaded(
      'json',
      'export default (row) => ({ ...row, badge: `${process.env.TEST_FEED_KEY}` });',
    );
    delete process.env['TEST_FEED_KEY'];
    expect(vehicles.map(({ badge }) => badge)).not.toContain('hidden');
    expect(vehicles).toHaveLength(4);
  });

  test('changes the rows of an additional feed with that feed’s own file (OPS-02)', async () => {
    const tenantDir = tempDir();
    const second = { name: 'second', source: { kind: 'json', path: 'second.json' } };
    const tenant = aTenant({ settings: { stock: { source: { kind: 'json', path: 'stock.json' }, feeds: [second] } } });
    writeFileSync(join(tenantDir, 'stock.json'), JSON.stringify(rows.slice(3)));
    writeFileSync(join(tenantDir, 'second.json'), JSON.stringify(rows.slice(0, 3)));
    const code = "export default (row) => (row.id === '1' ? row : 'is a boat');";
    writeFileSync(join(tenantDir, 'transform.second.ts'), code);
    const { vehicles, rejected } = await loadStock(tenant, { tenantDir, now, acceptDrop: true });
    expect(vehicles.map(({ id }) => id)).toEqual(['4', '1']);
    expect(rejected.map(({ feed, id, reason }) => [feed, id, reason])).toEqual([
      ['second', '2', 'is a boat'],
      ['second', '3', 'is a boat'],
    ]);
  });

  test('makes validate list the most frequent reasons and count the others (OPS-02, OPS-05)', async () => {
    const why = ['red', 'old', 'far', 'sold', 'new', 'lost', 'wet', 'hot', 'dry', 'odd'];
    const row = (id: number, word: string) => `${id},S${id},2021 Kia ${word},15990,P${id}`;
    const left = why.flatMap((word, at) => (at === 9 ? [row(90, word), row(91, word)] : [row(at * 10, word)]));
    const dir = tenantsWith({
      'settings.json': { ...plainSettings, stock: { source: { kind: 'csv', path: 'stock.csv' } } },
      'stock.csv': ['id,stock_number,title,price,plate', row(999, 'Rio'), ...left].join('\n'),
      'transform.ts': `export default (row) => (row.id === '999' ? row : 'is\\u0007' + row.title.split(' ')[2]);`,
    });
    const { tenant } = await inspectTenant('test-cars', dir);
    const issues = await inspectStock(tenant!, join(dir, 'test-cars'), now);
    expect(issues.map(({ reason }) => reason)).toEqual([
      '2 rows have no page (the first: stock number S90): is odd',
      ...why.slice(0, 7).map((word, at) => `1 row has no page (stock number S${at * 10}): is ${word}`),
      '2 rows have no page, for 2 other reasons',
    ]);
  });

  test("treats transform.ts and the supplier functions it may import as inputs of the dealer's site (OPS-03)", () => {
    const tenantsDir = tempDir();
    for (const folder of ['dealer', '_suppliers']) mkdirSync(join(tenantsDir, folder));
    const options = { tenantsDir, stockFile: null } as GeneratorOptions;
    const hash = () => filesHash('dealer', 'code', options);
    const supplier = (text: string) => writeFileSync(join(tenantsDir, '_suppliers/acme.ts'), text);
    supplier('export default (row) => row;');
    const without = hash();
    supplier('export default (row) => ({ ...row });');
    expect(hash()).toBe(without);
    writeFileSync(join(tenantsDir, 'dealer/transform.ts'), "export { default } from '../_suppliers/acme.ts';");
    const withIt = hash();
    expect(withIt).not.toBe(without);
    supplier('export default (row) => row;');
    expect(hash()).not.toBe(withIt);
  });
});
