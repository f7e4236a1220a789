import { expect, test } from 'vitest';
import { correctedUrl, readAddress, readable } from '#src/view/search/search-route.ts';
import { lastPage } from '#src/view/search/result-count.ts';
import { configOf } from '../../../view/search/search-site.ts';

const config = configOf();
const mended = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return correctedUrl(path, search === '' ? '' : `?${search}`, config);
};

test.each<[string, string | null]>([
  ['/cars/', null],
  ['/cars/?page=2', null],
  ['/cars/?query=', null],
  ['/search/toyota?utm_source=mail', null],
  ['/search?refinementList[make][0]=Kia', '/search/kia'],
  ['/search/new-used-and-demo-cars/?refinementList[car_type][0]=used', '/search/used-cars'],
  ['/cars/?page=9999', '/cars/?page=1000'],
  ['/cars/?page=abc&query=ute', '/cars/?query=ute'],
  ['/cars/?page=0', '/cars/'],
  [
    '/search/toyota?refinementList[make][0]=Kia',
    '/search/new-used-and-demo-cars/?refinementList[make][0]=Toyota&refinementList[make][1]=Kia',
  ],
  ['/search/toyota?refinementList[make][0]=Toyota&utm_source=mail', '/search/toyota?utm_source=mail'],
  ['/search/toyota?page=9999&gclid=a%26b&utm_source=mail', '/search/toyota?page=1000&gclid=a%26b&utm_source=mail'],
  ['/cars/?query=%E0%A4%A', '/cars/'],
  ['/cars/?query=%E0%A4%A&refinementList[body][0]=suv', '/cars/?refinementList[body][0]=suv'],
  [
    '/search/hybrid?refinementList[fuel][0]=electric',
    '/search/new-used-and-demo-cars/?refinementList[fuel][0]=hybrid&refinementList[fuel][1]=plugInHybrid&refinementList[fuel][2]=electric',
  ],
])('corrects %s to %s (ROUTE-04, SRCH-14)', (address, expected) => {
  expect(mended(address)).toBe(expected);
  if (expected !== null) expect(mended(expected)).toBeNull();
});

test('ignores only text with broken encoding (ROUTE-04)', () => {
  expect(readAddress('/cars/', '?query=%E0%A4%A', config).query).toBe('');
  expect(readable('?query=100%25&page=2')).toBe('query=100%25&page=2');
  expect(readable('query=%&refinementList%5Bbody%5D[0]=suv')).toBe('refinementList%5Bbody%5D[0]=suv');
});

test.each([
  [0, 0, 1],
  [5, 1, 1],
  [43, 3, 3],
])('with %i results on %i pages, the last page is %i (SRCH-19)', (nbHits, nbPages, last) => {
  expect(lastPage({ nbHits, nbPages })).toBe(last);
});
