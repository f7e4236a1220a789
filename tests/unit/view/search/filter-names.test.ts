import { expect, test } from 'vitest';
import { searchFacetNames, searchRangeNames } from '#src/domain/search/search-state.ts';
import { filterTitle } from '#src/view/copy/search/facet-copy.ts';
import { byAmount } from '#src/view/search/list-limits.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';

const locales = ['en-AU', 'en-NZ', 'en-US'] as const;

test.each(locales)('gives every filter group its own title in %s (SRCH-03)', (locale) => {
  const settings = publicSettings({ regional: { locale } });
  const titles = [...searchFacetNames, ...searchRangeNames].map((name) => filterTitle(name, settings));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test.each([
  [
    ['$100,000+', '$10,000 - $19,999', '$0 - $9,999', '$80,000 - $99,999'],
    ['$0 - $9,999', '$10,000 - $19,999', '$80,000 - $99,999', '$100,000+'],
  ],
  [
    ['12', '7', '5'],
    ['5', '7', '12'],
  ],
])('lists %j in numeric order (SRCH-03)', (values, inOrder) => {
  expect(values.toSorted(byAmount)).toEqual(inOrder);
});
