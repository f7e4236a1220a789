import { describe, expect, test } from 'vitest';
import { fromQueryString } from '#src/domain/search/search-query.ts';
import { formAddress, knownCount, type FormChoice } from '#src/features/search/search-form-address.ts';

const nothing: FormChoice = { carType: '', make: '', model: '', body: '', price: '', query: '' };

describe('the search form', () => {
  test.each<[string, Partial<FormChoice>, string]>([
    ['nothing chosen', {}, '/cars/'],
    ['a make', { make: 'toyota' }, '/search/toyota'],
    ['make and model', { make: 'toyota', model: 'corolla' }, '/search/toyota/corolla'],
    ['a body', { body: 'suv' }, '/search/suv'],
    ['a stock type', { carType: 'used' }, '/search/used-cars'],
    ['a keyword', { query: 'tow bar & roof' }, '/cars/?query=tow+bar+%26+roof'],
    [
      'make, body and price',
      { make: 'mazda', body: 'suv', price: ':30000' },
      '/search/mazda?refinementList[body][0]=suv&range[price]=:30000',
    ],
  ])('builds the most specific URL for %s (SRCH-14)', (_name, choice, address) => {
    expect(formAddress({ ...nothing, ...choice })).toBe(address);
  });

  test.each<[string, Partial<FormChoice>, string]>([
    ['type and make', { carType: 'used', make: 'mazda' }, '/search/used-cars/mazda'],
    ['type, make and model', { carType: 'used', make: 'mazda', model: 'cx-5' }, '/search/used-cars/mazda/cx-5'],
    [
      'a type without a page of the make',
      { carType: 'demo', make: 'mazda' },
      '/search/mazda?refinementList[car_type][0]=demo',
    ],
  ])('puts %s into the path where that page exists (SRCH-14, LAND-01)', (_name, choice, address) => {
    expect(formAddress({ ...nothing, ...choice }, ['new-cars', 'used-cars'])).toBe(address);
  });

  test('builds a query that the search reads back (SRCH-14)', () => {
    const [, query = ''] = formAddress({
      ...nothing,
      make: 'mazda',
      carType: 'demo',
      price: ':30000',
      query: 'one owner',
    }).split('?');
    const state = fromQueryString(query);
    expect(state).toMatchObject({
      query: 'one owner',
      refinements: { car_type: ['demo'] },
      ranges: { price: { min: null, max: 30_000 } },
    });
  });

  const counts = { total: 598, carType: 42, make: 83, model: 10, body: 316 };
  test.each<[string, Partial<FormChoice>, number | null]>([
    ['nothing', {}, 598],
    ['a make', { make: 'toyota' }, 83],
    ['make and model', { make: 'toyota', model: 'corolla' }, 10],
    ['a body', { body: 'suv' }, 316],
    ['a stock type', { carType: 'demo' }, 42],
    ['make and body', { make: 'toyota', body: 'suv' }, null],
    ['a price', { price: ':30000' }, null],
  ])('shows a count on the button for %s only when the number is known (SRCH-08)', (_name, choice, count) => {
    expect(knownCount(counts, { ...nothing, ...choice })).toBe(count);
  });
});
