/**
 * Makers' figures that decide a purchase (FACT-01..03) of some models: rounded, and not for every badge. A model that
 * does not stand here has none, as in many a real feed.
 */
import type { CatalogueModel, Engine } from './types.ts';

/** Kerb mass, gross combination mass and towball limit, kilograms. */
const towing: Record<string, [kerb: number, combination: number, towball: number]> = {
  'Ford Ranger': [2330, 6350, 350],
  'Ford Ranger Raptor': [2431, 5370, 250],
  'Ford Everest': [2450, 6250, 350],
  'Mazda BT-50': [2065, 5950, 350],
  'Kia Tasman': [2250, 6200, 350],
  'Toyota HiLux': [2110, 5850, 350],
  'Toyota LandCruiser 300': [2580, 6750, 350],
  'Isuzu D-MAX': [2055, 5950, 350],
  'Mazda CX-90': [2220, 5100, 250],
};

interface Charging {
  /** Usable kilowatt hours; watt hours a kilometre. */
  battery: number;
  use: number;
  /** Hours at 7 kW at home; minutes from 10 to 80% at a fast charger of so many kilowatts. */
  home: number;
  fast: [minutes: number, power: number];
}
const charging: Record<string, Charging> = {
  byd60: { battery: 60.5, use: 160, home: 9.5, fast: [45, 88] },
  byd82: { battery: 82.5, use: 182, home: 13, fast: [37, 150] },
  dol60: { battery: 60.5, use: 158, home: 9.5, fast: [40, 88] },
  ev3: { battery: 78, use: 149, home: 12, fast: [31, 128] },
  ev5: { battery: 88.1, use: 201, home: 13.5, fast: [38, 141] },
  ev6: { battery: 74, use: 172, home: 12, fast: [18, 239] },
  ev9: { battery: 96, use: 228, home: 15, fast: [24, 210] },
  kona: { battery: 64.8, use: 149, home: 10, fast: [43, 102] },
  tesla3: { battery: 57.5, use: 132, home: 9, fast: [25, 170] },
  teslay: { battery: 60, use: 157, home: 9.5, fast: [27, 170] },
  mg464: { battery: 61.7, use: 166, home: 10, fast: [35, 140] },
};

/** Year of the ANCAP test, by model, for vehicles built in that year or later; and what the rating holds for. */
const tested: Record<string, [year: number, version?: string]> = {
  'Ford Ranger': [2022, 'all but the Raptor'],
  'Ford Everest': [2022],
  'Mazda CX-5': [2017],
  'Mazda CX-30': [2019],
  'Mazda CX-60': [2022],
  'Mazda BT-50': [2020],
  'Kia Sportage': [2022],
  'Kia Carnival': [2021],
  'Kia EV6': [2022, 'all variants but the GT'],
  'Kia EV9': [2023],
  'BYD Atto 3': [2022],
  'BYD Seal': [2023],
  'Subaru Forester': [2019],
  'Subaru Outback': [2021],
  'Toyota Corolla': [2018],
  'Toyota RAV4': [2019],
  'Toyota HiLux': [2019],
  'Isuzu D-MAX': [2020],
};

/** Columns of the feed's `variant`. */
export function purchaseColumns(
  { make, model, ancap }: CatalogueModel,
  { drive, engine }: { drive: string | null; engine: string },
  { use }: Engine,
  year: number,
): Record<string, string | number | null> {
  const name = `${make} ${model}`;
  const tow = drive === 'four' || drive === 'all' ? towing[name] : undefined;
  const power = use === null ? charging[engine] : undefined;
  const rating = ancap !== null && year >= (tested[name]?.[0] ?? Infinity) ? tested[name] : undefined;
  return {
    ...(tow && { kerbmass: tow[0], grosscombinationmass: tow[1], towballlimit: tow[2] }),
    ...(power && {
      batteryusable: power.battery,
      energyconsumption: power.use,
      chargehomehours: power.home,
      chargehomekw: 7,
      chargefastminutes: power.fast[0],
      chargefastkw: power.fast[1],
      chargefastwindow: '10-80%',
    }),
    ...(rating && { ancapyear: rating[0], ...(rating[1] && { ancapversion: rating[1] }) }),
  };
}

/** Per cent that a used car's battery was found to hold: about two for every year and one for every 40,000 km. */
export const batteryHealth = (years: number, kilometres: number): number =>
  Math.max(70, Math.round(100 - years * 1.2 - kilometres / 40_000));
