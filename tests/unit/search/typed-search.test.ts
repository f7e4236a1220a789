import { beforeEach, describe, expect, test } from 'vitest';
import { searchState } from '#src/domain/search/search-state.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { exclusionLabel } from '#src/view/copy/search/chip-copy.ts';
import { missingNote } from '#src/view/search/missing-words.ts';
import { noteKey, searchNote } from '#src/features/search/app/search-note.ts';
import {
  meaningOf,
  onEnter,
  isReinterpreted,
  startedAnew,
  whileTyping,
} from '#src/features/search/app/typed-search.ts';
import { readingLines } from '#src/view/search/note-lines.ts';
import type { Found } from '#src/view/search/resolve-search.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const settings = publicSettings();
const words: SearchConfig['words'] = {
  makes: [
    { name: 'Ford', models: ['Ranger'] },
    { name: 'Hyundai', models: ['i30', 'i30 N'] },
  ],
  bodies: ['suv', 'ute', 'hatch'],
  fuels: ['petrol', 'diesel', 'hybrid', 'electric'],
  colours: ['White', 'Black', 'Red', 'Blue', 'Soul Red'],
  cylinders: [4, 6, 8],
  badges: ['wildtrak', 'n', 'line', 'nline'],
};
const config: SearchConfig = {
  settings,
  words,
  index: null,
  makes: [],
  bodies: [],
  pages: [],
  quick: [],
  headings: {},
  tiles: [],
  similarUrl: '/cars/',
  total: 1,
};
const empty = searchState();
const some: Found = { hits: 3, hasAllWords: true };
const none: Found = { hits: 0, hasAllWords: true };
/** Results for interpreted filters, and for names as literal text. */
const finding =
  (...found: Found[]) =>
  () =>
    Promise.resolve(found);
const enter = (text: string, state = empty, of = config, found = finding(some, some)) =>
  onEnter(text, state, of, found);

beforeEach(() => {
  searchNote.set(null);
});

describe('the search field', () => {
  test('shows while typing which filters Enter would apply and what it would ignore (NLQ-01, SRCH-01)', () => {
    expect(whileTyping('suv not white under 30k', empty, config)).toBe('suv not white under 30k');
    expect(searchNote.get()).toEqual({
      about: noteKey(searchState({ query: 'suv not white under 30k' })),
      leftOut: [],
      replaced: [],
      pending: ['SUV', 'Not white', 'Up to $30,000'],
    });
    whileTyping('suv under $500 a week', empty, config);
    expect(searchNote.get()!.leftOut).toEqual([{ kind: 'weekly', words: 'under $500 a week' }]);
  });

  test.each([
    'ford ranger under 30k',
    'i30',
    'suv or ute not white',
    'foward ranger',
    'ranger sr5',
    'diesel hatch',
    'v8 ute',
    'ranger not wildtrak',
    'i30 -n-line',
  ])('searches for the same cars while typing "%s" and after Enter (NLQ-01, SRCH-01)', async (text) => {
    const typed = meaningOf(config)(whileTyping(text, empty, config))!;
    const entered = await enter(text);
    expect({ refinements: typed.refinements, ranges: typed.ranges, query: typed.query }).toEqual({
      refinements: entered.refinements,
      ranges: entered.ranges,
      query: entered.query,
    });
    expect(meaningOf(config)(entered.query)).toMatchObject({ refinements: {}, ranges: {}, query: entered.query });
  });

  test.each([
    ['i30 n line', 'i30 n line'],
    ['ranger hybrid', 'ranger hybrid'],
  ])('searches for "%s" as text when its filters find nothing (NLQ-01, SRCH-09)', async (text, query) => {
    expect(await enter(text, empty, config, finding(none, some))).toEqual(searchState({ query }));
    expect(meaningOf(config)(query)).toBeNull();
    whileTyping(query, empty, config);
    expect(meaningOf(config)(query)).not.toBeNull();
  });

  test('shows the filters if text finds nothing either, and never searches seats as text (NLQ-01, SRCH-09)', async () => {
    expect(await enter('ranger hybrid', empty, config, finding(none, none))).toMatchObject({
      query: '',
      refinements: { model: ['Ranger'], fuel: ['hybrid'] },
    });
    expect(
      await enter('7 seater under 30k', empty, config, finding(none, { hits: 5, hasAllWords: false })),
    ).toMatchObject({ query: '', refinements: { seats: ['7'] } });
  });

  test('keeps limits and exclusions when names become text (NLQ-01)', async () => {
    const as = await enter('i30 n line not white under 30k', empty, config, finding(none, some));
    expect(as).toMatchObject({
      query: 'i30 n line',
      ranges: { price: { max: 30_000 } },
      refinements: { colour: ['Black', 'Red', 'Blue', 'Soul Red'] },
    });
  });

  test('drops older filters and limits that leave nothing for the new search, and reports it (NLQ-07)', async () => {
    const before = searchState({
      refinements: { body: ['suv'] },
      ranges: { price: { min: null, max: 20_000 }, year: { min: 2020, max: null } },
    });
    expect(await enter('ranger', before, config, finding(some, none, some))).toMatchObject({
      refinements: { body: ['suv'], model: ['Ranger'] },
      ranges: before.ranges,
    });
    expect(searchNote.get()!.replaced).toEqual([]);
    const widened = await enter('ranger', before, config, finding(none, some, some));
    expect(widened).toMatchObject({ refinements: { make: ['Ford'], model: ['Ranger'] }, ranges: before.ranges });
    expect(widened.refinements).not.toHaveProperty('body');
    expect(searchNote.get()!.replaced).toEqual([{ facet: 'body', values: ['suv'] }]);
    expect((await enter('ranger', before, config, finding(none, none, some))).ranges).toEqual({});
    expect(readingLines(searchNote.get()!, searchState(), settings).map(({ text: line }) => line)).toEqual([
      'SUV was removed because it doesn’t match your other filters.',
      'Up to $20,000 was removed because it doesn’t match your other filters.',
      '2020 or newer was removed because it doesn’t match your other filters.',
    ]);
    expect((await enter('ranger', before, config, finding(none, none, none))).refinements).toHaveProperty('body');
  });

  test("starts a new search from an empty field, without the previous query's filters (NLQ-07)", async () => {
    const chosen = searchState({ refinements: { fuel: ['diesel'] } });
    startedAnew(chosen);
    const first = await enter('ranger under 30k', chosen);
    expect(first.refinements).toEqual({ fuel: ['diesel'], make: ['Ford'], model: ['Ranger'] });
    const anew = startedAnew(first);
    expect(anew).toMatchObject({ refinements: { fuel: ['diesel'] }, ranges: {} });
    expect((await enter('suv', anew)).refinements).toEqual({ fuel: ['diesel'], body: ['suv'] });
    // Added text narrows the results unless a new search starts.
    expect((await enter('white', searchState({ refinements: { body: ['suv'] } }))).refinements).toEqual({
      body: ['suv'],
      colour: ['White'],
    });
  });

  test('replaces a filter of the same kind rather than widening it, and reports that (NLQ-01)', async () => {
    const next = await enter(
      'ford',
      searchState({ refinements: { make: ['Hyundai'], model: ['i30'], body: ['hatch'] } }),
    );
    expect(next.refinements).toEqual({ make: ['Ford'], body: ['hatch'] });
    expect(searchNote.get()!.replaced).toEqual([
      { facet: 'make', values: ['Hyundai'] },
      { facet: 'model', values: ['i30'] },
    ]);
    expect((await enter('ford', searchState({ refinements: { make: ['Hyundai', 'Ford'] } }))).refinements).toEqual({
      make: ['Ford'],
    });
    expect(searchNote.get()!.replaced).toEqual([]);
  });

  test('does not use a sort order that the dealer does not offer (NLQ-01)', async () => {
    expect(await enter('cheapest suv')).toMatchObject({ sort: 'price:asc', query: '', refinements: { body: ['suv'] } });
    const search = { ...settings.search, sorts: ['rank' as const] };
    expect((await enter('cheapest suv', empty, { ...config, settings: { ...settings, search } })).sort).toBe('rank');
  });

  test.each([
    ['sunroof', false],
    ['not white', true],
    ['cheapest', true],
    ['family car', true],
    ['ford', true],
  ])('decides whether filters are better than a text search URL for "%s": %s (NLQ-01)', async (text, isBetter) => {
    const state = searchState({ query: text });
    expect(isReinterpreted(text, state, await enter(text, state))).toBe(isBetter);
  });
});

describe('search messages', () => {
  test.each([
    ['fuel', ['petrol', 'hybrid', 'electric'], 'Not diesel'],
    ['colour', ['Black', 'Blue', 'Soul Red', 'Red'], 'Not white'],
    ['colour', ['White', 'Black', 'Blue'], 'Not red'],
    ['fuel', ['petrol', 'hybrid'], null],
    ['fuel', ['petrol', 'diesel', 'hybrid', 'electric'], null],
    ['fuel', ['petrol', 'hybrid', 'steam'], null],
    ['make', ['Ford', 'Kia', 'Mazda'], null],
  ])('for %s, groups %j into one exclusion: %s (NLQ-01, SRCH-08)', (facet, chosen, label) => {
    expect(exclusionLabel(facet, chosen, words, settings)).toBe(label);
  });

  test.each([
    [{ query: 'ford ranger' }, null],
    [{ query: 'foward ranger', missingWords: ['foward'] }, null],
    [{ query: 'brown camry', missingWords: ['camry'], unknownWords: ['camry'] }, null],
    [{ query: 'Škoda ute towball', missingWords: ['skoda', 'towball'], unknownWords: ['towball'] }, 'Škoda'],
    [{ query: 'qqq', missingWords: ['qqq'], unknownWords: ['qqq'] }, null],
  ])('for %j, offers a search for %s, and never one that is already shown (SRCH-09)', (results, left) => {
    expect(missingNote(results)?.left ?? null).toBe(left);
  });

  test('with filters, reports ignored text and offers a search for just that text (SRCH-09)', () => {
    expect(missingNote({ query: 'long range', missingWords: ['long', 'range'] }, true)).toEqual({
      text: 'Nothing here has “long range” as well, so it was ignored.',
      left: null,
    });
    expect(missingNote({ query: 'sr5 canopy', missingWords: ['canopy'], unknownWords: [] }, true)).toEqual({
      text: 'Nothing here has “canopy” as well, so it was ignored. Showing “sr5”.',
      left: 'canopy',
    });
  });

  test('lists the terms without matches, and reports what is shown instead (SRCH-09)', () => {
    expect(missingNote({ query: 'foward ranger', missingWords: ['foward'] })!.text).toBe(
      'Nothing that matches “ranger” also matches “foward”. Showing “ranger”.',
    );
    expect(missingNote({ query: 'brown camry', missingWords: ['camry'], unknownWords: ['camry'] })!.text).toBe(
      'Nothing here matches “camry”. Showing “brown”.',
    );
    expect(missingNote({ query: 'bentley', missingWords: ['bentley'], unknownWords: ['bentley'] }, true)).toEqual({
      text: 'Nothing here matches “bentley”, so it was ignored.',
      left: null,
    });
  });
});
