import { expect, test } from 'vitest';
import { facetLimit, makeLists, modelsOfMake } from '#src/view/search/list-limits.ts';
import { settingsSchema } from '#src/domain/tenant/settings/settings.ts';
import { withWrittenDefaults } from '#src/sources/tenants/written-defaults.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const settingsOf = (template: string, search: object = {}) =>
  settingsSchema.parse(withWrittenDefaults({ template, siteUrl: 'https://www.sample.example', search }));
const { makeButtons } = settingsOf('showroom').search;

/** "Make 99" downwards: in order of stock, the reverse of the order by name. */
const makes = (count: number, chosen: number[] = []) =>
  Array.from({ length: count }, (_, index) => ({ value: `Make ${99 - index}`, isRefined: chosen.includes(index) }));
const names = (list: { value: string }[]) => list.map(({ value }) => value);

test('shows seven makes before "Show all makes", or the popular ones in the marketplace template (SRCH-05)', () => {
  expect(makeLists(makes(40), makeButtons).inSight).toHaveLength(7);
  expect(makeLists(makes(40), settingsOf('marketplace').search.makeButtons).inSight).toHaveLength(20);
  expect(settingsOf('marketplace', { makeButtons: { first: 12 } }).search.makeButtons).toMatchObject({
    first: 12,
    popular: 20,
  });
});

test('lists the first twenty makes as popular, and the others by name (SRCH-05)', () => {
  const { popular, others } = makeLists(makes(40), makeButtons);
  expect(popular).toHaveLength(20);
  expect(names(popular)).toEqual(names(makes(20)));
  expect(others).toHaveLength(20);
  expect(names(others)).toEqual(names(makes(40).slice(20)).toSorted());
});

test('keeps a chosen make visible, and has no button when all makes are visible (SRCH-05)', () => {
  const { inSight, chosen } = makeLists(makes(40, [30]), makeButtons);
  expect(names(chosen)).toEqual(['Make 69']);
  expect(names(inSight)).toEqual(['Make 69', ...names(makes(7))]);
  expect(makeLists(makes(7), makeButtons).hasMore).toBe(false);
  expect(makeLists(makes(8), makeButtons).hasMore).toBe(true);
});

test('lists a chosen visible make only once, before the others (SRCH-05)', () => {
  const { inSight } = makeLists(makes(40, [2]), makeButtons);
  expect(names(inSight)).toEqual(['Make 97', 'Make 99', 'Make 98', 'Make 96', 'Make 95', 'Make 94', 'Make 93']);
});

test('lists up to thirty models of a make, and none of another make (SRCH-05)', () => {
  const own = Array.from({ length: 40 }, (_, index) => `Model ${index}`);
  const models = [{ value: 'CX-5' }, ...own.map((value) => ({ value }))];
  expect(modelsOfMake(own, models, makeButtons)).toHaveLength(30);
  expect(names(modelsOfMake(own, models, { modelLimit: 2 }))).toEqual(['Model 0', 'Model 1']);
});

test('lists up to twenty cities, forty dealerships and locations, and every value of other facets (SRCH-06)', () => {
  const settings = publicSettings();
  expect(facetLimit('city', settings)).toBe(20);
  expect(facetLimit('dealership_name', settings)).toBe(40);
  expect(facetLimit('location_name', settings)).toBe(40);
  expect(facetLimit('colour', settings)).toBeGreaterThan(200);
  const own = publicSettings({ search: { sidebar: { cityLimit: 3, dealershipLimit: 5 } } });
  expect([facetLimit('city', own), facetLimit('location_name', own)]).toEqual([3, 5]);
});

test('takes the minimum used price from the template, unless the dealer sets a level (SRCH-21)', () => {
  expect(settingsOf('showroom').search.minimumPriceLevel).toBe(0);
  expect(settingsOf('marketplace').search.minimumPriceLevel).toBe(1);
  expect(settingsOf('marketplace', { minimumPriceLevel: 0 }).search.minimumPriceLevel).toBe(0);
  expect(() => settingsOf('marketplace', { minimumPriceLevel: 15 })).toThrow();
});
