import { describe, expect, test } from 'vitest';
import { columnsOf } from '#src/sources/stock/mapping/columns.ts';
import { readXml } from '#src/sources/stock/readers/xml.ts';
import { load } from './helpers.ts';

const vinA = 'KNADC512LL6000304',
  vinB = '6T1BF3FK00X000301';
const car = (ids: object[], prices: object[], facts: object[] = []) => ({
  Spec: { Make: 'Kia', Model: 'Rio', Year: 2021, Attributes: facts },
  Ids: ids,
  PriceList: prices,
});
const mapping = {
  make: 'Spec.Make',
  model: 'Spec.Model',
  year: 'Spec.Year',
  vin: 'Ids[Type=VIN].Value',
  stockNumber: 'ids[type=stock number].value',
  price: 'PriceList[Type=DAP].Amount',
  badge: 'Spec.Attributes[Name=Badge].Value',
};

describe('lists of types and values', () => {
  const feed = [
    car(
      [
        { Type: 'StockNumber', Value: 'S1' },
        { Type: 'VIN', Value: vinA },
      ],
      [
        { Type: 'EGC', Amount: 20_990 },
        { Type: 'DAP', Amount: 22_990 },
      ],
      [{ Name: 'Badge', Value: 'GT-Line' }],
    ),
    car(
      [
        { Type: 'VIN', Value: vinB },
        { Type: 'StockNumber', Value: 'S2' },
      ],
      [{ Type: 'dap', Amount: 23_990 }],
      [
        { Name: 'Fuel', Value: 'Petrol' },
        { Name: 'badge', Value: 'Sport' },
      ],
    ),
    car([{ Type: 'StockNumber', Value: 'S3' }], []),
  ];

  test('are mapped by their type, in any order (FEED-07)', async () => {
    const { vehicles } = await load(feed, { mapping });
    expect(vehicles.map(({ vin, stockNumber, price, badge }) => [vin, stockNumber, price, badge])).toEqual([
      [vinA, 'S1', 22_990, 'GT-Line'],
      [vinB, 'S2', 23_990, 'Sport'],
      [null, 'S3', null, null],
    ]);
  });

  test('are refused when no vehicle has the type (FEED-07)', async () => {
    await expect(load(feed, { mapping: { ...mapping, vin: 'Ids[Type=Chassis].Value' } })).rejects.toThrow(
      'has no column "Ids[Type=Chassis].Value"',
    );
  });

  test('appear among the columns of the feed, by their types (FEED-07)', () => {
    const names = columnsOf({
      columns: null,
      records: feed,
      lineOf: (index) => index,
      broken: [],
      warnings: [],
      name: 'stock.json',
      fingerprint: '',
    }).names;
    expect(names).toEqual(
      expect.arrayContaining(['Ids[Type=VIN].Value', 'PriceList[Type=EGC].Amount', 'Spec.Attributes[Name=Fuel].Value']),
    );
  });

  test.each([
    [
      'Ids[Type=VIN].Value',
      {
        Ids: [
          { Type: 'Stock', Value: 'x' },
          { Type: 'VIN', Value: vinA },
        ],
      },
      vinA,
    ],
    ['Ids[type="vin"].value', { Ids: [{ Type: 'VIN', Value: vinA }] }, vinA],
    ['Ids[Type=VIN].Value', { Ids: { Type: 'VIN', Value: vinA } }, vinA],
    ['Ids[Type=VIN].Value', { Ids: [{ Type: 'EngineNumber', Value: 'x' }, null, 'VIN'] }, undefined],
    ['extra[code=7].data.text', { extra: [{ code: 7, data: { text: 'seven' } }] }, 'seven'],
    ['Attributes[Name=Eng. size (L)].Value', { Attributes: [{ Name: 'Eng. size (L)', Value: 2 }] }, 2],
  ])('provide the cell at %s (FEED-07)', (path, record, cell) => {
    const columns = columnsOf({
      columns: null,
      records: [record, { Ids: [{ Type: 'VIN', Value: 'other' }], Attributes: [], extra: [] }],
      lineOf: (index) => index,
      broken: [],
      warnings: [],
      name: 'stock.json',
      fingerprint: '',
    });
    expect(columns.find(path)?.get(record)).toBe(cell);
  });

  test('show amounts by the attribute that distinguishes them, and readings by their unit (FEED-05, FEED-07)', async () => {
    const xml =
      '<s><car><p kind="sale">1</p><p kind="rrp">2</p></car><car><p kind="sale">3</p><p kind="rrp">4</p></car></s>';
    const { names } = columnsOf({ ...readXml(xml, 'stock.xml', null), name: 'stock.xml', fingerprint: '' });
    expect(names).toEqual(['p', 'p[kind=sale].text', 'p[kind=rrp].text']);
    const reading = (unit: string) => [{ Type: unit, Value: 30_000 }];
    const rows = ['km', 'mi'].map((unit, id) => ({
      id,
      year: 2020,
      make: 'Kia',
      model: 'Rio',
      Odometer: reading(unit),
    }));
    expect((await load(rows)).vehicles.map(({ odometer }) => odometer)).toEqual([30_000, 48_280]);
  });

  test.each([
    ['fields[FieldName=Badge].FieldValue', { fields: [{ FieldName: 'Badge', FieldValue: 'GT' }] }],
    ['specs[specType=Badge].specValue', { specs: [{ specType: 'Badge', specValue: 'GT' }] }],
    ['attrs[attr=Badge].val', { attrs: [{ attr: 'Badge', val: 'GT' }] }],
    ['meta[k=Badge].v', { meta: [{ k: 'Badge', v: 'GT' }] }],
    ['Prices[PriceType=DAP].Price', { Prices: [{ PriceType: 'DAP', Price: 1 }] }],
    ['prices[type=DAP].price', { prices: [{ type: 'DAP', price: 1 }] }],
  ])('appear as %s, whatever their keys are called (FEED-07)', (name, record) => {
    const feed = { columns: null, records: [record], lineOf: (index: number) => index, broken: [], warnings: [] };
    expect(columnsOf({ ...feed, name: 'stock.json', fingerprint: '' }).names).toContain(name);
  });

  test('of options with prices are no price list (FEED-07)', async () => {
    const rows = [{ id: 1, year: 2020, make: 'Kia', model: 'Rio', options: [{ name: 'Drive away', price: 500 }] }];
    expect((await load(rows)).vehicles[0]!.price).toBeNull();
  });

  test('are read from XML elements and their attributes, single or repeated (FEED-07)', () => {
    const xml = `<stock>
      <car><id type="VIN">${vinA}</id><id type="stock">S1</id><price><amount type="EGC">1</amount></price></car>
      <car><id type="VIN">${vinB}</id><price><amount type="DAP">2</amount><amount type="EGC">3</amount></price></car>
    </stock>`;
    const rows = readXml(xml, 'stock.xml', null);
    const columns = columnsOf({ ...rows, name: 'stock.xml', fingerprint: '' });
    const cells = (path: string) => rows.records.map(columns.find(path)!.get);
    expect(cells('id[type=VIN]')).toEqual([vinA, vinB]);
    expect(cells('id[type=stock]')).toEqual(['S1', undefined]);
    expect(cells('price.amount[type=EGC]')).toEqual(['1', '3']);
  });
});
