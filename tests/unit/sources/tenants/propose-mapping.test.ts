import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { feedOf, feedReport } from '../../../../scripts/tenants/feed-of-new-tenant.ts';
import { askTenant } from '../../../../scripts/tenants/ask-tenant.ts';
import { scaffold } from '../../../../scripts/tenants/scaffold.ts';
import { proposeMapping } from '../../../../scripts/tenants/propose-mapping.ts';
import { now } from '../../../fixtures/vehicles.ts';

const context: ReadContext = {
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  now,
  turns: [],
  odometerUnit: 'km',
  truck: 'ute',
  makeNames: new Map(),
};
const proposed = (csv: string) => proposeMapping(fromBytes(new TextEncoder().encode(csv), 'feed.csv', 'csv'), context);

const feed = [
  'Car ID,Maker,Model Name,Yr,Kms,Ext Colour,Drive Away Price,Type,Photo List,Hit Count',
  'A1,Toyota,Corolla,2021,"48,210 km",Glacier White,25990,Used,https://photos.example/1.jpg,3',
  'A2,Mazda,CX-5,2026,12,Soul Red,48990,New,https://photos.example/2.jpg,9',
].join('\n');

test('proposes columns by name and content, and lists unread columns (OPS-05)', () => {
  const { mapping, unread, lacking } = proposed(feed.replace('Maker', 'Make'));
  expect(mapping).toEqual({
    id: 'Car ID',
    year: 'Yr',
    carType: 'Type',
    odometer: 'Kms',
    colour: 'Ext Colour',
    images: 'Photo List',
  });
  expect(unread).toEqual(['Hit Count']);
  expect(lacking).toEqual(expect.arrayContaining(['vin', 'plate', 'dealerComments']));
});

test('does not propose a column whose cells do not fit its name, or one twice (OPS-05)', () => {
  const { mapping, unread } = proposed(
    'Make,Model,Year,Kms,Type\nToyota,Corolla,2021,ask us,gold\nMazda,CX-5,2022,low,silver',
  );
  expect(mapping).toEqual({});
  expect(unread).toEqual(['Kms', 'Type']);
  const values = Object.values(proposed(feed).mapping);
  expect(new Set(values).size).toBe(values.length);
});

test('needs no mapping for price columns whose name states the type, and writes no default type (FEED-01)', () => {
  const { mapping, understood } = proposed('make,model,year,Price EGC,DAP\nToyota,Corolla,2021,25990,');
  expect(mapping).toEqual({});
  expect(understood).toContain('price');
  const feed = { kind: 'csv', bytes: new Uint8Array(), mapping, kinds: [], places: [] } as const;
  const files = scaffold({
    slug: 'new-cars',
    name: 'New Cars',
    template: 'showroom',
    locale: 'en-AU',
    library: null,
    feed: { ...feed, kinds: [], places: [] },
  });
  expect(JSON.parse(files['settings.json'] as string)).not.toHaveProperty('pricing');
});

test("needs no mapping for a column with the product's own name (OPS-05)", () => {
  const { mapping, understood } = proposed('make,model,year,price,km\nToyota,Corolla,2021,25990,48210');
  expect(mapping).toEqual({});
  expect(understood).toEqual(['year', 'make', 'model', 'price', 'odometer']);
});

test('asks for the name without a default, and uses the bracketed default for an empty answer (OPS-05)', async () => {
  const asked: string[] = [];
  const answers = ['', 'Blue Gum Motors', '', 'marketplace', '', 'stock.csv'];
  const given = await askTenant(
    (question) => {
      asked.push(question);
      return Promise.resolve(answers[asked.length - 1]!);
    },
    { template: 'showroom', locale: 'en-AU' },
    { slug: () => null, feed: () => Promise.resolve(null) },
  );
  expect(given).toEqual({
    name: 'Blue Gum Motors',
    slug: 'blue-gum-motors',
    template: 'marketplace',
    locale: 'en-AU',
    feed: 'stock.csv',
  });
  expect(asked).toHaveLength(6);
});

const newFeed = async (csv: string) => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-kinds-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true });
  });
  const file = join(dir, 'export.csv');
  writeFileSync(file, csv);
  return feedOf(file, 'en-AU', now);
};
const settingsOf = async (csv: string): Promise<Record<string, unknown>> =>
  JSON.parse(
    scaffold({
      slug: 'new-yard',
      name: 'New Yard',
      template: 'showroom',
      locale: 'en-AU',
      library: null,
      feed: await newFeed(csv),
    })['settings.json'] as string,
  );
const vans = [
  'Stock No,Year,Make,Model,Body,Price,Photos',
  'V1,2021,Jayco,Journey,Caravan,62990,',
  'V2,2019,Jayco,Eagle,Camper Trailer,24990,',
  'V3,2018,Avida,Topaz,Pop Top,39990,',
].join('\n');

test('proposes the kinds of stock in a feed, the most frequent first and accessories last (REG-02, OPS-05)', async () => {
  const { kinds } = await newFeed(vans);
  expect(kinds).toEqual([
    { kind: 'caravan', count: 2 },
    { kind: 'camperTrailer', count: 1 },
  ]);
  const mixed = await newFeed(
    'Year,Make,Model,Type,Body\n2021,Kia,Rio,car,Hatch\n2021,BMW,R 1250,bike,\n2021,BMW,F 900,bike,Sport\n2020,Jayco,Conquest,caravan,Motorhome\n2025,BMW,Panniers,accessory,\n2025,BMW,Helmet,accessory,\n2025,BMW,Suit,accessory,',
  );
  expect(mixed.kinds.map(({ kind }) => kind)).toEqual(['motorcycle', 'car', 'motorhome', 'accessory']);
  expect(await settingsOf(vans)).toMatchObject({
    stockRules: { itemTypes: ['caravan', 'camperTrailer'] },
    forms: { serviceOptions: expect.arrayContaining(['Bearings and brakes']) as string[] },
  });
  expect(await settingsOf('Year,Make,Model,Type\n2021,BMW,R 1250,bike\n2025,BMW,Suit,accessory')).toMatchObject({
    forms: { serviceOptions: expect.arrayContaining(['Chain and sprockets']) as string[] },
  });
  const several = 'Year,Make,Model,Type\n2021,Kia,Rio,car\n2021,BMW,R 1250,bike';
  expect(await settingsOf(several)).not.toHaveProperty('forms');
  expect(await settingsOf('Year,Make,Model,Body\n2021,Kia,Rio,Hatch')).not.toHaveProperty('stockRules');
  expect(await settingsOf('Year,Make,Model,Body\n2021,Kia,Carnival,Van')).not.toHaveProperty('stockRules');
});

test('distinguishes empty, unreadable and missing columns (OPS-05)', async () => {
  const { mute, lacking } = proposed('Make,Model,Year,Photos\nToyota,Corolla,2021,\nMazda,CX-5,2022,');
  expect(mute).toEqual([{ field: 'images', column: 'Photos', why: 'empty' }]);
  expect(lacking).not.toContain('images');
  expect(proposed('Make,Model,Year,Kms\nToyota,Corolla,2021,ask us').mute).toEqual([
    { field: 'odometer', column: 'Kms', why: 'unreadable' },
  ]);
  const report = feedReport(await newFeed(vans));
  expect(report).toContain('"Photos" (images) is empty in every row checked');
  expect(report).toContain('Kinds of stock, for stockRules.itemTypes: 2 caravans, 1 camper trailer.');
  expect(report).toContain('No column matches');
  // Towed vehicles have no odometer or engine.
  expect(report).not.toMatch(/No column matches [^:]*(images|odometer|transmission|fuel)/);
  expect(feedReport(await newFeed('Make,Model,Year\nFord,Ranger,2022'))).toMatch(
    /No column matches [^:]*odometer, transmission, fuel/,
  );
});

test('understands short names in Australian exports (OPS-05)', () => {
  const { mapping, lacking, understood } = proposed(
    'Stk No,VIN No,N/U/D,Make,Model,Year,EGC,DriveAway,Eng Size,Cyls,Drs,Compl Date\nA1,JTMRJREV50D123456,N,Toyota,RAV4,2025,44990,48990,2.5,4,5,03/2025',
  );
  expect(mapping).toMatchObject({
    stockNumber: 'Stk No',
    vin: 'VIN No',
    carType: 'N/U/D',
    engineSize: 'Eng Size',
    'variant.cylinders': 'Cyls',
    doors: 'Drs',
    complianceDate: 'Compl Date',
  });
  expect(understood).toContain('price');
  expect(lacking).toContain('plate');
});

test('reports missing columns: no plate for American listings, and all used without a condition (OPS-05)', async () => {
  const bare = new TextEncoder().encode('Make,Model,Year\nFord,F-150,2022');
  const american = proposeMapping(fromBytes(bare, 'feed.csv', 'csv'), { ...context, locale: 'en-US' });
  expect(american.lacking).toEqual(expect.arrayContaining(['vin', 'carType']));
  expect(american.lacking).not.toContain('plate');
  const told = 'Without carType, every vehicle is listed as used.';
  expect(feedReport(await newFeed('Make,Model,Year\nFord,Ranger,2022'))).toContain(told);
  expect(feedReport(await newFeed('Make,Model,Year,N/U\nFord,Ranger,2022,U'))).not.toContain(told);
});

test("ignores a unit in brackets after a column name, and reads the odometer's unit from it (OPS-05)", async () => {
  const csv = (odometer: string) =>
    `Make,Model,Year,${odometer},Colour (Ext),Price (Drive Away)\nToyota,Corolla,2021,48210,White,25990`;
  expect(proposed(csv('Odo (km)')).mapping).toEqual({
    odometer: 'Odo (km)',
    colour: 'Colour (Ext)',
  });
  expect(proposed(csv('Odometer (km)')).mapping).toHaveProperty('odometer', 'Odometer (km)');
  const unitOf = async (column: string) => (await settingsOf(csv(column))).stock;
  expect(await unitOf('Odo (km)')).not.toHaveProperty('odometerUnit');
  expect(await unitOf('Odo (mi)')).toHaveProperty('odometerUnit', 'mi');
});

test('understands motorcycle feeds, and detects motorcycles by their styles (OPS-05)', async () => {
  const csv = [
    "Bike ID,Year,Brand,Model,K's,Ride Away Price,Type,Category,CC,St",
    'B1,2021,Kawasaki,Ninja 400,8200,"$7,990 ride away",Used,Sports,399,QLD',
    'B2,2022,Harley-Davidson,Street Bob,9900,"$25,990 ride away",Used,Cruiser,1868,QLD',
  ].join('\n');
  expect(proposed(csv).mapping).toEqual({
    id: 'Bike ID',
    odometer: "K's",
    carType: 'Type',
    body: 'Category',
    'variant.engineSizeCc': 'CC',
    state: 'St',
  });
  expect((await newFeed(csv)).kinds).toEqual([{ kind: 'motorcycle', count: 2 }]);
});

test.each(['RRP', 'MSRP', 'List Price', 'Recommended Retail Price', 'Price (RRP)', 'RRP inc GST', 'Manufacturer List'])(
  'reports "%s" as the manufacturer\'s recommended price, not an asking price in Australia (OPS-05, PRICE-01)',
  async (column) => {
    const csv = `Make,Model,Year,${column}\nToyota,Corolla,2021,25990\nMazda,CX-5,2022,48990`;
    const { mapping, mute, lacking } = proposed(csv);
    expect(mapping).toEqual({});
    expect(mute).toEqual([{ field: 'price', column, why: 'list price' }]);
    expect(lacking).not.toContain('price');
    expect(feedReport(await newFeed(csv))).toContain(
      `"${column}" has a name that suggests the manufacturer’s recommended price, not the dealer’s asking price, so it is not read as the price.`,
    );
    const asking = proposed(`${csv.replace(column, `${column},Sale Price`).replaceAll('990', '990,24000')}`);
    expect([asking.mapping, asking.mute]).toEqual([{ price: 'Sale Price' }, []]);
  },
);

test('treats a retail price as the asking price; asks the operator about the MSRP in the United States (OPS-05)', async () => {
  expect(proposed('Make,Model,Year,Retail Price\nToyota,Corolla,2021,25990').mapping).toEqual({
    price: 'Retail Price',
  });
  const bare = new TextEncoder().encode('Make,Model,Year,MSRP\nFord,F-150,2022,45990');
  const american = proposeMapping(fromBytes(bare, 'feed.csv', 'csv'), { ...context, locale: 'en-US' });
  expect([american.mapping, american.mute]).toEqual([{ price: 'MSRP' }, []]);
  expect(feedReport({ ...american, rows: 1, kinds: [], places: [], unplaced: [], untyped: [] })).toContain(
    'price from "MSRP", 55%: its name suggests the manufacturer’s recommended price; is it the dealer’s asking price?',
  );
});

test("prefers a filled column to an empty one with the product's own name (OPS-05)", () => {
  const rows = 'Make,Model,Year,Price,Advertised Price\nToyota,Corolla,2021,,25990\nMazda,CX-5,2022,,48990';
  const { mapping, understood, mute } = proposed(rows);
  expect(mapping).toEqual({ price: 'Advertised Price' });
  expect([understood.includes('price'), mute]).toEqual([false, []]);
  // An empty column without an alternative is reported.
  expect(proposed(rows.replace(',,48990', ',47990,48990')).mapping).toEqual({});
  const alone = proposed(rows.replace('Advertised Price', 'Hit Count'));
  expect([alone.mapping, alone.mute]).toEqual([{}, [{ field: 'price', column: 'Price', why: 'empty' }]]);
});

test('proposes range and towing columns, and does not mistake total for usable battery capacity (OPS-05, FACT-01, FACT-02)', () => {
  const { mapping, unread } = proposed(
    'Make,Model,Year,Range km,Tow Capacity Braked,Battery kWh\nTesla,Model 3,2023,491,1000,60\nFord,Ranger,2021,,3500,',
  );
  expect(mapping).toEqual({ 'variant.electricRange': 'Range km', 'variant.towingBraked': 'Tow Capacity Braked' });
  expect(unread).toEqual(['Battery kWh']);
});

test('refuses a file that is not a vehicle list before writing anything (OPS-05)', async () => {
  await expect(newFeed('Name,Phone\nAnn,0400')).rejects.toThrow(/does not look like a list of vehicles: .*"Phone"/);
  await expect(newFeed('\u0089PNG\u001b[2J\nx')).rejects.toThrow(/^[^\u001b]*does not look like a list of vehicles/);
});

test('asks again immediately after an unusable answer, with the reason (OPS-05)', async () => {
  const asked: string[] = [];
  const answers = ['', 'Blue Gum', 'taken', 'blue-gum', 'bogus', '', 'France', 'en-NZ', 'photo.png', "'my stock.csv'"];
  const given = await askTenant(
    (question) => Promise.resolve(answers[asked.push(question) - 1]!),
    { template: 'showroom', locale: 'en-AU' },
    {
      slug: (slug) => (slug === 'taken' ? 'taken already exists.' : null),
      feed: (file, locale) => Promise.resolve(file.endsWith('.csv') ? null : `${file} is none (${locale})`),
    },
  );
  expect(given).toMatchObject({ slug: 'blue-gum', template: 'showroom', locale: 'en-NZ', feed: 'my stock.csv' });
  const again = asked.filter((question) => question.includes('\n')).map((question) => question.split('\n')[0]);
  expect(again).toEqual([
    'A dealer needs a name.',
    'taken already exists.',
    '"bogus" is not one of the choices.',
    '"France" is not one of the choices.',
    'photo.png is none (en-NZ)',
  ]);
});

test('explains why a file cannot be read, and reads a nested list that the operator points to (OPS-05)', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-new-'));
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true });
  });
  await expect(feedOf(join(dir, 'none.csv'), 'en-AU', now)).rejects.toThrow(/none\.csv does not exist\.$/);
  await expect(feedOf(dir, 'en-AU', now)).rejects.toThrow('is a folder, not a file.');
  await expect(feedOf('https://feeds.example/stock.csv', 'en-AU', now)).rejects.toThrow(
    'is a URL. Save its content to a file',
  );
  const file = join(dir, 'stock.json');
  const vehicles = [{ make: 'Kia', model: 'Rio', year: 2021, price: 19990 }];
  writeFileSync(file, JSON.stringify({ inventory: { vehicles } }));
  await expect(feedOf(file, 'en-AU', now)).rejects.toThrow(
    '"inventory.vehicles". Set it with --list inventory.vehicles',
  );
  await expect(feedOf(file, 'en-AU', now, 'inventory.cars')).rejects.toThrow('--list is "inventory.cars"');
  const found = await feedOf(file, 'en-AU', now, 'inventory.vehicles');
  expect(found.rows).toBe(1);
  const tenant = { slug: 'new-yard', name: 'New Yard', template: 'showroom', locale: 'en-AU', library: null } as const;
  expect(JSON.parse(scaffold({ ...tenant, feed: found })['settings.json'] as string).stock.source).toEqual({
    kind: 'json',
    path: 'stock.json',
    list: 'inventory.vehicles',
  });
});
