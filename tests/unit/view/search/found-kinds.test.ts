import { describe, expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { foundKinds, resultCountText } from '#src/view/search/result-count.ts';
import { searchHeading } from '#src/view/search/search-heading.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';
import { configOf } from './search-site.ts';

const seller = (...itemTypes: StockKind[]) => publicSettings({ stockRules: { itemTypes } });
const hit = (
  item_type: 'car' | 'motorcycle' | 'caravan' | 'accessory',
  body: 'suv' | 'motorhome' | 'caravan' | null,
) => ({
  item_type,
  body,
});
const body = (...values: string[]) => ({ body: values });

describe('the noun in the result count', () => {
  test('determines the kinds from the hits if all are on the page (REG-02)', () => {
    const homes = [hit('caravan', 'motorhome'), hit('caravan', 'motorhome')];
    expect(foundKinds({ nbHits: 2, hits: homes }, {})).toEqual(['motorhome']);
    expect(foundKinds({ nbHits: 3, hits: [...homes, hit('caravan', 'caravan')] }, {})).toEqual([
      'motorhome',
      'caravan',
    ]);
  });

  test('determines the kinds from the chosen bodies and the dealer’s stock if there are more hits (REG-02)', () => {
    const found = { nbHits: 90, hits: [hit('caravan', 'motorhome')] };
    const { bodyKinds } = configOf({ stockRules: { itemTypes: ['car', 'motorcycle', 'caravan', 'motorhome'] } }, [
      aVehicle({ body: 'suv' }),
      aVehicle({ body: 'ute' }),
      aVehicle({ body: 'van' }),
      aVehicle({ itemType: 'caravan', body: 'van' }),
      aVehicle({ itemType: 'caravan', body: 'motorhome' }),
      aVehicle({ itemType: 'accessory', body: null }),
    ]);
    const kinds = (...bodies: string[]) => foundKinds(found, body(...bodies), bodyKinds);
    expect(foundKinds(found, {}, bodyKinds)).toBeNull();
    expect(kinds('motorhome')).toEqual(['motorhome']);
    expect(kinds('suv', 'ute')).toEqual(['car']);
    expect(kinds('suv', 'motorhome')).toEqual(['car', 'motorhome']);
    expect(kinds('van')?.toSorted()).toEqual(['car', 'caravan']);
    expect(kinds('coupe')).toBeNull();
  });

  test('does not send a table of bodies for a dealer selling one kind, unless other kinds are in stock (REG-02)', () => {
    expect(configOf()).not.toHaveProperty('bodyKinds');
    const caravans = { stockRules: { itemTypes: ['caravan'] } };
    const home = aVehicle({ itemType: 'caravan', body: 'motorhome' });
    expect(configOf(caravans, [home]).bodyKinds).toEqual({ motorhome: ['motorhome'] });
  });

  test('falls back to the chosen item type, except caravans, which may include motorhomes (REG-02)', () => {
    const found = { nbHits: 90, hits: [hit('motorcycle', null)] };
    expect(foundKinds(found, { item_type: ['motorcycle'] })).toEqual(['motorcycle']);
    expect(foundKinds(found, { item_type: ['caravan'] })).toBeNull();
    expect(foundKinds(found, {})).toBeNull();
  });

  test.each<[count: number, sold: StockKind[], found: StockKind[] | null, text: string]>([
    [12, ['car'], null, '12 cars'],
    [12, ['car', 'motorcycle'], null, '12 vehicles'],
    [1, ['car', 'motorcycle'], null, '1 vehicle'],
    [12, ['car', 'motorcycle'], ['motorcycle'], '12 motorcycles'],
    [1, ['caravan', 'motorhome'], ['motorhome'], '1 motorhome'],
    [12, ['caravan', 'motorhome'], ['caravan', 'motorhome'], '12 vehicles'],
    [12, ['motorcycle', 'accessory'], null, '12 results'],
    [12, ['motorcycle', 'accessory'], ['motorcycle'], '12 motorcycles'],
    [1, ['motorcycle', 'accessory'], ['accessory'], '1 accessory'],
    [12, ['motorcycle', 'accessory'], ['motorcycle', 'accessory'], '12 results'],
    [0, ['caravan', 'motorhome'], ['motorhome'], '0 motorhomes'],
  ])('for %d results at a dealer selling %j with %j found, shows "%s" (REG-02)', (count, sold, found, text) => {
    expect(resultCountText(count, seller(...sold), found)).toBe(text);
  });
});

describe('the heading of a search', () => {
  const heading = (state: ReturnType<typeof searchState>, ...sold: StockKind[]) =>
    searchHeading(state, { settings: seller(...sold), quick: [], headings: { '/cars': 'Review' } });

  test('names the kind that a list is filtered to, if the dealer sells several (REG-02)', () => {
    const bikes = searchState({ refinements: { item_type: ['motorcycle'] } });
    expect(heading(bikes, 'car', 'motorcycle')).toBe('Motorcycles');
    expect(heading(bikes, 'motorcycle')).toBe('Review');
    expect(heading(searchState(), 'car', 'motorcycle')).toBe('Review');
    expect(heading(searchState({ refinements: { car_type: ['used'] } }), 'car', 'motorcycle')).toBe('Used vehicles');
    expect(
      heading(
        searchState({ refinements: { car_type: ['used'], make: ['BMW'], item_type: ['motorcycle'] } }),
        'car',
        'motorcycle',
      ),
    ).toBe('Used BMW motorcycles');
    expect(heading(searchState({ refinements: body('suv', 'ute') }), 'car')).toBe('Review');
  });
});
