import { beforeEach, describe, expect, test } from 'vitest';
import { searchState } from '#src/domain/search-state.ts';
import type { SearchConfig } from '#src/features/search/app/app-config.ts';
import { exclusionLabel } from '#src/features/search/app/chip-words.ts';
import { missingNote } from '#src/features/search/app/missing-words.ts';
import { noteKey, onEnter, otherwise, saysMore, searchNote, whileTyping } from '#src/features/search/app/typed-search.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';

const settings = publicSettings();
const words: SearchConfig['words'] = {
  makes: [{ name: 'Ford', models: ['Ranger'] }, { name: 'Hyundai', models: ['i30', 'i30 N'] }], bodies: ['suv', 'ute', 'hatch'], fuels: ['petrol', 'diesel', 'hybrid', 'electric'],
  colours: ['White', 'Black', 'Red', 'Blue', 'Soul Red'],
};
const config: SearchConfig = { settings, words, index: null, makes: [], bodies: [], quick: [], headings: {}, tiles: [], similarUrl: '/cars/', total: 1 };
const empty = searchState();

beforeEach(() => {
  searchNote.set(null);
  otherwise.set(null);
});

describe('the search field', () => {
  test('NLQ-01 SRCH-01 typing says what Enter would add, and what is left out, of that search alone', () => {
    expect(whileTyping('suv not white under 30k', empty, config)).toBe('suv');
    expect(searchNote.get()).toEqual({ about: noteKey(searchState({ query: 'suv' })), text: 'suv not white under 30k', leftOut: [], pending: ['Not white', 'Up to $30,000'] });
    whileTyping('hilux 2019', empty, config);
    expect(searchNote.get()!.pending).toEqual([]);
    expect(whileTyping('suv under $500 a week', empty, config)).toBe('suv');
    expect(searchNote.get()!.leftOut).toEqual([{ kind: 'weekly', words: 'under $500 a week' }]);
  });

  test.each([['foward ranger', 'foward ranger'], ['i30 n line', 'i30 n line'], ['ute with tow bar', 'ute tow bar'], ['ranger hybrid', 'ranger hybrid']])('NLQ-01 SRCH-09 where Enter on "%s" finds nothing, its names are text', (text, query) => {
    const next = onEnter(text, empty, config);
    expect(otherwise.get()).toEqual({ from: noteKey(next), to: searchState({ query }) });
  });

  test('NLQ-01 limits and what is not wanted stay where names become text; filters chosen before are never dropped', () => {
    onEnter('foward ranger not white under 30k', empty, config);
    expect(otherwise.get()!.to).toMatchObject({ query: 'foward ranger', ranges: { price: { max: 30_000 } }, refinements: { colour: ['Black', 'Red', 'Blue', 'Soul Red'] } });
    onEnter('ranger', searchState({ refinements: { body: ['suv'] } }), config);
    expect(otherwise.get()).toBeNull();
  });

  test('NLQ-01 an order that the dealer does not offer is not asked for', () => {
    expect(onEnter('cheapest suv', empty, config)).toMatchObject({ sort: 'price:asc', query: '', refinements: { body: ['suv'] } });
    const search = { ...settings.search, sorts: ['rank' as const] };
    expect(onEnter('cheapest suv', empty, { ...config, settings: { ...settings, search } }).sort).toBe('rank');
  });

  test.each([['sunroof', false], ['not white', true], ['cheapest', true], ['family car', true], ['ford', true]])('NLQ-01 an address that searches for "%s" says it better: %s', (text, isBetter) => {
    const state = searchState({ query: text });
    expect(saysMore(text, state, onEnter(text, state, config))).toBe(isBetter);
  });
});

describe('words of the search', () => {
  test.each([
    ['fuel', ['petrol', 'hybrid', 'electric'], 'Not diesel'], ['colour', ['Black', 'Blue', 'Soul Red', 'Red'], 'Not white'], ['colour', ['White', 'Black', 'Blue'], 'Not red or soul Red'],
    ['fuel', ['petrol', 'hybrid'], null], ['fuel', ['petrol', 'diesel', 'hybrid', 'electric'], null], ['fuel', ['petrol', 'hybrid', 'steam'], null], ['make', ['Ford', 'Kia', 'Mazda'], null],
  ])('NLQ-01 SRCH-08 of %s all of %j are one thing to remove: %s', (facet, chosen, label) => {
    expect(exclusionLabel(facet, chosen, words, settings)).toBe(label);
  });

  test.each([
    [{ query: 'ford ranger' }, null], [{ query: 'foward ranger', missingWords: ['foward'] }, 'ranger'], [{ query: 'Škoda ute qqq', missingWords: ['skoda', 'qqq'] }, 'ute'], [{ query: 'qqq', missingWords: ['qqq'] }, null],
  ])('SRCH-09 %j offers a search for %s', (results, left) => {
    expect(missingNote(results)?.left ?? null).toBe(left);
  });

  test('SRCH-09 it says what nothing matches, and what is shown in its place', () => {
    expect(missingNote({ query: 'foward ranger', missingWords: ['foward'] })!.words).toBe('Nothing that matches “ranger” also matches “foward”. Showing “ranger”.');
  });
});
