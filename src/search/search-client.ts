import { openIndex } from './engine/open-index.ts';
import type { FacetAnswer, SearchAnswer, SearchRequest } from './engine/request.ts';
import { searchEngine } from './engine/search-engine.ts';
import type { SearchEngine } from './engine/search-engine.ts';
import { resultCache } from './result-cache.ts';

export interface StaticSearchOptions {
  /** Both files of one build. Called again after a failure. */
  load: () => Promise<{ core: Uint8Array; cards: Uint8Array }>;
  /** The shopper's clock: sold vehicles disappear even on an old page. */
  now?: () => number;
}

export interface SearchClient {
  search: (requests: readonly SearchRequest[]) => Promise<{ results: SearchAnswer[] }>;
  searchForFacetValues: (requests: readonly SearchRequest[]) => Promise<FacetAnswer[]>;
}

/** Static index (SRCH-23). Rejects with IndexFileError, SearchRequestError, or `load`'s error. */
export interface StaticSearchClient extends SearchClient {
  warm: () => Promise<void>;
  clearCache: () => void;
}

const isMarked = ({ type, params: { hitsPerPage, attributesToHighlight = '*' } = {} }: SearchRequest): boolean =>
  type === 'facet' || (hitsPerPage !== 0 && attributesToHighlight.length > 0);

export function staticSearchClient({ load, now = Date.now }: StaticSearchOptions): StaticSearchClient {
  const cache = resultCache();
  let opening: Promise<SearchEngine> | null = null;
  let text: typeof import('./text/text-search.ts') | null = null;
  const engine = (): Promise<SearchEngine> => {
    opening ??= load().then(({ core, cards }) =>
      searchEngine(openIndex(core, cards), now, (index) => text!.textSearch(index)),
    );
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    async search(requests) {
      const one = await engine();
      return cache.get(`${one.moment()} ${JSON.stringify(requests)}`, async () => {
        if (requests.some(({ params }) => params?.query)) text ??= await import('./text/text-search.ts');
        const marked = requests.some(isMarked) ? await import('./engine/marked.ts') : null;
        const answer = ({ indexName, params, type, facet }: SearchRequest): SearchAnswer | FacetAnswer =>
          type === 'facet'
            ? one.searchFacet({ ...params, facetName: facet }, marked!.facetHitsOf)
            : one.search(indexName, params, marked?.marksOf);
        return { results: requests.map((request) => answer(request) as SearchAnswer) };
      });
    },
    async searchForFacetValues(requests) {
      text ??= await import('./text/text-search.ts');
      const [one, { facetHitsOf }] = await Promise.all([engine(), import('./engine/marked.ts')]);
      return requests.map(({ params }) => one.searchFacet(params ?? {}, facetHitsOf));
    },
    async warm() {
      (await engine()).search('', { hitsPerPage: 0 });
    },
    clearCache: cache.clear,
  };
}
