/**
 * The settings with which an Algolia index gives the results of the static engine (SRCH-23). The static engine is the
 * measure: the order of its columns, its rules for slips, its words and its tie-breaks stand here in Algolia's terms.
 */
import type { IndexSettings } from 'algoliasearch';
import { sortNames } from '#src/domain/search/search-state.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { highlightedAttributes } from '../engine/marked.ts';
import type { SearchRecord } from '../record.ts';
import { searchedColumns, searchedNames } from '../text/lexicon.ts';
import { ownAttributes } from './algolia-record.ts';
import type { AlgoliaRecord } from './algolia-record.ts';
import { wordedNames } from './searched-levels.ts';

/** Facets of SRCH-03 whose lists are long enough to search in. */
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
/** Ranges of SRCH-04: their facets give a slider its ends. */
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

/** Of the index and all its replicas; a replica differs in `ranking` alone. */
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
    unretrievableAttributes: [...ownAttributes],
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
    // The most that Algolia allows of both: the last page of the longest list can be reached, the longest list of
    // values is whole.
    paginationLimitedTo: 20_000,
    maxValuesPerFacet: 1000,
  };
}

/**
 * Replicas by name, `Car_production:price:desc`, with their settings. Standard ones: a virtual replica leaves hits out.
 */
export function replicaSettings(settings: Pick<PublicSettings, 'search'>): Record<string, IndexSettings> {
  const { indexName } = settings.search;
  return Object.fromEntries(
    sortNames
      .filter((sort) => sort !== 'rank')
      .map((sort) => {
        const [attribute, direction] = sort.split(':');
        // A shopper who sorts by price wants the cheapest, not the best match first: no textual criteria between.
        return [
          `${indexName}:${sort}`,
          { ...algoliaSettings(settings), ranking: [`${direction}(${attribute})`, 'custom'] },
        ];
      }),
  );
}

/** Groups of equal importance, the most important first, as the static engine weighs them. */
function searchableAttributes(): string[] {
  const plain = (level: number): string[] =>
    searchedNames.filter((name) => searchedColumns[name] === level && !wordedNames.includes(name));
  return [plain(0), [...plain(1), 'year'], ['kind_words', ...plain(2)], [...plain(3), 'place_words'], ['stocknum']].map(
    (group) => group.join(','),
  );
}
