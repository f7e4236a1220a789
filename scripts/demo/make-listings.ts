import type { CatalogueModel, Engine, Variant } from './catalogue/types.ts';
import { batteryHealth, isCharged, testedDaysAgo } from './catalogue/charging.ts';
import { engines, engineYears } from './catalogue/engines.ts';
import { franchiseCars } from './catalogue/franchise-cars.ts';
import { purchaseColumns } from './catalogue/purchase-facts.ts';
import { limitsOf } from './catalogue/towing.ts';
import { usedCars } from './catalogue/used-cars.ts';
import { countedAt, day } from './dealer-plan.ts';
import { identities } from './identity.ts';
import { lenderOffer, type LenderTerms } from './lender-offer.ts';
import type { CsvRow } from './make-motorcycles.ts';
import { paintOf } from '#src/domain/vehicle/paint.ts';
import { photoSet } from './photo-set.ts';
import { askingPrice, usedPrice } from './prices.ts';
import { seededRandom, type Random } from './random.ts';

const yards = [
  ['Penrith, NSW', 24],
  ['Jamisontown, NSW', 3],
  ['Newcastle, NSW', 14],
  ['Broadmeadow, NSW', 3],
  ['Dandenong, VIC', 24],
  ['Geelong, VIC', 11],
  ['North Geelong, VIC', 3],
  ['Moorooka, QLD', 21],
  ['Maroochydore, QLD', 14],
] as const;
const groupNames = ['EVERYDAY CARS PENRITH', 'Everyday Cars Dandenong', 'EVERYDAY CARS MOOROOKA'];
const bodyNames: Record<string, string> = {
  suv: 'SUV',
  ute: 'Ute / Tray',
  cabChassis: 'Ute / Tray',
  hatch: 'Hatchback',
  sedan: 'Sedan',
  wagon: 'Wagon',
  van: 'Commercial',
  lightTruck: 'Commercial',
  peopleMover: 'People Mover',
  coupe: 'Coupe',
  convertible: 'Convertible',
};
const driveNames: Record<string, string> = { front: 'Front', rear: 'Rear', all: 'AWD', four: '4WD' };
const colours = [
  'White',
  'White',
  'White',
  'Silver',
  'Silver',
  'Grey',
  'Grey',
  'Black',
  'Black',
  'Blue',
  'Blue',
  'Red',
  'Red',
  'Bronze',
  'Green',
  'Orange',
  'Brown',
  'Yellow',
  'Beige',
];
const spellings: Record<string, string[]> = {
  'Mercedes-Benz': ['Mercedes-Benz', 'MERCEDES-BENZ'],
  Volkswagen: ['Volkswagen', 'VW'],
  Mini: ['MINI'],
  Skoda: ['SKODA', 'Skoda'],
  Toyota: ['Toyota', 'Toyota', 'Toyota', 'TOYOTA'],
};

function illustratedColour(colour: string, body: string): string {
  const set = photoSet[arts[body] ?? body];
  const at = colours.indexOf(colour);
  const others = [...colours.slice(at), ...colours.slice(0, at)];
  const isDrawn = (words: string) =>
    set === undefined || [...set.common, ...set.others].includes(paintOf(words).key ?? '');
  return others.find(isDrawn) ?? colour;
}
const arts: Record<string, string> = {
  peopleMover: 'people-mover',
  cabChassis: 'cab-chassis',
  lightTruck: 'light-truck',
};

const fuelWord = (engine: Engine) => {
  if (engine.fuel === 'petrol') return engine.fuelDetail === 'Premium unleaded' ? 'Premium' : 'Unleaded';
  return {
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    plugInHybrid: 'Plug-in Hybrid',
    electric: 'Electric',
    lpg: 'LPG',
    hydrogen: 'Hydrogen',
  }[engine.fuel];
};

export function makeListings(): CsvRow[] {
  const random = seededRandom(1284),
    numbers = identities(seededRandom(1285));
  const models = [...usedCars, ...franchiseCars.filter((one) => (one.generations[0]?.[0] ?? 0) < 2025)];
  const rows = Array.from({ length: 598 }, (): CsvRow => {
    const car = random.weighted(models.map((one) => [one, one.weight] as const));
    const variant = random.pick(car.variants);
    const row = withOffer(untidy(random, listing(random, car, variant), car));
    return { ...row, ...purchaseFacts(row, car, variant), Rego: registration(row, numbers) };
  });
  rows.splice(211, 0, { ...rows[64] } as CsvRow);
  return [
    ...rows.slice(0, 150),
    ...hopeless.slice(0, 3),
    ...rows.slice(150, 430),
    ...hopeless.slice(3),
    ...rows.slice(430),
  ];
}

function listing(random: Random, car: CatalogueModel, variant: Variant): CsvRow {
  const engine = engines[variant.engine];
  if (!engine) throw new Error(`no engine ${variant.engine}`);
  const built = engineYears[variant.engine] ?? [0, 9999],
    first = Math.max(built[0], car.generations[0]?.[0] ?? 2015),
    last = Math.min(built[1], car.generations.at(-1)?.[1] ?? 2025),
    demo = last >= 2026 && random.chance(0.12);
  const year = demo
    ? random.int(2025, 2026)
    : Math.max(
        first,
        Math.min(
          last,
          2025,
          2026 -
            random.weighted([
              [1, 5],
              [2, 9],
              [3, 13],
              [4, 14],
              [5, 14],
              [6, 12],
              [7, 10],
              [8, 9],
              [9, 6],
              [10, 4],
              [11, 2],
              [12, 2],
            ] as const),
        ),
      );
  const age = 2026 - year + 0.4,
    km = demo ? random.int(600, 8900) : Math.round(age * 15_500 * (0.4 + random.next() * 1.05)) + random.int(1, 9);
  const price = demo
    ? askingPrice(random, variant.price * 0.92)
    : usedPrice(random, {
        priceNew: variant.price,
        age,
        distance: km,
        usualDistance: age * 15_500,
        keeps: /LandCruiser|HiLux|RAV4|Jimny|Ranger|HiAce/.test(car.model)
          ? 0.96
          : ['BMW', 'Audi', 'Mercedes-Benz', 'Holden', 'Jeep', 'Land Rover', 'Tesla'].includes(car.make)
            ? 0.9
            : 0.94,
      });
  const body = variant.body ?? car.body,
    manual = /manual$/.test(engine.gearbox) && !engine.gearbox.includes('automated'),
    fourByFour = variant.drive === 'four' && !variant.badge.includes('4x4') ? ' (4x4)' : '';
  const litres = engine.litres === null ? '' : `${Number(engine.litres)} L`;
  return {
    Brand: random.pick(spellings[car.make] ?? [car.make]),
    Year: year,
    Model: car.model,
    'Car/Suv': bodyNames[body] ?? '',
    Title: `${year} ${car.make} ${car.model} ${variant.badge}${fourByFour}`,
    UsedOrNew: demo ? 'DEMO' : 'USED',
    Transmission: engine.fuel === 'electric' && random.chance(0.3) ? '-' : manual ? 'Manual' : 'Automatic',
    Engine: engine.litres === null ? '-' : `${engine.cylinders} cyl, ${litres}`,
    DriveType: driveNames[variant.drive ?? ''] ?? 'Other',
    FuelType: fuelWord(engine),
    FuelConsumption: engine.use === null ? '-' : `${engine.use} L / 100 km`,
    Kilometres: km,
    ColourExtInt: `${illustratedColour(random.pick(colours), body)} / ${random.pick(['Black', 'Black', 'Grey', '-', 'Beige'])}`,
    Location: random.weighted(yards),
    CylindersinEngine: engine.cylinders === null ? '-' : `${engine.cylinders} cyl`,
    BodyType: bodyNames[body] ?? '',
    Doors: ` ${body === 'sedan' ? 4 : (variant.doors ?? car.doors)} Doors`,
    Seats: ` ${variant.seats ?? car.seats} Seats`,
    Price: price,
  };
}

function untidy(random: Random, row: CsvRow, car: CatalogueModel): CsvRow {
  const change: CsvRow = {};
  if (random.chance(0.22)) change['Car/Suv'] = random.pick(groupNames);
  if (random.chance(0.06)) Object.assign(change, { Doors: row.Seats, Seats: 'NA' });
  if (random.chance(0.04)) Object.assign(change, { Doors: 'NA', Seats: 'NA' });
  if (random.chance(0.04)) change.CylindersinEngine = String(row.Engine).split(', ').at(-1) ?? '-';
  if (random.chance(0.05)) change.BodyType = '';
  if (random.chance(0.03)) Object.assign(change, { Engine: '-', CylindersinEngine: '-', FuelConsumption: '-' });
  if (random.chance(0.03)) change.FuelConsumption = random.pick(['- / -', '0 L / 100 km', 'NA']);
  if (random.chance(0.03)) change.ColourExtInt = random.pick(['- / -', 'Other / -', 'White / -']);
  if (random.chance(0.02)) change.Price = 'POA';
  if (random.chance(0.015)) change.Kilometres = random.pick(['-', '- / -']);
  if (random.chance(0.02)) change.DriveType = 'Other';
  if (random.chance(0.03)) change.Title = `${String(row.Title).toUpperCase()} `;
  if (random.chance(0.02) && car.body === 'ute') change.BodyType = 'Commercial';
  return { ...row, ...change };
}

function purchaseFacts(row: CsvRow, car: CatalogueModel, variant: Variant): CsvRow {
  const year = Number(row.Year),
    engine = engines[variant.engine],
    { gvm, tow } = limitsOf(car, variant),
    found = purchaseColumns(car, variant, year, 'au');
  const inUnit = (column: string, unit: string) => (found[column] === undefined ? '' : `${found[column]} ${unit}`);
  return {
    ANCAP: inUnit('ancaprating', 'stars'),
    ANCAPTested: found.ancapyear ?? '',
    ANCAPHoldsFor: found.ancapversion ?? '',
    BrakedTowing: tow === null ? '' : `${tow} kg`,
    TowBall: inUnit('towballlimit', 'kg'),
    KerbMass: inUnit('kerbmass', 'kg'),
    GVM: gvm === null ? '' : `${gvm} kg`,
    GCM: inUnit('grosscombinationmass', 'kg'),
    ElectricRange: engine?.range ? `${engine.range} km` : '',
    Battery: inUnit('batteryusable', 'kWh'),
    EnergyUse: inUnit('energyconsumption', 'Wh/km'),
    HomeCharge: inUnit('chargehomehours', 'h'),
    HomeChargePower: inUnit('chargehomekw', 'kW'),
    FastCharge: inUnit('chargefastminutes', 'min'),
    FastChargePower: inUnit('chargefastkw', 'kW'),
    FastChargeWindow: found.chargefastwindow ?? '',
    ...(engine && isCharged(engine) ? batteryTest(row, year) : { BatteryHealth: '', BatteryTested: '' }),
  };
}

/** A car without an odometer reading hasn't been tested yet. */
function batteryTest({ UsedOrNew, Kilometres }: CsvRow, year: number): CsvRow {
  if (UsedOrNew !== 'USED' || typeof Kilometres !== 'number') return { BatteryHealth: '', BatteryTested: '' };
  const testedOn = new Date(countedAt - testedDaysAgo(year, Kilometres) * day);
  return {
    BatteryHealth: `${batteryHealth(2026 - year + 0.4, Kilometres)}%`,
    BatteryTested: testedOn.toISOString().slice(0, 10),
  };
}

/** Demonstrators use the dealer's plates. */
const registration = ({ UsedOrNew, Location }: CsvRow, numbers: ReturnType<typeof identities>): string =>
  UsedOrNew === 'USED' ? numbers.plate(String(Location).split(', ')[1] ?? '') : '';

const southernPlate: LenderTerms = {
  key: 'southern-plate',
  rate: 8.99,
  comparison: 9.86,
  holder: 'Southern Plate Finance Pty Ltd',
};
const oldestFinanced = 2016;

/** No offer for cars that have no price or are too old. */
const withOffer = (row: CsvRow): CsvRow => ({
  ...row,
  FinanceOffers:
    typeof row.Price === 'number' && Number(row.Year) >= oldestFinanced
      ? JSON.stringify({ [southernPlate.key]: lenderOffer(row.Price, southernPlate) })
      : '',
});

const blank = (row: CsvRow): CsvRow => ({
  Brand: '',
  Year: '',
  Model: '',
  'Car/Suv': '',
  Title: '',
  UsedOrNew: '',
  Transmission: '',
  Engine: '',
  DriveType: '',
  FuelType: '',
  FuelConsumption: '',
  Kilometres: '',
  ColourExtInt: '',
  Location: '',
  CylindersinEngine: '',
  BodyType: '',
  Doors: '',
  Seats: '',
  Price: '',
  ...row,
});
/** Rows that every site must reject. */
const hopeless: CsvRow[] = [
  blank({}),
  blank({
    Brand: 'Toyota',
    Year: 1900,
    Model: 'Corolla',
    Title: '1900 Toyota Corolla',
    UsedOrNew: 'USED',
    Kilometres: 88_100,
    Location: 'Penrith, NSW',
    Price: 12_990,
  }),
  blank({
    Brand: 'Ford',
    Year: 2019,
    Model: 'Ranger',
    Title: '2019 Ford Ranger XLT',
    UsedOrNew: 'USED',
    Transmission: 'Automatic',
    Kilometres: 91_500,
    Location: 'Geelong, VIC',
    Price: 1,
  }),
  blank({ Year: 2017, Title: 'TRAILER 8x5 TANDEM', UsedOrNew: 'USED', Location: 'Dandenong, VIC', Price: 2200 }),
  blank({
    Brand: 'Mazda',
    Model: 'CX-5',
    Title: 'Mazda CX-5',
    UsedOrNew: 'USED',
    Kilometres: 'NA',
    Location: 'Moorooka, QLD',
    Price: 21_990,
  }),
  blank({
    Brand: 'NA',
    Year: 'NA',
    Model: 'NA',
    'Car/Suv': 'EVERYDAY CARS MOOROOKA',
    Title: 'TEST DO NOT USE',
    UsedOrNew: 'USED',
    Price: 99_999_999,
  }),
];
