/** Makers' figures (FACT-02), rounded. Other models have none, as in many real feeds. */
import type { CatalogueModel, Region, Variant } from './types.ts';

/**
 * Kilograms, with the kerb mass of the heaviest badges. The combination mass is given only if it is less than the
 * gross vehicle mass plus the heaviest trailer.
 */
type Masses = [kerb: number, towball: number, combination?: number];

const masses: Record<string, Masses> = {
  'Audi Q5': [1795, 240],
  'BMW X3': [1760, 140],
  'BYD Shark 6': [2710, 250, 5750],
  'Ford Everest': [2450, 350, 6250],
  'Ford F-150': [2410, 450, 7610],
  'Ford Ranger': [2330, 350, 6350],
  'Ford Ranger f30d': [2370, 350, 6400],
  'Ford Ranger Cab Chassis': [2080, 350, 6350],
  'Ford Ranger PHEV': [2545, 350, 6580],
  'Ford Ranger Raptor': [2431, 250, 5370],
  'Ford Territory': [2050, 270, 4975],
  'GWM Ute Cannon': [2100, 350, 5750],
  'Holden Colorado': [2140, 350, 6000],
  'Hyundai Santa Fe': [1940, 200],
  'Hyundai Santa Fe k16h': [1970, 100],
  'Isuzu D-MAX': [2055, 350, 5950],
  'Isuzu MU-X': [2175, 350, 5900],
  'Jeep Grand Cherokee': [2170, 350, 6000],
  'Kia EV9': [2600, 125],
  'Kia Sorento': [1990, 200],
  'Kia Tasman': [2250, 350, 6200],
  'Land Rover Discovery': [2330, 350, 6630],
  'Mazda BT-50': [2065, 350, 5950],
  'Mazda CX-60': [1990, 250],
  'Mazda CX-80': [2130, 250],
  'Mazda CX-80 m25e': [2240, 250],
  'Mazda CX-90': [2220, 250, 5100],
  'Mercedes-Benz GLC-Class': [1770, 140],
  'Mitsubishi Pajero Sport': [2110, 310, 5565],
  'Mitsubishi Triton': [2130, 350, 6250],
  'Nissan Navara': [2120, 350, 5910],
  'Nissan Patrol': [2810, 350, 7000],
  'Nissan X-Trail': [1725, 200],
  'Nissan X-Trail n15h': [1910, 165],
  'RAM 1500': [2650, 450, 7713],
  'Subaru Outback': [1680, 200],
  'Toyota HiLux': [2110, 350, 5850],
  'Toyota HiLux Cab Chassis': [1850, 350, 5850],
  'Toyota Kluger': [2065, 200],
  'Toyota LandCruiser': [2580, 350, 6750],
  'Toyota LandCruiser Prado': [2330, 300, 5990],
  'Volkswagen Amarok': [2340, 350, 6400],
  'Volkswagen Tiguan': [1750, 100],
};

/** US curb weight, tongue weight and gross combined weight rating, all in kilograms. */
const american: Record<string, Masses> = {
  'Chevrolet Silverado 1500': [2340, 430, 6985],
  'Ford Explorer': [2010, 227, 4490],
  'Ford F-150': [2200, 450, 7120],
  'Ford F-150 lightning': [2900, 349, 6577],
  'GMC Acadia': [1830, 181, 3990],
  'Honda Odyssey': [2070, 159, 4080],
  'Honda Pilot': [1960, 227, 4470],
  'Jeep Grand Cherokee': [2100, 281, 5170],
  'Jeep Wrangler Unlimited': [1980, 159, 3800],
  'Ram 1500': [2400, 520, 7710],
  'Subaru Outback': [1660, 122, 3300],
  'Toyota RAV4': [1610, 159, 3500],
  'Toyota RAV4 u25h': [1720, 79, 2810],
  'Toyota Sienna': [2130, 159, 4180],
  'Toyota Tacoma': [2030, 290, 5170],
};

/** Mass of the second driven axle, in kilograms. */
const driveline = 70;

export const limitsOf = (car: CatalogueModel, variant: Variant): { gvm: number | null; tow: number | null } => ({
  gvm: variant.gvm ?? car.gvm,
  tow: variant.tow === undefined ? car.tow : variant.tow,
});

export function towingColumns(car: CatalogueModel, variant: Variant, region: Region): Record<string, number> {
  const { make, model } = car,
    { drive, engine } = variant,
    { gvm, tow } = limitsOf(car, variant);
  const known = region === 'us' ? american : masses,
    name = `${make} ${model}`;
  const found = known[`${name} ${engine}`] ?? known[name];
  if (!found || gvm === null || tow === null) return {};
  const [kerb, towball, combination = gvm + tow] = found;
  return {
    kerbmass: drive === 'front' || drive === 'rear' ? kerb - driveline : kerb,
    grosscombinationmass: combination,
    towballlimit: towball,
  };
}
