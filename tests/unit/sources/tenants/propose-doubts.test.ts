/** In doubt, the report asks instead of proposing. */
import { describe, expect, test } from 'vitest';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { readContext, stockOf } from '#src/sources/stock/load-stock.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { dealerToBe } from '../../../../scripts/tenants/dealer-to-be.ts';
import { detectKinds } from '../../../../scripts/tenants/propose-kinds.ts';
import { openColumnText } from '../../../../scripts/tenants/open-columns.ts';
import { proposeMapping, type ProposedMapping } from '../../../../scripts/tenants/propose-mapping.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { aTenant, now } from '../../../fixtures/vehicles.ts';
import { load, tempDir } from '../stock/helpers.ts';

const contextOf = (locale: Locale) => readContext(dealerToBe(locale), now);
const feed = (text: string, format: FeedFormat = 'csv') =>
  fromBytes(new TextEncoder().encode(text), `feed.${format}`, format, {});
const proposal = (text: string, locale: Locale = 'en-AU', format: FeedFormat = 'csv'): ProposedMapping =>
  proposeMapping(feed(text, format), contextOf(locale));
const cars = 'make,model,year';
/** Three cars with extra columns. */
const withColumns = (header: string, rows: readonly string[]): string =>
  [
    `${cars},${header}`,
    ...rows.map((row, index) => `${['Kia,Rio,2019', 'Kia,Cerato,2020', 'Mazda,CX-5,2021'][index]},${row}`),
  ].join('\n');

describe('the proposed mapping', () => {
  test.each([
    ['stock_number', ['A1', 'A1', 'A3']],
    ['uid', ['m-1', 'm-2', 'm-3']],
  ])('does not mistake the codes in %s for gearboxes (FEED-10)', (name, codes) => {
    expect(proposal(withColumns(name, codes)).mapping).not.toHaveProperty('transmission');
    expect(proposal(withColumns('Gearbox', ['5M', '8A', '6M'])).mapping).toHaveProperty('transmission', 'Gearbox');
  });

  test('takes amounts as the price beside yes or no for drive away (FEED-10, PRICE-01)', () => {
    const { mapping, open } = proposal(
      withColumns('Drive Away,Advertised Price,Tax Type', ['Y,24990,GST Incl', 'N,28990,GST Excl', 'Y,23990,GST Excl']),
    );
    expect([mapping.price, open]).toEqual(['Advertised Price', []]);
  });

  test('takes the months on build and compliance plates for dates, not number plates (FEED-10)', () => {
    const text = withColumns('Build Plate,Compliance Plate', ['02/2019,03/2019', '05/2020,06/2020', '01/2021,02/2021']);
    expect(proposal(text).mapping).toEqual({ buildDate: 'Build Plate', complianceDate: 'Compliance Plate' });
  });

  test('does not mistake city miles per gallon for a town (FEED-10, GUARD-02)', () => {
    const rows = [19, 22, 30].map((city, id) => ({
      id,
      year: 2020,
      make: 'Ford',
      model: 'F-150',
      mpg: { city, hwy: 28 },
    }));
    expect(proposal(JSON.stringify(rows), 'en-US', 'json').mapping).toEqual({
      'variant.cityMilesPerGallon': 'mpg.city',
      'variant.highwayMilesPerGallon': 'mpg.hwy',
    });
  });

  test('reads a column called state as the status if its values are not regions (FEED-02)', () => {
    expect(proposal(withColumns('state', ['AVAIL', 'PRE-SALE', 'LAYBY'])).mapping).toEqual({ status: 'state' });
    expect(proposal(withColumns('state', ['NSW', 'VIC', 'VIC'])).mapping).toEqual({});
    expect(proposal(withColumns('state', ['Auckland', 'Waikato', 'Otago']), 'en-NZ').mapping).toEqual({});
  });

  test.each([
    'Rego State',
    'Registration State',
    'Plate State',
    'Registered State',
    'State of Registration',
    'Purchased From State',
    'Customer State',
    'customer.state',
    'Buyer Suburb',
  ])('does not take the place in %s for the location (FEED-10, GUARD-02)', (name) => {
    const place = name.endsWith('Suburb') ? ['Dubbo', 'Geelong', 'Penrith'] : ['NSW', 'VIC', 'VIC'];
    expect(proposal(withColumns(name, place)).mapping).toEqual({});
    const both = place.map((one) => `${one},${place[0]}`);
    expect(proposal(withColumns(`${name},Yard State`, both)).mapping.state).not.toBe(name);
  });

  test('proposes the state of the yard beside the state of registration (FEED-10)', () => {
    const text = withColumns('Rego State,Vehicle Location State', ['VIC,NSW', 'NSW,NSW', 'QLD,NSW']);
    expect(proposal(text).mapping).toEqual({ state: 'Vehicle Location State' });
  });

  test.each(['Kms', 'Miles'])('reads %s, which names its unit, before another odometer (FEED-05)', (name) => {
    const { mapping } = proposal(withColumns(`Odometer,${name}`, ['28000,45061', '40000,64374', '10,16']));
    expect(mapping.odometer).toEqual([name, 'Odometer']);
  });

  test('proposes a condition column even if half of its values are new (FEED-02)', () => {
    expect(proposal(withColumns('Cond', ['USED', 'DEMO USED', 'USED'])).mapping).toEqual({ carType: 'Cond' });
    expect(proposal(withColumns('Category', ['Budget', 'Premium', 'Budget'])).mapping).toEqual({});
  });

  test('never chooses the recommended price if another amount may be the asking price (FEED-01)', () => {
    const car = (sale: number) =>
      `<car><year>2020</year><make>Kia</make><model>Rio</model><price kind="sale">${sale}</price><price kind="list">27995</price></car>`;
    const { mapping, near } = proposal(`<cars>${car(21_995)}${car(0)}</cars>`, 'en-US', 'xml');
    expect(mapping).toEqual({});
    expect(near).toMatchObject([{ field: 'price', column: 'price[kind=sale].text' }]);
  });

  test.each(['OnRoads', 'ORC Included?', 'On-road costs'])('asks what %s means for the price (FEED-01)', (name) => {
    const { open } = proposal(withColumns(`price,${name}`, ['19995,Included', '24995,Excluded', '29995,Included']));
    expect(open).toMatchObject([{ column: name, about: 'price type' }]);
  });

  test('recognises a year column with months in it, and a date column with placeholder dates (FEED-08)', () => {
    const { mapping } = proposal(
      'make,model,Built,Rego Exp\nKia,Rio,Mar-23,30/06/2027\nKia,Cerato,2022,1/1/1900\nMazda,CX-5,2026,01/01/0001',
    );
    expect(mapping).toEqual({ year: 'Built', regoExpiry: 'Rego Exp' });
  });

  test.each([
    ['link', ['https://d.example/a1', 'https://d.example/a2', 'https://d.example/a3']],
    ['ETA', ['Jan 2027', '', '']],
    ['Rego Exp', ['12/26', '01/27', '03/27']],
  ])('never suggests %s for a gearbox, number plate or compliance date (FEED-10)', (name, cells) => {
    const { mapping, near, guesses } = proposal(
      withColumns(
        `Compliance,${name}`,
        cells.map((cell) => `04/2019,${cell}`),
      ),
    );
    expect([mapping, near]).toEqual([{ complianceDate: 'Compliance' }, []]);
    expect(guesses.map(({ next }) => next)).toEqual([null]);
  });

  test('never suggests a price column as the next best stock number (FEED-10)', () => {
    const { guesses } = proposal(withColumns('Unit No,Fly Away', ['W1,26990', 'W2,48990', 'W3,47990']));
    expect(guesses).toMatchObject([{ field: 'stockNumber', column: 'Unit No', next: null }]);
  });
});

describe('a price column', () => {
  const prices = (names: string, row: string): ProposedMapping =>
    proposal(withColumns(names, [row, row.replaceAll('990', '490'), row]));

  test.each([
    'Finance Price',
    'Drive Away Price ABN',
    'Drive Away Price (Private)',
    'Member Price',
    'Staff Price',
    'Fleet Drive Away',
    'Corporate Price',
    'Dealer Price',
    'Lowest Price',
    'Price Guide',
    'Estimated Price',
    'Price From',
    'Pensioner Drive Away Price',
  ])('called %s is never read or proposed as the price, and is asked about (FEED-01)', (name) => {
    const alone = prices(name, '14990');
    expect([alone.mapping, alone.understood.includes('price')]).toEqual([{}, false]);
    expect(alone.open).toMatchObject([{ column: name, about: 'limited price' }]);
    const beside = prices(`${name},Cash Price`, '14990,16990');
    expect([beside.mapping, beside.open.map(({ column }) => column)]).toEqual([{ price: 'Cash Price' }, [name]]);
  });

  test.each([
    ['Retail Price,Web Price', '16990,15990'],
    ['Web Price,Retail Price', '16990,15990'],
    ['Our Price,Special Price,Sale Price', '16990,15990,14990'],
  ])('is not chosen among equals: %s (FEED-01)', (names, row) => {
    const { mapping, near, open } = prices(names, row);
    expect(mapping).toEqual({});
    const asked = [...near, ...open].map(({ column }) => column);
    expect(asked.toSorted()).toEqual(names.split(',').toSorted());
  });

  test('with an unknown qualifier is a near match only (FEED-01)', () => {
    expect(prices('Interstate Price', '16990')).toMatchObject({ mapping: {}, near: [{ column: 'Interstate Price' }] });
  });

  test.each(['Price (cents)', 'price_cents', 'PriceInCents', 'price_minor_units'])(
    'in cents by its name, %s, is proposed and read in dollars (FEED-01)',
    async (name) => {
      const csv = withColumns(name, ['2299000', '1599000', '1349000']);
      const { mapping } = proposal(csv);
      expect(mapping).toEqual({ price: name });
      expect((await load(csv, { mapping })).vehicles.map(({ price }) => price)).toEqual([22_990, 15_990, 13_490]);
    },
  );

  test.each(['Sale Price', 'Asking', 'Price (no cents)'])(
    'called %s with amounts too high for vehicles is asked about (FEED-01)',
    (name) => {
      const { mapping, open } = proposal(withColumns(name, ['2299000', '1599000', '1349000']));
      expect(mapping).toEqual({});
      expect(open).toMatchObject([{ column: name, about: 'high price' }]);
    },
  );

  test('to add comes with a line for the settings (FEED-10)', () => {
    expect(prices('price,Plus', '16990,15990').open).toMatchObject([
      { column: 'Plus', line: '"price": ["price",{"column":"Plus","type":"…"}]' },
    ]);
  });

  const untyped = (column: string) => `{"column":"${column}","type":"…"}`;
  test.each([
    ['Special', untyped('Special')],
    ['sale_price', untyped('sale_price')],
    ['SpecialPrice', untyped('SpecialPrice')],
    ['Now', untyped('Now')],
    ['Special DAP', '"Special DAP"'],
  ])('for a special, %s, comes before the price, which then is the earlier one (FEED-10)', (name, added) => {
    const line = `"price": [${added},${untyped('price')}], "beforePrice": ${untyped('price')}`;
    expect(prices(`price,${name}`, '16990,15990').open).toMatchObject([{ column: name, line }]);
  });

  test('to add shows the special where there is one, with the earlier price (FEED-10)', async () => {
    const csv = withColumns('price,sale_price', ['16990,15990', '18990,', '20990,19990']);
    const [open] = proposal(csv).open;
    const mapping = JSON.parse(`{${open!.line!.replaceAll('…', 'drive_away')}}`);
    const { vehicles, otherPrices } = await load(csv, { mapping });
    expect(vehicles.map(({ price, priceType }) => [price, priceType])).toEqual([
      [15_990, 'drive_away'],
      [18_990, 'drive_away'],
      [19_990, 'drive_away'],
    ]);
    expect([vehicles[0]!.beforePrice, otherPrices.size]).toEqual([16_990, 0]);
  });

  test.each([
    ['Price Ex GST', 'limited price'],
    ['DAP Ex GST', 'limited price'],
    ['PriceEx', 'limited price'],
    ['Sold Price', 'limited price'],
    ['Book Value', 'limited price'],
    ['Old Drive Away Price', 'earlier price'],
    ['Was Drive Away', 'earlier price'],
    ['EGC Was', 'earlier price'],
    ['GST Amount', null],
    ['Luxury Car Tax', null],
    ['Hours', null],
    ['Imported Kms', null],
    ['MilesDriven', null],
    ['Odometer mls', null],
  ])('is never suggested for %s (FEED-10)', (name, about) => {
    const { mapping, near, open, guesses } = prices(`Odometer,PriceInc,${name}`, '45000,16990,15990');
    expect([mapping, near, guesses.map(({ next }) => next)]).toEqual([{ price: 'PriceInc' }, [], [null]]);
    expect(open).toMatchObject(about === null ? [] : [{ column: name, about }]);
    expect(open.map(({ line }) => line).filter(Boolean)).toEqual([]);
  });

  test('is the amount beside a column that says yes or no to drive away (FEED-01)', async () => {
    const csv = withColumns('Drive Away,Advertised Price', ['Y,24990', 'N,28990', 'Y,23990']);
    const { mapping, open } = proposal(csv);
    expect([mapping, open]).toEqual([{ price: 'Advertised Price' }, []]);
    const { vehicles } = await load(csv, { mapping });
    expect(vehicles.map(({ priceType }) => priceType === 'drive_away')).toEqual([true, false, true]);
  });

  test.each(['GST', 'GST Included', 'PlusGST', 'GST Status'])(
    'is not shown if %s leaves the GST out (FEED-10, LAW-06)',
    async (name) => {
      const csv = withColumns(`price,${name}`, ['16990,Excl', '18990,Incl', '20990,Excl']);
      const { mapping, open } = proposal(csv);
      expect(open).toEqual([]);
      const { vehicles } = await load(csv, { mapping });
      expect(vehicles.map(({ price }) => price)).toEqual([null, 18_990, null]);
    },
  );

  test.each(['GST', 'GST Status'])(
    'whose GST may be extra by codes in %s is not corrected with a mapping (FEED-10, LAW-06)',
    (name) => {
      const { open } = proposal(withColumns(`price,${name}`, ['16990,E', '18990,I', '20990,E']));
      expect(open).toMatchObject([{ column: name, about: 'tax' }]);
      expect(openColumnText(open[0]!)).toContain('ask the feed’s supplier for prices with GST');
    },
  );

  test.each(['On Roads', 'Government Charges'])(
    'with its type in %s comes with a line for its values (FEED-10)',
    (name) => {
      const { open } = proposal(withColumns(`price,${name}`, ['16990,Included', '18990,Extra', '20990,Included']));
      const line = `"priceType": {"column":"${name}","words":{"Included":"…","Extra":"…"}}`;
      expect(open).toMatchObject([{ column: name, about: 'price type', line }]);
      expect(openColumnText(open[0]!)).toContain(line);
    },
  );

  test("that is a manufacturer's recommended price is no price type (FEED-01)", () => {
    expect(prices('price,RRP Inc GST', '16990,19990').open).toEqual([]);
  });

  test('in a typed XML list needs no mapping (FEED-01)', async () => {
    const car = (prices: string) =>
      `<car><year>2020</year><make>Kia</make><model>Rio</model><prices>${prices}</prices></car>`;
    const xml = `<cars>${car('<price type="EGC">20990</price><price type="DAP">22990</price>')}${car('<price type="Weekly">89</price><price type="EGC">18990</price>')}</cars>`;
    expect(proposal(xml, 'en-AU', 'xml')).toMatchObject({ mapping: {}, open: [] });
    const { vehicles } = await stockOf(feed(xml, 'xml'), aTenant(), { tenantDir: tempDir(), now });
    expect(vehicles.map(({ price, priceType }) => [price, priceType])).toEqual([
      [22_990, 'drive_away'],
      [18_990, 'excluding_government_charges'],
    ]);
  });
});

test.each([
  ['caravan', 'Brand,Model,Year,Berths,ATM\nJayco,Journey,2023,2,2800kg'],
  ['motorcycle', 'make,model,year,LAMS\nYamaha,MT-07,2023,Y'],
  [undefined, 'make,model,year,km,sleeps\nToyota,Coaster,2019,88000,4'],
])('recognises %s by facts that only one kind has (FEED-13)', (kind, csv) => {
  const context = contextOf('en-AU');
  const { mapping } = proposeMapping(feed(csv), context);
  const stock = { ...dealerToBe('en-AU').settings.stock, mapping };
  expect(detectKinds(feed(csv), stock, context)[0]?.kind).toBe(kind);
});
