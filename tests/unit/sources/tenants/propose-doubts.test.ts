/** In doubt, the report asks instead of proposing. */
import { describe, expect, test } from 'vitest';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { readContext } from '#src/sources/stock/load-stock.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { dealerToBe } from '../../../../scripts/tenants/dealer-to-be.ts';
import { detectKinds } from '../../../../scripts/tenants/propose-kinds.ts';
import { proposeMapping, type ProposedMapping } from '../../../../scripts/tenants/propose-mapping.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { now } from '../../../fixtures/vehicles.ts';

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

  test('never suggests a price column as the next best stock number (FEED-10)', () => {
    const { guesses } = proposal(withColumns('Unit No,Fly Away', ['W1,26990', 'W2,48990', 'W3,47990']));
    expect(guesses).toMatchObject([{ field: 'stockNumber', column: 'Unit No', next: null }]);
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
