/** Ride-away prices in Australian dollars, as of mid-2026. */
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { Engine } from './types.ts';

export interface Motorcycle {
  make: string;
  model: string;
  badge: string | null;
  body: BodyType;
  years: [number, number];
  price: number;
  engine: Engine;
  /** Learner approved (LAMS). */
  learner: boolean;
  paints: string[];
}

type Line = [
  make: string,
  model: string,
  badge: string | null,
  body: BodyType,
  from: number,
  to: number,
  price: number,
  cc: number,
  cylinders: number,
  power: number,
  torque: number,
  tank: number,
  paints: string,
  learner?: 'LAMS',
];

const lines: Line[] = [
  ['Yamaha', 'MT-07LA', null, 'sportBike', 2019, 2026, 14999, 655, 2, 38, 57, 14, 'black blue', 'LAMS'],
  ['Yamaha', 'MT-09', 'SP', 'sportBike', 2019, 2026, 20999, 890, 3, 87, 93, 14, 'black blue'],
  ['Yamaha', 'YZF-R3', null, 'sportBike', 2018, 2026, 9499, 321, 2, 31, 29, 14, 'blue black', 'LAMS'],
  ['Yamaha', 'YZF-R7', 'HO', 'sportBike', 2022, 2026, 17999, 689, 2, 54, 67, 13, 'blue black'],
  ['Yamaha', 'Tenere 700', 'World Raid', 'adventureBike', 2020, 2026, 20999, 689, 2, 54, 68, 16, 'black white'],
  ['Yamaha', 'XVS650', 'Custom', 'cruiser', 2014, 2019, 11299, 649, 2, 29, 50, 16, 'black maroon', 'LAMS'],
  ['Honda', 'CB650R', 'E-Clutch', 'sportBike', 2019, 2026, 14690, 649, 4, 70, 63, 15, 'black red', 'LAMS'],
  ['Honda', 'CBR500R', null, 'sportBike', 2018, 2026, 11799, 471, 2, 35, 43, 17, 'red black', 'LAMS'],
  ['Honda', 'CBR1000RR-R', 'Fireblade SP', 'sportBike', 2020, 2025, 49990, 1000, 4, 160, 113, 16, 'red'],
  ['Honda', 'CMX500', 'Rebel S', 'cruiser', 2019, 2026, 11799, 471, 2, 34, 43, 11, 'black silver', 'LAMS'],
  ['Honda', 'CRF1100L', 'Africa Twin', 'adventureBike', 2020, 2026, 26499, 1084, 2, 75, 112, 18, 'red black'],
  ['Honda', 'NX500', null, 'adventureBike', 2024, 2026, 11999, 471, 2, 35, 43, 17, 'black red white', 'LAMS'],
  ['Kawasaki', 'Ninja 400', null, 'sportBike', 2018, 2023, 8499, 399, 2, 33, 37, 14, 'green black', 'LAMS'],
  ['Kawasaki', 'Ninja 650L', null, 'sportBike', 2018, 2026, 13749, 649, 2, 39, 60, 15, 'green black', 'LAMS'],
  ['Kawasaki', 'Z900', 'SE', 'sportBike', 2018, 2026, 18999, 948, 4, 92, 98, 17, 'black green'],
  ['Kawasaki', 'Ninja ZX-10R', 'KRT', 'sportBike', 2019, 2025, 29990, 998, 4, 149, 115, 17, 'green'],
  ['Kawasaki', 'Vulcan S', null, 'cruiser', 2016, 2026, 12999, 649, 2, 37, 53, 14, 'black', 'LAMS'],
  ['Kawasaki', 'Versys 650L', null, 'adventureBike', 2017, 2026, 13749, 649, 2, 38, 61, 21, 'grey black', 'LAMS'],
  ['Suzuki', 'GSX-8R', null, 'sportBike', 2024, 2026, 16990, 776, 2, 61, 78, 14, 'white blue yellow'],
  ['Suzuki', 'GSX-R1000R', null, 'sportBike', 2018, 2023, 27990, 1000, 4, 148, 118, 16, 'blue black'],
  ['Suzuki', 'V-Strom 800DE', null, 'adventureBike', 2023, 2026, 19390, 776, 2, 62, 78, 20, 'yellow grey'],
  ['Suzuki', 'Boulevard M109R', 'Boss', 'cruiser', 2014, 2021, 21490, 1783, 2, 94, 160, 19, 'black'],
  ['BMW', 'R 1300 GS', 'Trophy', 'adventureBike', 2024, 2026, 40690, 1300, 2, 107, 149, 19, 'white black'],
  ['BMW', 'F 900 GS', null, 'adventureBike', 2024, 2026, 24990, 895, 2, 77, 93, 14, 'yellow black'],
  ['BMW', 'R 1250 GS', 'Rallye', 'adventureBike', 2019, 2023, 33990, 1254, 2, 100, 143, 20, 'white grey'],
  ['BMW', 'S 1000 RR', 'M Sport', 'sportBike', 2019, 2025, 36990, 999, 4, 154, 113, 16, 'white black'],
  ['Ducati', 'Panigale V4', 'S', 'sportBike', 2019, 2025, 54990, 1103, 4, 158, 121, 17, 'red'],
  ['Ducati', 'Multistrada V4', 'S', 'adventureBike', 2021, 2026, 41990, 1158, 4, 125, 125, 22, 'red grey'],
  ['Ducati', 'Scrambler', 'Icon', 'sportBike', 2018, 2026, 18490, 803, 2, 54, 65, 14, 'yellow red'],
  ['Triumph', 'Tiger 900', 'Rally Pro', 'adventureBike', 2020, 2026, 25990, 888, 3, 80, 90, 20, 'grey white'],
  ['Triumph', 'Speed 400', null, 'sportBike', 2024, 2026, 8990, 398, 1, 29, 38, 13, 'black red', 'LAMS'],
  ['Triumph', 'Bonneville Bobber', null, 'cruiser', 2018, 2026, 26490, 1200, 2, 57, 106, 12, 'black red'],
  ['Harley-Davidson', 'Fat Boy', '114', 'cruiser', 2018, 2025, 38995, 1868, 2, 70, 156, 19, 'black maroon'],
  ['Harley-Davidson', 'Street Bob', '114', 'cruiser', 2021, 2025, 28495, 1868, 2, 70, 155, 13, 'black red'],
  ['Harley-Davidson', 'Nightster', 'Special', 'cruiser', 2022, 2025, 24995, 975, 2, 66, 95, 12, 'black blue'],
  [
    'Harley-Davidson',
    'Pan America',
    '1250 Special',
    'adventureBike',
    2021,
    2025,
    34995,
    1252,
    2,
    112,
    128,
    21,
    'black orange',
  ],
  ['Indian', 'Scout', 'Bobber', 'cruiser', 2018, 2025, 24995, 1133, 2, 74, 97, 13, 'black silver'],
  ['Royal Enfield', 'Himalayan', '450', 'adventureBike', 2024, 2026, 8990, 452, 1, 29, 40, 17, 'white black', 'LAMS'],
  ['Royal Enfield', 'Meteor 350', 'Supernova', 'cruiser', 2021, 2026, 8490, 349, 1, 15, 27, 15, 'blue black', 'LAMS'],
  ['KTM', '390 Adventure', 'R', 'adventureBike', 2020, 2026, 9495, 399, 1, 33, 39, 14, 'orange', 'LAMS'],
  ['KTM', '1290 Super Adventure', 'S', 'adventureBike', 2021, 2024, 30995, 1301, 2, 118, 138, 23, 'orange black'],
  ['KTM', '890 Duke', 'R', 'sportBike', 2021, 2024, 19995, 889, 2, 89, 99, 14, 'black'],
];

const engineOf = (cc: number, cylinders: number, power: number, torque: number, tank: number): Engine => ({
  litres: Math.round(cc / 100) / 10,
  cylinders,
  fuel: 'petrol',
  fuelDetail: 'Premium unleaded',
  gearbox: cc === 649 && cylinders === 4 ? '6 speed E-Clutch' : '6 speed constant mesh',
  power,
  torque,
  use: null,
  tank,
  induction: 'Naturally aspirated',
  range: null,
});

export const motorcycles: (Motorcycle & { cc: number })[] = lines.map(
  ([make, name, badge, body, from, to, price, cc, cylinders, power, torque, tank, paints, learner]) => ({
    make,
    model: name,
    badge,
    body,
    years: [from, to],
    price,
    cc,
    engine: engineOf(cc, cylinders, power, torque, tank),
    learner: learner === 'LAMS',
    paints: paints.split(' '),
  }),
);
