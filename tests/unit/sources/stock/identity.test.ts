import { describe, expect, test } from 'vitest';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { load } from './helpers.ts';

type Row = Record<string, string | number | null>;
const used = (more: Row = {}): Row => ({
  car_type: 'used',
  year: 2019,
  make: 'Toyota',
  model: 'Corolla',
  title: '2019 Toyota Corolla Ascent',
  km: 48_210,
  colour: 'White',
  city: 'Penrith',
  price: 21_990,
  ...more,
});
const fresh = (more: Row = {}): Row => ({
  car_type: 'new',
  year: 2026,
  make: 'MG',
  model: 'HS',
  title: '2026 MG HS Vibe',
  km: 10,
  colour: 'Blue',
  city: 'Penrith',
  price: 31_990,
  ...more,
});
const addresses = (vehicles: Vehicle[]) => vehicles.map(({ id, slug }) => `${id} ${slug}`);

describe('a feed with ids', () => {
  test("keeps the feed's id and slug (OPS-02)", async () => {
    const { vehicles } = await load([used({ id: 'SC-1042' }), used({ id: 7, slug: 'the-white-corolla' })]);
    expect(addresses(vehicles)).toEqual(['SC-1042 2019-toyota-corolla-ascent-sc-1042', '7 the-white-corolla']);
  });

  test('derives a short, unique id from one that does not fit in a URL (OPS-02)', async () => {
    const { vehicles } = await load([
      used({ id: 'a/b?c' }),
      used({ id: 'a b c' }),
      used({ id: `x${'y'.repeat(150)}`, title: `2019 Toyota Corolla ${'Very '.repeat(40)}` }),
    ]);
    const slugs = vehicles.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
    for (const slug of slugs) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
    }
  });

  test('rejects a second row with the same id, and reports the line of the first (OPS-02)', async () => {
    const { vehicles, rejected } = await load([
      used({ id: 'A1' }),
      used({ id: 'A2', km: 1200 }),
      used({ id: 'a1', km: 900 }),
    ]);
    expect(vehicles.map(({ id }) => id)).toEqual(['A1', 'A2']);
    expect(rejected).toEqual([
      { line: 26, id: 'a1', field: 'id', reason: 'duplicate: the same id as line 2, which is used' },
    ]);
  });

  test('rejects a second row with the same VIN (OPS-02)', async () => {
    const vin = 'JTDBR32E720012345';
    const { rejected } = await load([used({ id: 'A1', vin }), used({ id: 'A2', vin: vin.toLowerCase() })]);
    expect(rejected).toMatchObject([
      { id: 'A2', field: 'vin', reason: 'duplicate: the same VIN as line 2, which is used' },
    ]);
  });

  test.each([
    ['a filler in several rows', ['0', '0', 'A3'], ['Corolla', 'Corolla', 'Yaris'], 3],
    ['a filler word', ['XXX', 'xxx', 'A3'], ['Corolla', 'Camry', 'Yaris'], 3],
    ['the same in every row of different vehicles', ['D77', 'D77', 'D77'], ['Corolla', 'Camry', 'Yaris'], 3],
    ['a filler in one row', ['0', 'A2', 'A3'], ['Corolla', 'Camry', 'Yaris'], 3],
    ['the same in every row of one vehicle', ['A1', 'A1', 'A1'], ['Corolla', 'Corolla', 'Corolla'], 1],
    ['the same in some rows', ['A1', 'A1', 'A3'], ['Corolla', 'Camry', 'Yaris'], 2],
  ])('ignores an id that is no id, such as %s: %j (OPS-02)', async (_, ids, models, kept) => {
    const rows = ids.map((id, index) => used({ id, model: models[index]!, title: null, stock_number: `S${index}` }));
    const { vehicles, warnings } = await load(rows);
    const shared = ids.filter((id) => !vehicles.some((vehicle) => vehicle.id === id));
    expect(vehicles).toHaveLength(kept);
    expect(warnings.some((text) => text.includes('identifies none'))).toBe(shared.length > 0);
  });

  test('gives both vehicles a page when two would have the same slug (OPS-02)', async () => {
    const { vehicles } = await load([used({ id: 'A1', slug: 'corolla' }), used({ id: 'A2', slug: 'Corolla' })]);
    expect(vehicles.map(({ slug }) => slug)).toEqual(['corolla', '2019-toyota-corolla-ascent-a2']);
  });
});

describe('a feed without ids', () => {
  const stock = [
    used(),
    used({ km: 61_000 }),
    used({ colour: 'Red' }),
    used({ city: 'Perth' }),
    fresh(),
    fresh({ colour: 'Red' }),
    used({ stocknum: 'U77' }),
    used({ vin: 'JTDBR32E720012345' }),
  ];

  test('gives different cars different URLs (OPS-02)', async () => {
    const { vehicles } = await load(stock);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(stock.length);
    expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(stock.length);
  });

  test.each<[string, (rows: Row[]) => Row[]]>([
    ['every price changed', (rows) => rows.map((row) => ({ ...row, price: Number(row['price']) - 1000 }))],
    ['prices gone', (rows) => rows.map((row) => ({ ...row, price: 'POA' }))],
    ['the rows turned round', (rows) => rows.toReversed()],
    ['other rows before and between', (rows) => rows.flatMap((row, index) => [used({ km: 100_000 + index }), row])],
    [
      'spaces and capitals',
      (rows) => rows.map((row) => ({ ...row, title: ` ${String(row['title']).toUpperCase()} ` })),
    ],
    ['a comment added', (rows) => rows.map((row) => ({ ...row, dealercomments: 'Reduced to clear' }))],
  ])("keeps a car's id in the next week's feed: %s (OPS-02)", async (_, change) => {
    const before = await load(stock),
      after = await load(change(stock));
    const ids = new Set(after.vehicles.map(({ id }) => id));
    expect(before.vehicles.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test("keeps a car's id when others are sold (OPS-02)", async () => {
    const before = await load(stock),
      after = await load(stock.slice(3));
    expect(addresses(after.vehicles)).toEqual(addresses(before.vehicles).slice(3));
  });

  test('lists identical new cars separately, each with a stable URL (OPS-02)', async () => {
    const twins = [fresh(), fresh({ price: 30_990 }), fresh({ price: 29_990 })];
    const before = await load(twins);
    expect([before.vehicles.length, before.rejected.length]).toEqual([3, 0]);
    const repriced = await load(twins.map((row, index) => ({ ...row, price: 25_000 + index })));
    expect(addresses(repriced.vehicles)).toEqual(addresses(before.vehicles));
    const moved = await load([...stock, ...twins, used({ km: 5000 })]);
    expect(addresses(moved.vehicles)).toEqual(expect.arrayContaining(addresses(before.vehicles)));
  });

  test('keeps similar cars apart when the rows change order (OPS-02)', async () => {
    const twins = [fresh({ comments: 'b', price: 1 + 30_000 }), fresh({ comments: 'a' }), fresh({ comments: 'c' })];
    const idOf = async (rows: Row[], text: string) =>
      (await load(rows)).vehicles.find(({ dealerComments }) => dealerComments?.includes(`>${text}<`))!.id;
    for (const text of ['a', 'b', 'c']) expect(await idOf(twins.toReversed(), text)).toBe(await idOf(twins, text));
  });

  test('rejects a repeated row (OPS-02)', async () => {
    const { vehicles, rejected } = await load([fresh(), fresh()]);
    expect(vehicles).toHaveLength(1);
    expect(rejected).toMatchObject([
      { line: 13, reason: 'duplicate: the same in every column as line 2, which is used' },
    ]);
  });

  test('shows one used car advertised at two prices once, at the lower price (OPS-02, PRICE-02)', async () => {
    const { vehicles, rejected } = await load([
      used({ price: 22_990 }),
      used({ price: 21_990 }),
      used({ price: 'POA' }),
    ]);
    expect(vehicles.map(({ price }) => price)).toEqual([21_990]);
    expect(rejected.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => 'duplicate: the same used vehicle (at another price) as line 13, which is used'),
    );
  });

  test('treats two rows with one stock number as one vehicle (OPS-02)', async () => {
    const { rejected } = await load([used({ stocknum: 'U1' }), used({ stocknum: 'U1', price: 1000 })]);
    expect(rejected).toMatchObject([{ reason: 'duplicate: the same stock number as line 2, which is used' }]);
  });

  test('reads the identifying columns from settings; a missing one is an error (OPS-02)', async () => {
    const rows = [used({ bay: 1 }), used({ bay: 2 })];
    expect((await load(rows, { identity: ['bay'] })).vehicles).toHaveLength(2);
    const idOf = async (row: Row, stock: object = {}) => (await load([row], { ...stock })).vehicles[0]!.id;
    const [before, after] = [used({ bay: 1 }), used({ bay: 1, km: 52_000, title: '2019 Toyota Corolla Hatch' })];
    expect(await idOf(after, { identity: ['bay'] })).toBe(await idOf(before, { identity: ['bay'] }));
    expect(await idOf(after)).not.toBe(await idOf(before));
    await expect(load(rows, { identity: ['bay', 'gone'] })).rejects.toThrow('stock.identity: ');
  });
});

describe('rows whose VINs differ', () => {
  const [a, b, c] = ['KNADC512LL6000304', '6T1BF3FK00X000301', 'MNAUMAF50NW000412'];
  const vins = async (rows: Row[]) => (await load(rows)).vehicles.map(({ vin }) => vin);

  test.each<[string, Row]>([
    ['one stock number', { stocknum: 'U1' }],
    ['one id', { id: 'A1' }],
    ['one id and stock number', { id: 'A1', stocknum: 'U1' }],
    ['everything but the VIN', {}],
  ])('are two vehicles with %s, each with its own page (FEED-09)', async (_, shared) => {
    const { vehicles, rejected } = await load([used({ ...shared, vin: a }), used({ ...shared, vin: b })]);
    expect(vehicles.map(({ vin }) => vin)).toEqual([a, b]);
    expect(rejected).toEqual([]);
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(2);
    expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(2);
  });

  test('keep their ids, whatever the row order or the other rows (FEED-09)', async () => {
    const rows = [a, b, c].map((vin) => used({ stocknum: 'U1', vin }));
    const idOf = async (of: Row[], wanted: string) => (await load(of)).vehicles.find(({ vin }) => vin === wanted)!.id;
    for (const vin of [a, b, c]) expect(await idOf(rows.toReversed(), vin)).toBe(await idOf(rows, vin));
    expect(await idOf(rows.slice(1), c)).toBe(await idOf(rows, c));
  });

  test('reject only true duplicates: the same VIN again, its last digits, or no VIN (FEED-09)', async () => {
    const row = (vin: string | null) => used({ stocknum: 'U1', vin });
    expect(await vins([row(a), row(a), row(b)])).toEqual([a, b]);
    expect(await vins([row(a), row('6000304'), row(b)])).toEqual([a, b]);
    expect(await vins([row(null), row(a), row(b)])).toEqual([a, b]);
    expect(await vins([row(null), row(a)])).toEqual([null]);
  });
});

describe('numbers that a spreadsheet has shortened', () => {
  const damaged = (id: string, km: number) => used({ [id]: '1.2E+05', km });

  test.each(['id', 'stocknum'])('are reported, and are no reason to drop another vehicle: %s (FEED-09)', async (id) => {
    const { vehicles, rejected, warnings } = await load([damaged(id, 20_000), damaged(id, 30_000)]);
    expect([vehicles.length, rejected]).toEqual([2, []]);
    expect(vehicles.map(({ stockNumber }) => stockNumber)).toEqual([null, null]);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^(?:id|stockNumber): set aside in 2 rows, a number that a spreadsheet has shortened/),
    );
  });

  test.each(['1E5', '2E10', 'E+05', '12'])('do not include %s (FEED-09)', async (stocknum) => {
    expect((await load([used({ stocknum })])).vehicles).toMatchObject([{ stockNumber: stocknum }]);
  });
});

describe('rows of one vehicle that contradict each other', () => {
  const vin = 'JTDBR32E720012345';
  const shared: Record<string, Row> = {
    VIN: { vin },
    'stock number': { stocknum: 'U1' },
    id: { id: 'A1' },
  };
  const pairs: [string, Row, Row, Partial<Vehicle>, RegExp][] = [
    [
      'sold over in stock',
      { status: 'In Stock', price: 49_990 },
      { status: 'Sold', price: 47_990 },
      { status: 'sold', price: 47_990 },
      /^status: 1 vehicle with contradictory rows: .*\(line 2: in_stock; line \d+: sold\)/,
    ],
    [
      'on hold over an empty status',
      {},
      { status: 'On Hold' },
      { status: 'on_hold' },
      /^status: .*\(line 2: empty; line \d+: on_hold\)/,
    ],
    [
      'a vehicle that is not to be shown over one in stock',
      { status: 'In Stock' },
      { show_on_dealer_website: 'No' },
      { showOnDealerWebsite: false },
      /^status: .*: in_stock; .*: not shown/,
    ],
    [
      'the lower price',
      { price: 25_990 },
      { price: 25_490 },
      { price: 25_490 },
      /^price: 1 vehicle .*\(line 2: \$25,990; line \d+: \$25,490\)\. A drive-away price applies before/,
    ],
    [
      'a drive-away price over a lower one that leaves out charges',
      { price: 27_990, price_type: 'Drive Away' },
      { price: 25_990, price_type: 'EGC' },
      { price: 27_990, priceType: 'drive_away' },
      /^price: .*\$27,990 drive_away; .*\$25,990 excluding_government_charges/,
    ],
    ['the higher reading', { km: 40_000 }, { km: 40_010 }, { odometer: 40_010 }, /^odometer: .*40000 km; .*40010 km/],
    [
      'demo over new',
      { car_type: 'New', km: 100 },
      { car_type: 'Demo', km: 10_000 },
      { carType: 'demo', odometer: 10_000 },
      /^carType: .*: new; .*: demo/,
    ],
  ];

  describe.each(Object.entries(shared))('with one %s', (_, same) => {
    test.each(pairs)('use %s, in either order, and name both (FEED-09)', async (_name, one, other, wanted, warning) => {
      const rows = [used({ ...same, ...one }), used({ ...same, ...other })];
      const { vehicles, warnings } = await load(rows);
      expect(vehicles).toEqual([expect.objectContaining(wanted)]);
      expect(warnings).toContainEqual(expect.stringMatching(warning));
      expect((await load(rows.toReversed())).vehicles).toEqual([expect.objectContaining(wanted)]);
    });
  });

  test('keep a sold vehicle sold if the other row has no status (FEED-09)', async () => {
    const { vehicles, warnings } = await load([used({ vin, status: 'Sold' }), used({ vin })]);
    expect(vehicles.map(({ status }) => status)).toEqual(['sold']);
    expect(warnings.filter((text) => text.startsWith('status'))).toEqual([]);
  });

  test('hold a vehicle if the other row has an unknown status (FEED-03, FEED-09)', async () => {
    const { vehicles, waiting, asked } = await load([
      used({ vin, status: 'In Stock' }),
      used({ vin, status: 'Zebra', stocknum: 'U2' }),
    ]);
    const [{ id }] = vehicles as [Vehicle];
    expect([waiting.get(id), asked.get(id)?.words]).toEqual([
      ['status'],
      [{ field: 'status', column: 'status', word: 'Zebra' }],
    ]);
  });

  test('count each vehicle and name the stock number, the VIN and both lines (FEED-09)', async () => {
    const { warnings } = await load(
      'StockNo,VIN,Make,Model,Year,Price,Km,Condition,Status\n' +
        `D2,${vin},Ford,Ranger,2021,49990,40000,Used,In Stock\n` +
        `D3,${vin},Ford,Ranger,2021,47990,40000,Used,In Stock\n` +
        'D4,,Ford,Puma,2021,25990,40000,Used,In Stock\nD4,,Ford,Puma,2021,25490,40000,Used,In Stock\n',
    );
    expect(warnings).toEqual([
      `price: 2 vehicles with contradictory rows: stock number D2, VIN ${vin} (line 2: $49,990; line 3: $47,990); stock number D4 (line 4: $25,990; line 5: $25,490). A drive-away price applies before one that leaves out charges, otherwise the lower price. Correct the export.`,
    ]);
  });

  test('do not join rows of different models with one id (FEED-09)', async () => {
    const { vehicles } = await load([used({ id: 'A1' }), used({ id: 'A1', model: 'Camry', status: 'Sold' })]);
    expect(vehicles.map(({ model, status }) => [model, status])).toEqual([['Corolla', 'in_stock']]);
  });
});
