/** See docs/decisions/063-joined-feeds.md */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feedsOf, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import type { PreviousStock } from '#src/domain/vehicle/stock-record.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { keepFeeds } from '#src/sources/stock/stored-feeds.ts';
import { loadStock, type LoadedStock, type LoadStockOptions } from '#src/sources/stock/load-stock.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { location, plainSettings } from '../tenants/tenant-folder.ts';
import { tempDir } from './helpers.ts';

type Rows = object[] | string;
type Feeds = Record<'main' | 'second', Rows>;

const car = (own: object) => ({ id: '1', year: 2021, make: 'Kia', model: 'Rio', price: 15_990, ...own });
const vin = (last: number) => `KNADC412345${String(last).padStart(6, '0')}`;
const cars = (count: number, own: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => car({ id: `c${index}`, vin: vin(index), ...own(index) }));

class Dealer {
  readonly dir = tempDir();
  readonly #second: object;

  constructor(feeds: Feeds, second: object = {}) {
    this.#second = second;
    this.write(feeds);
  }

  write(feeds: Partial<Feeds>): void {
    for (const [name, rows] of Object.entries(feeds))
      writeFileSync(join(this.dir, `${name}.json`), typeof rows === 'string' ? rows : JSON.stringify(rows, null, 1));
  }

  remove(feed: string): void {
    rmSync(join(this.dir, `${feed}.json`));
  }

  get stock() {
    const source = (path: string) => ({ kind: 'json', path: `${path}.json` });
    return { source: source('main'), feeds: [{ name: 'second', source: source('second'), ...this.#second }] };
  }

  async load(options: Partial<LoadStockOptions> = {}): Promise<LoadedStock> {
    const tenant = aTenant({ settings: { stock: this.stock } });
    const cacheDir = join(this.dir, 'kept');
    const loaded = await loadStock(tenant, { tenantDir: this.dir, now, cacheDir, ...options });
    await keepFeeds(cacheDir, feedsOf(tenant.settings.stock), loaded.good);
    return loaded;
  }
}
const load = (feeds: Feeds, second: object = {}) => new Dealer(feeds, second).load();
const ids = ({ vehicles }: Pick<LoadedStock, 'vehicles'>) => vehicles.map(({ id }) => id);

describe('stock from several feeds', () => {
  test('lists the vehicles of all feeds, starting with the first feed, and records each vehicle’s feed (OPS-02)', async () => {
    const stock = await load({ main: cars(2), second: [car({ id: 'b', vin: vin(9) })] });
    expect(ids(stock)).toEqual(['c0', 'c1', 'b']);
    expect(Object.fromEntries(stock.rowOf)).toEqual({
      c0: { feed: 'main', line: 2 },
      c1: { feed: 'main', line: 10 },
      b: { feed: 'second', line: 2 },
    });
    expect([stock.rows, stock.rejected, stock.warnings, stock.failing]).toEqual([3, [], [], []]);
  });

  test('reads each feed by its own mapping (OPS-02)', async () => {
    const stock = await new Dealer(
      {
        main: [car({ id: 'a' })],
        second: [{ Ref: 'b', Yr: 2020, Mk: 'Mazda', Md: '3', Ask: '$9,990' }],
      },
      { mapping: { id: 'Ref', year: 'Yr', make: 'Mk', model: 'Md', price: 'Ask' } },
    ).load();
    expect(stock.vehicles.map(({ name, price }) => [name, price])).toEqual([
      ['2021 Kia Rio', 15_990],
      ['2020 Mazda Mazda3', 9990],
    ]);
  });

  test('reports the feed and line of a rejected row (OPS-02)', async () => {
    const stock = await load({
      main: [car({ id: 'a' }), car({ id: 'x', year: 1700 })],
      second: [car({ id: 'b' }), car({ id: 'y', make: '' })],
    });
    expect(stock.rejected.map(({ feed, id, field }) => [feed, id, field])).toEqual([
      ['main', 'x', 'year'],
      ['second', 'y', 'make'],
    ]);
    expect(stock.rows).toBe(4);
  });
});

describe('one vehicle in two feeds', () => {
  const photo = 'https://photos.example/1.jpg';

  test.each<[string, object, object]>([
    ['of one VIN', { id: 'a', vin: vin(1) }, { id: 'b', vin: vin(1), model: 'Rio5' }],
    ['of one stock number', { id: 'a', stocknum: 'K 44' }, { id: 'b', stocknum: 'k44' }],
    ['of one id', { id: 'a' }, { id: 'A', vin: vin(1) }],
  ])(
    'uses the first feed for a vehicle %s, and completes its description from the other (OPS-02)',
    async (_, one, other) => {
      const stock = await load({
        main: [car({ ...one, colour: 'Red' })],
        second: [
          car({
            ...other,
            km: 48_000,
            colour: 'Blue',
            seats: 5,
            images: [photo],
            dealercomments: 'One owner.',
          }),
        ],
      });
      expect(stock.vehicles).toHaveLength(1);
      expect(stock.vehicles[0]).toMatchObject({
        id: 'a',
        price: 15_990,
        status: 'in_stock',
        odometer: null,
        colour: 'Red',
        seats: 5,
        images: [photo],
        dealerComments: expect.stringContaining('One owner.'),
      });
      expect([stock.rows, stock.rejected, stock.warnings]).toEqual([1, [], []]);
      expect(stock.notes).toEqual([
        'second: 1 of its vehicles are also in an earlier feed and fill in what is missing there',
      ]);
    },
  );

  test.each<[string, object, object, object]>([
    ['sold over in stock', { status: 'In Stock' }, { status: 'Sold' }, { status: 'sold' }],
    ['sold over an empty status', {}, { status: 'Sold' }, { status: 'sold' }],
    ['sold, whatever the later feed leaves empty', { status: 'Sold' }, {}, { status: 'sold' }],
    ['the lower price', { price: 15_990 }, { price: 14_990 }, { price: 14_990 }],
    [
      'demo over new, and the higher reading',
      { car_type: 'New', km: 100 },
      { car_type: 'Demo', km: 10_000 },
      { carType: 'demo', odometer: 10_000 },
    ],
  ])('uses %s if feeds contradict each other (FEED-09)', async (_, one, other, wanted) => {
    const stock = await load({
      main: [car({ vin: vin(1), ...one })],
      second: [car({ vin: vin(1), seats: 5, ...other })],
    });
    expect(stock.vehicles).toEqual([expect.objectContaining({ ...wanted, seats: 5 })]);
  });

  test('names the feeds, lines and both values of a contradiction (FEED-09)', async () => {
    const stock = await load({
      main: [car({ vin: vin(1), stocknum: 'K7', status: 'In Stock' })],
      second: [car({ vin: vin(1), status: 'Sold' })],
    });
    expect(stock.warnings).toEqual([
      `status: 1 vehicle with contradictory rows: stock number K7, VIN ${vin(1)} (main line 2: in_stock; second line 2: sold). The status furthest from sale applies. Correct the export.`,
    ]);
  });

  test('uses all its photos from one feed (OPS-02)', async () => {
    const own = 'https://photos.example/own.jpg';
    const stock = await load({ main: [car({ images: [own] })], second: [car({ images: [photo], photos_count: 20 })] });
    expect(stock.vehicles[0]).toMatchObject({ images: [own], photosCount: 1 });
  });

  test('does not use a price from another feed when the first has none (PRICE-01)', async () => {
    const stock = await load({ main: [car({ price: null })], second: [car({})] });
    expect(stock.vehicles.map(({ price }) => price)).toEqual([null]);
  });

  test('validates completed facts with the rest: an electric car has no petrol consumption (OPS-02)', async () => {
    const stock = await load({
      main: [car({ fuel: 'Electric' })],
      second: [car({ fuel: 'Petrol', fuelconsumptioncombined: 6.1, power: 70 })],
    });
    expect(stock.vehicles[0]).toMatchObject({
      fuel: 'electric',
      variant: { power: 70, fuelConsumptionCombined: null },
    });
  });

  test.each<[string, object, object]>([
    ['another model', {}, { model: 'Sportage' }],
    ['another year', {}, { year: 2019 }],
  ])('sets aside the same id with %s as another vehicle, with the reason (OPS-02)', async (_, one, other) => {
    const stock = await load({
      main: [car({ ...one })],
      second: [car({ ...other, stocknum: 'B7' }), car({ id: '2', vin: vin(7) })],
    });
    expect(stock.vehicles.map(({ id, model }) => `${id} ${model}`)).toEqual(['1 Rio', '2 Rio']);
    expect(stock.rejected).toEqual([
      {
        feed: 'second',
        line: 2,
        id: '1',
        stockNumber: 'B7',
        field: 'id',
        reason: expect.stringMatching(
          /^has the same id as another vehicle, 2021 Kia Rio.*, in main \(line 2\), which is used instead\. .* add an idPrefix to second in stock\.feeds$/,
        ),
      },
    ]);
    expect(stock.rows).toBe(3);
  });

  test('keeps both vehicles that share an id but have different VINs (FEED-09)', async () => {
    const feeds = { main: [car({ vin: vin(1) })], second: [car({ vin: vin(2), stocknum: 'B7' })] };
    const stock = await load(feeds);
    expect(stock.vehicles.map((vehicle) => vehicle.vin)).toEqual([vin(1), vin(2)]);
    expect(stock.rejected).toEqual([]);
    const [first, other] = ids(stock);
    expect(first).toBe('1');
    expect(ids(await load({ ...feeds, main: [car({ vin: vin(1) }), car({ id: '9', vin: vin(3) })] })).at(-1)).toBe(
      other,
    );
  });

  test('with idPrefix, loses nothing from two suppliers that both number from 1 (OPS-02)', async () => {
    const rows = (model: string) => [1, 2, 3].map((id) => car({ id: String(id), model }));
    const stock = await load({ main: rows('Rio'), second: rows('Sportage') }, { idPrefix: 'b-' });
    expect(ids(stock)).toEqual(['1', '2', '3', 'b-1', 'b-2', 'b-3']);
    expect(stock.rejected).toEqual([]);
  });

  test('publishes both vehicles that share a stock number, and reports it (OPS-02)', async () => {
    const stock = await load({
      main: [car({ id: 'a', stocknum: '7' })],
      second: [car({ id: 'b', stocknum: '7', model: 'Sportage' })],
    });
    expect(ids(stock)).toEqual(['a', 'b']);
    expect(stock.warnings).toEqual([
      'second: stock number 7 (line 2) belongs to a different vehicle, 2021 Kia Rio, in main. Both vehicles are published, and a line in overrides.csv changes both.',
    ]);
  });

  test('reports many shared stock numbers in one sentence (OPS-02)', async () => {
    const rows = (prefix: string, model: string) =>
      ['7', '8', '9'].map((stocknum) => car({ id: prefix + stocknum, stocknum, model }));
    const stock = await load({ main: rows('a', 'Rio'), second: rows('b', 'Sportage') });
    expect(stock.vehicles).toHaveLength(6);
    expect(stock.warnings).toEqual([
      'second: 3 stock numbers belong to different vehicles in main, such as 7 (line 2), which is 2021 Kia Rio there. Both vehicles are published, and a line in overrides.csv changes both.',
    ]);
  });

  test('gives rows without ids the same ids, whatever the other feed contains (OPS-02)', async () => {
    const row = { year: 2021, make: 'Kia', model: 'Rio', car_type: 'new', colour: 'Red' };
    const both = await load({ main: [row], second: [row] });
    expect(new Set(ids(both)).size).toBe(2);
    const other = await load({ main: [{ ...row, model: 'Sportage' }], second: [row] });
    expect(ids(other)[1]).toBe(ids(both)[1]);
  });
});

describe('a feed that fails', () => {
  const good = { main: cars(12), second: cars(12, (index) => ({ id: `s${index}`, vin: vin(100 + index) })) };

  test.each<[string, (dealer: Dealer) => void, string]>([
    ['is gone', (dealer) => dealer.remove('second'), 'unreachable'],
    ['is cut off', (dealer) => dealer.write({ second: JSON.stringify(good.second).slice(0, 300) }), 'unreadable'],
    ['is a web page', (dealer) => dealer.write({ second: '<!doctype html><title>Sign in</title>' }), 'unreadable'],
    ['is empty', (dealer) => dealer.write({ second: [] }), 'empty'],
    [
      'lost its prices',
      (dealer) => dealer.write({ second: good.second.map((row) => ({ ...row, price: null })) }),
      'shrunk',
    ],
    [
      'lost most of its vehicles, however many the other has',
      (dealer) => dealer.write({ second: good.second.slice(0, 3) }),
      'shrunk',
    ],
  ])(
    'uses its last good version when it %s, while the other feed stays up to date (OPS-02)',
    async (_, spoil, fault) => {
      const dealer = new Dealer(good);
      const before = await dealer.load();
      spoil(dealer);
      dealer.write({ main: good.main.map((row) => ({ ...row, price: 13_990 })) });
      const stock = await dealer.load({ previous: before.facts });
      expect(ids(stock)).toEqual(ids(before));
      expect(stock.vehicles.map(({ price }) => price)).toEqual([
        ...Array<number>(12).fill(13_990),
        ...Array<number>(12).fill(15_990),
      ]);
      expect(stock.failing).toEqual([{ feed: 'second', host: null, fault, reason: expect.any(String) as string }]);
      expect(stock.warnings[0]).toMatch(/^second: using the last good version\. /);
      expect(stock.facts.feeds).toEqual(before.facts.feeds);
      expect(stock.feed.feeds!['second']).toEqual(before.feed.feeds!['second']);
    },
  );

  test('fails the dealer’s build if it was never read successfully, and is named in the error (OPS-02)', async () => {
    const dealer = new Dealer({ ...good, second: [] });
    await expect(dealer.load()).rejects.toMatchObject({
      name: 'FeedEmptyError',
      feed: 'second',
      message: expect.stringMatching(
        /^Feed "second": .*contains no vehicles\..* No earlier version is stored here .*; the published site is unchanged\. Build again once the feed can be read, or remove "second" from stock\.feeds until then\.$/,
      ) as string,
    });
  });

  test('is read on a clean machine from its stored copy, without requesting any other copy (OPS-01)', async () => {
    const dealer = new Dealer({ ...good, second: 'no list' });
    const asked: string[] = [];
    const remembered = (feed: StockFeed) => {
      asked.push(feed.name);
      return Promise.resolve(Buffer.from(JSON.stringify(good.second)));
    };
    const stock = await dealer.load({ remembered });
    expect([stock.vehicles.length, stock.failing, asked]).toMatchObject([24, [{ feed: 'second' }], ['second']]);
    expect([...stock.good.keys()]).toEqual(['main']);
    const broken = dealer.load({ remembered: () => Promise.resolve(Buffer.from('[]')) });
    await expect(broken).rejects.toThrow(/The last good version cannot be read with the current settings/);
  });

  test('is not replaced by data from another source with that name (OPS-02)', async () => {
    const dealer = new Dealer(good);
    await dealer.load();
    const moved = { ...dealer.stock, feeds: [{ name: 'second', source: { kind: 'json', path: 'elsewhere.json' } }] };
    const tenant = aTenant({ settings: { stock: moved } });
    await expect(loadStock(tenant, { tenantDir: dealer.dir, now, cacheDir: join(dealer.dir, 'kept') })).rejects.toThrow(
      /^Feed "second": .*elsewhere\.json does not exist/,
    );
  });

  test('is read as it is when the operator accepts the drop (OPS-02)', async () => {
    const dealer = new Dealer(good);
    const before = await dealer.load();
    dealer.write({ second: good.second.slice(0, 3) });
    const stock = await dealer.load({ previous: before.facts, acceptDrop: true });
    expect([stock.vehicles.length, stock.failing]).toEqual([15, []]);
  });

  test('is checked separately once a second feed is added (OPS-02)', async () => {
    const alone: PreviousStock = { vehicles: 12, shown: 12, price: 12 };
    const dealer = new Dealer({ ...good, second: good.second.slice(0, 2) });
    expect((await dealer.load({ previous: alone })).failing).toEqual([]);
    dealer.write({ main: good.main.slice(0, 3) });
    expect((await dealer.load({ previous: alone })).failing).toMatchObject([{ feed: 'main', fault: 'shrunk' }]);
  });
});

describe('a folder that replaces several feeds', () => {
  const folderOf = (files: Record<string, string>) => {
    const folder = tempDir();
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };

  test('has a file for each feed that it replaces, read by its settings; other feeds are read as usual (OPS-04)', async () => {
    const dealer = new Dealer(
      { main: [car({ id: 'a' })], second: 'no list' },
      { mapping: { id: 'Ref' }, idPrefix: 'x-' },
    );
    const stockFile = folderOf({ 'second.csv': 'Ref,year,make,model\n9,2020,Mazda,3\n', 'notes.txt': 'no feed' });
    const stock = await dealer.load({ stockFile });
    expect([ids(stock), stock.failing, [...stock.good.keys()]]).toEqual([['a', 'x-9'], [], ['main']]);
  });

  test('fails the dealer’s build when a file cannot be read or does not belong to a feed (OPS-04)', async () => {
    const dealer = new Dealer({ main: [car({ id: 'a' })], second: [car({ id: 'b' })] });
    await dealer.load();
    await expect(dealer.load({ stockFile: folderOf({ 'second.json': '[]' }) })).rejects.toThrow(
      /second\.json contains no vehicles\./,
    );
    await expect(dealer.load({ stockFile: folderOf({ 'other.csv': 'id\n1\n' }) })).rejects.toThrow(
      /has no file named after one of this dealer’s feeds, such as main\.csv or second\.csv\. Check the --stock option/,
    );
  });
});

describe('the version of stock from several feeds', () => {
  test('changes with a field of either feed, and not with a timestamp (OPS-03)', async () => {
    const dealer = new Dealer({ main: cars(2), second: [car({ id: 'b' })] });
    const first = (await dealer.load()).feed;
    dealer.write({ second: [car({ id: 'b', exported_at: '10:00' })] });
    const stamped = (await dealer.load()).feed;
    dealer.write({ second: [car({ id: 'b', price: 12_000 })] });
    const cheaper = (await dealer.load()).feed;
    expect([stamped.fields === first.fields, stamped.bytes === first.bytes]).toEqual([true, false]);
    expect(cheaper.fields).not.toBe(first.fields);
    expect(cheaper.feeds!['main']).toEqual(first.feeds!['main']);
  });
});

test('identifies the feed of vehicles that the dealer keeps off the site (OPS-02)', async () => {
  const dir = tempDir();
  const folder = join(dir, 'test-cars');
  mkdirSync(folder);
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
  write('settings.json', {
    ...plainSettings,
    stock: { feeds: [{ name: 'yard', source: { kind: 'json', path: 'yard.json' } }] },
  });
  write('locations.json', { locations: [location] });
  write('stock.json', [car({ id: 'a' })]);
  write('yard.json', [car({ id: 'b', status: 'on_hold', vin: vin(3) })]);
  const site = await loadSite('test-cars', { tenantsDir: dir, now });
  expect(site.rejected).toEqual([expect.objectContaining({ feed: 'yard', id: 'b', field: 'status' })]);
  expect(site.record.facts.feeds).toMatchObject({ main: { vehicles: 1 }, yard: { vehicles: 0 } });
});
