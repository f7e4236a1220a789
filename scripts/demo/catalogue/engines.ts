import type { Fuel } from '#src/domain/vehicle/vehicle.ts';
import type { Engine } from './types.ts';

type Line = [litres: number, cylinders: number, fuel: Fuel, gearbox: string, power: number, torque: number, use: number, tank: number, turbo: 'T' | 'N' | 'S', detail?: string, range?: number];

const induction = { T: 'Turbocharged', N: 'Naturally aspirated', S: 'Supercharged' };
const fuelWords: Record<Fuel, string> = {
  petrol: 'Unleaded', diesel: 'Diesel', hybrid: 'Unleaded / electric', plugInHybrid: 'Plug-in hybrid', electric: 'Electric', lpg: 'LPG', hydrogen: 'Hydrogen',
};

const burning = ([litres, cylinders, fuel, gearbox, power, torque, use, tank, turbo, detail, range]: Line): Engine =>
  ({ litres, cylinders, fuel, fuelDetail: detail ?? fuelWords[fuel], gearbox, power, torque, use, tank, induction: induction[turbo], range: range ?? null });
const electric = (power: number, torque: number, range: number): Engine =>
  ({ litres: null, cylinders: null, fuel: 'electric', fuelDetail: 'Electric', gearbox: '1 speed reduction gear', power, torque, use: null, tank: null, induction: null, range });

const p95 = 'Premium unleaded', a6 = '6 speed sports automatic', a8 = '8 speed sports automatic', a10 = '10 speed sports automatic', m5 = '5 speed manual', m6 = '6 speed manual';
const cvt = 'Continuously variable', dct7 = '7 speed dual-clutch automatic', dct8 = '8 speed dual-clutch automatic';

const lines: Record<string, Line> = {
  // Toyota and Lexus
  t15h: [1.5, 3, 'hybrid', cvt, 85, 120, 3.8, 36, 'N'], t18h: [1.8, 4, 'hybrid', cvt, 103, 142, 4.0, 43, 'N'], t20p: [2.0, 4, 'petrol', cvt, 125, 205, 6.0, 50, 'N'],
  t25h: [2.5, 4, 'hybrid', cvt, 160, 221, 4.7, 55, 'N'], t24h: [2.5, 4, 'hybrid', cvt, 184, 221, 5.6, 65, 'N'], t28d: [2.8, 4, 'diesel', a6, 150, 500, 7.9, 80, 'T'], t28m: [2.8, 4, 'diesel', m6, 150, 420, 7.7, 80, 'T'],
  t45d: [4.5, 8, 'diesel', a6, 200, 650, 9.5, 138, 'T'], t33d: [3.3, 6, 'diesel', a10, 227, 700, 8.9, 110, 'T'], t28v: [2.8, 4, 'diesel', a6, 130, 450, 8.2, 70, 'T'],
  // Mazda
  m15p: [1.5, 4, 'petrol', a6, 82, 144, 5.4, 44, 'N'], m20p: [2.0, 4, 'petrol', a6, 114, 200, 6.2, 51, 'N'], m25p: [2.5, 4, 'petrol', a6, 140, 252, 7.4, 58, 'N'], m25t: [2.5, 4, 'petrol', a6, 170, 420, 8.2, 58, 'T', p95],
  m33p: [3.3, 6, 'petrol', a8, 209, 450, 7.4, 58, 'T', p95], m33d: [3.3, 6, 'diesel', a8, 187, 550, 4.9, 58, 'T'], m25e: [2.5, 4, 'plugInHybrid', a8, 241, 500, 2.1, 50, 'N', p95, 76], m30d: [3.0, 4, 'diesel', a6, 140, 450, 8.0, 76, 'T'],
  m20m: [2.0, 4, 'petrol', m6, 135, 205, 6.8, 45, 'N', p95],
  // Kia and Hyundai
  k12p: [1.2, 4, 'petrol', m5, 62, 122, 5.4, 35, 'N'], k12a: [1.2, 4, 'petrol', '4 speed automatic', 62, 122, 6.0, 35, 'N'], k10t: [1.0, 3, 'petrol', m5, 74, 172, 4.8, 35, 'T'],
  k20p: [2.0, 4, 'petrol', cvt, 110, 180, 6.9, 50, 'N'], k20k: [2.0, 4, 'petrol', a6, 115, 192, 8.1, 54, 'N'], k16t: [1.6, 4, 'petrol', dct7, 132, 265, 7.2, 54, 'T'], k16h: [1.6, 4, 'hybrid', a6, 172, 367, 4.9, 52, 'T'], k16n: [1.6, 4, 'hybrid', '6 speed dual-clutch automatic', 104, 265, 4.0, 42, 'N'],
  k20d: [2.0, 4, 'diesel', a8, 137, 416, 6.3, 54, 'T'], k22d: [2.2, 4, 'diesel', dct8, 148, 440, 6.1, 67, 'T'], k22c: [2.2, 4, 'diesel', a8, 148, 440, 6.5, 72, 'T'], k35p: [3.5, 6, 'petrol', a8, 216, 355, 9.6, 72, 'N'], k22t: [2.2, 4, 'diesel', a8, 154, 440, 8.1, 80, 'T'], k20n: [2.0, 4, 'petrol', dct8, 206, 392, 8.5, 50, 'T', p95],
  // Ford
  f20d: [2.0, 4, 'diesel', a10, 154, 500, 7.6, 80, 'T'], f20s: [2.0, 4, 'diesel', a6, 125, 405, 7.9, 80, 'T'], f30d: [3.0, 6, 'diesel', a10, 184, 600, 8.4, 80, 'T'], f30r: [3.0, 6, 'petrol', a10, 292, 583, 11.5, 80, 'T', p95], f23e: [2.3, 4, 'plugInHybrid', a10, 207, 697, 2.9, 70, 'T', 'Plug-in hybrid', 49],
  f50g: [5.0, 8, 'petrol', a10, 347, 550, 12.4, 60, 'N', p95], f50m: [5.0, 8, 'petrol', m6, 347, 550, 13.6, 60, 'N', p95], f23m: [2.3, 4, 'petrol', a10, 232, 475, 9.5, 59, 'T', p95], f15e: [1.5, 4, 'petrol', a8, 134, 240, 6.5, 52, 'T'], f10p: [1.0, 3, 'petrol', dct7, 92, 170, 5.3, 42, 'T'], f20t: [2.0, 4, 'diesel', a8, 125, 390, 7.2, 70, 'T'], f32d: [3.2, 5, 'diesel', a6, 147, 470, 8.9, 80, 'T'], f35t: [3.5, 6, 'petrol', a10, 298, 678, 12.5, 136, 'T'], f27t: [2.7, 6, 'petrol', a10, 242, 542, 10.5, 87, 'T'],
  f20v: [2.0, 4, 'diesel', m6, 96, 385, 7.6, 80, 'T'],
  // Subaru
  s20p: [2.0, 4, 'petrol', cvt, 115, 196, 7.2, 63, 'N'], s25p: [2.5, 4, 'petrol', cvt, 136, 239, 7.4, 63, 'N'], s24t: [2.4, 4, 'petrol', cvt, 183, 350, 9.0, 63, 'T'], s24m: [2.4, 4, 'petrol', m6, 202, 350, 9.9, 63, 'T', p95], s24b: [2.4, 4, 'petrol', m6, 174, 250, 9.5, 50, 'N', p95], s20h: [2.0, 4, 'hybrid', cvt, 110, 196, 6.5, 48, 'N'], s25h: [2.5, 4, 'hybrid', cvt, 145, 276, 6.2, 63, 'N'],
  // Mitsubishi, Nissan, Isuzu, Honda
  x20p: [2.0, 4, 'petrol', cvt, 110, 197, 7.7, 63, 'N'], x24p: [2.4, 4, 'petrol', cvt, 123, 222, 8.1, 60, 'N'], x25p: [2.5, 4, 'petrol', cvt, 135, 244, 7.7, 55, 'N'], x24e: [2.4, 4, 'plugInHybrid', '1 speed reduction gear', 185, 450, 1.5, 56, 'N', 'Plug-in hybrid', 84], x24d: [2.4, 4, 'diesel', a6, 150, 470, 7.7, 75, 'T'], x24s: [2.4, 4, 'diesel', a8, 133, 430, 8.0, 68, 'T'],
  n23d: [2.3, 4, 'diesel', '7 speed sports automatic', 140, 450, 7.9, 73, 'T'], n25p: [2.5, 4, 'petrol', cvt, 135, 244, 7.4, 55, 'N'], n15h: [1.5, 3, 'hybrid', '1 speed reduction gear', 157, 525, 6.1, 55, 'T'], n13t: [1.3, 4, 'petrol', cvt, 110, 250, 6.9, 55, 'T'], n56p: [5.6, 8, 'petrol', '7 speed sports automatic', 298, 560, 14.4, 140, 'N', p95], n40p: [4.0, 6, 'petrol', '7 speed sports automatic', 245, 363, 10.4, 72, 'N', p95],
  i30d: [3.0, 4, 'diesel', a6, 140, 450, 8.0, 76, 'T'], i30m: [3.0, 4, 'diesel', m6, 140, 450, 7.7, 76, 'T'],
  h15t: [1.5, 4, 'petrol', cvt, 140, 240, 7.1, 57, 'T'], h20h: [2.0, 4, 'hybrid', cvt, 135, 335, 4.2, 40, 'N'], h18p: [1.8, 4, 'petrol', cvt, 105, 172, 6.6, 50, 'N'], h15p: [1.5, 4, 'petrol', cvt, 89, 145, 5.8, 40, 'N'],
  // Volkswagen, Skoda, Audi, BMW, Mercedes-Benz, MG and others
  v14t: [1.4, 4, 'petrol', a8, 110, 250, 5.8, 50, 'T', p95], v15t: [1.5, 4, 'petrol', a8, 110, 250, 5.9, 50, 'T', p95], v20t: [2.0, 4, 'petrol', dct7, 180, 370, 7.0, 50, 'T', p95], v20s: [2.0, 4, 'petrol', dct7, 132, 320, 7.5, 58, 'T', p95], v20d: [2.0, 4, 'diesel', dct7, 147, 400, 6.1, 58, 'T'], v30d: [3.0, 6, 'diesel', a10, 184, 600, 8.4, 80, 'T'], v10t: [1.0, 3, 'petrol', dct7, 85, 200, 5.4, 40, 'T', p95],
  b20t: [2.0, 4, 'petrol', a8, 135, 290, 6.4, 59, 'T', p95], b30t: [3.0, 6, 'petrol', a8, 285, 500, 7.8, 59, 'T', p95], b20d: [2.0, 4, 'diesel', a8, 140, 400, 5.7, 60, 'T'], c20t: [2.0, 4, 'petrol', '9 speed sports automatic', 150, 320, 6.9, 66, 'T', p95],
  g15p: [1.5, 4, 'petrol', '4 speed automatic', 82, 150, 6.7, 45, 'N'], g15t: [1.5, 4, 'petrol', dct7, 119, 250, 7.1, 55, 'T'], g15h: [1.5, 4, 'hybrid', '3 speed automatic', 155, 370, 4.7, 36, 'N'], b15e: [1.5, 4, 'plugInHybrid', '1 speed reduction gear', 160, 300, 1.4, 60, 'N', 'Plug-in hybrid', 80], b15s: [1.5, 4, 'plugInHybrid', '1 speed reduction gear', 321, 650, 2.0, 60, 'T', 'Plug-in hybrid', 100],
  w20d: [2.4, 4, 'diesel', '9 speed sports automatic', 135, 480, 8.4, 80, 'T'], w15h: [1.5, 4, 'hybrid', dct7, 179, 530, 5.8, 61, 'T'], l25d: [2.5, 4, 'diesel', a8, 164, 520, 8.2, 80, 'T'], ho36: [3.6, 6, 'petrol', a6, 210, 350, 9.0, 71, 'N'], ho60: [6.2, 8, 'petrol', a6, 304, 570, 12.9, 71, 'N', p95], j36p: [3.6, 6, 'petrol', a8, 209, 347, 9.7, 81, 'N'], r57p: [5.7, 8, 'petrol', a8, 291, 556, 12.2, 98, 'N'],
  lr30: [3.0, 6, 'diesel', a8, 183, 570, 7.6, 89, 'T'], is30: [3.0, 4, 'diesel', '6 speed automated manual', 110, 375, 11.2, 75, 'T'], hi40: [4.0, 4, 'diesel', m5, 110, 392, 12.4, 100, 'T'],
  // North America
  u24n: [2.5, 4, 'petrol', a8, 151, 247, 7.6, 60, 'N', 'Regular unleaded'], u25h: [2.5, 4, 'hybrid', cvt, 168, 221, 5.0, 50, 'N', 'Gas / electric'], u53v: [5.3, 8, 'petrol', a10, 265, 519, 12.5, 91, 'N', 'Regular unleaded'], u27t: [2.7, 4, 'petrol', a8, 231, 583, 11.8, 91, 'T', 'Regular unleaded'], u35v: [3.5, 6, 'petrol', a10, 212, 355, 10.5, 74, 'N', 'Regular unleaded'], u15t: [1.5, 4, 'petrol', a8, 130, 275, 8.4, 59, 'T', 'Regular unleaded'], u34t: [3.4, 6, 'petrol', a10, 290, 650, 11.2, 122, 'T', 'Regular unleaded'], u36p: [3.6, 6, 'petrol', '9 speed automatic', 216, 355, 10.7, 72, 'N', 'Regular unleaded'], u20h: [2.0, 4, 'hybrid', cvt, 149, 335, 5.0, 53, 'N', 'Gas / electric'], u15h: [2.0, 4, 'petrol', cvt, 112, 180, 6.7, 47, 'N', 'Regular unleaded'],
};

export const engines: Record<string, Engine> = {
  ...Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, burning(line)])),
  byd60: electric(150, 310, 420), byd70: electric(150, 330, 430), byd80: electric(230, 380, 456), byd82: electric(390, 690, 502), dol44: electric(70, 180, 340), dol60: electric(150, 310, 427),
  ev5: electric(160, 310, 500), ev6: electric(168, 350, 528), ev6gt: electric(239, 605, 484), ev9: electric(283, 700, 505), ev3: electric(150, 283, 563), kona: electric(150, 255, 444), ioniq: electric(168, 350, 507), tesla3: electric(208, 420, 513), tesla3l: electric(324, 559, 629), teslay: electric(220, 420, 466), mg451: electric(125, 250, 350), mg464: electric(150, 250, 435), mache: electric(216, 430, 600), leaf: electric(110, 320, 270), solt: electric(160, 337, 414), polestar: electric(220, 490, 554), etransit: electric(198, 430, 307), lightning: electric(433, 1050, 515), bolt: electric(150, 360, 417), atto2: electric(130, 290, 345),
};

/** Model years in which an engine was built, where a model's run is longer. */
export const engineYears: Record<string, [first: number, last: number]> = {
  f32d: [2011, 2021], f20d: [2019, 2026], f30d: [2023, 2026], f20s: [2020, 2026], t25h: [2019, 2026], t24h: [2021, 2026], t33d: [2022, 2026], t45d: [2010, 2021], t18h: [2017, 2026], k16h: [2022, 2026], k16n: [2019, 2026], k20n: [2018, 2026],
  n15h: [2022, 2026], x24e: [2015, 2026], h20h: [2022, 2026], kona: [2019, 2026], w15h: [2022, 2026], g15h: [2024, 2026], s24t: [2021, 2026], s20h: [2023, 2026], s25h: [2025, 2026], u25h: [2019, 2026], u20h: [2020, 2026], lightning: [2022, 2025],
};
