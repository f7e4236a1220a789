import type { Random } from './random.ts';

const basic = [
  'Air conditioning',
  'Power windows',
  'Power mirrors',
  'Remote central locking',
  'Bluetooth',
  'Cruise control',
  'Electronic stability control',
  'ABS brakes',
  'Dual front airbags',
  'Side and curtain airbags',
  'ISOFIX child seat anchors',
  'USB connection',
  'Steering wheel audio controls',
  'Trip computer',
];
const modern = [
  'Reversing camera',
  'Apple CarPlay',
  'Android Auto',
  'Autonomous emergency braking',
  'Lane keep assist',
  'Rear parking sensors',
  'Auto headlights',
  'Rain-sensing wipers',
  'Digital radio',
  'Hill start assist',
  'Tyre pressure monitoring',
  'Keyless entry',
  'Push-button start',
  'LED headlights',
  'Alloy wheels, 17-inch',
];
const rich = [
  'Adaptive cruise control',
  'Blind spot monitor',
  'Rear cross-traffic alert',
  '360-degree camera',
  'Leather-accented seats',
  'Heated front seats',
  'Power driver’s seat with memory',
  'Dual-zone climate control',
  'Satellite navigation',
  'Head-up display',
  'Sunroof',
  'Power tailgate',
  'Premium audio',
  'Wireless phone charger',
  'Ambient lighting',
  'Alloy wheels, 19-inch',
  'Privacy glass',
  'Ventilated front seats',
  'Digital instrument display',
];
const tray = [
  'Tow bar',
  'Tub liner',
  'Side steps',
  'Sports bar',
  'Differential lock',
  'Hill descent control',
  'Trailer sway control',
  'Roll-top cover',
  'All-terrain tyres',
  'Bull bar',
  'UHF radio',
];
const electric = [
  'Charging cable',
  'Vehicle-to-load socket',
  'Regenerative braking, adjustable',
  'Heat pump',
  'Over-the-air updates',
];
const bike = [
  'ABS',
  'Traction control',
  'Riding modes',
  'LED lighting',
  'TFT display',
  'Slipper clutch',
  'Quickshifter',
  'Heated grips',
  'Cruise control',
  'Centre stand',
  'Crash protection',
  'Phone connection',
  'Spoked wheels',
  'USB socket',
  'Adjustable suspension',
  'Steering damper',
];
const caravan = [
  'Roll-out awning',
  'Three-way fridge, 175 litres',
  'Gas hot water',
  'Reverse-cycle air conditioning',
  'Solar panels, 400 W',
  'Lithium battery, 200 Ah',
  'Separate shower and toilet',
  'Cassette toilet',
  'Café dinette',
  'Island queen bed',
  'Bunks',
  'External kitchen',
  'Grey water tank',
  'Two 82-litre water tanks',
  'Diesel heater',
  'Reversing camera',
  'Electric brakes',
  'Electronic stability control',
  'Stone guard',
  'Tunnel boot',
  'Washing machine',
  'Annexe walls',
  'TV antenna',
  'Gas certificate',
  'DO35 hitch',
];

const towedOnly = new Set(['Electric brakes', 'DO35 hitch', 'Stone guard']);

export interface EquipmentFacts {
  kind: 'car' | 'bike' | 'caravan' | 'motorhome';
  year: number;
  level: number;
  electric: boolean;
  utility: boolean;
}

/** From 0 (base grade) to 1. */
export function equipment(
  random: Random,
  { kind, year, level, electric: isElectric, utility }: EquipmentFacts,
): string[] {
  if (kind === 'bike') return random.some(bike, random.int(5, 9));
  if (kind === 'caravan' || kind === 'motorhome') {
    return random.some(caravan, random.int(10, 17)).filter((item) => kind === 'caravan' || !towedOnly.has(item));
  }
  const share = (list: string[], part: number) =>
    random.some(list, Math.round(list.length * Math.min(1, Math.max(0, part))));
  const items = [
    ...share(basic, 0.75),
    ...share(modern, (year - 2012) / 12),
    ...share(rich, level * 0.75 + (year - 2020) / 20),
    ...(utility ? share(tray, 0.35) : []),
    ...(isElectric ? share(electric, 0.8) : []),
  ];
  return withOneSetOfWheels(items);
}

function withOneSetOfWheels(items: string[]): string[] {
  const wheels = items.filter((item) => item.startsWith('Alloy wheels')).sort();
  return items.filter((item) => !wheels.slice(0, -1).includes(item));
}
