/** Exclusions, distances and unrecorded facts, and the notes that explain them. */
import { describe, expect, test } from 'vitest';
import { joinMeaning } from '#src/domain/search/plain-words/apply.ts';
import { parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import { fromQueryString, toQueryString } from '#src/domain/search/search-query.ts';
import { searchState } from '#src/domain/search/search-state.ts';
import { appliedFilters } from '#src/view/search/applied-filters.ts';
import { omittedTermNote } from '#src/view/copy/search/note-copy.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import { now, publicSettings } from '../../../fixtures/vehicles.ts';

const reds = ['Soul Red Crystal', 'Lucid Red', 'Runway Red', 'Crimson Red Pearl', 'Red'];
/** As many as in a new-car showroom. */
const colours = [
  ...reds,
  ...Array.from({ length: 55 }, (_, at) => `Glacier ${['White', 'Blue', 'Grey', 'Silver', 'Green'][at % 5]!} ${at}`),
];
const words: QueryCatalogue = {
  makes: [{ name: 'Ford', models: ['Ranger'] }],
  bodies: ['suv', 'ute'],
  colours,
  features: ['Tow bar'],
  cities: ['Geelong', 'Penrith'],
  states: ['VIC', 'NSW'],
  doors: [2, 4],
};
const settings = publicSettings();
const read = (text: string) => parseQuery(text, words, 'en-AU', now);
const note = (text: string): string[] => {
  const meaning = read(text);
  return meaning.leftOut.map((one) =>
    omittedTermNote(one, searchState(joinMeaning({ refinements: {}, ranges: {} }, meaning)), settings),
  );
};

describe('exclusions', () => {
  test('reads "suv not red" as every colour but the reds, with one chip and a shareable URL (NLQ-01)', () => {
    const { refinements, leftOut } = read('suv not red');
    expect(leftOut).toEqual([]);
    expect(refinements.body).toEqual(['suv']);
    expect(refinements.colour).toEqual(colours.filter((colour) => !reds.includes(colour)));
    const state = searchState({ refinements });
    const address = toQueryString(state);
    expect(fromQueryString(address).refinements).toEqual(refinements);
    expect(address.length).toBeLessThan(4000);
    expect(appliedFilters(state, { settings, words }, now).map((chip) => chip.text)).toEqual(
      expect.arrayContaining(['Not red']),
    );
    expect(appliedFilters(state, { settings, words }, now)).toHaveLength(2);
  });

  test('shows two excluded colours as one chip, with the shopper’s own words (NLQ-01)', () => {
    const { refinements } = read('not red or blue');
    expect(appliedFilters(searchState({ refinements }), { settings, words }, now).map((chip) => chip.text)).toEqual([
      'Not blue or red',
    ]);
  });

  test('reports an exclusion that is too long for a URL as ignored (NLQ-01)', () => {
    const many = { ...words, colours: Array.from({ length: 140 }, (_, at) => (at === 0 ? 'Red' : `Sea Blue ${at}`)) };
    expect(parseQuery('suv not red', many, 'en-AU', now)).toMatchObject({
      refinements: { body: ['suv'] },
      leftOut: [{ kind: 'without', words: 'not red' }],
    });
  });

  test('explains that equipment cannot be excluded (NLQ-01)', () => {
    expect(read('4 door ute without tow bar').refinements).toEqual({ doors: ['4'], body: ['ute'] });
    expect(note('4 door ute without tow bar')).toEqual([
      'You can search for equipment, but not for cars without it, so “without tow bar” was ignored.',
    ]);
    expect(note('ute not written off')).toEqual([
      '“not written off” can’t be searched, so it was ignored. Choose what you do want in the filters.',
    ]);
  });
});

describe('distances', () => {
  test.each([
    ['within 50km of Geelong', 'We can’t search by distance yet. Showing Geelong.'],
    ['ute 20 minutes from penrith', 'We can’t search by distance yet. Showing Penrith.'],
    [
      'suv within 100 km of here',
      'We can’t search by distance yet, so “within 100 km of” was ignored. Choose a town or city in the filters.',
    ],
  ])(
    'for "%s", explains that distances cannot be searched, and shows the location used instead (NLQ-01)',
    (text, said) => {
      expect(note(text)[0]).toBe(said);
    },
  );
  test('explains that "near me" is an unknown location (NLQ-01)', () => {
    expect(note('suv near me')).toEqual([
      'We can’t tell where “near me” is, so it was ignored. Add a town or city, or choose one in the filters.',
    ]);
  });
});

describe('facts that are not recorded for stock', () => {
  test.each([
    ['6 cylinder sedan', '6 cylinder'],
    ['5 star safety sedan', '5 star safety'],
    ['4cyl sedan', '4cyl'],
    ['five star ancap rating sedan', 'five star ancap rating'],
  ])('ignores the number in "%s" together with its noun, and reports it (NLQ-01)', (text, leftOut) => {
    const { refinements, query } = parseQuery(text, { ...words, bodies: ['sedan'] }, 'en-AU', now);
    expect([refinements, query]).toEqual([{ body: ['sedan'] }, '']);
    expect(note(text)).toContain(`“${leftOut}” isn’t recorded for this stock, so it was ignored. Ask us about it.`);
  });
});
