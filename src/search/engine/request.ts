import type { Highlight } from '../text/highlight.ts';
import type { SearchRecord } from '../record.ts';
import type { FacetStats } from './facets.ts';
import type { FilterList } from './filter-text.ts';

export interface SearchParams {
  query?: string;
  /** `prefixNone` disables prefixes of short words. By default, the last word may be incomplete. */
  queryType?: 'prefixNone';
  filters?: string;
  facetFilters?: FilterList;
  numericFilters?: FilterList;
  facets?: string | readonly string[];
  maxValuesPerFacet?: number;
  hitsPerPage?: number;
  page?: number;
  offset?: number;
  length?: number;
  attributesToRetrieve?: string | readonly string[];
  attributesToHighlight?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
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
  /** Words that match no hit; empty if unknown. */
  missingWords?: string[];
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
