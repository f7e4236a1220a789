/** Loaded on demand; the search page doesn't highlight. */
import type { SearchRecord } from '../record.ts';
import { highlight } from '../text/highlight.ts';
import type { Highlight, Tags } from '../text/highlight.ts';
import { fold, queryTerms, tokensOf } from '../text/tokens.ts';
import { facetOf } from './facets.ts';
import { isWanted } from './hits.ts';
import type { SearchIndex } from './open-index.ts';
import type { FacetAnswer, Hit, SearchParams } from './request.ts';

/** Same as in Algolia's settings. */
export const highlightedAttributes = [
  'make',
  'model',
  'make_model',
  'badge',
  'series',
  'colour',
  'city',
  'location_name',
  'filtered_features',
] satisfies (keyof SearchRecord)[];

const tagsOf = ({ highlightPreTag: before = '<em>', highlightPostTag: after = '</em>' }: SearchParams): Tags => ({
  before,
  after,
});

export function marksOf(
  record: SearchRecord,
  params: SearchParams,
  typed: ReadonlyMap<string, number>,
): NonNullable<Hit['_highlightResult']> {
  const { attributesToHighlight: marked = highlightedAttributes } = params;
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => isWanted(marked, name))
      .flatMap(([name, value]) => {
        const mark = highlighted(value, typed, tagsOf(params));
        return mark === null ? [] : [[name, mark] as const];
      }),
  );
}

function highlighted(value: unknown, typed: ReadonlyMap<string, number>, tags: Tags): Highlight | Highlight[] | null {
  if (Array.isArray(value)) return value.map((one) => highlight(String(one), typed, tags));
  return value === null || typeof value === 'boolean' ? null : highlight(String(value), typed, tags);
}

export function facetHitsOf(rows: Uint32Array, params: SearchParams, index: SearchIndex): FacetAnswer['facetHits'] {
  const { facetName = '', facetQuery = '', maxFacetHits = 10 } = params;
  const words = queryTerms(facetQuery);
  const whole = fold(facetQuery.trim());
  const accepts = (value: string): boolean => {
    const tokens = tokensOf(value, true);
    return fold(value).startsWith(whole) || words.every((word) => tokens.some(({ text }) => text.startsWith(word)));
  };
  const { counts } = facetOf(facetName, rows, maxFacetHits, index, accepts);
  return counts.map(({ value, count }) => {
    const typed = new Map(
      tokensOf(value, true).flatMap(({ text }) =>
        words.filter((word) => text.startsWith(word)).map((word) => [text, word.length] as const),
      ),
    );
    return { value, count, highlighted: highlight(value, typed, tagsOf(params)).value };
  });
}
