/** Caravans, camper trailers and motorhomes. Lengths in feet, masses in kilograms, prices new, mid 2026, in Australian dollars. */
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface Caravan {
  make: string;
  model: string;
  badge: string;
  body: BodyType;
  years: [number, number];
  price: number;
  length: number;
  width: number;
  tare: number;
  mass: number;
  axle: string;
  sleeps: number;
  /** Chassis and engine of a motorhome. */
  motor: { litres: number; power: number; torque: number; series: string } | null;
}

type Line = [make: string, model: string, badge: string, body: BodyType, from: number, to: number, price: number, length: number, width: number, tare: number, mass: number, axle: string, sleeps: number, motor?: [number, number, number, string]];

const fiat: [number, number, number, string] = [2.2, 132, 450, 'Fiat Ducato'], sprinter: [number, number, number, string] = [2.0, 125, 400, 'Mercedes-Benz Sprinter'], iveco: [number, number, number, string] = [3.0, 129, 430, 'Iveco Daily'];

const lines: Line[] = [
  ['Jayco', 'Journey', '17.55-8 Touring', 'caravan', 2018, 2026, 69990, 17.7, 8.1, 2020, 2420, 'Tandem, coil independent', 2],
  ['Jayco', 'Journey', '19.61-3 Outback', 'caravan', 2017, 2026, 82990, 19.8, 8.1, 2330, 2830, 'Tandem, coil independent', 4],
  ['Jayco', 'Silverline', '21.65-3 Outback', 'caravan', 2017, 2026, 112990, 21.6, 8.2, 2745, 3345, 'Tandem, coil independent', 3],
  ['Jayco', 'Starcraft', '16.52-3', 'caravan', 2016, 2025, 56990, 16.4, 8.1, 1770, 2170, 'Single, leaf spring', 3],
  ['Jayco', 'Swan', 'Outback', 'camperTrailer', 2015, 2025, 42990, 18.0, 7.3, 1410, 1730, 'Single, coil independent', 6],
  ['Jayco', 'JTech Crosstrak', '14.44-1', 'caravan', 2021, 2026, 62990, 14.4, 7.5, 1640, 2140, 'Single, coil independent', 4],
  ['New Age', 'Manta Ray', 'MR18ES', 'caravan', 2017, 2024, 74990, 18.0, 8.0, 2210, 2710, 'Tandem, leaf spring', 2],
  ['New Age', 'Big Red', 'BR20BC', 'caravan', 2018, 2025, 89990, 20.0, 8.2, 2560, 3160, 'Tandem, leaf spring', 5],
  ['New Age', 'Road Owl', 'RO16BK', 'caravan', 2020, 2026, 64990, 16.0, 7.9, 1820, 2320, 'Single, leaf spring', 5],
  ['Avan', 'Cruiseliner', '2B', 'camperTrailer', 2015, 2024, 38990, 14.3, 7.2, 990, 1290, 'Single, leaf spring', 2],
  ['Avan', 'Aspire', '525', 'caravan', 2018, 2026, 66990, 17.2, 8.0, 1880, 2380, 'Tandem, leaf spring', 2],
  ['Coromal', 'Element', 'E542', 'caravan', 2016, 2025, 67990, 17.8, 8.0, 1995, 2495, 'Tandem, leaf spring', 3],
  ['Windsor', 'Genesis', '222MD', 'caravan', 2015, 2020, 71990, 22.0, 8.1, 2420, 2870, 'Tandem, leaf spring', 2],
  ['Kokoda', 'Digger', 'Hero XV', 'caravan', 2019, 2026, 96990, 17.6, 8.0, 2380, 3180, 'Tandem, independent air', 2],
  ['Lotus Caravans', 'Trooper', '19.6 Rear Door', 'caravan', 2020, 2026, 118990, 19.6, 8.1, 2740, 3500, 'Tandem, independent air', 2],
  ['Essential Caravans', 'Impulse X', '20.6 Family', 'caravan', 2021, 2026, 109990, 20.6, 8.1, 2690, 3490, 'Tandem, independent coil', 5],
  ['Kedron', 'XC5', '19', 'caravan', 2018, 2025, 159990, 19.0, 8.2, 3150, 4200, 'Tandem, independent air', 3],
  ['Zone RV', 'Expedition', '18.6', 'caravan', 2019, 2025, 184990, 18.6, 8.2, 2450, 3500, 'Tandem, independent air', 2],
  ['Market Direct Campers', 'Eagle', 'Hard Floor', 'camperTrailer', 2018, 2025, 21990, 15.7, 6.4, 1250, 2000, 'Single, independent coil', 4],
  ['Jayco', 'Conquest', 'FD.23-1', 'motorhome', 2018, 2025, 179990, 23.3, 7.7, 3640, 4490, 'Front drive, AL-KO rear', 4, fiat],
  ['Avida', 'Esperance', 'C7154', 'motorhome', 2017, 2025, 219990, 24.6, 8.0, 4050, 4950, 'Rear drive, dual rear wheels', 4, iveco],
  ['Avida', 'Ceduna', 'C7434', 'motorhome', 2019, 2026, 189990, 24.4, 7.7, 3720, 4490, 'Front drive', 4, fiat],
  ['Winnebago', 'Bondi', '4S', 'motorhome', 2019, 2026, 169990, 21.5, 7.3, 3390, 4250, 'Front drive', 4, fiat],
  ['Winnebago', 'Kirra', 'Compact', 'motorhome', 2021, 2026, 159990, 19.7, 6.8, 2980, 3500, 'Rear drive', 2, sprinter],
  ['Sunliner', 'Switch', '441', 'motorhome', 2018, 2024, 174990, 22.1, 7.6, 3510, 4490, 'Front drive', 4, fiat],
  ['Talvor', 'Murana', '4', 'motorhome', 2016, 2023, 149990, 23.0, 7.5, 3450, 4490, 'Rear drive, dual rear wheels', 6, sprinter],
];

export const caravans: Caravan[] = lines.map(([make, name, badge, body, from, to, price, length, width, tare, mass, axle, sleeps, motor]) => ({
  make, model: name, badge, body, years: [from, to], price, length, width, tare, mass, axle, sleeps,
  motor: motor ? { litres: motor[0], power: motor[1], torque: motor[2], series: motor[3] } : null,
}));
