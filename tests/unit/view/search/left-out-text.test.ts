import { expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import { appliedFilters } from '#src/view/search/applied-filters.ts';
import { isQueryIgnored, missingNote } from '#src/view/search/missing-words.ts';
import { now, publicSettings } from '../../../fixtures/vehicles.ts';

const state = searchState({ query: 'bentley', ranges: { price: { min: null, max: 20_000 } } });
const chips = (isTextLeftOut: boolean) =>
  appliedFilters(state, { settings: publicSettings(), words: { makes: [] } }, now, isTextLeftOut).map(
    ({ text: words }) => words,
  );

test('does not show a chip for ignored text (NLQ-01, SRCH-03)', () => {
  expect(chips(true)).not.toContain('“bentley”');
  expect(chips(false)).toContain('“bentley”');
});

test('shows excluded words as a shopper would say them (NLQ-08)', () => {
  const chipOf = (query: string) =>
    appliedFilters(searchState({ query }), { settings: publicSettings(), words: { makes: [] } }, now).map(
      ({ text: words }) => words,
    );
  expect(chipOf('ss -wildtrak -n-line')).toEqual(['“ss not wildtrak not n-line”']);
  expect(chipOf('10k -15k')).toEqual(['“10k -15k”']);
});

test('reports only wanted words as not found, never excluded ones (NLQ-08)', () => {
  const note = missingNote({
    query: 'sr5 sunny -wildtrak',
    nbHits: 3,
    missingWords: ['sunny'],
    unknownWords: ['sunny'],
  });
  expect(note).toEqual({ text: 'Nothing here matches “sunny”. Showing “sr5”.', left: null });
});

test.each<[answer: { query: string; nbHits: number; missingWords?: string[] }, isLeftOut: boolean]>([
  [{ query: 'bentley', nbHits: 115, missingWords: ['bentley'] }, true],
  [{ query: 'Škoda', nbHits: 9, missingWords: ['skoda'] }, true],
  [{ query: 'bentley', nbHits: 0, missingWords: ['bentley'] }, false],
  [{ query: 'brown camry', nbHits: 3, missingWords: ['camry'] }, false],
  [{ query: 'sunny -wildtrak', nbHits: 3, missingWords: ['sunny'] }, false],
  [{ query: 'ranger', nbHits: 3 }, false],
  [{ query: '', nbHits: 3 }, false],
])('decides whether the text of %j is ignored: %s (NLQ-01)', (answer, isOut) => {
  expect(isQueryIgnored(answer)).toBe(isOut);
});
