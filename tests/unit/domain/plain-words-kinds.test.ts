/** No query is read as a limit it doesn't mention (NLQ-08). */
import { describe, expect, test } from 'vitest';
import { parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import type { OmittedTerm } from '#src/domain/search/plain-words/asides.ts';
import type { Range, SearchState } from '#src/domain/search/search-state.ts';
import { nameParts } from '#src/domain/search/unwanted-words.ts';
import { now } from '../../fixtures/vehicles.ts';

const catalogue: QueryCatalogue = {
  makes: [
    {
      name: 'Toyota',
      models: ['HiLux', 'RAV4', '86', 'Corolla', 'Corolla Cross', 'LandCruiser', 'LandCruiser Prado', 'Yaris'],
    },
    { name: 'Mazda', models: ['2', '3', '6', 'CX-3', 'CX-30', 'CX-5', 'BT-50', 'MX-5'] },
    { name: 'Volkswagen', models: ['Golf', 'Golf GTI', 'Golf R', 'Tiguan', 'Amarok'] },
    { name: 'Peugeot', models: ['2008', '308', '508'] },
    { name: 'Hyundai', models: ['i20', 'i30', 'i30 N', 'Tucson', 'Kona'] },
    { name: 'Kia', models: ['Sportage', 'Carnival', 'EV6', 'Rio'] },
    { name: 'Ford', models: ['Ranger', 'Everest', 'Mustang'] },
    { name: 'Isuzu', models: ['D-MAX', 'MU-X'] },
    { name: 'Tesla', models: ['Model 3', 'Model Y'] },
    { name: 'Land Rover', models: ['Range Rover Sport', 'Defender'] },
    { name: 'Mitsubishi', models: ['Triton', 'Pajero Sport', 'Outlander'] },
    { name: 'Honda', models: ['CB500X', 'Civic'] },
    { name: 'Jayco', models: ['Journey'] },
  ],
  bodies: ['suv', 'ute', 'sedan', 'hatch', 'wagon', 'peopleMover', 'van', 'caravan', 'coupe'],
  colours: ['White', 'Black', 'Red', 'Silver', 'Blue'],
  fuels: ['petrol', 'diesel', 'hybrid', 'plugInHybrid', 'electric'],
  drives: ['front', 'rear', 'all', 'four'],
  seats: [2, 4, 5, 7, 8],
  doors: [2, 3, 4, 5],
  cabs: ['single', 'extra', 'dual'],
  sleeps: [2, 4, 6],
  measures: ['length', 'tare', 'towing'],
  features: ['Tow bar', 'Sunroof', 'Apple CarPlay'],
  tags: ['LAMS approved'],
  states: ['NSW', 'VIC', 'QLD', 'WA', 'TAS'],
  cities: ['Penrith', 'Wagga Wagga', 'Tamworth', 'Port Macquarie'],
};
const others = (facet: 'bodies' | 'colours' | 'fuels', ...without: string[]): string[] =>
  (catalogue[facet] as readonly string[]).filter((value) => !without.includes(value));
const models = (make: string, ...without: string[]): string[] =>
  catalogue.makes.find(({ name }) => name === make)!.models.filter((model) => !without.includes(model));
const makesBut = (...without: string[]): string[] =>
  catalogue.makes.map(({ name }) => name).filter((name) => !without.includes(name));

interface Expected {
  refinements?: SearchState['refinements'];
  ranges?: SearchState['ranges'];
  query?: string;
  leftOut?: [kind: OmittedTerm['kind'], words: string][];
}
const upTo = (max: number): Range => ({ min: null, max });
const from = (min: number): Range => ({ min, max: null });
const range = (min: number, max: number): Range => ({ min, max });
const ute = { body: ['ute'] };
const suv = { body: ['suv'] };
const van = { body: ['caravan'] };
const ev = { fuel: ['electric'] };

const distances: [string, Expected][] = [
  ['suv in sa', { refinements: suv, leftOut: [['unrecorded', 'in sa']] }],
  ['suv in south australia', { refinements: suv, leftOut: [['unrecorded', 'in south australia']] }],
  ['ute within 50km of 2250', { refinements: ute, leftOut: [['distance', 'within 50km of 2250']] }],
  [
    'suv within 25 km of tamworth',
    { refinements: { ...suv, city: ['Tamworth'] }, leftOut: [['distance', 'within 25 km of']] },
  ],
  [
    'ranger within 25 km',
    { refinements: { make: ['Ford'], model: ['Ranger'] }, leftOut: [['distance', 'within 25 km']] },
  ],
  ['hilux 30km away', { refinements: { make: ['Toyota'], model: ['HiLux'] }, leftOut: [['distance', '30km away']] }],
  ['50km from 2340 ute', { refinements: ute, leftOut: [['distance', '50km from 2340']] }],
  ['suv near 2340', { refinements: suv, leftOut: [['distance', 'near 2340']] }],
  ['suv under 30 km', { refinements: suv, leftOut: [['distance', 'under 30 km']] }],
  [
    'ute up to an hour from penrith',
    { refinements: { ...ute, city: ['Penrith'] }, leftOut: [['distance', 'up to an hour from']] },
  ],
  ['suv within 100 km radius', { refinements: suv, leftOut: [['distance', 'within 100 km radius']] }],
  ['ute postcode 2250', { refinements: ute, leftOut: [['distance', 'postcode 2250']] }],
  [
    'suv 40 miles from penrith',
    { refinements: { ...suv, city: ['Penrith'] }, leftOut: [['distance', '40 miles from']] },
  ],
  ['demo suv under 500 km on the clock', { refinements: { ...suv, car_type: ['demo'] }, ranges: { km: upTo(500) } }],
  ['yaris odometer under 900 km', { refinements: { make: ['Toyota'], model: ['Yaris'] }, ranges: { km: upTo(900) } }],
  ['ute under 100,000km', { refinements: ute, ranges: { km: upTo(100_000) } }],
  ['suv under 60 000 km', { refinements: suv, ranges: { km: upTo(60_000) } }],
  ['suv within 100,000km', { refinements: suv, ranges: { km: upTo(100_000) } }],
];

const masses: [string, Expected][] = [
  [
    '4 berth caravan under 2500kg atm',
    { refinements: { ...van, sleeps: ['4'] }, leftOut: [['unrecorded', 'under 2500kg atm']] },
  ],
  ['caravan atm under 2500', { refinements: van, leftOut: [['unrecorded', 'atm under 2500']] }],
  ['caravan 2.5t atm', { refinements: van, leftOut: [['unrecorded', '2.5t atm']] }],
  ['caravan with an atm of 2,800 kg', { refinements: van, leftOut: [['unrecorded', 'atm of 2,800 kg']] }],
  ['caravan atm 2000kg to 2500kg', { refinements: van, leftOut: [['unrecorded', 'atm 2000kg to 2500kg']] }],
  ['ute gvm 3200kg', { refinements: ute, leftOut: [['unrecorded', 'gvm 3200kg']] }],
  ['ute payload over 1000kg', { refinements: ute, leftOut: [['unrecorded', 'payload over 1000kg']] }],
  ['ute 1 tonne payload', { refinements: ute, leftOut: [['unrecorded', '1 tonne payload']] }],
  ['caravan 140kg ball weight', { refinements: van, leftOut: [['unrecorded', '140kg ball weight']] }],
  [
    'caravan tow ball weight under 200kg',
    { refinements: van, leftOut: [['unrecorded', 'tow ball weight under 200kg']] },
  ],
  [
    'caravan gross trailer mass below 2700 kg',
    { refinements: van, leftOut: [['unrecorded', 'gross trailer mass below 2700 kg']] },
  ],
  ['caravan tare under 1800', { refinements: van, ranges: { tare: upTo(1800) } }],
  ['caravan under 2 tonne', { refinements: van, ranges: { tare: upTo(2000) } }],
  ['caravan 1500kg to 2000kg', { refinements: van, ranges: { tare: range(1500, 2000) } }],
  ['ute that tows 3.5t', { refinements: ute, ranges: { towing: from(3500) } }],
  ['suv to tow a 2 tonne caravan', { refinements: suv, ranges: { towing: from(2000) } }],
  ['suv tow a 2000kg boat', { refinements: suv, ranges: { towing: from(2000) } }],
  ['18 to 21 ft caravan', { refinements: van, ranges: { length: range(18, 21) } }],
  ["caravan 18'-21'", { refinements: van, ranges: { length: range(18, 21) } }],
  ['caravan between 5 and 6 metres', { refinements: van, ranges: { length: range(16.4, 19.7) } }],
];

const engines: [string, Expected][] = [
  ['ev with 500km range', { refinements: ev, leftOut: [['unrecorded', 'with 500km range']] }],
  ['electric over 400 km range', { refinements: ev, leftOut: [['unrecorded', 'over 400 km range']] }],
  ['ev range of 450km', { refinements: ev, leftOut: [['unrecorded', 'range of 450km']] }],
  ['ev at least 350 kms of range', { refinements: ev, leftOut: [['unrecorded', 'at least 350 kms of range']] }],
  ['ev with range over 400', { refinements: ev, leftOut: [['unrecorded', 'range over 400']] }],
  ['ev 300 miles range', { refinements: ev, leftOut: [['unrecorded', '300 miles range']] }],
  ['electric suv 400km+ range', { refinements: { ...suv, ...ev }, leftOut: [['unrecorded', '400km+ range']] }],
  [
    'ev 500km wltp range under 60k',
    { refinements: ev, ranges: { price: upTo(60_000) }, leftOut: [['unrecorded', '500km wltp range']] },
  ],
  ['300cc to 500cc', { leftOut: [['unrecorded', '300cc to 500cc']] }],
  ['300-500cc', { leftOut: [['unrecorded', '300-500cc']] }],
  ['under 650cc', { leftOut: [['unrecorded', 'under 650cc']] }],
  ['650cc or less', { leftOut: [['unrecorded', '650cc or less']] }],
  ['honda 1000cc or bigger', { refinements: { make: ['Honda'] }, leftOut: [['unrecorded', '1000cc or bigger']] }],
  ['between 250 and 400 cc', { leftOut: [['unrecorded', 'between 250 and 400 cc']] }],
  ['learner 650cc or less', { refinements: { tag: ['LAMS approved'] }, leftOut: [['unrecorded', '650cc or less']] }],
  ['lams approved', { refinements: { tag: ['LAMS approved'] } }],
  ['learner legal honda', { refinements: { make: ['Honda'], tag: ['LAMS approved'] } }],
  ['6 cylinder ute', { refinements: ute, leftOut: [['unrecorded', '6 cylinder']] }],
  ['four cylinder suv', { refinements: suv, leftOut: [['unrecorded', 'four cylinder']] }],
  ['range rover sport', { refinements: { make: ['Land Rover'], model: ['Range Rover Sport'] } }],
];

const money: [string, Expected][] = [
  ['suv $150 a week', { refinements: suv, leftOut: [['weekly', '$150 a week']] }],
  ['ute under 200 per week', { refinements: ute, leftOut: [['weekly', 'under 200 per week']] }],
  [
    'ute $120pw with 5k deposit',
    {
      refinements: ute,
      leftOut: [
        ['weekly', '$120pw'],
        ['weekly', 'with 5k deposit'],
      ],
    },
  ],
  ['hatch 90/wk', { refinements: { body: ['hatch'] }, leftOut: [['weekly', '90/wk']] }],
  ['suv 600 a month', { refinements: suv, leftOut: [['weekly', '600 a month']] }],
  ['suv $350 fortnightly', { refinements: suv, leftOut: [['weekly', '$350 fortnightly']] }],
  ['suv repayments under $150 weekly', { refinements: suv, leftOut: [['weekly', 'repayments under $150 weekly']] }],
  ['ute $100 to $150 a week', { refinements: ute, leftOut: [['weekly', '$100 to $150 a week']] }],
  ['suv no deposit', { refinements: suv, leftOut: [['without', 'no deposit']] }],
  ['ute $2,000 deposit', { refinements: ute, leftOut: [['weekly', '$2,000 deposit']] }],
  ['sub 30k suv', { refinements: suv, ranges: { price: upTo(30_000) } }],
  ['suv sub-$30,000', { refinements: suv, ranges: { price: upTo(30_000) } }],
  ['ute sub 45', { refinements: ute, ranges: { price: upTo(45_000) } }],
  ['$20k-$30k suv', { refinements: suv, ranges: { price: range(20_000, 30_000) } }],
  ['20 grand to 25 grand hatch', { refinements: { body: ['hatch'] }, ranges: { price: range(20_000, 25_000) } }],
  ['20,000km - 60,000km suv', { refinements: suv, ranges: { km: range(20_000, 60_000) } }],
  ['ute 2018-2021 under 40k', { refinements: ute, ranges: { year: range(2018, 2021), price: upTo(40_000) } }],
];

const negations: [string, Expected][] = [
  ['toyota except hilux', { refinements: { make: ['Toyota'], model: models('Toyota', 'HiLux') } }],
  ['toyota but not hilux', { refinements: { make: ['Toyota'], model: models('Toyota', 'HiLux') } }],
  ['mazda excluding cx-3', { refinements: { make: ['Mazda'], model: models('Mazda', 'CX-3') } }],
  ['mazda excluding the cx-3 and cx-5', { refinements: { make: ['Mazda'], model: models('Mazda', 'CX-3', 'CX-5') } }],
  ['mazda but not the 3', { refinements: { make: ['Mazda'], model: models('Mazda', '3') } }],
  ['peugeot without 2008', { refinements: { make: ['Peugeot'], model: models('Peugeot', '2008') } }],
  ['golf but not gti', { refinements: { make: ['Volkswagen'], model: ['Golf', 'Golf R'] } }],
  ['ford without ranger', { refinements: { make: ['Ford'], model: models('Ford', 'Ranger') } }],
  ['suv except kia', { refinements: { ...suv, make: makesBut('Kia') } }],
  ['suv but no kia or ford', { refinements: { ...suv, make: makesBut('Kia', 'Ford') } }],
  ['anything except utes', { refinements: { body: others('bodies', 'ute') } }],
  ['everything but suvs and utes', { refinements: { body: others('bodies', 'suv', 'ute') } }],
  ['no vans', { refinements: { body: others('bodies', 'van') } }],
  ['excludes wagons', { refinements: { body: others('bodies', 'wagon') } }],
  ['avoid white suv', { refinements: { ...suv, colour: others('colours', 'White') } }],
  ['suv rather than ute', { refinements: suv }],
  ['suv not interested in diesel', { refinements: { ...suv, fuel: others('fuels', 'diesel') } }],
  ["suv i don't want white", { refinements: { ...suv, colour: others('colours', 'White') } }],
  ['hatch apart from red', { refinements: { body: ['hatch'], colour: others('colours', 'Red') } }],
  ['suv never white', { refinements: { ...suv, colour: others('colours', 'White') } }],
  ['hilux but not sr', { refinements: { make: ['Toyota'], model: ['HiLux'] }, leftOut: [['without', 'not sr']] }],
];

const alternatives: [string, Expected][] = [
  ['cx-5 or cx-3', { refinements: { make: ['Mazda'], model: ['CX-5', 'CX-3'] } }],
  ['mazda 2 or 3', { refinements: { make: ['Mazda'], model: ['2', '3'] } }],
  ['mazda 2, 3 or 6', { refinements: { make: ['Mazda'], model: ['2', '3', '6'] } }],
  ['peugeot 308 or 2008', { refinements: { make: ['Peugeot'], model: ['308', '2008'] } }],
  ['peugeot 308 or 2008 or 508', { refinements: { make: ['Peugeot'], model: ['308', '2008', '508'] } }],
  ['mazda 3 or toyota 86', { refinements: { make: ['Mazda', 'Toyota'], model: ['3', '86'] } }],
  ['i20 or i30', { refinements: { make: ['Hyundai'], model: ['i20', 'i30', 'i30 N'] } }],
  ['rav4 or cx5', { refinements: { make: ['Toyota', 'Mazda'], model: ['RAV4', 'CX-5'] } }],
  ['mazda 3 or corolla', { refinements: { make: ['Mazda', 'Toyota'], model: ['3', 'Corolla', 'Corolla Cross'] } }],
  ['model 3 or model y', { refinements: { make: ['Tesla'], model: ['Model 3', 'Model Y'] } }],
  ['mazda 3 or 6 under 20k', { refinements: { make: ['Mazda'], model: ['3', '6'] }, ranges: { price: upTo(20_000) } }],
  ['mazda 3 2019 or newer', { refinements: { make: ['Mazda'], model: ['3'] }, ranges: { year: from(2019) } }],
  [
    'bt-50 or d-max or ranger',
    { refinements: { make: ['Mazda', 'Isuzu', 'Ford'], model: ['BT-50', 'D-MAX', 'Ranger'] } },
  ],
];

const allModelsBut = (...without: string[]): string[] =>
  catalogue.makes.flatMap(({ models }) => models).filter((model) => !without.includes(model));

const placesAndParts: [string, Expected][] = [
  ['any ute except a ranger', { refinements: ute, query: '-ranger' }],
  ['sedan but not a mazda 6', { refinements: { body: ['sedan'], model: allModelsBut('6') } }],
  ['suv that is not a prado', { refinements: suv, query: '-landcruiser-prado' }],
  ['pre 2015 hilux', { refinements: { make: ['Toyota'], model: ['HiLux'] }, ranges: { year: upTo(2014) } }],
  ['at least 7 seats suv', { refinements: { ...suv, seats: ['7', '8'] } }],
  ['suv twenty-five grand', { refinements: suv, ranges: { price: upTo(25_000) } }],
  ['ute in new south wales', { refinements: { ...ute, state: ['NSW'] } }],
  ['suv Queensland', { refinements: { ...suv, state: ['QLD'] } }],
  ['suv in qld', { refinements: { ...suv, state: ['QLD'] } }],
  ['hilux western australia', { refinements: { make: ['Toyota'], model: ['HiLux'], state: ['WA'] } }],
  ['utes in tassie', { refinements: { ...ute, state: ['TAS'] } }],
  ['victoria wagon', { refinements: { body: ['wagon'], state: ['VIC'] } }],
  ['nsw or vic suv', { refinements: { ...suv, state: ['NSW', 'VIC'] } }],
  ['suv not in victoria', { refinements: { ...suv, state: ['NSW', 'QLD', 'WA', 'TAS'] } }],
  ['ute port macquarie', { refinements: { ...ute, city: ['Port Macquarie'] } }],
  ['quenslnd ute', { refinements: { ...ute, state: ['QLD'] } }],
  ['dual cab ute', { refinements: { ...ute, cab: ['dual'] } }],
  ['d/cab hilux', { refinements: { make: ['Toyota'], model: ['HiLux'], cab: ['dual'] } }],
  ['crew cab pickup', { refinements: { ...ute, cab: ['dual'] } }],
  ['space cab d-max', { refinements: { make: ['Isuzu'], model: ['D-MAX'], cab: ['extra'] } }],
  ['single-cab ute', { refinements: { ...ute, cab: ['single'] } }],
  ['4dr cab ute', { refinements: { ...ute, cab: ['dual'] } }],
  ['2 door coupe', { refinements: { body: ['coupe'], doors: ['2'] } }],
  ['five-door hatch', { refinements: { body: ['hatch'], doors: ['5'] } }],
  ['3dr hatch', { refinements: { body: ['hatch'], doors: ['3'] } }],
  ['three row suv', { refinements: { ...suv, seats: ['7', '8'] } }],
  ['suv with 3 rows of seats', { refinements: { ...suv, seats: ['7', '8'] } }],
  ['third row seating suv', { refinements: { ...suv, seats: ['7', '8'] } }],
  ['2 rows of seats', { refinements: { seats: ['4', '5'] } }],
  ['minivan stick shift', { refinements: { body: ['peopleMover'], transmission: ['manual'] } }],
  ['awd crossover under 25k', { refinements: { ...suv, drive: ['all'] }, ranges: { price: upTo(25_000) } }],
  ['ute with wof', { refinements: ute, leftOut: [['vague', 'wof']] }],
  ['stationwagon', { refinements: { body: ['wagon'] } }],
  ['toyta carolla', { refinements: { make: ['Toyota'], model: ['Corolla', 'Corolla Cross'] } }],
  ['mitsubshi trition', { refinements: { make: ['Mitsubishi'], model: ['Triton'] } }],
  [
    'deisel landcrusier',
    { refinements: { make: ['Toyota'], model: ['LandCruiser', 'LandCruiser Prado'], fuel: ['diesel'] } },
  ],
  ['hyundia tuscon', { refinements: { make: ['Hyundai'], model: ['Tucson'] } }],
  ['volkswagon golf', { refinements: { make: ['Volkswagen'], model: ['Golf', 'Golf GTI', 'Golf R'] } }],
];

function readsAs(
  text: string,
  { refinements = {}, ranges = {}, query = '', leftOut = [] }: Expected,
  words: QueryCatalogue,
): void {
  const parsed = parseQuery(text, words, 'en-AU', now);
  const sorted = (of: SearchState['refinements']) =>
    Object.fromEntries(Object.entries(of).map(([facet, values]) => [facet, values.toSorted()]));
  expect({
    refinements: sorted(parsed.refinements),
    ranges: parsed.ranges,
    query: parsed.query,
    leftOut: parsed.leftOut.map(({ kind, words: out }) => [kind, out]),
  }).toEqual({ refinements: sorted(refinements), ranges, query, leftOut });
}

const engineCatalogue: QueryCatalogue = {
  ...catalogue,
  makes: [
    ...catalogue.makes,
    { name: 'Aston Martin', models: ['V8 Vantage', 'DB9'] },
    { name: 'Holden', models: ['Commodore', 'Cruze'] },
  ],
  cylinders: [2, 3, 4, 5, 6, 8, 12],
};
const cylinders = (...counts: number[]): SearchState['refinements'] => ({ cylinders: counts.map(String) });

const engineCounts: [string, Expected][] = [
  ['v8 ute', { refinements: { ...ute, ...cylinders(8) } }],
  ['6 cylinder', { refinements: cylinders(6) }],
  ['four cylinder suv', { refinements: { ...suv, ...cylinders(4) } }],
  ['v6 diesel', { refinements: { fuel: ['diesel'], ...cylinders(6) } }],
  ['inline six sedan', { refinements: { body: ['sedan'], ...cylinders(6) } }],
  ['straight six', { refinements: cylinders(6) }],
  ['flat six coupe', { refinements: { body: ['coupe'], ...cylinders(6) } }],
  ['flat-four wagon', { refinements: { body: ['wagon'], ...cylinders(4) } }],
  ['suv with a v-6 engine', { refinements: { ...suv, ...cylinders(6) } }],
  ['4cyl hatch under 15k', { refinements: { body: ['hatch'], ...cylinders(4) }, ranges: { price: upTo(15_000) } }],
  ['ranger 5 cyl', { refinements: { make: ['Ford'], model: ['Ranger'], ...cylinders(5) } }],
  ['mustang v8 or v6', { refinements: { make: ['Ford'], model: ['Mustang'], ...cylinders(8, 6) } }],
  ['ute 6 or 8 cylinders', { refinements: { ...ute, ...cylinders(6, 8) } }],
  ['four or six cylinder wagon', { refinements: { body: ['wagon'], ...cylinders(4, 6) } }],
  ['4 to 6 cylinder suv', { refinements: { ...suv, ...cylinders(4, 5, 6) } }],
  ['at least 6 cylinders', { refinements: cylinders(6, 8, 12) }],
  ['more than 4 cylinders ute', { refinements: { ...ute, ...cylinders(5, 6, 8, 12) } }],
  ['less than 6 cylinders suv', { refinements: { ...suv, ...cylinders(2, 3, 4, 5) } }],
  ['v12', { refinements: cylinders(12) }],
  ['twelve cylinder coupe', { refinements: { body: ['coupe'], ...cylinders(12) } }],
  ['parallel twin honda', { refinements: { make: ['Honda'], ...cylinders(2) } }],
  ['mazda 3 cylinder', { refinements: { make: ['Mazda'], ...cylinders(3) } }],
  ['mazda 3 4 cylinder', { refinements: { make: ['Mazda'], model: ['3'], ...cylinders(4) } }],
  ['not a 3 cylinder', { refinements: cylinders(2, 4, 5, 6, 8, 12) }],
  ['suv without a 3 or 4 cylinder engine', { refinements: { ...suv, ...cylinders(2, 5, 6, 8, 12) } }],
  ['ute but not v8', { refinements: { ...ute, ...cylinders(2, 3, 4, 5, 6, 12) } }],
  ['ute excluding four cylinders', { refinements: { ...ute, ...cylinders(2, 3, 5, 6, 8, 12) } }],
  ['anything except a v6', { refinements: cylinders(2, 3, 4, 5, 8, 12) }],
  ['ev6', { refinements: { make: ['Kia'], model: ['EV6'] } }],
  ['v8 vantage', { refinements: { make: ['Aston Martin'], model: ['V8 Vantage'] } }],
  ['aston martin v8 vantage', { refinements: { make: ['Aston Martin'], model: ['V8 Vantage'] } }],
  ['commodore ss v8', { refinements: { make: ['Holden'], model: ['Commodore'], ...cylinders(8) }, query: 'ss' }],
  ['suv with flat 4 wheel drive', { refinements: { ...suv, drive: ['four', 'all'] }, query: 'flat' }],
];

const parts = [
  ['suv not 7 seats', { refinements: { ...suv, seats: ['2', '4', '5', '8'] } }],
  ['ute but not single cab', { refinements: { ...ute, cab: ['extra', 'dual'] } }],
  ['hatch without 3 doors', { refinements: { body: ['hatch'], doors: ['2', '4', '5'] } }],
] satisfies [string, Expected][];

describe('searching in plain language, by kind', () => {
  test.each([...distances, ...masses, ...engines, ...money, ...negations, ...alternatives, ...placesAndParts])(
    'reads "%s" as the filters it describes and nothing else (NLQ-08)',
    (text, expected) => {
      readsAs(text, expected, catalogue);
    },
  );

  test.each([...engineCounts, ...parts])(
    'matches "%s" to cylinder counts and parts in stock (NLQ-08)',
    (text, expected) => {
      readsAs(text, expected, engineCatalogue);
    },
  );
});

/** More models than fit in a URL. */
const manyModels: QueryCatalogue = {
  ...catalogue,
  makes: [...catalogue.makes, { name: 'Many', models: Array.from({ length: 120 }, (_, at) => `Type ${at}`) }],
};

test.each<[string, Expected]>([
  ['any ute except a ranger', { refinements: ute, query: '-ranger' }],
  ['ute but not a ranger or d-max', { refinements: ute, query: '-ranger -d-max' }],
  ['suv that is not a prado', { refinements: suv, query: '-landcruiser-prado' }],
  ['hatch without golfs', { refinements: { body: ['hatch'] }, leftOut: [['without', 'without golfs']] }],
  ['hatch excluding the golf', { refinements: { body: ['hatch'] }, query: '-golf' }],
  ['ute -ranger', { refinements: ute, query: '-ranger' }],
  ['-ranger', { query: '-ranger' }],
  ['ford but not ranger', { refinements: { make: ['Ford'], model: models('Ford', 'Ranger') } }],
])('excludes a model by name when there are too many others to select: "%s" (NLQ-08)', (text, expected) => {
  readsAs(text, expected, manyModels);
});

const badgeNames = [
  'Wildtrak',
  'N Line',
  'ZR Hybrid',
  'Ascent Sport',
  'XLT',
  'Ralliart',
  'GSR',
  'Raptor',
  'GXL (sunroof)',
  'SS V8',
];
const badgeCatalogue: QueryCatalogue = {
  ...engineCatalogue,
  badges: badgeNames.flatMap((name) => nameParts(name, 2)),
};
const ranger = { make: ['Ford'], model: ['Ranger'] };
const corolla = { make: ['Toyota'], model: ['Corolla', 'Corolla Cross'] };

test.each<[string, Expected]>([
  ['ranger excluding wildtrak', { refinements: ranger, query: '-wildtrak' }],
  ['ranger except for the wildtrak', { refinements: ranger, query: '-wildtrak' }],
  ['ranger not wildtrak under 50k', { refinements: ranger, ranges: { price: upTo(50_000) }, query: '-wildtrak' }],
  ['ranger not xlt or wildtrak', { refinements: ranger, query: '-xlt -wildtrak' }],
  ['ranger without wildtrak, diesel', { refinements: { ...ranger, fuel: ['diesel'] }, query: '-wildtrak' }],
  ['corolla without the zr', { refinements: corolla, query: '-zr' }],
  ['corolla but not ascent sport', { refinements: corolla, query: '-ascent-sport' }],
  ['i30 n but not n line', { refinements: { make: ['Hyundai'], model: ['i30 N'] }, query: '-n-line' }],
  ['i30 not n-line', { refinements: { make: ['Hyundai'], model: ['i30', 'i30 N'] }, query: '-n-line' }],
  ['triton not gsr', { refinements: { make: ['Mitsubishi'], model: ['Triton'] }, query: '-gsr' }],
  ['any ute other than a raptor', { refinements: ute, query: '-raptor' }],
  ['ute not ranger or wildtrak', { refinements: ute, query: '-ranger -wildtrak' }],
  ['not ranger wildtrak', { query: '-ranger-wildtrak' }],
  [
    'ute not ford ranger wildtrak under 50k',
    { refinements: ute, ranges: { price: upTo(50_000) }, query: '-ford-ranger-wildtrak' },
  ],
  ['ute but no ranger wildtrak or triton gsr', { refinements: ute, query: '-ranger-wildtrak -triton-gsr' }],
  ['hatch other than the corolla ascent sport', { refinements: { body: ['hatch'] }, query: '-corolla-ascent-sport' }],
  ['ranger but not ranger wildtrak', { refinements: ranger, query: '-ranger-wildtrak' }],
  ['ranger -wildtrak', { refinements: ranger, query: '-wildtrak' }],
  ['ranger -no-such-badge', { refinements: ranger, query: '-no-such-badge' }],
  ['hatch -diesel', { refinements: { body: ['hatch'], fuel: others('fuels', 'diesel') } }],
  ['suv 10k -20k', { refinements: suv, ranges: { price: range(10_000, 20_000) } }],
  ['commodore not ss', { refinements: { make: ['Holden'], model: ['Commodore'] }, query: '-ss' }],
  ['commodore not v8', { refinements: { make: ['Holden'], model: ['Commodore'], ...cylinders(2, 3, 4, 5, 6, 12) } }],
  ['suv without sunroof', { refinements: suv, leftOut: [['equipped', 'without sunroof']] }],
  ['ranger not written off', { refinements: ranger, leftOut: [['without', 'not written off']] }],
])('excludes badges that are in stock: "%s" (NLQ-08)', (text, expected) => {
  readsAs(text, expected, badgeCatalogue);
});
