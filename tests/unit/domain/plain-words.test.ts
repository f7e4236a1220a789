import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyParsedQuery } from '#src/domain/search/plain-words/apply.ts';
import { lowKilometres, parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import { dropUnfinishedAmount, namesOnly } from '#src/domain/search/plain-words/typed.ts';
import { withoutRange, withoutValues } from '#src/view/search/applied-filters.ts';
import { fromQueryString, toQueryString } from '#src/domain/search/search-query.ts';
import {
  searchFacetNames,
  searchRangeNames,
  searchState,
  type Range,
  type SearchState,
} from '#src/domain/search/search-state.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import { now } from '../../fixtures/vehicles.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const catalogue: QueryCatalogue = {
  makes: [
    { name: 'Toyota', models: ['HiLux', 'RAV4', '86', 'Corolla', 'Prado'] },
    { name: 'Mazda', models: ['3', 'CX-5', 'BT-50', 'MX-5'] },
    { name: 'Volkswagen', models: ['Golf', 'T-Cross'] },
    { name: 'Peugeot', models: ['2008', '308'] },
    { name: 'Land Rover', models: ['Defender'] },
    { name: 'Mercedes-Benz', models: ['C200', 'Sprinter'] },
    { name: 'Hyundai', models: ['i30', 'i30 N', 'Kona Electric'] },
    { name: 'Indigo', models: ['One'] },
    { name: 'Orange', models: ['Silver'] },
    { name: 'Rover', models: ['Red'] },
    { name: 'Tesla', models: ['Model 3', 'Model Y'] },
    { name: 'Kia', models: ['Carnival', 'Sport'] },
    { name: 'Ford', models: ['Sport', 'Ranger'] },
  ],
  bodies: ['suv', 'ute', 'sedan', 'hatch', 'hatchback', 'wagon', 'peopleMover', 'van'],
  colours: ['Glacier White', 'Soul Red Crystal', 'Red', 'Indigo', 'Graphite Grey', 'Ruby'],
  fuels: ['petrol', 'diesel', 'hybrid', 'plugInHybrid', 'electric'],
  drives: ['front', 'rear', 'all', 'four'],
  seats: [2, 5, 7, 8],
  states: ['NSW', 'VIC', 'WA'],
  cities: ['Penrith', 'Wagga Wagga'],
};

const parse = (text: string, changes: Partial<QueryCatalogue> = {}, locale: 'en-AU' | 'en-US' = 'en-AU') =>
  parseQuery(text, { ...catalogue, ...changes }, locale, now);
const upTo = (max: number): Range => ({ min: null, max });
const from = (min: number): Range => ({ min, max: null });

type Expected = Partial<Pick<SearchState, 'refinements' | 'ranges' | 'query'>>;
const cases: [text: string, expected: Expected][] = [
  ['7 seat suv under 40k', { refinements: { seats: ['7'], body: ['suv'] }, ranges: { price: upTo(40_000) } }],
  [
    'auto diesel ute 2019 or newer',
    { refinements: { transmission: ['automatic'], fuel: ['diesel'], body: ['ute'] }, ranges: { year: from(2019) } },
  ],
  [
    'low km hybrid under 100000 km',
    { refinements: { fuel: ['hybrid', 'plugInHybrid'] }, ranges: { km: upTo(100_000) } },
  ],
  ['low km hybrid', { refinements: { fuel: ['hybrid', 'plugInHybrid'] }, ranges: { km: upTo(lowKilometres) } }],
  ['low kms', { ranges: { km: upTo(60_000) } }],
  ['plug-in hybrid', { refinements: { fuel: ['plugInHybrid'] } }],
  ['between 20 and 30k', { ranges: { price: { min: 20_000, max: 30_000 } } }],
  ['20-30k', { ranges: { price: { min: 20_000, max: 30_000 } } }],
  ['$20,000 to $30,000', { ranges: { price: { min: 20_000, max: 30_000 } } }],
  ['30k to 20k', { ranges: { price: { min: 20_000, max: 30_000 } } }],
  ['15 to 20 grand', { ranges: { price: { min: 15_000, max: 20_000 } } }],
  ['less than $25,000', { ranges: { price: upTo(25_000) } }],
  ['max 12.5k', { ranges: { price: upTo(12_500) } }],
  ['$18000', { ranges: { price: upTo(18_000) } }],
  ['over 10k under 20k', { ranges: { price: { min: 10_000, max: 20_000 } } }],
  ['under 10k over 20k', { ranges: { price: from(20_000) } }],
  ['30k or less', { ranges: { price: upTo(30_000) } }],
  ['no more than 30k', { ranges: { price: upTo(30_000) } }],
  ['around 30k', { ranges: { price: { min: 27_000, max: 33_000 } } }],
  ['under 2000', { ranges: { price: upTo(2000) } }],
  ['after 2018', { ranges: { year: from(2019) } }],
  ['since 2018', { ranges: { year: from(2018) } }],
  ['2018+', { ranges: { year: from(2018) } }],
  ['before 2015', { ranges: { year: upTo(2014) } }],
  ['2015 or older', { ranges: { year: upTo(2015) } }],
  ['2018-2021', { ranges: { year: { min: 2018, max: 2021 } } }],
  ['from 2018 to 2021', { ranges: { year: { min: 2018, max: 2021 } } }],
  ['2020', { ranges: { year: { min: 2020, max: 2020 } } }],
  ['less than 5 years old', { ranges: { year: from(2021) } }],
  ['under 60 000 km', { ranges: { km: upTo(60_000) } }],
  ['80,000kms', { ranges: { km: upTo(80_000) } }],
  ['under 100k km', { ranges: { km: upTo(100_000) } }],
  ['20000 to 50000 km', { ranges: { km: { min: 20_000, max: 50_000 } } }],
  ['manual', { refinements: { transmission: ['manual'] } }],
  ['4wd', { refinements: { drive: ['four', 'all'] } }],
  ['all wheel drive', { refinements: { drive: ['all'] } }],
  ['electric', { refinements: { fuel: ['electric'] } }],
  ['EVs', { refinements: { fuel: ['electric'] } }],
  ['used people movers', { refinements: { car_type: ['used'], body: ['peopleMover'] } }],
  ['hatch', { refinements: { body: ['hatch', 'hatchback'] } }],
  ['seven seater', { refinements: { seats: ['7'] } }],
  ['5+ seats', { refinements: { seats: ['5', '7', '8'] } }],
  ['suv or ute', { refinements: { body: ['suv', 'ute'] } }],
  ['vw golf', { refinements: { make: ['Volkswagen'], model: ['Golf'] } }],
  ['hi lux', { refinements: { make: ['Toyota'], model: ['HiLux'] } }],
  ['land rover defender', { refinements: { make: ['Land Rover'], model: ['Defender'] } }],
  ['i30 n hyundai', { refinements: { make: ['Hyundai'], model: ['i30 N'] } }],
  ['tesla model 3', { refinements: { make: ['Tesla'], model: ['Model 3'] } }],
  [
    'mazda 3 2019 under 20k',
    { refinements: { make: ['Mazda'], model: ['3'] }, ranges: { year: { min: 2019, max: 2019 }, price: upTo(20_000) } },
  ],
  ['peugeot 2008', { refinements: { make: ['Peugeot'], model: ['2008'] } }],
  ['peugeot 2008 or newer', { refinements: { make: ['Peugeot'] }, ranges: { year: from(2008) } }],
  ['toyota 86 under 40k', { refinements: { make: ['Toyota'], model: ['86'] }, ranges: { price: upTo(40_000) } }],
  ['toyota or mazda', { refinements: { make: ['Toyota', 'Mazda'] } }],
  ['ute in penrith NSW', { refinements: { body: ['ute'], city: ['Penrith'], state: ['NSW'] } }],
  ['wagga wagga', { refinements: { city: ['Wagga Wagga'] } }],
];

describe('searching in plain language', () => {
  test.each(cases)(
    'turns "%s" into refinements and ranges (NLQ-01)',
    (text, { refinements = {}, ranges = {}, query = '' }) => {
      const { understood: _understood, sort: _sort, leftOut: _leftOut, ...parts } = parse(text);
      expect(parts).toEqual({ refinements, ranges, query });
    },
  );

  test.each<[string, Expected]>([
    [
      'hilux sr5 under 40k',
      { query: 'sr5', refinements: { make: ['Toyota'], model: ['HiLux'] }, ranges: { price: upTo(40_000) } },
    ],
    ['sunroof suv', { query: 'sunroof', refinements: { body: ['suv'] } }],
    ['Sport', { query: 'Sport' }],
    ['86', { query: '86' }],
    ['near new hatch', { query: 'near new', refinements: { body: ['hatch', 'hatchback'] } }],
    ['cooper s', { query: 'cooper s' }],
    ['toyota prado 150', { query: 'prado 150', refinements: { make: ['Toyota'] } }],
    ['land rover defender 110', { query: 'defender 110', refinements: { make: ['Land Rover'] } }],
    ['ute with tow bar', { query: 'tow bar', refinements: { body: ['ute'] } }],
    ['a class with sunroof', { query: 'a class sunroof' }],
    ['40000', { query: '40000' }],
    ['under 2019', { query: 'under 2019' }],
    ['toyt', { query: 'toyt' }],
    ['7 speed auto', { query: '7 speed', refinements: { transmission: ['automatic'] } }],
  ])('leaves the unclear part of "%s" in the query (NLQ-01)', (text, { refinements = {}, ranges = {}, query }) => {
    expect(parse(text)).toMatchObject({ refinements, ranges, query });
  });

  const notWhite = ['Soul Red Crystal', 'Red', 'Indigo', 'Graphite Grey', 'Ruby'];
  const notDiesel = ['petrol', 'hybrid', 'plugInHybrid', 'electric'];
  test.each<[text: string, expected: Expected, label: string]>([
    ['not white', { refinements: { colour: notWhite } }, 'Not white'],
    ['suv not white', { refinements: { body: ['suv'], colour: notWhite } }, 'Not white'],
    ['not white or red', { refinements: { colour: ['Indigo', 'Graphite Grey'] } }, 'Not white or red'],
    ['ute, not diesel', { refinements: { body: ['ute'], fuel: notDiesel } }, 'Not diesel'],
    ['anything but diesel', { refinements: { fuel: notDiesel } }, 'Not diesel'],
    [
      'hilux without manual',
      { refinements: { make: ['Toyota'], model: ['HiLux'], transmission: ['automatic'] } },
      'Not manual',
    ],
    [
      'hilux not manual, diesel',
      { refinements: { make: ['Toyota'], model: ['HiLux'], transmission: ['automatic'], fuel: ['diesel'] } },
      'Not manual',
    ],
    [
      'no utes or vans under 30k',
      {
        refinements: { body: ['suv', 'sedan', 'hatch', 'hatchback', 'wagon', 'peopleMover'] },
        ranges: { price: upTo(30_000) },
      },
      'Not ute or van',
    ],
    ['not AWD', { refinements: { drive: ['front', 'rear', 'four'] } }, 'Not AWD'],
    ['mazda not new', { refinements: { make: ['Mazda'], car_type: ['demo', 'used'] } }, 'Not new'],
    ['suv not in Penrith', { refinements: { body: ['suv'], city: ['Wagga Wagga'] } }, 'Not Penrith'],
    ['suv not ute', { refinements: { body: ['suv'] } }, 'Not ute'],
    [
      'sedan except Toyota',
      {
        refinements: {
          body: ['sedan'],
          make: catalogue.makes.map(({ name }) => name).filter((name) => name !== 'Toyota'),
        },
      },
      'Not Toyota',
    ],
    [
      'toyota but not a hilux',
      { refinements: { make: ['Toyota'], model: ['RAV4', '86', 'Corolla', 'Prado'] } },
      'Not HiLux',
    ],
  ])(
    'turns the exclusion in "%s" into all other values, which are removed together (NLQ-01)',
    (text, { refinements = {}, ranges = {}, query = '' }, label) => {
      const parsed = parse(text);
      expect({
        refinements: parsed.refinements,
        ranges: parsed.ranges,
        query: parsed.query,
        leftOut: parsed.leftOut,
      }).toEqual({ refinements: expect.anything(), ranges, query, leftOut: [] });
      for (const [facet, values] of Object.entries(refinements))
        expect(parsed.refinements[facet as 'body']?.toSorted()).toEqual(values.toSorted());
      expect(Object.keys(parsed.refinements).toSorted()).toEqual(Object.keys(refinements).toSorted());
      expect(parsed.understood.map((one) => one.label)).toContain(label);
    },
  );

  test('keeps the words on both sides of an exclusion apart: "mazda not diesel 3" does not mean a Mazda 3 (NLQ-01)', () => {
    const { refinements, query } = parse('mazda not diesel 3');
    expect({ refinements, query }).toEqual({ refinements: { make: ['Mazda'], fuel: notDiesel }, query: '3' });
  });

  test.each<[text: string, kind: string, words: string, rest: Expected]>([
    ['suv without sunroof', 'equipped', 'without sunroof', { refinements: { body: ['suv'] } }],
    [
      'suv no tow bar under 30k',
      'equipped',
      'no tow bar',
      { refinements: { body: ['suv'] }, ranges: { price: upTo(30_000) } },
    ],
    ['under $500 a week', 'weekly', 'under $500 a week', {}],
    ['ute for $150pw', 'weekly', 'for $150pw', { refinements: { body: ['ute'] } }],
    ['hilux $600 per month', 'weekly', '$600 per month', { refinements: { make: ['Toyota'], model: ['HiLux'] } }],
    ['family car', 'vague', 'family', {}],
    ['something for the family', 'vague', 'family', {}],
    ['reliable first car', 'vague', 'reliable', {}],
    ['p plater approved hatch', 'vague', 'p plater approved', { refinements: { body: ['hatch', 'hatchback'] } }],
    ['small suv', 'vague', 'small', { refinements: { body: ['suv'] } }],
  ])(
    'skips and reports the part of "%s" that cannot be searched (NLQ-01)',
    (text, kind, words, { refinements = {}, ranges = {} }) => {
      const parsed = parse(text);
      expect(parsed.leftOut).toContainEqual({ kind, words });
      expect({ refinements: parsed.refinements, ranges: parsed.ranges, query: parsed.query }).toEqual({
        refinements,
        ranges,
        query: '',
      });
    },
  );

  test.each<[text: string, sort: SearchState['sort'], rest: Expected]>([
    ['cheap car', 'price:asc', {}],
    ['cheapest suv', 'price:asc', { refinements: { body: ['suv'] } }],
    ['newest', 'year:desc', {}],
    ['latest arrivals', 'created:desc', {}],
    ['lowest kms hilux', 'km:asc', { refinements: { make: ['Toyota'], model: ['HiLux'] } }],
    ['most expensive', 'price:desc', {}],
  ])('turns "%s" into a sort order (NLQ-01)', (text, sort, { refinements = {} }) => {
    const parsed = parse(text);
    expect({
      sort: parsed.sort,
      refinements: parsed.refinements,
      query: parsed.query,
      leftOut: parsed.leftOut,
    }).toEqual({ sort, refinements, query: '', leftOut: [] });
    expect(applyParsedQuery(searchState(), parsed).sort).toBe(sort);
    expect(parse(text, { sorts: ['rank'] })).toMatchObject({ sort: null, leftOut: [{ kind: 'vague' }] });
  });

  test.each<[string, Expected]>([
    ['hyndai i30', { refinements: { make: ['Hyundai'], model: ['i30', 'i30 N'] } }],
    [
      'red mazda cx5',
      { refinements: { make: ['Mazda'], model: ['CX-5'], colour: ['Soul Red Crystal', 'Red', 'Ruby'] } },
    ],
    ['nothing over 20k', { ranges: { price: upTo(20_000) } }],
    ['nothing older than 2018', { ranges: { year: from(2018) } }],
    ['cheaper than 20k', { ranges: { price: upTo(20_000) } }],
  ])('understands every word of "%s" (NLQ-01)', (text, { refinements = {}, ranges = {} }) => {
    const { refinements: found, ranges: limits, query } = parse(text);
    expect({ found, limits, query }).toEqual({ found: refinements, limits: ranges, query: '' });
  });

  test("matches a model that includes its make's name, and a model listed under two makes (NLQ-01)", () => {
    const makes = [
      { name: 'Mazda', models: ['Mazda3', 'CX-3'] },
      { name: 'Haval', models: ['Jolion'] },
      { name: 'GWM', models: ['Haval Jolion', 'Ute'] },
    ];
    expect(parse('red mazda 3', { makes }).refinements).toMatchObject({ make: ['Mazda'], model: ['Mazda3'] });
    expect(parse('haval jolion', { makes }).refinements).toEqual({
      make: ['Haval', 'GWM'],
      model: ['Jolion', 'Haval Jolion'],
    });
  });

  test.each([
    ['suv not white', 'suv'],
    ['not white', ''],
    ['under $500 a week', ''],
    ['mazda cx5 under 30k', 'mazda cx5'],
    ['cheap suv', 'suv'],
    ['family car', ''],
    ['ute with tow bar', 'ute tow bar'],
    ['peugeot 2008', 'peugeot 2008'],
    ['landcruiser 200', 'landcruiser 200'],
    ['low km hybrid', 'hybrid'],
    ['toyt', 'toyt'],
    ['', ''],
  ])('keeps only the searchable words of "%s": "%s" (NLQ-01)', (text, query) => {
    expect(namesOnly(text, catalogue, 'en-AU', now)).toBe(query);
  });

  test.each([
    ['mazda cx5 under 3', 'mazda cx5'],
    ['mazda cx5 under 30k', 'mazda cx5 under 30k'],
    ['suv under', 'suv'],
    ['corolla or', 'corolla'],
    ['hilux between 20 and', 'hilux'],
    ['suv near', 'suv'],
    ['ute', 'ute'],
    ['', ''],
  ])('while typing, shortens "%s" to "%s" (NLQ-01, SRCH-01)', (text, finished) => {
    expect(dropUnfinishedAmount(text)).toBe(finished);
  });

  test.each<[string, string[] | undefined]>([
    ['red', ['Soul Red Crystal', 'Red', 'Ruby']],
    ['indigo hatch', ['Indigo']],
    ['grey', ['Graphite Grey']],
    ['gray', ['Graphite Grey']],
    ['orange', undefined],
    ['silver', undefined],
  ])('never reads "%s" as a make or model, even if one has that name (NLQ-01)', (text, colours) => {
    const { refinements } = parse(text);
    expect(refinements).not.toHaveProperty('make');
    expect(refinements).not.toHaveProperty('model');
    expect(refinements.colour).toEqual(colours);
  });

  test('leaves a model name shared by two makes to text search until a make is given (NLQ-01)', () => {
    expect(parse('kia sport').refinements).toEqual({ make: ['Kia'], model: ['Sport'] });
    expect(parse('sport').refinements).toEqual({});
  });

  test('understands gas, truck and miles in the United States (NLQ-01)', () => {
    expect(parse('gas truck', {}, 'en-US').refinements).toEqual({ fuel: ['petrol'], body: ['ute'] });
    expect(parse('truck', { truck: 'lightTruck', bodies: ['lightTruck'] }).refinements).toEqual({
      body: ['lightTruck'],
    });
    expect(parse('gas').refinements).toEqual({});
    const miles = parse('under 60,000 miles', { distanceUnit: 'mi' }, 'en-US');
    expect(miles.ranges.km).toEqual(upTo(96_561));
    expect(miles.understood.map(({ label }) => label)).toEqual(['Up to 60,000 mi']);
  });

  test('requires capitals for a state abbreviation that is also a word (NLQ-01)', () => {
    const states = { states: ['OR', 'IN', 'CA'] };
    expect(parse('suv or ute', states, 'en-US').refinements).toEqual({ body: ['suv', 'ute'] });
    expect(parse('suv OR', states, 'en-US').refinements).toEqual({ body: ['suv'], state: ['OR'] });
    expect(parse('suv ca', states, 'en-US').refinements).toEqual({ body: ['suv'], state: ['CA'] });
  });

  test('matches 4wd to all-wheel drive when the feed has no four-wheel drive (NLQ-01)', () => {
    expect(parse('4wd', { drives: ['front', 'all'] }).refinements).toEqual({ drive: ['all'] });
  });

  test.each([
    ['7 seat suv under 40k', ['7 seats', 'SUV', 'Up to $40,000']],
    ['auto 2019 or newer', ['Automatic', '2019 or newer']],
    ['red hybrid 2wd between 20 and 30k', ['Red', 'Hybrid', '2WD', '$20,000 to $30,000']],
    ['low km demo', ['Demo', 'Up to 60,000 km']],
  ])('labels what it understood in "%s" (NLQ-01)', (text, labels) => {
    expect(
      parse(text)
        .understood.map(({ label }) => label)
        .toSorted(),
    ).toEqual(labels.toSorted());
  });

  test('removes each understood part separately, and keeps earlier choices in other filters (NLQ-01)', () => {
    const before = searchState({
      query: 'x',
      page: 4,
      sort: 'price:asc',
      refinements: { body: ['wagon'], make: ['Toyota'] },
      ranges: { price: from(5000) },
    });
    const words = parse('red suv under 40k sr5');
    const state = applyParsedQuery(before, words);
    expect(state).toEqual({
      query: 'sr5',
      page: 1,
      sort: 'price:asc',
      ranges: { price: upTo(40_000) },
      refinements: { make: ['Toyota'], body: ['suv'], colour: ['Soul Red Crystal', 'Red', 'Ruby'] },
    });
    const left = words.understood.reduce(
      (rest, item) =>
        item.kind === 'range' ? withoutRange(rest, item.range) : withoutValues(rest, item.facet, item.values),
      state,
    );
    expect(left).toEqual({ query: 'sr5', page: 1, sort: 'price:asc', ranges: {}, refinements: { make: ['Toyota'] } });
  });

  test('turns any text into a search that survives a round trip through the URL (NLQ-01)', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'not',
        'no',
        'without',
        'diesel',
        'cheap',
        'i30',
        'a week',
        'but',
        'under',
        'over',
        'between',
        'and',
        '40k',
        '$',
        '2019',
        '-',
        'km',
        'low',
        'seats',
        'or',
        'newer',
        '7',
        'mazda',
        '3',
        'red',
        '1e9',
        '٣',
        '99999999999',
        '$9,99',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const { refinements, ranges, query, understood } = parse(words.join(' '));
        for (const facet of Object.keys(refinements)) expect(searchFacetNames).toContain(facet);
        for (const [name, { min, max }] of Object.entries(ranges)) {
          expect(searchRangeNames).toContain(name);
          expect(min === null || max === null || min <= max).toBe(true);
          for (const bound of [min, max])
            expect(bound === null || (Number.isSafeInteger(bound) && bound >= 0)).toBe(true);
        }
        expect(
          understood.every(({ label }) => label !== '' && !label.includes('undefined') && !label.includes('NaN')),
        ).toBe(true);
        const state = searchState({ refinements, ranges, query: '' });
        expect(fromQueryString(toQueryString(state))).toEqual(state);
        expect(query).not.toContain('\u0001');
        expect(namesOnly(words.join(' '), catalogue, 'en-AU', now)).not.toContain('\u0001');
      }),
      { numRuns: fuzzRuns(200), seed: 7 },
    );
  });
});
