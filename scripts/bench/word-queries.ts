/**
 * Shoppers' queries with naive predicates, written without the parser. Also for tests/unit/search/word-queries.test.ts.
 */
import { realPrice } from '#src/domain/price/price-display.ts';
import type { BodyType, CarType, Drive, Fuel, Transmission, Vehicle } from '#src/domain/vehicle/vehicle.ts';

type Answers = (vehicle: Vehicle) => boolean;
export type SortedBy = 'price:asc' | 'price:desc' | 'year:desc' | 'km:asc';
export interface WordQuery {
  text: string;
  answers: Answers;
  sorted?: SortedBy;
}

const all =
  (...parts: Answers[]): Answers =>
  (vehicle) =>
    parts.every((part) => part(vehicle));
const any =
  (...parts: Answers[]): Answers =>
  (vehicle) =>
    parts.some((part) => part(vehicle));
const not =
  (part: Answers): Answers =>
  (vehicle) =>
    !part(vehicle);
const every: Answers = () => true;

const make =
  (...names: string[]): Answers =>
  ({ make: own }) =>
    names.includes(own);
const model =
  (pattern: RegExp): Answers =>
  ({ model: own }) =>
    pattern.test(own);
const named =
  (pattern: RegExp): Answers =>
  (vehicle) =>
    pattern.test(`${vehicle.model} ${vehicle.badge ?? ''} ${vehicle.series ?? ''}`);
const body =
  (...keys: BodyType[]): Answers =>
  (vehicle) =>
    vehicle.body !== null && keys.includes(vehicle.body);
const fuel =
  (...keys: Fuel[]): Answers =>
  (vehicle) =>
    vehicle.fuel !== null && keys.includes(vehicle.fuel);
const drive =
  (...keys: Drive[]): Answers =>
  (vehicle) =>
    vehicle.drive !== null && keys.includes(vehicle.drive);
const gearbox =
  (key: Transmission): Answers =>
  ({ transmission }) =>
    transmission === key;
const kind =
  (key: CarType): Answers =>
  ({ carType }) =>
    carType === key;
const colour =
  (pattern: RegExp): Answers =>
  (vehicle) =>
    pattern.test(vehicle.colour ?? '');
const seats =
  (count: number): Answers =>
  (vehicle) =>
    vehicle.seats === count;
const doors =
  (count: number): Answers =>
  (vehicle) =>
    vehicle.doors === count;
const cylinders =
  (...counts: number[]): Answers =>
  (vehicle) =>
    counts.some(
      (count) =>
        vehicle.variant?.cylinders === count ||
        (!vehicle.variant?.cylinders && named(RegExp(`\\bv${count}\\b`, 'i'))(vehicle)),
    );
const city =
  (...names: string[]): Answers =>
  (vehicle) =>
    names.includes(vehicle.city ?? '');
const state =
  (code: string): Answers =>
  (vehicle) =>
    vehicle.state === code;
const within = (amount: number | null, low: number | null, high: number | null): boolean =>
  amount !== null && amount >= (low ?? 0) && amount <= (high ?? Infinity);
const price =
  (low: number | null, high: number | null): Answers =>
  (vehicle) =>
    within(realPrice(vehicle), low, high);
const km =
  (high: number): Answers =>
  ({ odometer }) =>
    within(odometer, 0, high);
const year =
  (low: number | null, high: number | null = null): Answers =>
  (vehicle) =>
    within(vehicle.year, low, high);
const equipped =
  (pattern: RegExp): Answers =>
  ({ standardEquipment }) =>
    standardEquipment.some((item) => pattern.test(item));
const tows =
  (kilograms: number): Answers =>
  ({ variant }) =>
    within(variant?.towingBraked ?? null, kilograms, null);
const sleeps =
  (count: number): Answers =>
  ({ specifications }) =>
    specifications?.sleeps === count;
const feet =
  (low: number | null, high: number | null): Answers =>
  ({ specifications }) =>
    within(specifications?.bodyLength ?? null, low, high);
const tare =
  (high: number): Answers =>
  ({ specifications }) =>
    within(specifications?.tareWeight ?? null, 0, high);

const hatch = body('hatch', 'hatchback');
const wagon = body('wagon', 'stationWagon');
const hybrid = fuel('hybrid', 'plugInHybrid');
const offRoad = drive('four', 'all');
const auto = gearbox('automatic');
const manual = gearbox('manual');
const suv = body('suv');
const ute = body('ute', 'cabChassis');
const dualCab = all(ute, any(doors(4), named(/\b(dual|double|crew)[\s-]?cab/i)));
const singleCab = any(
  named(/\bsingle[\s-]?c(ab)?\b/i),
  all(
    any(doors(2), doors(3)),
    ({ seats: own }) => own === null || own < 4,
    not(named(/\b(dual|double|crew|twin|extra|extended|super|space|king|freestyle|club|smart)[\s-]?c(ab)?\b/i)),
  ),
);
const learner: Answers = any(equipped(/\blams\b|learner/i), ({ tag }) => /\blams\b/i.test(tag ?? ''));
const firstCar = all(body('hatch', 'hatchback', 'sedan'), price(null, 15_000));

const is = (text: string, ...answers: Answers[]): WordQuery => ({ text, answers: all(...answers) });
const sorted = (text: string, by: SortedBy, ...answers: Answers[]): WordQuery => ({
  text,
  answers: all(...answers),
  sorted: by,
});

/** A dealer with six yards in NSW, VIC and QLD, whose feed has no equipment or separate badges. */
const locationQueries = [
  is('car near penrith', city('Penrith')),
  is('automatic suv near geelong', auto, suv, city('Geelong')),
  is('suv near me', suv),
  is('near newcastle under 20k', city('Newcastle'), price(null, 20_000)),
  is('hatch near penrith', hatch, city('Penrith')),
  sorted('cheap automatic hatch near parramatta', 'price:asc', auto, hatch, city('Penrith')),
  is('ute close to newcastle', body('ute'), city('Newcastle')),
  is('suv melbourne', suv, city('Dandenong')),
  is('sydney ute', body('ute'), city('Penrith')),
  is('suv brisbane', suv, city('Moorooka')),
  is('toyota around geelong', make('Toyota'), city('Geelong')),
  is('hilux in newcastle', model(/^hilux/i), city('Newcastle')),
  is('corolla at penrith', model(/^corolla/i), city('Penrith')),
  is('diesel ute brisbane under 40k', fuel('diesel'), body('ute'), city('Moorooka'), price(null, 40_000)),
  is('victoria hybrid suv', state('VIC'), hybrid, suv),
  is('kia in queensland', make('Kia'), state('QLD')),
  is('mazda nsw under 15k', make('Mazda'), state('NSW'), price(null, 15_000)),
  is('cars in my area', every),
  is('manual hatch nearby', manual, hatch),
  is('forester sunshine coast', model(/^forester/i), city('Maroochydore')),
  is('wagon near maroochydore qld', wagon, city('Maroochydore')),
  is('sedans located in dandenong', body('sedan'), city('Dandenong')),
  is('7 seaters around melbourne', seats(7), city('Dandenong')),
];

const alternatives = [
  is('corolla or prius', model(/^(corolla|prius)\b/i)),
  is('hilux or triton', model(/^(hilux|triton)\b/i)),
  is('hilux or triton or navara manual', model(/^(hilux|triton|navara)\b/i), manual),
  is('mazda3 or corolla under 20k', model(/^(mazda ?3|3(?! series)|corolla)\b/i), price(null, 20_000)),
  is('camry or accord', model(/^(camry|accord)\b/i)),
  is('hilux or ranger diesel under 45k', model(/^(hilux|ranger)\b/i), fuel('diesel'), price(null, 45_000)),
  is('kia sportage or hyundai tucson', model(/^(sportage|tucson)\b/i)),
  is('golf or polo auto', model(/^(golf|polo)\b/i), auto),
  is('suv or wagon under 15k', any(suv, wagon), price(null, 15_000)),
  is('hybrid or electric suv', any(hybrid, fuel('electric')), suv),
  is('toyota or mazda hatch', make('Toyota', 'Mazda'), hatch),
  is('bmw or audi sedan', make('BMW', 'Audi'), body('sedan')),
  is('cx-5 or rav4 or forester', model(/^(cx-5|rav4|forester)\b/i)),
  is('i30 or cerato', model(/^(i30|cerato)\b/i)),
  is('corolla and mazda 3', model(/^(corolla|mazda ?3|3(?! series))\b/i)),
  is('outlander, x-trail or rav4', model(/^(outlander|x-?trail|rav4)\b/i)),
  is('either a ranger or a d-max', model(/^(ranger|d-?max)\b/i)),
  is('diesel or hybrid wagon', any(fuel('diesel'), hybrid), wagon),
  is('red or blue hatch', colour(/red|burgundy|maroon|blue/i), hatch),
  is('ute or van automatic', body('ute', 'van'), auto),
  is('lexus or mercedes sedan under 40k', make('Lexus', 'Mercedes-Benz'), body('sedan'), price(null, 40_000)),
  is('bmw or audi a4', any(make('BMW'), all(make('Audi'), model(/^a4\b/i)))),
  is('swift/yaris', model(/^(swift|yaris)\b/i)),
  is('landcruiser or patrol', model(/^(landcruiser|patrol)\b/i)),
  is('corrola or preus', model(/^(corolla|prius)\b/i)),
  is('hiace or transit or vito vans', model(/^(hiace|transit|vito)\b/i), body('van')),
  is('kia or hyundai or mg under 20k', make('Kia', 'Hyundai', 'MG'), price(null, 20_000)),
];

const families = [
  is('golf', model(/^golf\b/i)),
  is('golf gti', make('Volkswagen'), named(/golf.*\bgti\b/i)),
  is('golf r', model(/^golf r\b/i)),
  is('i30', model(/^i30\b/i)),
  is('i30 n', model(/^i30 n\b/i)),
  is('civic', model(/^civic\b/i)),
  is('civic type r', named(/civic.*type r/i)),
  is('bmw 3 series', make('BMW'), model(/^(3 series|m?3\d\d\w*)/i)),
  is('bmw 5 series under 30k', make('BMW'), model(/^(5 series|m?5\d\d\w*)/i), price(null, 30_000)),
  is('mercedes a class', make('Mercedes-Benz'), model(/^a(-class|\d)/i)),
  is('merc c class sedan', make('Mercedes-Benz'), model(/^c(-class|\d)/i), body('sedan')),
  is('range rover', model(/^range rover\b/i)),
  is('range rover sport diesel', model(/^range rover sport/i), fuel('diesel')),
  is('tiguan', model(/^tiguan\b/i)),
  is('landcruiser', model(/^land ?cruiser\b/i)),
  is('prado', model(/\bprado\b/i)),
  is('yaris cross', model(/^yaris cross/i)),
  is('yaris', model(/^yaris\b/i)),
  is('pajero', model(/^pajero\b/i)),
  is('pajero sport', model(/^pajero sport/i)),
  is('lexus rx', make('Lexus'), model(/^rx(\d|\b)/i)),
  is('mercedes glc', make('Mercedes-Benz'), model(/^glc/i)),
  is('passat wagon', model(/^passat\b/i), wagon),
  is('land rover discovery', model(/^discovery\b/i)),
  is('bmw 1 series', make('BMW'), model(/^(1 series|m?1\d\d\w*)/i)),
  is('kona electric', model(/^kona/i), fuel('electric')),
  is('x5', model(/^x5\b/i)),
  is('mazda 2', make('Mazda'), model(/^(mazda ?2|2)\b/i)),
  is('mazda 6 wagon', make('Mazda'), model(/^(mazda ?6|6)\b/i), wagon),
  is('audi q5', model(/^q5\b/i)),
  is('vw tiguan allspace', model(/^tiguan allspace/i)),
  is('hiace', model(/^hiace\b/i)),
  is('e class merc', make('Mercedes-Benz'), model(/^e(-class|\d)/i)),
  is('discovery sport', model(/^discovery sport/i)),
];

const slips = [
  is('toyta corola', model(/^corolla\b/i)),
  is('hyundia i30', model(/^i30\b/i)),
  is('mitsibishi triton', model(/^triton\b/i)),
  is('landcrusier', model(/^land ?cruiser\b/i)),
  is('nissan navarra', model(/^navara\b/i)),
  is('deisel ute', fuel('diesel'), body('ute')),
  is('automtic hatch', auto, hatch),
  is('subaru forrester', model(/^forester\b/i)),
  is('comodore', model(/^commodore\b/i)),
  is('volkswagon golf', model(/^golf\b/i)),
  is('mazda cx5', model(/^cx-5\b/i)),
  is('rav 4', model(/^rav4\b/i)),
  is('xtrail', model(/^x-?trail\b/i)),
  is('holden colorada', make('Holden'), model(/^colorado\b/i)),
  is('mercedez c200', model(/^c200\b/i)),
  is('suzuki swfit', model(/^swift\b/i)),
  is('hybird suv', hybrid, suv),
  is('nissan patroll', model(/^patrol\b/i)),
  is('outlandr under 20k', model(/^outlander\b/i), price(null, 20_000)),
  is('subura wagon', make('Subaru'), wagon),
];

const amounts = [
  is('under 10k', price(null, 10_000)),
  is('suv under 20 grand', suv, price(null, 20_000)),
  is('between 20 and 30k suv', suv, price(20_000, 30_000)),
  is('hatch 10k-15k', hatch, price(10_000, 15_000)),
  is('less than 80000 kms', km(80_000)),
  is('suv with less than 50,000km', suv, km(50_000)),
  is('low km 2019+ mazda 3', make('Mazda'), model(/^(mazda ?3|3)\b/i), year(2019), km(60_000)),
  is('forester 2018-2021', model(/^forester\b/i), year(2018, 2021)),
  is('2015 or newer ute under 30k', year(2015), body('ute'), price(null, 30_000)),
  is('toyota under 100,000km under 20,000', make('Toyota'), km(100_000), price(null, 20_000)),
  is('no older than 2018 suv', year(2018), suv),
  is('ranger over 50k', model(/^ranger\b/i), price(50_000, null)),
  is('diesel under 100k km', fuel('diesel'), km(100_000)),
  is('$15,000 sedan', body('sedan'), price(null, 15_000)),
  is('max 12k hatch', price(null, 12_000), hatch),
  is('newer than 2019 kia', make('Kia'), year(2020)),
  is("suv under 100 000 k's", suv, km(100_000)),
  is('80k kms hatch', hatch, km(80_000)),
  is('suv up to 25000 dollars', suv, price(null, 25_000)),
  is('20k budget suv', suv, price(null, 20_000)),
  is('suv 15000 to 25000', suv, price(15_000, 25_000)),
  is('before 2005', year(null, 2004)),
  sorted('cheapest 7 seater', 'price:asc', seats(7)),
  sorted('newest toyota', 'year:desc', make('Toyota')),
  is('hatch under 12 thousand', hatch, price(null, 12_000)),
  is('ute less than 150 thousand kms', body('ute'), km(150_000)),
  sorted('lowest km camry', 'km:asc', model(/^camry\b/i)),
  is('2020 to 2022 cx-5 under 40k', model(/^cx-5\b/i), year(2020, 2022), price(null, 40_000)),
];

const kinds = [
  is('7 seater under 40k', seats(7), price(null, 40_000)),
  is('8 seater', seats(8)),
  is('ute 4x4 diesel manual', body('ute'), offRoad, fuel('diesel'), manual),
  is('people mover under 25k', body('peopleMover'), price(null, 25_000)),
  is('4wd under 25k', offRoad, price(null, 25_000)),
  is('awd wagon', drive('all'), wagon),
  is('manual convertible', manual, body('convertible', 'softtop')),
  is('electric suv under 50k long range', fuel('electric'), suv, price(null, 50_000)),
  is('hybrid suv 7 seats under 50000', hybrid, suv, seats(7), price(null, 50_000)),
  is('station wagon diesel', wagon, fuel('diesel')),
  is('plug-in hybrid', fuel('plugInHybrid')),
  is('2 door coupe', doors(2), body('coupe')),
  is('dual cab ute under $45,000', dualCab, price(null, 45_000)),
  is('toyota dual cab', make('Toyota'), dualCab),
  is('single cab ute', singleCab, body('ute')),
  is('4 door ute manual', doors(4), body('ute'), manual),
  is('five door hatch auto', doors(5), hatch, auto),
  is('demo suv', kind('demo'), suv),
  is('brand new ute', kind('new'), body('ute')),
  is('used hilux', kind('used'), model(/^hilux\b/i)),
  is('ex demo kia', kind('demo'), make('Kia')),
  is('rwd sedan', drive('rear'), body('sedan')),
  is('front wheel drive suv', drive('front'), suv),
  is('3 door hatch', doors(3), hatch),
  is('ev', fuel('electric')),
  is('petrol suv auto', fuel('petrol'), suv, auto),
  is('lpg', fuel('lpg')),
  is('automatic ute 4x2', auto, body('ute'), drive('front', 'rear')),
  is('white van', colour(/white/i), body('van')),
  is('black sedan under 20k', colour(/black/i), body('sedan'), price(null, 20_000)),
  is('two door convertible', doors(2), body('convertible', 'softtop')),
  is('crew cab d-max', model(/^d-?max/i), dualCab),
  is('minivan', body('peopleMover')),
  is('unleaded manual hatchback', fuel('petrol'), manual, hatch),
  is('4 seater convertible', seats(4), body('convertible', 'softtop')),
];

const unwanted = [
  is('sedan except toyota', body('sedan'), not(make('Toyota'))),
  is('toyota not white', make('Toyota'), not(colour(/white|^$/i))),
  is('bmw not black or white', make('BMW'), not(colour(/black|white|^$/i))),
  is('suv not diesel', suv, fuel('petrol', 'hybrid', 'plugInHybrid', 'electric', 'lpg', 'hydrogen')),
  is('ute no manual', body('ute'), auto),
  is('hatch but not a hyundai', hatch, not(make('Hyundai'))),
  is('toyota not hilux', make('Toyota'), not(model(/^hilux/i))),
  is('ute not ford or holden under 30k', body('ute'), not(make('Ford', 'Holden')), price(null, 30_000)),
  is('anything but a ute, diesel', not(any(body('ute'), ({ body: own }) => own === null)), fuel('diesel')),
];

const lacks = (...names: string[]): Answers => not(named(RegExp(`\\b(?:${names.join('|')})\\b`, 'i')));

const unwantedNames = [
  is('any ute except a ranger', body('ute'), lacks('ranger')),
  is('diesel suv but not a prado', suv, fuel('diesel'), lacks('prado')),
  is('hatch excluding i30 and corolla', hatch, lacks('i30', 'corolla')),
  is('ute without hilux or triton under 30k', body('ute'), lacks('hilux', 'triton'), price(null, 30_000)),
  is('sedan -camry', body('sedan'), lacks('camry')),
  is('ranger excluding wildtrak', model(/^ranger\b/i), lacks('wildtrak')),
  is('ranger not xlt or wildtrak', model(/^ranger\b/i), lacks('xlt', 'wildtrak')),
  is('corolla without the zr', model(/^corolla\b/i), lacks('zr')),
  is('corolla but not ascent sport', model(/^corolla\b/i), lacks('ascent sport')),
  is('hilux except sr5 under 40k', model(/^hilux\b/i), lacks('sr5'), price(null, 40_000)),
  is('cx-5 not maxx', model(/^cx-5\b/i), lacks('maxx')),
  is('i30 but not n line', model(/^i30\b/i), lacks('n line')),
  is('triton -gls', model(/^triton\b/i), lacks('gls')),
  is('lancer not ralliart', model(/^lancer\b/i), lacks('ralliart')),
];

const seated =
  (least: number): Answers =>
  ({ seats: own }) =>
    within(own, least, null);

const bounded = [
  is('pre 2015 landcruiser', model(/^landcruiser/i), year(null, 2014)),
  is('post-2019 cx-5', model(/^cx-5$/i), year(2020)),
  is('from 2020 onwards outback', model(/^outback/i), year(2020)),
  is('at least 7 seats under 35k', seated(7), price(null, 35_000)),
  is('more than 5 seats diesel', seated(6), fuel('diesel')),
  is('under fifty thousand kilometres corolla', model(/^corolla/i), km(50_000)),
  is('hilux below a hundred and twenty thousand kms', model(/^hilux/i), km(120_000)),
  is('twenty-five grand sedan', body('sedan'), price(null, 25_000)),
  is('suv in sa', suv),
  is('toyota in western australia', make('Toyota')),
];

const engines = [
  is('v8 ute', cylinders(8), body('ute')),
  is('6 cylinder', cylinders(6)),
  is('four cylinder suv', cylinders(4), suv),
  is('v6 diesel', cylinders(6), fuel('diesel')),
  is('inline six sedan', cylinders(6), body('sedan')),
  is('straight six bmw', cylinders(6), make('BMW')),
  is('flat six porsche', cylinders(6), make('Porsche')),
  is('flat four wagon', cylinders(4), wagon),
  is('not a 3 cylinder hatch', cylinders(2, 4, 5, 6, 8, 10, 12), hatch),
  is('ute but not v8', cylinders(2, 3, 4, 5, 6, 10, 12), body('ute')),
  is('landcruiser v8', model(/^landcruiser/i), cylinders(8)),
  is('commodore ss v8', model(/^commodore/i), named(/\bss\b/i), cylinders(8)),
  is('5 cyl ranger', model(/^ranger\b/i), cylinders(5)),
  is('v6 or v8 ute', cylinders(6, 8), body('ute')),
  is('4 or 6 cylinder sedan under 20k', cylinders(4, 6), body('sedan'), price(null, 20_000)),
  is('more than 6 cylinders', cylinders(8, 10, 12)),
  is('3cyl hatch', cylinders(3), hatch),
];

const loose = [
  is('family car with tow bar', every),
  is('car with apple carplay', every),
  is('first car for p plater', firstCar),
  sorted('cheap first car', 'price:asc', firstCar),
  is('learner car', firstCar),
  is('reliable suv under 15k', suv, price(null, 15_000)),
  is('tradie ute', body('ute')),
  is('work ute diesel', body('ute'), fuel('diesel')),
  is('corolla in good condition', model(/^corolla\b/i)),
  is('one owner camry', model(/^camry\b/i)),
  is('hatch with long rego under 8k', hatch, price(null, 8000)),
  is('second hand hilux 4x4', kind('used'), model(/^hilux\b/i), offRoad),
  is('I want a small automatic hatch for under 12 thousand', auto, hatch, price(null, 12_000)),
  is('looking for a 7 seat diesel suv with low kms', seats(7), fuel('diesel'), suv, km(60_000)),
  is('what ute can i get for 20k', body('ute'), price(null, 20_000)),
  is('toyota suv with sunroof', make('Toyota'), suv),
  is('navara st-x dual cab diesel', model(/^navara/i), named(/st-x/i), dualCab, fuel('diesel')),
  is('hilux sr5', model(/^hilux/i), named(/\bsr5\b/i)),
  is('ranger wildtrak', model(/^ranger/i), named(/wildtrak/i)),
  is('ranger xlt 2018', model(/^ranger/i), named(/\bxlt\b/i), year(2018, 2018)),
  is('falcon xr6', model(/^falcon/i), named(/xr6/i)),
  is('landcruiser sahara', named(/^landcruiser.*sahara/i)),
  is('show me all the mazdas you have', make('Mazda')),
  is('any utes with canopy', body('ute')),
  is('p plate legal sedan under 10k', body('sedan'), price(null, 10_000)),
  is('cheap reliable small car for uni', every),
];

export const listingQueries: readonly WordQuery[] = [
  ...locationQueries,
  ...alternatives,
  ...families,
  ...slips,
  ...amounts,
  ...kinds,
  ...unwanted,
  ...unwantedNames,
  ...bounded,
  ...engines,
  ...loose,
];

export const dealerQueries: Readonly<Record<string, readonly WordQuery[]>> = {
  'southern-cross-caravans': [
    is('4 berth caravan', sleeps(4), body('caravan')),
    is('20ft caravan', feet(19.5, 20.5), body('caravan')),
    is('caravan under 2000kg', tare(2000), body('caravan')),
    is('sleeps 6', sleeps(6)),
    is('motorhome', body('motorhome')),
    is('under 18 foot', feet(null, 18)),
    is('caravan with bunks', body('caravan'), equipped(/\bbunks?\b/i)),
    is('van with ensuite', body('caravan'), equipped(/en-?suite|shower and toilet/i)),
    is('6 berth family van under 80k', body('caravan'), sleeps(6), price(null, 80_000)),
    is('camper trailer under 2 tonne', body('camperTrailer'), tare(2000)),
    is('18 to 20 ft caravan', feet(18, 20), body('caravan')),
    is('2 berth motorhomes near burpengary', sleeps(2), body('motorhome'), city('Burpengary')),
  ],
  'harbour-motors': [
    is('near artarmon', city('Artarmon')),
    is('suv with apple carplay', suv, equipped(/car ?play/i)),
    is(
      'suv with sunroof and heated seats',
      suv,
      equipped(/sun ?roof|moon ?roof|panoramic.*roof/i),
      equipped(/heated.*seat|seats?,? heated/i),
    ),
    is('ute that can tow 3500kg', body('ute'), tows(3500)),
    is('suv towing capacity over 2 tonne', suv, tows(2000)),
    is(
      'car with reverse camera and leather',
      equipped(/(revers|rear[- ]?view|back-?up).*camera/i),
      equipped(/leather(?!.*(wheel|knob|gear|park))/i),
    ),
  ],
  'kauri-cars': [is('7 seater under 30k', seats(7), price(null, 30_000)), is('suv auckland', suv)],
  'lakeside-auto': [
    is('pickup under 30k', body('ute'), price(null, 30_000)),
    is('gas suv under 60k miles', suv, fuel('petrol'), km(96_561)),
  ],
  'apex-motorcycles': [
    is('learner legal bike under 10k', learner, price(null, 10_000)),
    is('lams', learner),
    is('adventure bike', body('adventureBike')),
  ],
};
