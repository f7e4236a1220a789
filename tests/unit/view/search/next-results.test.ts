import { describe, expect, test } from 'vitest';
import { fromQueryString } from '#src/domain/search/search-query.ts';
import { nextResults } from '#src/view/search/landing-page.ts';
import { aVehicle } from '../../../fixtures/vehicles.ts';
import { searchSite } from './search-site.ts';

const many = (make: string, model: string, count = 22) =>
  Array.from({ length: count }, () => aVehicle({ make, model, body: 'suv', fuel: 'electric' }));
const nextOf = (path: string, settings = {}, vehicles = [...many('Kia', 'EV6'), ...many('KIA', 'EV9', 2)]) => {
  const site = searchSite(settings, vehicles);
  return nextResults(site.landings.get(path)!, site);
};

describe('the next page of results without JavaScript', () => {
  test.each([
    ['/cars/', '/results?page=2'],
    ['/search', '/results?page=2'],
    ['/search/new-used-and-demo-cars/', '/results?page=2'],
    ['/search/used-cars', '/results?refinementList[car_type][0]=used&page=2'],
    ['/search/electric', '/results?refinementList[fuel][0]=electric&page=2'],
    ['/search/suv', '/results?refinementList[body][0]=suv&page=2'],
  ])('links %s to the second page of its own search (ROUTE-06)', (path, next) => {
    expect(nextOf(path)).toBe(next);
  });

  test('searches for a make in every spelling on its page (ROUTE-06)', () => {
    const { refinements } = fromQueryString(nextOf('/search/kia')!.replace('/results?', ''));
    expect(refinements.make?.toSorted()).toEqual(['KIA', 'Kia']);
  });

  test('has no next page for a model, a short list or an external search engine (ROUTE-06)', () => {
    expect(nextOf('/search/kia/ev6')).toBeNull();
    expect(nextOf('/cars/', {}, many('Kia', 'EV6', 21))).toBeNull();
    expect(nextOf('/cars/', { search: { engine: 'algolia', algolia: { appId: 'APP', searchKey: 'key' } } })).toBeNull();
  });
});
