/** Uses the real commands (docs/decisions/063-joined-feeds.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import { Workspace, type Row } from '../support/generator.ts';

const slug = 'southern-cross-caravans';
const space = new Workspace();
const rows: Record<'main' | 'second', Row[]> = { main: [], second: [] };
let isDown = false;
let origin: string;

/** The second supplier can be down. */
const supplier = createServer((request, response) => {
  const isSecond = request.url === '/second.json';
  if (isSecond && isDown) response.writeHead(503).end();
  else response.end(JSON.stringify(isSecond ? rows.second : rows.main));
});
const run = async (mode: 'build' | 'refresh', ...args: string[]) => {
  const { code, json, stderr } = await space.run(mode, [slug, ...args]);
  return { code, stderr, dealer: json.tenants[0]! };
};
const hasPage = ({ id }: Row) =>
  readdirSync(join(space.out(), slug, 'cars')).some((file) => file.endsWith(`-${String(id)}.html`));
const rejected = () =>
  JSON.parse(readFileSync(join(space.out(), '.forecourt/reports', slug, 'rejected.json'), 'utf8')) as Rejection[];

beforeAll(async () => {
  space.addTenant(slug);
  await new Promise<void>((ready) => {
    supplier.listen(0, '127.0.0.1', ready);
  });
  origin = `http://127.0.0.1:${(supplier.address() as AddressInfo).port}`;
  const all = space.stock(slug).filter(({ status }) => status === 'in_stock');
  rows.main = all.slice(0, 30);
  rows.second = [...all.slice(30, 45), { ...all[46]!, id: all[0]!['id'], vin: null }];
  const feed = (path: string) => ({ kind: 'url', url: `${origin}/${path}.json`, format: 'json', retries: 0 });
  space.settings(slug, (settings) =>
    Object.assign(settings, {
      stock: { source: feed('main'), feeds: [{ name: 'second', source: feed('second') }] },
    }),
  );
});
afterAll(() => {
  supplier.close();
  space.remove();
});

describe('a dealer with two suppliers', () => {
  test('joins the vehicles of both feeds, and identifies the feed of a row with a duplicate id (OPS-02)', async () => {
    const { code, dealer } = await run('build');
    expect([code, dealer.rows, dealer.vehicles, dealer.rejected]).toEqual([0, 46, 45, 1]);
    expect(rejected()).toEqual([expect.objectContaining({ feed: 'second', field: 'id', id: rows.main[0]!['id'] })]);
  });

  test('writes nothing when neither feed changed (OPS-03)', async () => {
    const { code, dealer } = await run('refresh');
    expect([code, dealer.written, dealer.vehicles]).toEqual([0, 0, 45]);
  });

  test("keeps the second feed's vehicles while it is down, and still updates the first (OPS-01)", async () => {
    isDown = true;
    const gone = rows.main.pop()!;
    const { code, dealer } = await run('refresh');
    expect([code, dealer.vehicles]).toEqual([0, 44]);
    expect(dealer.failing).toEqual([
      {
        feed: 'second',
        host: new URL(origin).host,
        fault: 'unreachable',
        reason: expect.stringMatching(/second\.json returned 503/) as string,
      },
    ]);
    expect(dealer.warnings).toContainEqual(expect.stringMatching(/^second: using the last good version\. /));
    expect([gone, ...rows.second.slice(0, 15)].map(hasPage)).toEqual([false, ...Array<boolean>(15).fill(true)]);
  });

  test('reads the second feed again once it is back, and clears its error (OPS-01)', async () => {
    isDown = false;
    const sold = rows.second.shift()!;
    const { dealer } = await run('refresh');
    expect([dealer.vehicles, dealer.failing, hasPage(sold)]).toEqual([43, undefined, false]);
  });

  test('refuses a big drop in the second feed alone, unless --accept-drop is given (OPS-02)', async () => {
    const all = rows.second;
    rows.second = all.slice(0, 2);
    const { dealer } = await run('refresh');
    expect([dealer.vehicles, dealer.failing]).toMatchObject([43, [{ feed: 'second', fault: 'shrunk' }]]);
    const accepted = await run('refresh', '--accept-drop');
    expect([accepted.dealer.vehicles, accepted.dealer.failing]).toEqual([31, undefined]);
    rows.second = all;
  });

  test('fails the dealer and publishes nothing if the second feed was never read (OPS-01)', async () => {
    isDown = true;
    const { code, json } = await space.run('build', [slug], 'elsewhere');
    expect([code, json.tenants[0]!.fault]).toEqual([1, 'unreachable']);
    expect(json.tenants[0]!.errors[0]).toMatch(/^Feed "second": .*the published site is unchanged/);
    expect(existsSync(join(space.out('elsewhere'), slug))).toBe(false);
  });
});
