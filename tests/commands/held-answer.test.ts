import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { HeldWord } from '#src/domain/guard/held-change.ts';
import { answerHeldWords, wordAnswer } from '../../scripts/held/answer-word.ts';
import { projectDir } from '../support/generator.ts';
import { tempDir } from '../support/temp-dir.ts';

const dealer = 'some-cars';
const tenantsDir = tempDir();
const file = join(tenantsDir, dealer, 'settings.json');

interface Written {
  stock?: { mapping?: Record<string, unknown>; feeds?: { mapping?: Record<string, unknown> }[] };
}
const written = (): Written => JSON.parse(readFileSync(file, 'utf8')) as Written;

function settings(stock: object): void {
  writeFileSync(file, JSON.stringify({ ...written(), stock }, null, 2));
}

const retail: HeldWord = {
  feed: null,
  field: 'status',
  column: 'Veh Status',
  word: 'Retail',
  isLocation: false,
  meanwhile: 'they wait',
  vehicles: [],
};
const overflow: HeldWord = {
  ...retail,
  field: 'locationName',
  column: 'Yard',
  word: 'Blacktown = Overflow',
  isLocation: true,
};
const answer = (words: HeldWord[], ...texts: string[]) =>
  answerHeldWords({ dealer, words, tenantsDir }, texts.map(wordAnswer));

beforeEach(() => {
  cpSync(join(projectDir, 'tests/fixtures/tenants/far-photos'), join(tenantsDir, dealer), { recursive: true });
});

describe('an answer for a new word in the feed', () => {
  test('sets the order of day and month of a date column (FEED-08)', async () => {
    settings({ mapping: { regoExpiry: 'Rego Expiry' } });
    const date: HeldWord = { ...retail, field: 'regoExpiry', column: 'Rego Expiry', word: '10/13/2027' };
    await answer([date], '10/13/2027=month_first');
    expect(written().stock!.mapping).toEqual({ regoExpiry: { column: 'Rego Expiry', dateOrder: 'month_first' } });
    await expect(answer([date], '10/13/2027=american')).rejects.toThrow('It can be day_first or month_first.');
  });

  test.each([
    ['no mapping', undefined, { column: 'Veh Status', words: { Retail: 'in_stock' } }],
    ['a column', 'Veh Status', { column: 'Veh Status', words: { Retail: 'in_stock' } }],
    ['several columns', ['Veh Status', 'Stage'], { column: ['Veh Status', 'Stage'], words: { Retail: 'in_stock' } }],
    [
      'other answers and rules',
      { column: 'Veh Status', default: 'in_stock', words: { Fleet: 'hidden', retail: 'sold' } },
      { column: 'Veh Status', default: 'in_stock', words: { Fleet: 'hidden', Retail: 'in_stock' } },
    ],
  ])('is merged with %s for its field (GUARD-04, FEED-03)', async (_, before, after) => {
    settings({ mapping: { make: 'Brand', ...(before !== undefined && { status: before }) } });
    expect(await answer([retail], 'retail=in_stock')).toEqual(['Veh Status "Retail" means in_stock.']);
    expect(written().stock!.mapping).toEqual({ make: 'Brand', status: after });
  });

  test('about a column that holds conditions and statuses is saved for the field it fits, and keeps the columns (FEED-02)', async () => {
    settings({ mapping: { carType: 'Cond' } });
    const zephyr = { ...retail, column: 'Cond', word: 'Zephyr' };
    const both = [{ ...zephyr, field: 'carType' }, zephyr];
    await answer(both, 'Zephyr=on_hold');
    expect(written().stock!.mapping).toEqual({ carType: 'Cond', status: { words: { Zephyr: 'on_hold' } } });
    await expect(answer(both, 'Zephyr=maybe')).rejects.toThrow('Nothing was written.');
  });

  test('is refused for a column that is not mapped (FEED-03)', async () => {
    const before = readFileSync(file, 'utf8');
    const hidden: HeldWord = { ...retail, field: 'showOnDealerWebsite', column: 'Hidden', word: 'Y', isUnmapped: true };
    await expect(answer([hidden], 'Y=no')).rejects.toThrow(/"Hidden" isn't mapped.*stock\.ignoredColumns/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('is merged with the other answers in the same command (GUARD-04)', async () => {
    await answer([retail, { ...retail, word: 'Fleet' }], 'Retail=in_stock', 'fleet=hidden');
    expect(written().stock!.mapping!.status).toMatchObject({ words: { Retail: 'in_stock', Fleet: 'hidden' } });
  });

  test('sets the location, and leaves every other line of the file unchanged (GUARD-04, GUARD-02)', async () => {
    const before = readFileSync(file, 'utf8').replace('"template": "marketplace",', '"template":   "marketplace",');
    writeFileSync(file, before);
    await answer([overflow], 'Blacktown = Overflow=penrith');
    expect(written().stock!.mapping).toEqual({
      locationName: { column: 'Yard', words: { 'Blacktown = Overflow': 'penrith' } },
    });
    const lines = new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.replace(/,$/v, '')),
    );
    expect(before.split('\n').filter((line) => !lines.has(line.replace(/,$/v, '')))).toEqual([]);
  });

  test('is saved for the feed that contains the word (GUARD-04)', async () => {
    const source = { kind: 'json', path: 'stock.json' };
    settings({ source, feeds: [{ name: 'second', source, idPrefix: '2-' }] });
    await answer([{ ...retail, feed: 'second' }], 'Retail=on_hold');
    expect(written().stock!.mapping).toBeUndefined();
    expect(written().stock!.feeds![0]!.mapping).toEqual({
      status: { column: 'Veh Status', words: { Retail: 'on_hold' } },
    });
  });

  test.each([
    ['Retail=nonsense', 'status cannot be "nonsense". It can be in_stock, coming_soon, sold,'],
    ['Retail=other', 'status cannot be "other"'],
    ['Blacktown = Overflow=blacktown', 'It can be the slug of a location in locations.json (penrith).'],
    [
      'Wholesale=sold',
      'some-cars has no vehicles held because of the word "Wholesale". Words to answer: "Retail" in Veh Status',
    ],
    ['Retail', 'is not a valid answer'],
    ['Retail=', 'is not a valid answer'],
  ])('is refused when it is %s, and nothing is written (GUARD-04)', async (text, message) => {
    const before = readFileSync(file, 'utf8');
    await expect(async () => answer([retail, overflow], 'Retail=in_stock', text)).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('belongs in the group’s settings when the feed is defined there (GUARD-04)', async () => {
    const source = { kind: 'json', path: 'stock.json' };
    mkdirSync(join(tenantsDir, '_groups/pair'), { recursive: true });
    const stock = { source, feeds: [{ name: 'second', source, idPrefix: '2-' }] };
    writeFileSync(join(tenantsDir, '_groups/pair/settings.json'), JSON.stringify({ stock }));
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "group": "pair",'));
    const before = readFileSync(file, 'utf8');
    await expect(answer([{ ...retail, feed: 'second' }], 'Retail=sold')).rejects.toThrow(
      'If the feed comes from the dealer\'s group, add the answer to stock.feeds there: "status": {"column":"Veh Status","words":{"Retail":"sold"}}',
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('asks for a refresh when the pending words were recorded by an earlier version (GUARD-04)', async () => {
    const { field: _, ...earlier } = retail;
    await expect(answer([earlier as HeldWord], 'Retail=sold')).rejects.toThrow(
      'First run: ./forecourt refresh some-cars',
    );
  });
});
