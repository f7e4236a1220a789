import { describe, expect, test } from 'vitest';
import { australianStates, type AustralianState } from '#src/domain/locations/region-codes.ts';
import { guaranteesSource, rightsAsOf, stateRights } from '#src/domain/rights/rights-data.ts';
import {
  australianState,
  statutoryRights,
  type RightsVehicle,
  type WarrantyRight,
} from '#src/domain/rights/statutory-rights.ts';

const today = '2026-11-18';
const used = (changes: Partial<RightsVehicle> = {}): RightsVehicle => ({
  carType: 'used',
  itemType: 'car',
  body: 'hatch',
  year: 2021,
  buildDate: '2021-03',
  complianceDate: '2021-06',
  odometer: 48_000,
  price: 25_990,
  ...changes,
});
/** "3/5000", "check" or "none: age". */
const short = (right: WarrantyRight | undefined): string => {
  if (right?.kind === 'covered') return `${right.cover.months}/${right.cover.kilometres}`;
  return right?.kind === 'none' ? `none: ${right.why}` : (right?.kind ?? 'nothing');
};
const warranty = (state: AustralianState, changes: Partial<RightsVehicle> = {}) =>
  short(statutoryRights(used(changes), state, today)?.warranty);
const built = (month: string) => ({ buildDate: month, complianceDate: month, year: Number(month.slice(0, 4)) });

describe('statutory warranty', () => {
  test.each<[AustralianState, string]>([
    ['NSW', '3/5000'],
    ['VIC', '3/5000'],
    ['ACT', '3/5000'],
    ['NT', '3/5000'],
    ['QLD', '3/5000'],
    ['WA', '3/5000'],
    ['SA', '3/5000'],
    ['TAS', 'check'],
  ])('a five-year-old car in %s: %s (LAW-05)', (state, expected) => {
    expect(warranty(state)).toBe(expected);
  });

  test.each<[string, AustralianState, Partial<RightsVehicle>, string]>([
    // Ages within a month of ten years need a check, never a promise.
    ['9 years 10 months', 'NSW', built('2017-01'), '3/5000'],
    ['at $60,000', 'NSW', { ...built('2021-01'), price: 60_000 }, '3/5000'],
    ['dearer: luxury cars may be left out', 'NSW', { ...built('2021-01'), price: 60_001 }, 'check'],
    ['as dear', 'VIC', { ...built('2021-01'), price: 90_000 }, '3/5000'],
    ['9 years 11 months', 'NSW', built('2016-12'), 'check'],
    ['10 years', 'NSW', built('2016-11'), 'check'],
    ['10 years 1 month', 'NSW', built('2016-10'), 'check'],
    ['10 years 2 months', 'NSW', built('2016-09'), 'none: age'],
    ['10 years 2 months', 'VIC', built('2016-09'), 'none: age'],
    ['10 years 2 months', 'NT', built('2016-09'), 'none: age'],
    ['10 years 2 months', 'QLD', built('2016-09'), '1/1000'],
    ['10 years', 'QLD', built('2016-11'), 'check'],
    ['40 years and far', 'QLD', { ...built('1986-01'), odometer: 480_000 }, '1/1000'],
    [
      'built and complied on two sides of ten years',
      'NSW',
      { buildDate: '2016-08', complianceDate: '2017-03' },
      'check',
    ],
    ['built old, complied within', 'NSW', { buildDate: '2015-08', complianceDate: '2017-03' }, 'check'],
    ['only a compliance date', 'NSW', { buildDate: null, complianceDate: '2019-01' }, '3/5000'],
    ['only a year, well within', 'NSW', { buildDate: null, complianceDate: null, year: 2018 }, '3/5000'],
    ['only a year, at the edge', 'NSW', { buildDate: null, complianceDate: null, year: 2017 }, 'check'],
    ['only a year, ten years back', 'NSW', { buildDate: null, complianceDate: null, year: 2016 }, 'check'],
    ['only a year, eleven years back', 'NSW', { buildDate: null, complianceDate: null, year: 2015 }, 'none: age'],
    ['11 years', 'WA', built('2015-11'), '1/1500'],
    ['11 years 10 months', 'WA', built('2015-01'), '1/1500'],
    ['12 years', 'WA', built('2014-11'), 'check'],
    ['12 years 2 months', 'WA', built('2014-09'), 'none: age'],
    ['14 years', 'SA', built('2012-11'), '3/5000'],
    ['15 years', 'SA', built('2011-11'), 'check'],
    ['15 years 2 months', 'SA', built('2011-09'), 'none: age'],
  ])('age %s in %s (LAW-05)', (_, state, changes, expected) => {
    expect(warranty(state, changes)).toBe(expected);
  });

  test.each<[number | null, AustralianState, string]>([
    [159_499, 'NSW', '3/5000'],
    [159_500, 'NSW', 'check'],
    [160_000, 'NSW', 'check'],
    [160_001, 'NSW', 'none: odometer'],
    [null, 'NSW', 'check'],
    [160_001, 'QLD', '1/1000'],
    [159_900, 'QLD', 'check'],
    [149_499, 'WA', '3/5000'],
    [149_900, 'WA', 'check'],
    [150_001, 'WA', '1/1500'],
    [179_900, 'WA', 'check'],
    [180_001, 'WA', 'none: odometer'],
    [199_499, 'SA', '3/5000'],
    [200_000, 'SA', 'check'],
    [200_001, 'SA', 'none: odometer'],
    [160_001, 'TAS', 'check'],
    [160_001, 'VIC', 'none: odometer'],
    [160_001, 'ACT', 'none: odometer'],
  ])('%s km in %s: %s (LAW-05)', (odometer, state, expected) => {
    expect(warranty(state, { odometer })).toBe(expected);
  });

  test.each<[number | null, AustralianState, string]>([
    [3999, 'WA', 'none: price'],
    [4000, 'WA', '3/5000'],
    [null, 'WA', 'check'],
    [3000, 'SA', 'none: price'],
    [3001, 'SA', '2/3000'],
    [6000, 'SA', '2/3000'],
    [6001, 'SA', '3/5000'],
    [null, 'SA', 'check'],
    [1000, 'NSW', '3/5000'],
    [null, 'NSW', '3/5000'],
  ])('a price of %s in %s: %s (LAW-05)', (price, state, expected) => {
    expect(warranty(state, { price })).toBe(expected);
  });

  test.each<[string, AustralianState, Partial<RightsVehicle>, string]>([
    ['a motorcycle', 'QLD', { itemType: 'motorcycle', body: 'cruiser' }, 'none: item'],
    ['a caravan', 'QLD', { itemType: 'caravan', body: 'caravan' }, 'none: item'],
    ['a motorcycle', 'NSW', { itemType: 'motorcycle', body: 'cruiser' }, 'check'],
    ['a caravan', 'VIC', { itemType: 'caravan', body: 'caravan' }, 'check'],
    ['a motorhome', 'NSW', { body: 'motorhome' }, 'check'],
    ['a cab chassis', 'NSW', { body: 'cabChassis' }, 'check'],
    ['a ute', 'NSW', { body: 'ute' }, '3/5000'],
  ])('%s in %s (LAW-05)', (_, state, changes, expected) => {
    expect(warranty(state, changes)).toBe(expected);
  });

  test.each<[string, Partial<RightsVehicle>, AustralianState | null]>([
    ['new stock', { carType: 'new' }, 'NSW'],
    ['demo stock', { carType: 'demo' }, 'NSW'],
    ['an accessory', { itemType: 'accessory' }, 'NSW'],
    ['a place outside Australia', {}, null],
  ])('states no rights for %s (LAW-05)', (_, changes, state) => {
    expect(statutoryRights(used(changes), state, today)).toBeNull();
  });

  test('rules out the warranty based on one known fact, even if another is unknown (LAW-05)', () => {
    expect(warranty('NSW', { odometer: null, ...built('2010-01') })).toBe('none: age');
    expect(warranty('WA', { odometer: 300_000, price: null })).toBe('none: odometer');
  });

  test("never goes from covered to not covered overnight at a month's end (LAW-05)", () => {
    for (const month of ['2016-09', '2016-10', '2016-11', '2016-12', '2017-01']) {
      const on = (date: string) => short(statutoryRights(used(built(month)), 'NSW', date)?.warranty);
      if (on('2026-11-30') === '3/5000') expect(on('2026-12-01'), month).not.toMatch(/^none/);
    }
  });
});

describe('cooling off', () => {
  const coolingOff = (state: AustralianState, changes: Partial<RightsVehicle> = {}) =>
    statutoryRights(used(changes), state, today)?.coolingOff;
  test.each<[AustralianState, object]>([
    ['VIC', { kind: 'days', days: 3, of: 'business days' }],
    ['QLD', { kind: 'days', days: 1, of: 'business day' }],
    ['SA', { kind: 'days', days: 2, of: 'clear business days' }],
    ['NSW', { kind: 'check', isCredit: true }],
    ['ACT', { kind: 'check', isCredit: false }],
    ['WA', { kind: 'none' }],
    ['TAS', { kind: 'none' }],
    ['NT', { kind: 'none' }],
  ])('applies to a car in %s (LAW-05)', (state, expected) => {
    expect(coolingOff(state)).toEqual(expected);
  });
  test.each<[string, AustralianState, Partial<RightsVehicle>, object]>([
    ['a caravan', 'QLD', { itemType: 'caravan', body: 'caravan' }, { kind: 'none' }],
    ['a motorcycle', 'QLD', { itemType: 'motorcycle', body: 'cruiser' }, { kind: 'check', isCredit: false }],
    ['a ute, which may be commercial', 'QLD', { body: 'ute' }, { kind: 'check', isCredit: false }],
    ['a motorcycle', 'VIC', { itemType: 'motorcycle', body: 'cruiser' }, { kind: 'check', isCredit: false }],
    ['a caravan', 'WA', { itemType: 'caravan', body: 'caravan' }, { kind: 'none' }],
  ])('applies to %s in %s (LAW-05)', (_, state, changes, expected) => {
    expect(coolingOff(state, changes)).toEqual(expected);
  });
});

test("links every state's authority on gov.au, and dates the figures (LAW-05)", () => {
  expect(rightsAsOf).toMatch(/^20\d\d-\d\d-\d\d$/);
  for (const url of [...australianStates.map((state) => stateRights[state].body.url), guaranteesSource.url])
    expect(url).toMatch(/^https:\/\/[a-z.]+\.gov\.au(\/|$)/);
});

test.each([
  ['nsw', 'NSW'],
  [' Vic ', 'VIC'],
  ['AUK', null],
  ['', null],
  [null, null],
])('reads the state "%s" (LAW-05)', (state, expected) => {
  expect(australianState(state)).toBe(expected);
});
