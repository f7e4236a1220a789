import { describe, expect, test } from 'vitest';
import type { StockFacts } from '#src/domain/vehicle/stock-record.ts';
import { StockRefusedError } from '#src/sources/stock/errors.ts';
import { guardAgainstLoss } from '#src/sources/stock/rules/fact-guard.ts';
import { load } from './helpers.ts';

const facts = (more: Partial<StockFacts> = {}): StockFacts => ({
  vehicles: 300,
  shown: 300,
  price: 290,
  photos: 300,
  odometer: 240,
  condition: 300,
  new: 60,
  demo: 30,
  ...more,
});
const rule = { acceptLossShare: { price: 0.3, photos: 0.3, odometer: 0.3, condition: 0.3 }, dropGuardMinimum: 10 };
const judge =
  (before: (Partial<StockFacts> & { vehicles: number }) | null, after: Partial<StockFacts>, more: object = {}) =>
  () =>
    guardAgainstLoss('feed.csv', before, facts(after), { ...rule, ...more });

describe('facts from the last build', () => {
  test.each([
    ['every price', { price: 0 }, /0% of its vehicles have a price, down from 97%/],
    ['a third of the prices', { price: 190 }, /63% of its vehicles have a price/],
    ['every photo', { photos: 0 }, /0% of its vehicles have photos, down from 100%/],
    ['every odometer reading', { odometer: 0 }, /0% of its vehicles have an odometer reading, down from 80%/],
    [
      'every condition',
      { condition: 0, new: 0, demo: 0 },
      /0% of its vehicles have a condition in the feed, down from 100%/,
    ],
    [
      'the mix of conditions',
      { new: 250, demo: 0 },
      /it now has 83% new, 0% demo and 17% used, previously 20% new, 10% demo and 70% used/,
    ],
  ])('refuses a feed that lost %s (OPS-02)', (_, after, message) => {
    expect(judge(facts(), after)).toThrow(StockRefusedError);
    expect(judge(facts(), after)).toThrow(message);
  });

  type Lost = [string, Parameters<typeof judge>[0], Partial<StockFacts>, object];
  test.each<Lost>([
    ['nothing', facts(), {}, {}],
    ['a fifth of the prices', facts(), { price: 235 }, {}],
    [
      'vehicles, and the shares stayed',
      facts(),
      { vehicles: 150, shown: 150, price: 145, photos: 150, odometer: 120, condition: 150, new: 30, demo: 15 },
      {},
    ],
    ['what too few had', facts({ photos: 9 }), { photos: 0 }, {}],
    ['what too few had by its settings', facts(), { photos: 0 }, { dropGuardMinimum: 301 }],
    ['the mix of conditions of too few', facts(), { new: 250, demo: 0 }, { dropGuardMinimum: 301 }],
    ...(['price', 'photos', 'odometer', 'condition'] as const).map((fact): Lost => [
      `every ${fact}, where settings do not judge it`,
      facts(),
      { [fact]: 0 },
      { acceptLossShare: { ...rule.acceptLossShare, [fact]: 1 } },
    ]),
    [
      'the mix of conditions, where settings do not judge them',
      facts(),
      { new: 250, demo: 0 },
      { acceptLossShare: { ...rule.acceptLossShare, condition: 1 } },
    ],
    ['anything, after a build of an earlier release', { vehicles: 300 }, { price: 0 }, {}],
    ['anything, before the first build', null, { price: 0 }, {}],
  ])('publishes a feed that lost %s (OPS-02)', (_, before, after, more) => {
    expect(judge(before, after, more)).not.toThrow();
  });

  test('reports every loss at once (OPS-02)', () => {
    expect(judge(facts(), { price: 0, photos: 0 })).toThrow(
      /a price.*; .*photos.*stock\.acceptLossShare.*--accept-drop/,
    );
  });
});

describe('a complete feed', () => {
  const rows = (more: (id: number) => object) =>
    Array.from({ length: 30 }, (_, id) => ({ id: `${id}`, title: '2021 Kia Rio', km: 20_000 + id, ...more(id) }));
  const whole = (id: number) => ({
    price: 15_990,
    car_type: id % 2 ? 'new' : 'used',
    images: ['https://img.example/1.jpg'],
  });

  test('counts the facts that the next build is compared with (OPS-02)', async () => {
    expect((await load(rows(whole))).facts).toEqual({
      vehicles: 30,
      shown: 30,
      price: 30,
      photos: 30,
      odometer: 30,
      condition: 30,
      new: 15,
      demo: 0,
    });
  });

  test.each([
    ['an empty price column', (id: number) => ({ ...whole(id), price: '' }), /a price/],
    ['prices in another currency', (id: number) => ({ ...whole(id), price: 'US$15,990' }), /a price/],
    ['a condition column that is gone', (id: number) => ({ ...whole(id), car_type: undefined }), /a condition/],
    ['photos that are gone', (id: number) => ({ ...whole(id), images: [] }), /photos/],
  ])('refuses %s when the last build had the fact, unless --accept-drop is set (OPS-02)', async (_, more, message) => {
    const { facts: previous } = await load(rows(whole));
    await expect(load(rows(more), {}, { previous })).rejects.toThrow(message);
    expect((await load(rows(more), {}, { previous, acceptDrop: true })).vehicles).toHaveLength(30);
  });

  test('warns about a first feed without a single price (OPS-02)', async () => {
    expect((await load(rows((id) => ({ ...whole(id), price: null })))).warnings.join()).toContain(
      'price: none of the 30 vehicles has one. Check stock.mapping.price',
    );
  });

  const told = (id: number) => ({ ...whole(id), fuel: 'Petrol', transmission: 'Auto', body: 'Hatch' });
  const renamed = (id: number, field: 'fuel' | 'transmission', column: string) => {
    const { [field]: cell, ...rest } = told(id);
    return { ...rest, [column]: cell };
  };
  const lacking = async (more: (id: number) => object, stock = {}) =>
    (await load(rows(more), stock)).warnings.filter((text) => /none of the/.test(text));

  test('reports a fact that no vehicle has, with the unread column that has a similar name (OPS-02, OPS-05)', async () => {
    expect(await lacking((id) => renamed(id, 'transmission', 'Transmision'))).toEqual([
      'transmission: none of the 30 vehicles has one. The column "Transmision" is not mapped. If it is the right one, name it in stock.mapping.transmission in settings.json.',
    ]);
    expect(await lacking((id) => renamed(id, 'fuel', 'Energy'))).toEqual([
      'fuel: none of the 30 vehicles has one. Columns not mapped: "Energy". If one of them contains this field, name that column in stock.mapping.fuel in settings.json.',
    ]);
    expect(await lacking((id) => ({ ...told(id), car_type: 'used', km: undefined, Milleage: 20_000 }))).toMatchObject(
      [/^odometer: none of the 30 used vehicles has one\. .*"Milleage"/].map((text) => expect.stringMatching(text)),
    );
  });

  test.each([
    ['one vehicle has it', (id: number) => (id === 7 ? { ...told(id), Code: 'x' } : renamed(id, 'fuel', 'Fule'))],
    ['every column is read', (id: number) => ({ ...told(id), transmission: undefined })],
    [
      'every column and the objects that hold them are read',
      (id: number) => ({ ...told(id), transmission: undefined, variant: { gears: 6 } }),
    ],
    ['a new car has no odometer', (id: number) => ({ ...told(id), car_type: 'new', km: undefined, Code: 'x' })],
    ['a caravan has no engine', (id: number) => ({ ...whole(id), km: undefined, item_type: 'caravan', Code: 'x' })],
  ])('does not report a missing fact if %s (OPS-02)', async (_, more) => {
    expect(await lacking(more)).toEqual([]);
  });

  test('does not check feeds below stock.dropGuardMinimum (OPS-02)', async () => {
    const odd = (id: number) => renamed(id, 'fuel', 'Fule');
    expect(await lacking(odd, { dropGuardMinimum: 30 })).toHaveLength(1);
    expect(await lacking(odd, { dropGuardMinimum: 31 })).toEqual([]);
  });
});
