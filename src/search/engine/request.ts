/** Requests and answers in Algolia's words: the part of them that this engine reads and gives. */
import type { Highlight } from '../text/highlight.ts';
import type { SearchRecord } from '../record.ts';
import type { FacetStats } from './facets.ts';
import type { FilterList } from './filter-text.ts';

export interface SearchParams {
  query?: string;
  /**
   * `prefixNone`: the beginning of a short word is no match, as where words are left out. Default: the
   * last word may still be typed.
   */
  queryType?: 'prefixNone';
  /** An expression: `price > 1000 AND (body:suv OR body:ute)`. */
  filters?: string;
  facetFilters?: FilterList;
  numericFilters?: FilterList;
  /** A name alone in the disjunctive requests of InstantSearch. */
  facets?: string | readonly string[];
  maxValuesPerFacet?: number;
  hitsPerPage?: number;
  /** From 0. */
  page?: number;
  offset?: number;
  length?: number;
  attributesToRetrieve?: string | readonly string[];
  attributesToHighlight?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Of a search in a facet's values. */
  facetName?: string;
  facetQuery?: string;
  maxFacetHits?: number;
}

export interface SearchRequest {
  indexName: string;
  params?: SearchParams;
  type?: string;
  facet?: string;
}

export type Hit = SearchRecord & { _highlightResult?: Record<string, Highlight | Highlight[]> };

export interface SearchAnswer {
  index: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  offset?: number;
  length?: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, FacetStats>;
  exhaustiveFacetsCount: boolean;
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: { facetsCount: boolean; nbHits: boolean; typo: boolean };
  /** Words of the query that no hit has, where no vehicle has them all; empty where it is not known which. */
  missingWords?: string[];
  /** Those of them that no vehicle at all has; undefined where it is not known. */
  unknownWords?: string[];
  query: string;
  params: string;
  processingTimeMS: number;
}

export interface FacetAnswer {
  facetHits: { value: string; highlighted: string; count: number }[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}
