/** The same invented vehicles on every run. */
import type { BodyType, Drive, Fuel, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aVehicle, day, now } from '../../fixtures/vehicles.ts';

interface Range {
  make: string;
  model: string;
  body: BodyType;
  badges: (string | null)[];
  series?: string;
  fuels?: Fuel[];
  drive?: Drive;
  seats?: number;
}

const ranges: Range[] = [
  {
    make: 'Toyota',
    model: 'HiLux',
    body: 'ute',
    badges: ['SR', 'SR5', 'Rogue', 'Workmate Hi-Rider'],
    series: 'GUN126R',
    fuels: ['diesel'],
    drive: 'four',
  },
  {
    make: 'Toyota',
    model: 'Corolla',
    body: 'hatch',
    badges: ['Ascent Sport', 'SX', 'ZR Hybrid'],
    series: 'MZEA12R',
    fuels: ['petrol', 'hybrid'],
  },
  {
    make: 'Toyota',
    model: 'LandCruiser',
    body: 'suv',
    badges: ['GXL', 'Sahara', 'VX'],
    series: 'VDJ200R',
    fuels: ['diesel'],
    drive: 'four',
    seats: 7,
  },
  {
    make: 'Toyota',
    model: 'LandCruiser Prado',
    body: 'suv',
    badges: ['GXL', 'Kakadu'],
    series: 'GDJ150R',
    fuels: ['diesel'],
    drive: 'four',
    seats: 7,
  },
  { make: 'Toyota', model: 'C-HR', body: 'suv', badges: ['Koba', null] },
  { make: 'Mazda', model: 'CX-5', body: 'suv', badges: ['Maxx Sport', 'GT SP', 'Akera'], series: 'KF', drive: 'all' },
  { make: 'Mazda', model: 'CX-50', body: 'suv', badges: ['Touring'] },
  { make: 'Mazda', model: 'Mazda3', body: 'hatch', badges: ['G20 Pure', 'G25 Astina'], series: 'BP' },
  { make: 'Mazda', model: 'BT-50', body: 'ute', badges: ['XTR', 'Thunder'], fuels: ['diesel'], drive: 'four' },
  { make: 'Mercedes-Benz', model: 'C200', body: 'sedan', badges: ['AMG Line', null], drive: 'rear' },
  { make: 'Mercedes-Benz', model: 'C-Class', body: 'coupe', badges: ['C200', 'C63 S'], drive: 'rear' },
  { make: 'Mercedes-Benz', model: 'GLC', body: 'suv', badges: ['250 4MATIC'], drive: 'all' },
  { make: 'Hyundai', model: 'i30', body: 'hatch', badges: ['N', 'N Line', 'Active', 'N Line Premium'], series: 'PD' },
  { make: 'Hyundai', model: 'i20', body: 'hatch', badges: ['N', 'Active'] },
  { make: 'Hyundai', model: 'IONIQ 5', body: 'suv', badges: ['Dynamiq', 'Epiq'], fuels: ['electric'], drive: 'all' },
  { make: 'Volkswagen', model: 'Golf', body: 'hatch', badges: ['R', 'GTI', '110TSI Life'], series: '8' },
  {
    make: 'Volkswagen',
    model: 'Tiguan',
    body: 'suv',
    badges: ['Allspace 162TSI', '132TSI Life'],
    drive: 'all',
    seats: 7,
  },
  {
    make: 'Ford',
    model: 'Ranger',
    body: 'ute',
    badges: ['XLT', 'Wildtrak', 'Raptor'],
    fuels: ['diesel'],
    drive: 'four',
  },
  {
    make: 'Land Rover',
    model: 'Range Rover Sport',
    body: 'suv',
    badges: ['HSE', 'SDV6'],
    fuels: ['diesel', 'plugInHybrid'],
    drive: 'four',
  },
  {
    make: 'Land Rover',
    model: 'Discovery',
    body: 'suv',
    badges: ['TD6 SE'],
    fuels: ['diesel'],
    drive: 'four',
    seats: 7,
  },
  { make: 'Nissan', model: 'X-TRAIL', body: 'suv', badges: ['ST-L', 'Ti'], seats: 7 },
  { make: 'Škoda', model: 'Superb', body: 'wagon', badges: ['206TSI 4×4'], drive: 'all' },
  { make: 'Isuzu', model: 'D-MAX', body: 'ute', badges: ['LS-U', 'X-TERRAIN'], fuels: ['diesel'], drive: 'four' },
  { make: 'Kia', model: 'Carnival', body: 'peopleMover', badges: ['Platinum', 'S'], seats: 8 },
  { make: 'Toyota', model: '86', body: 'coupe', badges: ['GTS', 'GT'], drive: 'rear', seats: 4 },
];
const colours = ['White', 'Navy Blue', 'Silver', 'Grey', 'Golf Green', 'Ranger Red', null];
const places = [
  ['Penrith', 'NSW'],
  ['Ballarat', 'VIC'],
  ['Cairns', 'QLD'],
] as const;
const equipment = ['Apple CarPlay', 'Alloy wheels, 19-inch', 'Heated front seats', 'Tow bar', 'Sunroof', 'Cup holders'];
const years = [2012, 2016, 2018, 2019, 2020, 2021, 2022, 2023, 2024];

const at = <Item>(list: readonly Item[], place: number): Item => list[place % list.length]!;

/** `copies` of every badge. */
export function yard(copies = 3): Vehicle[] {
  let count = 0;
  return ranges.flatMap((range) =>
    range.badges.flatMap((badge) =>
      Array.from({ length: copies }, (): Vehicle => {
        const seed = Math.imul(++count, 2_654_435_761) >>> 4;
        const [city, state] = at(places, seed >> 3);
        const carType = at(['used', 'used', 'used', 'demo', 'new'] as const, seed >> 2);
        return aVehicle({
          ...range,
          badge,
          id: `car${String(count).padStart(4, '0')}`,
          series: range.series ?? null,
          fuel: at(range.fuels ?? ['petrol'], seed),
          drive: range.drive ?? 'front',
          seats: range.seats ?? 5,
          year: at(years, seed >> 5),
          carType,
          colour: at(colours, seed >> 7),
          city,
          state,
          locationName: `Sample Motors ${city}`,
          dealershipSlug: `sample-${city.toLowerCase()}`,
          price: seed % 17 === 0 ? null : 8_990 + (seed % 90) * 1000,
          odometer: carType === 'new' ? null : seed % 190_000,
          stockNumber: `U${10_000 + count}`,
          rank: seed % 12,
          createdAt: seed % 3 === 0 ? null : now - (seed % 40) * day,
          status: seed % 23 === 0 ? 'sold' : seed % 19 === 0 ? 'coming_soon' : 'in_stock',
          soldAt: seed % 23 === 0 ? now - (seed % 3) * day - 1000 : null,
          standardEquipment: equipment.filter((_, place) => (seed >> place) % 3 === 0),
          tag: seed % 11 === 0 ? 'Runout sale' : null,
          subscriptionPrice: seed % 13 === 0 ? 100 + (seed % 300) : null,
          images: seed % 7 === 0 ? [] : [`https://photos.example/stock/U${10_000 + count}/1.jpg`],
          photosCount: seed % 20,
          reserved: seed % 29 === 0,
          transmission: at(['automatic', 'manual'] as const, seed >> 4),
        });
      }),
    ),
  );
}
