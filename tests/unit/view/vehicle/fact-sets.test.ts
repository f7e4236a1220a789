import { expect, test } from 'vitest';
import type { PurchaseFacts, Vehicle, VehicleVariant } from '#src/domain/vehicle/vehicle.ts';
import { factSets } from '#src/view/vehicle/facts/fact-sets.ts';
import { specificationRows } from '#src/view/vehicle/facts/specification-rows.ts';
import { vehicleSections } from '#src/view/vehicle/vehicle-sections.ts';
import { aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const noFacts: PurchaseFacts = {
  usableBattery: null,
  energyUse: null,
  homeChargeHours: null,
  homeChargePower: null,
  fastChargeMinutes: null,
  fastChargePower: null,
  fastChargeWindow: null,
  batteryHealth: null,
  batteryTestedOn: null,
  batteryCertificateUrl: null,
  kerbMass: null,
  grossCombinationMass: null,
  towballLimit: null,
  towballMass: null,
  safetyRatingYear: null,
  safetyRatingVersion: null,
};
const purchase = (facts: Partial<PurchaseFacts>): PurchaseFacts => ({ ...noFacts, ...facts });
const variant = (facts: Partial<VehicleVariant>) => facts as VehicleVariant;
const allOf = (facts: Partial<VehicleVariant>): VehicleVariant => ({
  cylinders: null,
  engineSizeCc: null,
  engineSizeLitres: null,
  induction: null,
  gearType: null,
  gears: null,
  fuelConsumptionCombined: null,
  cityMilesPerGallon: null,
  highwayMilesPerGallon: null,
  fuelCapacity: null,
  grossVehicleMass: null,
  length: null,
  height: null,
  width: null,
  torque: null,
  power: null,
  ancapRating: null,
  towingBraked: null,
  electricRange: null,
  ...facts,
});

const runningCost = {
  distance: 14_000,
  asOf: '2026-10-31',
  petrol: 1.9,
  premiumPetrol: null,
  diesel: null,
  lpg: null,
  electricity: 0.3,
};
const settings = publicSettings({ vehiclePage: { runningCost } });
const american = publicSettings({
  regional: { locale: 'en-US', currency: 'USD', distanceUnit: 'mi' },
  vehiclePage: { runningCost: { ...runningCost, distance: 12_000, petrol: 3.2 } },
});
const setOf = (kind: string, vehicle: Vehicle, of = settings) => factSets(vehicle, of).find((set) => set.kind === kind);
const rowsOf = (kind: string, vehicle: Vehicle, of = settings) =>
  Object.fromEntries((setOf(kind, vehicle, of)?.rows ?? []).map(({ label, value }) => [label, value]));

const ute = (facts: Partial<PurchaseFacts> = {}) =>
  aVehicle({
    body: 'ute',
    variant: variant({ towingBraked: 3500, grossVehicleMass: 3250 }),
    purchase: purchase({ kerbMass: 2330, grossCombinationMass: 6350, towballLimit: 350, ...facts }),
  });

test('shows an electric car’s range, battery, charging, and battery health with date and certificate (FACT-01)', () => {
  const car = aVehicle({
    fuel: 'electric',
    variant: variant({ electricRange: 528 }),
    purchase: purchase({
      usableBattery: 74,
      homeChargeHours: 12,
      homeChargePower: 7,
      fastChargeMinutes: 18,
      fastChargePower: 239,
      fastChargeWindow: '10 to 80%',
      batteryHealth: 94,
      batteryTestedOn: '2026-11-02',
      batteryCertificateUrl: '/images/certificate.pdf',
    }),
  });
  expect(rowsOf('electric', car)).toEqual({
    Range: '528 km',
    'Usable battery': '74 kWh',
    'Charging at home': '12 hours at 7 kW',
    'Fast charging': '18 minutes from 10 to 80% at up to 239 kW',
    'Battery health': '94% of original capacity, tested 2/11/2026',
  });
  expect(setOf('electric', car)!.rows.at(-1)!.link).toEqual({ label: 'certificate', url: '/images/certificate.pdf' });
  expect(rowsOf('electric', car, american)).toMatchObject({
    Range: '328 mi',
    'Battery health': '94% of original capacity, tested 11/2/2026',
  });
});

test('omits unknown electric facts, and all of them for a car without a plug (FACT-01)', () => {
  expect(setOf('electric', aVehicle({ fuel: 'electric' }))).toBeUndefined();
  expect(setOf('electric', aVehicle({ fuel: 'hybrid', variant: variant({ electricRange: 3 }) }))).toBeUndefined();
  const health = aVehicle({ fuel: 'electric', purchase: purchase({ batteryHealth: 94 }) });
  expect(setOf('electric', health)).toBeUndefined();
});

test('shows a ute’s four towing checks, and the payload left with vans of three weights (FACT-02)', () => {
  const { title, points, rows, note } = setOf('towing', ute())!;
  expect(title).toBe('Towing with this ute');
  expect(points).toEqual([
    'Maximum weight of the loaded caravan: 3,500\u00a0kg. Check this against its aggregate trailer mass, ATM.',
    'Maximum weight on the towball: 350\u00a0kg. Allow about 10% of the weight of the caravan.',
    'The ute itself can weigh up to 3,250\u00a0kg and weighs 2,330\u00a0kg empty, which leaves 920\u00a0kg for passengers, luggage and the weight on the towball.',
    'Ute and caravan together can weigh up to 6,350\u00a0kg, which leaves 4,020\u00a0kg for the caravan, passengers and luggage.',
  ]);
  // 2,500: 3250 − 2330 − 250; 3,500: the smaller of 3250 − 2330 − 350 and 6350 − 2330 − 3500.
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'With a caravan weighing 2,500 kg: 670 kg left for passengers and luggage',
    'With a caravan weighing 3,000 kg: 620 kg left for passengers and luggage',
    'With a caravan weighing 3,500 kg: 520 kg left for passengers and luggage',
  ]);
  expect(note).not.toContain('We don’t have');
});

test('stops at 2,500 kg with a towball limit of 250 kg, and marks a van that leaves no payload as too heavy (FACT-02)', () => {
  expect(setOf('towing', ute({ towballLimit: 250 }))!.rows.at(-1)!.label).toBe('With a caravan weighing 2,500 kg');
  expect(setOf('towing', ute({ grossCombinationMass: 5800 }))!.rows.at(-1)!.value).toContain('too heavy');
});

test('reports a limit missing from the feed, and never guesses it (FACT-02)', () => {
  const { points, rows, note } = setOf('towing', ute({ grossCombinationMass: null }))!;
  expect(points).toHaveLength(3);
  expect(rows).toEqual([]);
  expect(note).toContain('We don’t have the gross combination mass, GCM for this ute.');
  expect(setOf('towing', aVehicle({ variant: variant({ towingBraked: 3500 }) }))).toBeUndefined();
});

test('shows what can tow a caravan, with the same four checks (FACT-02)', () => {
  const caravan = (ball: number | null) =>
    aVehicle({
      itemType: 'caravan',
      body: 'caravan',
      fuel: null,
      transmission: null,
      specifications: {
        bodyWidth: null,
        bodyLength: null,
        axleType: null,
        sleeps: null,
        tareWeight: 2330,
        aggregateTrailerMass: 2830,
      },
      purchase: purchase({ towballMass: ball }),
    });
  const { title, points, rows } = setOf('towing', caravan(null))!;
  expect(title).toBe('What can tow this caravan');
  expect(points).toEqual([
    'Its braked towing capacity is 2,830\u00a0kg or more, the most the caravan can weigh fully loaded (aggregate trailer mass, ATM).',
    'Its towball limit is 283\u00a0kg or more: 10% of the caravan’s maximum weight, the usual rule of thumb.',
    'Fully loaded, with everyone on board and 283\u00a0kg on the towball, it stays within its gross vehicle mass, GVM.',
    'Fully loaded, with everyone on board and the 2,830\u00a0kg caravan in tow, it stays within its gross combination mass, GCM.',
  ]);
  expect(rows).toEqual([{ label: 'The caravan’s payload', value: '500 kg, including water and gas' }]);
  expect(setOf('towing', caravan(255))!.points[1]).toBe(
    'Its towball limit is 255\u00a0kg or more: the manufacturer’s figure for this caravan.',
  );
});

test('uses trailers, pounds and US terms in the United States (FACT-02, REG-01)', () => {
  const text = JSON.stringify(setOf('towing', ute(), american));
  expect(text).toContain('gross trailer weight rating');
  expect(text).toContain('7,716\u00a0lb');
  expect(setOf('towing', ute(), american)!.rows.map(({ label }) => label)).toEqual([
    'With a trailer weighing 3,500 lb',
    'With a trailer weighing 5,000 lb',
    'With a trailer weighing 7,716 lb',
  ]);
  expect(text).toContain('Towing with this pickup');
  expect(text).toContain('the fitted hitch');
  expect(text).not.toMatch(/\b(?:cara)?van\b|towball|tow bar|\bkg\b|\bute\b/);
});

const specified = (vehicle: Vehicle, of = settings) =>
  Object.fromEntries(specificationRows(vehicle, of).map(({ label, value }) => [label, value]));

test('shows a safety rating with its year and variants, or states that the year is unknown (FACT-03)', () => {
  const rated = (year: number | null) =>
    aVehicle({
      variant: allOf({ ancapRating: 5 }),
      purchase: purchase({
        safetyRatingYear: year,
        safetyRatingVersion: year === null ? null : 'all variants but the GT',
      }),
    });
  const label = 'ANCAP safety rating';
  expect(specified(rated(2022))[label]).toBe('5 stars, tested 2022, all variants but the GT');
  expect(specified(rated(null))[label]).toBe('5 stars, test year not stated');
  expect(specified(rated(2022), american)).not.toHaveProperty(label);
  expect(specified(aVehicle())).not.toHaveProperty(label);
});

test('shows the basis of the yearly fuel cost in the country’s units (FACT-03)', () => {
  const car = aVehicle({ fuel: 'petrol', variant: allOf({ fuelConsumptionCombined: 7.5 }) });
  // 14,000 km / 100 × 7.5 L × $1.90
  expect(specified(car)).toMatchObject({
    'Fuel cost per year': 'about $2,000: 14,000 km at $1.90 a litre (31/10/2026)',
    'Fuel use, combined': '7.5 L/100 km',
  });
  // 12,000 miles × 1.609344 / 100 × 7.5 L / 3.785412 × $3.20
  expect(specified(car, american)['Fuel cost per year']).toBe('about $1,220: 12,000 mi at $3.20 a gallon (10/31/2026)');
});

test('shows delivery prices and days from the dealer’s zones if the car can be bought online (FACT-03)', () => {
  const zone = { name: 'Sydney', postcodes: ['2000-2249'], price: 95, fromDays: 3, toDays: 5 };
  const far = { name: 'Perth', postcodes: ['6000-6999'], price: 1490, fromDays: 8, toDays: 14 };
  const told = (zones: object[], { car = aVehicle(), ...reserve }: { car?: Vehicle } & Record<string, unknown> = {}) =>
    specified(
      car,
      publicSettings({
        delivery: { zones },
        reserve: { shown: true, route: 'buy-online', ...reserve },
      }),
    ).Delivery;
  expect(told([zone, far])).toBe('Sydney $95, 3 to 5 days; Perth $1,490, 8 to 14 days, after payment');
  expect(told([{ ...zone, price: 0 }])).toBe('Sydney free, 3 to 5 days, after payment');
  expect(told([{ ...zone, fromDays: 1, toDays: 1 }])).toBe('Sydney $95, 1 day, after payment');
  const named = (...names: string[]) => names.map((name) => ({ ...zone, name }));
  expect(told([...named('Sydney', 'Penrith', 'Wollongong'), far])).toContain(
    'Wollongong $95, 3 to 5 days; Perth $1,490',
  );
  const many = [...named('Sydney', 'Penrith', 'Wollongong', 'Newcastle'), far];
  expect(told(many)).toBe('$95 to $1,490 by postcode, 3 to 14 days, after payment');
  expect(told([{ ...far, name: 'Nedlands', price: 0 }, ...many])).toBe(
    'free to $1,490 by postcode, 3 to 14 days, after payment',
  );
  expect(told([])).toBeUndefined();
  expect(told([zone], { route: 'checkout' })).toBeUndefined();
  expect(told([zone], { shown: false })).toBeUndefined();
  expect(told([zone], { car: aVehicle({ status: 'sold' }) })).toBeUndefined();
});

test('costs electricity at its own price, and shows no cost without a price, consumption or basis (FACT-03)', () => {
  const electric = aVehicle({ fuel: 'electric', purchase: purchase({ energyUse: 16.5 }) });
  expect(specified(electric)['Electricity cost per year']).toBe(
    'about $690: 14,000 km at 16.5 kWh/100 km and $0.30 a kWh (31/10/2026)',
  );
  const use = allOf({ fuelConsumptionCombined: 7.5 });
  for (const [one, of] of [
    [aVehicle({ fuel: 'diesel', variant: use }), settings],
    [aVehicle({ fuel: 'petrol', fuelDetail: 'Premium unleaded 98', variant: use }), settings],
    [aVehicle({ fuel: 'plugInHybrid', variant: use }), settings],
    [aVehicle({ fuel: 'petrol' }), settings],
    [electric, publicSettings()],
  ] as const) {
    expect(specified(one, of)).not.toHaveProperty('Fuel cost per year');
    expect(specified(one, of)).not.toHaveProperty('Electricity cost per year');
  }
});

test('opens a section with its own title for the facts that exist (FACT-02)', () => {
  const content = {
    itemType: 'car',
    noun: { one: 'car', many: 'cars' },
    included: null,
    features: [],
    specifications: [],
    factSets: factSets(ute(), settings),
    soldNotice: null,
    reserve: null,
    calculator: null,
    comments: null,
  } as const;
  const { folds } = vehicleSections({ ...content, features: [], specifications: [] }, settings);
  expect(folds.filter(({ kind }) => ['electric', 'towing'].includes(kind))).toEqual([
    { kind: 'towing', id: 'towing', title: 'Towing with this ute', isOpen: true },
  ]);
});

test('shows a plug-in hybrid’s electric range, and partly known facts without the rest (FACT-01)', () => {
  const hybrid = aVehicle({
    fuel: 'plugInHybrid',
    variant: variant({ electricRange: 1 }),
    purchase: purchase({ homeChargeHours: 1, fastChargeMinutes: 25.6 }),
  });
  expect(rowsOf('electric', hybrid)).toEqual({
    'Electric-only range': '1 km',
    'Charging at home': '1 hour',
    'Fast charging': '26 minutes',
  });
  const batteryOnly = aVehicle({ fuel: 'electric', purchase: purchase({ usableBattery: 74 }) });
  expect(rowsOf('electric', batteryOnly)).toEqual({ 'Usable battery': '74 kWh' });
});

test('attributes figures to the maker, and battery health to the test of this vehicle (FACT-01)', () => {
  const facts = (changes: Partial<PurchaseFacts>) =>
    setOf('electric', aVehicle({ fuel: 'electric', purchase: purchase({ usableBattery: 74, ...changes }) }))!;
  expect(facts({})).toMatchObject({
    title: 'Range, battery and charging',
    note: 'Range and charging times are the manufacturer’s figures for a new vehicle.',
  });
  const tested = facts({ batteryHealth: 94, batteryTestedOn: '2026-11-02' });
  expect(tested.note).toBe(
    'Range and charging times are the manufacturer’s figures for a new vehicle; battery health was measured on this one.',
  );
  expect(tested.rows.at(-1)).toEqual({ label: 'Battery health', value: '94% of original capacity, tested 2/11/2026' });
});

test('explains for tow car and caravan that all four limits apply, and what takes precedence (FACT-02)', () => {
  expect(setOf('towing', ute())).toMatchObject({
    lead: 'All of these limits apply:',
    note: 'Manufacturer’s figures. The plates on the ute and the caravan, and the fitted tow bar, take precedence.',
  });
  expect(setOf('towing', towed({}))).toMatchObject({
    lead: 'A ute, a wagon or a van can tow it if all four of these apply:',
    note: 'Many owners stay within 80% of each limit. The plates on both vehicles take precedence. Ask us about yours.',
  });
  expect(setOf('towing', towed({}), american)!.lead).toBe(
    'A truck, an SUV or a van can tow it if all four of these apply:',
  );
});

test('omits the two checks that need the kerb mass if it is unknown, and mentions both (FACT-02)', () => {
  const { points, rows, note } = setOf('towing', ute({ kerbMass: null }))!;
  expect(points).toHaveLength(2);
  expect(rows).toEqual([]);
  expect(note).toBe(
    'We don’t have the gross vehicle mass, GVM or the gross combination mass, GCM for this ute. Ask us before you rely on the other figures. Manufacturer’s figures. The plates on the ute and the caravan, and the fitted tow bar, take precedence.',
  );
});

test('reports a missing towball limit, and limits the van by the braked limit only (FACT-02)', () => {
  const { points, rows, note } = setOf('towing', ute({ towballLimit: null }))!;
  expect(points).toHaveLength(3);
  expect(rows.at(-1)!.label).toBe('With a caravan weighing 3,500 kg');
  expect(note).toContain('We don’t have the towball limit for this ute.');
});

test('omits the gross mass check if unknown, and all checks without a braked limit (FACT-02)', () => {
  const car = aVehicle({
    variant: variant({ towingBraked: 1500 }),
    purchase: purchase({ kerbMass: 1400, grossCombinationMass: 3400, towballLimit: 150 }),
  });
  const { title, points, rows } = setOf('towing', car)!;
  expect(title).toBe('Towing with this car');
  expect(points).toHaveLength(3);
  expect(rows).toEqual([]);
  for (const braked of [null, 0])
    expect(setOf('towing', { ...car, variant: variant({ towingBraked: braked }) })).toBeUndefined();
  expect(setOf('towing', { ...car, variant: null })).toBeUndefined();
  expect(setOf('towing', { ...car, itemType: 'motorcycle' })).toBeUndefined();
});

test('lists up to two vans in half-tonne steps below the heaviest, without repeating it (FACT-02)', () => {
  const labels = (braked: number) =>
    setOf('towing', {
      ...ute({ towballLimit: null }),
      variant: variant({ towingBraked: braked, grossVehicleMass: 3250 }),
    })!.rows.map(({ label }) => label.replace('With a caravan weighing ', ''));
  expect(labels(1400)).toEqual(['1,400 kg']);
  expect(labels(2000)).toEqual(['1,500 kg', '2,000 kg']);
  expect(labels(2600)).toEqual(['2,000 kg', '2,500 kg', '2,600 kg']);
});

test('calls a van too heavy if no payload is left, but not with 1 kg left (FACT-02)', () => {
  const last = (grossCombinationMass: number) => setOf('towing', ute({ grossCombinationMass }))!.rows.at(-1)!.value;
  // 2330 + 3500 = 5830.
  expect(last(5830)).toBe('nothing left for passengers, so too heavy to tow');
  expect(last(5831)).toBe('1 kg left for passengers and luggage');
});

const towed = ({ all = 2830, tare = 2330 }: { all?: number | null; tare?: number | null }): Vehicle =>
  aVehicle({
    itemType: 'caravan',
    body: 'caravan',
    fuel: null,
    transmission: null,
    specifications: {
      bodyWidth: null,
      bodyLength: null,
      axleType: null,
      sleeps: null,
      tareWeight: tare,
      aggregateTrailerMass: all,
    },
  });

test.each([
  ['as much as its limit', 2830],
  ['nothing', 0],
  ['an unknown amount', null],
])('shows no payload for a caravan that weighs %s empty (FACT-02)', (_, tare) => {
  expect(setOf('towing', towed({ tare }))!.rows).toEqual([]);
});

test.each([null, 0])('shows no checks for a caravan with an aggregate trailer mass of %s (FACT-02)', (all) => {
  expect(setOf('towing', towed({ all }))).toBeUndefined();
  expect(setOf('towing', { ...towed({}), specifications: null })).toBeUndefined();
});

test('writes one star in the singular, and treats zero stars as no rating (FACT-03)', () => {
  const rating = (ancapRating: number) =>
    specified(aVehicle({ variant: allOf({ ancapRating }) }))['ANCAP safety rating'];
  expect(rating(1)).toBe('1 star, test year not stated');
  expect(rating(0)).toBeUndefined();
});

test.each([
  ['petrol', null, '$1.90', 2000],
  ['petrol', 'Premium unleaded', '$2.10', 2210],
  ['petrol', 'ULP 95', '$2.10', 2210],
  ['petrol', 'ULP 91', '$1.90', 2000],
  ['hybrid', null, '$1.90', 2000],
  ['diesel', 'Premium diesel', '$2.00', 2100],
  ['lpg', null, '$1.00', 1050],
] as const)('prices a year of %s (feed detail %s) at %s a litre (FACT-03)', (fuel, fuelDetail, price, amount) => {
  const priced = publicSettings({
    vehiclePage: { runningCost: { ...runningCost, premiumPetrol: 2.1, diesel: 2, lpg: 1 } },
  });
  const car = aVehicle({ fuel, fuelDetail, variant: allOf({ fuelConsumptionCombined: 7.5 }) });
  expect(specified(car, priced)['Fuel cost per year']).toBe(
    `about $${amount.toLocaleString('en')}: 14,000 km at ${price} a litre (31/10/2026)`,
  );
});

test('costs electricity per kilowatt hour over miles in the United States (FACT-03)', () => {
  const car = aVehicle({ fuel: 'electric', purchase: purchase({ energyUse: 16.5 }) });
  // 12,000 miles × 1.609344 / 100 × 16.5 kWh × $0.30
  expect(specified(car, american)['Electricity cost per year']).toBe(
    'about $960: 12,000 mi at 26.6 kWh/100 mi and $0.30 a kWh (10/31/2026)',
  );
});

test('shows no fuel cost for fuels that are not sold by the litre (FACT-03)', () => {
  for (const fuel of ['hydrogen', null] as const) {
    const car = aVehicle({ fuel: fuel as Vehicle['fuel'], variant: allOf({ fuelConsumptionCombined: 7.5 }) });
    expect(specified(car)).not.toHaveProperty('Fuel cost per year');
  }
});
