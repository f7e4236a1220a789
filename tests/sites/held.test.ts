/** A held price change, from the refresh to the operator's decision. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReportData } from '#src/generator/operator-report/report-data.ts';
import { formatMoney } from '#src/lib/money.ts';
import { now, tree, Workspace, type Row } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { inFolders } from '#src/sources/tenants/suggested-commands.ts';
import { runForecourt } from '../support/run-forecourt.ts';
import { held } from '../../scripts/commands/held.ts';
import { status } from '../../scripts/commands/status.ts';

const slug = 'lakeside-auto';
const space = new Workspace();
afterAll(() => space.remove());

const folders = () => ['--out', space.out(), '--tenants', space.tenants];
const built = () => ({ outDir: space.out(), tenantsDir: space.tenants });
const decide = (...args: string[]) => runCommand(held, [...args, ...folders()]);
const later = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const refresh = (hours = 0) => space.run('refresh', ['--now', later(hours)]);

describe('a price ten times too low (GUARD-01)', () => {
  let rows: Row[];
  let index: number;
  let price: number;
  let number: string;
  const wrong = () => Math.round(price / 10);
  const pageFile = () =>
    Object.keys(tree(space.out(`out/${slug}`))).find(
      (file) => file.startsWith('cars/') && file.endsWith(`-${id}.html`),
    );
  const page = () => readFileSync(join(space.out(`out/${slug}`), pageFile()!), 'utf8');
  let id: string;

  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', undefined);
    space.addTenant(slug, { rows: 40 });
    expect((await space.run('build')).code).toBe(0);
    rows = space.stock(slug);
    index = rows.findIndex((row) => row.status === 'in_stock' && typeof row.price === 'number' && row.price > 15_000);
    price = rows[index]!.price as number;
    number = String(rows[index]!.stock_number);
    id = String(rows[index]!.id);
    space.setStock(slug, rows.with(index, { ...rows[index], price: wrong() }));
  });

  test('is held by a refresh: shoppers see the last price everywhere, and the refresh reports the vehicle (GUARD-01, GUARD-04)', async () => {
    const before = tree(space.out(`out/${slug}`));
    const { code, json } = await refresh();
    expect(code).toBe(0);
    expect(json.tenants[0]!.held).toMatchObject([{ vehicle: number, from: price, to: wrong(), shows: 'last price' }]);
    const after = tree(space.out(`out/${slug}`));
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.toSorted()).toEqual(['data/listings.json', 'data/stock-record.json']);
    expect((await space.run('build', ['--now', now])).code).toBe(0);
    expect(tree(space.out(`out/${slug}`))).toEqual(after);
  });

  test('is listed by status with exit code 1, by the report and by `./forecourt held` (GUARD-04)', async () => {
    const said = await runCommand(status, [slug, ...folders()]);
    expect([said.code, said.stdout]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^\\? lakeside-auto .*held: Price down 90%: .*\\(${number}, `)),
    ]);
    const report = JSON.parse(readFileSync(space.out('out/.forecourt/reports/report.json'), 'utf8')) as ReportData;
    expect(report.needs.find(({ title }) => title.startsWith('Price down'))).toMatchObject({
      title: `Price down 90%: ${formatMoney(price)} to ${formatMoney(wrong())}`,
      reason: expect.stringContaining(number) as string,
      command: inFolders(`./forecourt held ${slug} ${number} --keep`, built()),
    });
    const list = await runForecourt('held', folders());
    expect(list).toMatchObject({ code: 0, stderr: '' });
    expect(list.stdout).toContain(`${slug}  ${number}`);
    expect(list.stdout).toContain(`Shoppers see ${formatMoney(price)} until`);
  });

  test('leaves the vehicle without a price after 72 hours (GUARD-01)', async () => {
    const { json } = await refresh(73);
    expect(json.tenants[0]!.held).toMatchObject([{ shows: 'no price' }]);
    expect(page()).not.toContain(formatMoney(price));
    expect(page()).not.toContain(formatMoney(wrong()));
    expect(page()).toContain('Inquire for price');
  });

  test('is published once approved, and the next held price needs a new decision (GUARD-04)', async () => {
    const decided = await decide(slug, number, '--approve', '--by', 'Dean');
    expect(decided).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Approved ${formatMoney(wrong())}`) as string,
    });
    expect((await refresh(74)).json.tenants[0]).not.toHaveProperty('held');
    expect(page()).toContain(formatMoney(wrong()));
    space.setStock(slug, rows);
    expect((await refresh(75)).json.tenants[0]!.held).toMatchObject([{ from: wrong(), to: price }]);
  });

  test('is rejected with --keep, or hides the vehicle with --hide, until the feed changes its price (GUARD-04)', async () => {
    expect(await decide(slug, number, '--keep')).toMatchObject({ code: 0 });
    expect((await refresh(200)).json.tenants[0]).not.toHaveProperty('held');
    expect(page()).toContain(formatMoney(wrong()));
    space.setStock(slug, rows.with(index, { ...rows[index], price: price + 10 }));
    expect((await refresh(201)).json.tenants[0]!.held).toHaveLength(1);
    expect(await decide('--all', '--hide', '--json')).toMatchObject({ code: 0 });
    const { json } = await refresh(202);
    expect(json.tenants[0]).not.toHaveProperty('held');
    expect(pageFile()).toBeUndefined();
    expect((await decide()).stdout).toBe('Nothing is held.\n');
  });

  test('lists each vehicle with a new word, and what shoppers see (GUARD-04)', async () => {
    const word = { ...rows[index], status: 'Retail' };
    space.setStock(slug, rows.with(index, word));
    expect((await refresh(203)).json.tenants[0]!.words).toMatchObject([
      { word: 'Retail', vehicles: [{ vehicle: number }] },
    ]);
    const title = '1 car with a new value: "Retail" in status';
    expect((await runCommand(status, [slug, ...folders()])).stdout).toContain(`held: ${title} (${number})`);
    expect((await decide()).stdout).toContain(`${number}  ${title}.`);
    const report = JSON.parse(readFileSync(space.out('out/.forecourt/reports/report.json'), 'utf8')) as ReportData;
    expect(report.needs.find((need) => need.title === title)).toMatchObject({
      command: inFolders(`./forecourt feed ${slug}`, built()),
    });
  });

  test('shows a vehicle again after one command maps its new word (GUARD-04, FEED-03)', async () => {
    const said = await decide(slug, '--answer', 'Retail=in_stock');
    expect([said.code, said.stdout]).toEqual([0, expect.stringContaining('status "Retail" means in_stock.')]);
    const { json } = await refresh(204);
    expect([json.tenants[0]!.errors, json.tenants[0]!.words]).toEqual([[], undefined]);
    expect(pageFile()).toBeDefined();
    expect((await decide()).stdout).toBe('Nothing is held.\n');
  });

  test.each([
    [['--approve'], 'Specify the dealer and the stock numbers'],
    [[slug, 'NOBODY', '--keep'], 'has no held price for NOBODY'],
    [[slug, '--keep', '--', '--all'], 'has no held price for --all'],
    [[slug, '--keep', '--hide', '--all'], 'Use only one of --approve, --keep and --hide.'],
    [['--all'], 'Add --approve, --keep or --hide'],
    [['--answer', 'Retail=sold'], '--answer needs the dealer and no other options'],
    [[slug, '--answer', 'Nobody=sold'], 'has no vehicles held because of the word "Nobody". Words to answer: none'],
  ])('explains how to fix the invalid command %j, and leaves decisions unchanged (GUARD-04)', async (args, message) => {
    const file = join(space.tenants, slug, 'decisions.json');
    const before = readFileSync(file, 'utf8');
    const said = await decide(...args);
    expect([said.code, said.stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('reports the invalid line of a damaged decisions.json, and leaves the site unchanged (GUARD-04)', async () => {
    const file = join(space.tenants, slug, 'decisions.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"approve"', '"aprove"'));
    const { code, json } = await refresh(203);
    expect([code, json.tenants[0]!.errors.join()]).toEqual([1, expect.stringContaining('decisions.json')]);
  });
});
