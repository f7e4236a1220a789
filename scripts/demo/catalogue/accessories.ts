/** Australian dollars including GST, as of mid-2026. */
export interface Accessory {
  make: string;
  model: string;
  badge: string | null;
  price: number;
  beforePrice: number | null;
  colour: string;
  picture: string | null;
  words: string;
  points: string[];
  /** Days since listing as of `countedAt`, and hours since the sale. */
  listedDays: number;
  soldHours: number | null;
}

export const motorcycleAccessories: Accessory[] = [
  {
    make: 'Ducati',
    model: 'Race Helmet',
    badge: 'Carbon lining, sizes S to XL',
    price: 649,
    beforePrice: null,
    colour: 'Racing Red',
    picture: 'helmet-red',
    words: 'ECE 22.06, with a pinlock insert and a dark visor in the box. Try it on with your glasses: Imogen does.',
    points: ['ECE 22.06', 'Pinlock insert included', 'Removable, washable lining', '1,450 g in medium'],
    listedDays: 3,
    soldHours: null,
  },
  {
    make: 'Triumph',
    model: 'Touring Helmet',
    badge: 'Sizes XS to XXL',
    price: 449,
    beforePrice: 529,
    colour: 'Pearl White',
    picture: 'helmet-white',
    words: 'Last season’s white at a better price. Quiet at 110, and the sun visor works with gloves on.',
    points: ['ECE 22.06', 'Drop-down sun visor', 'Intercom ready', '1,580 g in medium'],
    listedDays: 41,
    soldHours: null,
  },
  {
    make: 'Harley-Davidson',
    model: 'Leather Jacket',
    badge: 'Armoured, sizes 48 to 58',
    price: 795,
    beforePrice: null,
    colour: 'Vivid Black',
    picture: 'jacket-black',
    words: 'Cowhide, 1.2 mm, with level 2 armour in elbows, shoulders and back. Runs a size small, so come in.',
    points: [
      '1.2 mm cowhide',
      'Level 2 elbow, shoulder and back armour',
      'Zip-out thermal lining',
      'Connection zip for trousers',
    ],
    listedDays: 12,
    soldHours: null,
  },
  {
    make: 'BMW',
    model: 'Aluminium Panniers',
    badge: 'Pair, 44 and 36 litres, R 1300 GS',
    price: 2290,
    beforePrice: null,
    colour: 'Silver',
    picture: 'panniers-silver',
    words: 'New, keyed to one lock. Fitting takes our workshop an hour and costs nothing with a bike from us.',
    points: ['44 and 36 litres', 'One key for both', 'Waterproof', 'Racks included'],
    listedDays: 20,
    soldHours: null,
  },
  {
    make: 'Yamaha',
    model: 'Comfort Seat',
    badge: 'Tenere 700, 20 mm higher',
    price: 389,
    beforePrice: null,
    colour: 'Black',
    picture: null,
    words: 'Ordered with a bike whose owner then took the low one. Never fitted.',
    points: ['20 mm higher than standard', 'Gel insert', 'Fits 2020 to 2026'],
    listedDays: 66,
    soldHours: 30,
  },
];

export const caravanAccessories: Accessory[] = [
  {
    make: 'Jayco',
    model: 'Annexe Mat',
    badge: '5.5 m by 2.5 m',
    price: 189,
    beforePrice: null,
    colour: 'Blue',
    picture: 'mat-blue',
    words: 'Woven, so sand falls through and grass survives. Comes in its own straps.',
    points: ['5.5 m by 2.5 m', 'Six eyelets and pegs', 'UV stable', '4.2 kg'],
    listedDays: 9,
    soldHours: null,
  },
  {
    make: 'Jayco',
    model: 'Levelling Ramps',
    badge: 'Pair, up to 5 tonnes',
    price: 98,
    beforePrice: null,
    colour: 'Yellow',
    picture: 'ramps-yellow',
    words: 'Three heights. We use the same pair in the yard every day.',
    points: ['Three heights: 40, 70 and 100 mm', '5 tonnes the pair', 'Carry bag'],
    listedDays: 30,
    soldHours: null,
  },
];
