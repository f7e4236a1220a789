/** Matches the static engine (SRCH-23). */
import type { IndexSettings } from 'algoliasearch';
import { sortNames } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { highlightedAttributes } from '../engine/marked.ts';
import type { SearchRecord } from '../record.ts';
import { searchedColumns, searchedNames } from '../text/lexicon.ts';
import { algoliaOnlyAttributes } from './algolia-record.ts';
import type { AlgoliaRecord } from './algolia-record.ts';
import { columnsWithTerms } from './searched-levels.ts';

/** SRCH-03 facets with values worth searching. */
const longFacets = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'colour',
  'categories',
  'city',
  'location_name',
  'dealership_name',
  'filtered_features',
  'tag',
] as const satisfies readonly (keyof SearchRecord)[];
const shortFacets = [
  'car_type',
  'status',
  'item_type',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'seats',
  'doors',
  'cab',
  'cylinders',
  'sleeps',
  'price_range',
  'weekly_price_range',
] as const satisfies readonly (keyof SearchRecord)[];
/** SRCH-04 facets that set slider limits. */
const ranges = [
  'price',
  'km',
  'year',
  'subscription_price',
  'length',
  'tare',
  'towing',
] as const satisfies readonly (keyof SearchRecord)[];
const numbers = [
  ...ranges,
  'seats',
  'doors',
  'cylinders',
  'sleeps',
  'created',
  'rank',
  'visible_until',
] as const satisfies readonly (keyof AlgoliaRecord)[];

export function algoliaSettings({ search }: Pick<PublicSettings, 'search'>): IndexSettings {
  return {
    searchableAttributes: searchableAttributes(),
    attributesForFaceting: [
      ...longFacets.map((name) => `searchable(${name})`),
      ...shortFacets,
      ...ranges,
      'filterOnly(objectID)',
      'filterOnly(name_parts)',
    ],
    numericAttributesForFiltering: [...numbers],
    unretrievableAttributes: [...algoliaOnlyAttributes],
    attributesToHighlight: [...highlightedAttributes],
    ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    customRanking: ['desc(rank)', 'asc(position)'],
    queryType: 'prefixAll',
    typoTolerance: 'min',
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['stocknum'],
    removeWordsIfNoResults: 'allOptional',
    indexLanguages: ['en'],
    queryLanguages: ['en'],
    ignorePlurals: true,
    hitsPerPage: search.pageSize,
    // Algolia's maximums, to reach every page and value.
    paginationLimitedTo: 20_000,
    maxValuesPerFacet: 1000,
  };
}

/** `Car_production:price:desc` and so on. Standard replicas: virtual ones omit hits. */
export function replicaSettings(settings: Pick<PublicSettings, 'search'>): Record<string, IndexSettings> {
  const { indexName } = settings.search;
  return Object.fromEntries(
    sortNames
      .filter((sort) => sort !== 'rank')
      .map((sort) => {
        const [attribute, direction] = sort.split(':');
        // Explicit sorting ignores textual relevance.
        return [
          `${indexName}:${sort}`,
          { ...algoliaSettings(settings), ranking: [`${direction}(${attribute})`, 'custom'] },
        ];
      }),
  );
}

/** Most important first. */
function searchableAttributes(): string[] {
  const plain = (level: number): string[] =>
    searchedNames.filter((name) => searchedColumns[name] === level && !columnsWithTerms.includes(name));
  return [plain(0), [...plain(1), 'year'], ['kind_words', ...plain(2)], [...plain(3), 'place_words'], ['stocknum']].map(
    (group) => group.join(','),
  );
}
