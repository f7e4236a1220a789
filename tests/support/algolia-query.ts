/** Answers computed with plain loops from the index's records and settings alone. */
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord } from '#src/search/record.ts';
import { BadRequest, facetFilters, filterExpression, numericFilters } from './algolia-filters.ts';
import { naiveFacet, naiveMatch, naiveStats } from './naive-search.ts';

type Row = SearchRecord & Record<string, unknown>;
export interface StoredIndex {
  rows: Map<string, Row>;
  settings: IndexSettings;
  synonyms: SynonymHit[];
  primary: string | null;
}
type Params = Record<string, unknown>;

const bare = (text: string): string => /\((\w+)\)/.exec(text)?.[1] ?? text;
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function matching(index: StoredIndex, params: Params): Row[] {
  const { attributesForFaceting = [], numericAttributesForFiltering = [] } = index.settings;
  const filterable = {
    facets: new Set(attributesForFaceting.map(bare)),
    numbers: new Set(numericAttributesForFiltering.map(bare)),
  };
  const filter = {
    all: [
      filterExpression(String(params['filters'] ?? ''), filterable),
      facetFilters(params['facetFilters'], filterable),
      numericFilters(params['numericFilters'], filterable),
    ],
  };
  // Reversed, so that neither arrival nor id order breaks ties by luck.
  const rows = [...index.rows.values()]
    .filter((row) => naiveMatch(row, filter))
    .sort((a, b) => (a.objectID < b.objectID ? 1 : -1));
  const words = tokens(String(params['query'] ?? ''));
  const whole = rows.filter((row) => countMatches(row, words, index) === words.length);
  if (whole.length > 0 || index.settings.removeWordsIfNoResults !== 'allOptional') return whole;
  const most = Math.max(0, ...rows.map((row) => countMatches(row, words, index)));
  return most === 0 ? [] : rows.filter((row) => countMatches(row, words, index) === most);
}

function countMatches(row: Row, query: readonly string[], { settings, synonyms }: StoredIndex): number {
  const texts = (settings.searchableAttributes ?? [])
    .flatMap((group) => group.split(','))
    .flatMap((attribute) => [row[attribute] ?? ''].flat())
    .flatMap((value) => tokens(String(value)));
  const has = (words: string[]): boolean => words.every((word) => texts.some((text) => text.startsWith(word)));
  return query.filter(
    (word) =>
      has([word]) ||
      synonyms.some(
        ({ input, synonyms: meanings = [] }) => input === word && meanings.some((meaning) => has(tokens(meaning))),
      ),
  ).length;
}

/** By `ranking`, then `customRanking`; rows without a value come last. Ignores text criteria. */
function ordered(rows: Row[], { ranking = [], customRanking = [] }: IndexSettings): Row[] {
  const criteria = ranking.flatMap((criterion) =>
    criterion === 'custom' ? customRanking : criterion.includes('(') ? [criterion] : [],
  );
  return rows.toSorted((a, b) => {
    for (const criterion of criteria) {
      const [x, y] = [a[bare(criterion)], b[bare(criterion)]] as [number | null, number | null];
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      return criterion.startsWith('desc') ? y - x : x - y;
    }
    return 0;
  });
}

function facetsOf(rows: Row[], params: Params, settings: IndexSettings): Record<string, unknown> {
  const declared = new Set(
    (settings.attributesForFaceting ?? []).filter((text) => !text.startsWith('filterOnly')).map(bare),
  );
  const asked = [params['facets'] ?? []].flat() as string[];
  const names = (
    asked.includes('*') ? [...declared] : asked.filter((name) => declared.has(name))
  ) as (keyof SearchRecord)[];
  const limit = Number(params['maxValuesPerFacet'] ?? settings.maxValuesPerFacet ?? 100);
  const stats = names.flatMap((name) => {
    const one = naiveStats(rows, name);
    return one ? [[name, one]] : [];
  });
  return {
    ...(asked.length > 0 && {
      facets: Object.fromEntries(
        names
          .map((name) => [name, naiveFacet(rows, name, limit)] as const)
          .filter(([, counts]) => Object.keys(counts).length > 0),
      ),
    }),
    ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) as unknown }),
  };
}

function hitOf(row: Row, params: Params, { unretrievableAttributes = [] }: IndexSettings): Record<string, unknown> {
  const wanted = params['attributesToRetrieve'] as string[] | undefined;
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) =>
        !unretrievableAttributes.includes(name) &&
        (!wanted || name === 'objectID' || wanted.includes(name) || wanted.includes('*')),
    ),
  );
}

/** @throws BadRequest for a request that Algolia would refuse or misread */
export function answer(index: StoredIndex, indexName: string, params: Params): Record<string, unknown> {
  const { settings } = index;
  const all = ordered(matching(index, params), settings);
  const hitsPerPage = Number(params['hitsPerPage'] ?? settings.hitsPerPage ?? 20);
  const page = Number(params['page'] ?? 0);
  if (hitsPerPage > 1000) throw new BadRequest(`hitsPerPage is ${hitsPerPage}, more than 1000`);
  const reachable = all.slice(0, settings.paginationLimitedTo ?? 1000);
  const hits = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((row) => ({
    ...hitOf(row, params, settings),
    ...(params['getRankingInfo'] === true && {
      _rankingInfo: { words: countMatches(row, tokens(String(params['query'] ?? '')), index) },
    }),
  }));
  return {
    index: indexName,
    hits,
    nbHits: all.length,
    page,
    hitsPerPage,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / hitsPerPage),
    ...facetsOf(all, params, settings),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: params['query'] ?? '',
    params: '',
    processingTimeMS: 1,
  };
}

/** @throws BadRequest if the facet is not searchable */
export function facetAnswer(index: StoredIndex, params: Params): Record<string, unknown> {
  const facet = params['facet'] as keyof SearchRecord;
  if (!index.settings.attributesForFaceting?.includes(`searchable(${facet})`))
    throw new BadRequest(`Cannot search in ${facet}`);
  const words = tokens(String(params['facetQuery'] ?? ''));
  const counts = Object.entries(naiveFacet(matching(index, params), facet, 1000)).filter(([value]) =>
    words.every((word) => tokens(value).some((text) => text.startsWith(word))),
  );
  return {
    facetHits: counts
      .slice(0, Number(params['maxFacetHits'] ?? 10))
      .map(([value, count]) => ({ value, highlighted: value, count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: 1,
  };
}
