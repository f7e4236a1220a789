import { describe, expect, test } from 'vitest';
import { Unreadable, type Read, type ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { registry, type TransformName } from '#src/sources/stock/transforms/registry.ts';
import { transforms } from '#src/domain/tenant/settings/stock-mapping.ts';

const context: ReadContext = {
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  now: Date.UTC(2026, 10, 18),
  turns: [],
  odometerUnit: 'km',
  truck: 'ute',
  makeNames: new Map(),
};
const unreadable = Symbol('unreadable');
const read = (
  name: TransformName,
  cell: unknown,
  { fallback = false, ...more }: Partial<ReadContext> & { fallback?: boolean } = {},
) => {
  const value = (registry[name].read as Read<unknown>)(cell, { ...context, ...more }, fallback);
  return value instanceof Unreadable ? unreadable : value;
};

const says = (type: string) => ({ kind: 'type', type, doubtful: false });

const cases: [TransformName, [unknown, unknown][]][] = [
  [
    'text',
    [
      ['  MG  3 ', 'MG 3'],
      ['<b>Hi</b>Lux', 'Hi Lux'],
      ['<script>alert(1)</script>Kia', 'Kia'],
      ['R&amp;D', 'R&D'],
      [42, '42'],
      [{ a: 1 }, unreadable],
      [['x'], unreadable],
      ['\u0000\u202eabc', 'abc'],
      ['<img src=x onerror=alert(1)', null],
      ['under < 5', 'under < 5'],
    ],
  ],
  [
    'money',
    [
      ['$19,990', 19_990],
      ['19990.00', 19_990],
      [19_990.4, 19_990],
      ['POA', null],
      ['P.O.A.', null],
      ['Call us', null],
      ['0', null],
      ['$10,000 - $12,000', unreadable],
      ['cheap', unreadable],
      ['US$9,990', unreadable],
      [true, unreadable],
      ['-5', -5],
    ],
  ],
  [
    'odometer',
    [
      ['8472', { distance: 8472, unit: null }],
      ['136,517 km', { distance: 136_517, unit: 'km' }],
      ['12 miles', { distance: 12, unit: 'mi' }],
      ['85k', { distance: 85_000, unit: null }],
      [15.6, { distance: 15.6, unit: null }],
      ['60,000km', { distance: 60_000, unit: 'km' }],
      ['90 hrs', unreadable],
      ['low', unreadable],
      ['10 to 20', unreadable],
      ['8.200 km', unreadable],
      ['136.517', unreadable],
      ['136517.000 km', { distance: 136_517, unit: 'km' }],
      ['0.000', { distance: 0, unit: null }],
    ],
  ],
  [
    'year',
    [
      ['2019', 2019],
      [2019, 2019],
      ['2019.0', 2019],
      ['MY2019', 2019],
      ['1900', 1900],
      ['0', 0],
      ['new', unreadable],
    ],
  ],
  [
    'doors',
    [
      [' 4 Doors', 4],
      ['5', 5],
      [' 5 Seats', unreadable],
      ['0', null],
      ['44', unreadable],
    ],
  ],
  [
    'seats',
    [
      [' 5 Seats', 5],
      ['7 seater', 7],
      [5, 5],
      [' 4 Doors', unreadable],
      ['22 Seats', 22],
      ['500', unreadable],
      ['0', null],
    ],
  ],
  [
    'cylinders',
    [
      ['4 cyl', 4],
      ['V8', 8],
      ['4 cyl, 1.5 L', 4],
      ['0 L', null],
      ['2 L', unreadable],
      ['6', 6],
      ['99', unreadable],
    ],
  ],
  [
    'litres',
    [
      ['4 cyl, 1.5 L', 1.5],
      ['2 L', 2],
      ['1998 cc', 2],
      ['1998', 2],
      ['0 L', null],
      ['4 cyl, 0 L', null],
      ['3.0', 3],
      ['900 L', unreadable],
    ],
  ],
  [
    'cubicCentimetres',
    [
      ['1998 cc', 1998],
      ['1,998', 1998],
      ['2.0 L', 2000],
      ['0', null],
      ['big', unreadable],
    ],
  ],
  [
    'engine',
    [
      ['4 cyl, 2 L', '2.0 L'],
      ['689 cc', '689 cc'],
      ['0 L', null],
      ['1995', '2.0 L'],
    ],
  ],
  [
    'consumption',
    [
      ['6.7 L / 100 km', 6.7],
      ['0 L / 100 km', null],
      ['5.4', 5.4],
      ['400', unreadable],
    ],
  ],
  [
    'stars',
    [
      ['5', 5],
      ['4 stars', 4],
      ['0', 0],
      ['9', unreadable],
    ],
  ],
  [
    'feet',
    [
      ['18\'6"', 18.5],
      ['20ft', 20],
      ['5.5 m', 18.04],
      ['2500 mm', 8.2],
      ['21.5', 21.5],
      ['900ft', unreadable],
    ],
  ],
  [
    'boolean',
    [
      ['Yes', true],
      ['0', false],
      [true, true],
      [1, true],
      ['perhaps', unreadable],
    ],
  ],
  [
    'date',
    [
      ['2026-11-30', '2026-11-30'],
      ['30/11/2026', '2026-11-30'],
      ['30 Nov 2026', '2026-11-30'],
      ['2026-11-30T09:00:00Z', '2026-11-30'],
      ['31/02/2026', unreadable],
      ['soon', unreadable],
    ],
  ],
  [
    'month',
    [
      ['06/2024', '2024-06'],
      ['2024-06', '2024-06'],
      ['Jun 2024', '2024-06'],
      ['6/24', '2024-06'],
      ['2024-06-15', '2024-06'],
      ['13/2024', unreadable],
    ],
  ],
  [
    'timestamp',
    [
      [1_700_000_000, 1_700_000_000_000],
      ['1700000000000', 1_700_000_000_000],
      ['2023-11-14T22:13:20Z', 1_700_000_000_000],
      ['2023-11-15T09:13:20+11:00', 1_700_000_000_000],
      ['15/11/2023 9:13 am', 1_699_999_980_000],
      ['0', null],
      ['yesterday', unreadable],
    ],
  ],
  [
    'list',
    [
      ['ABS; Airbags;ABS', ['ABS', 'Airbags']],
      [
        ['ABS', { name: 'Airbags' }, 7],
        ['ABS', 'Airbags', '7'],
      ],
      ['<ul><li>ABS</li><li>Tow bar</li></ul>', ['ABS', 'Tow bar']],
      ['["a","b"]', ['a', 'b']],
      ['One, two', ['One', 'two']],
      [{}, unreadable],
    ],
  ],
  [
    'images',
    [
      [
        'https://a.example/1.jpg,https://a.example/w_640,q_80/2.jpg',
        ['https://a.example/1.jpg', 'https://a.example/w_640,q_80/2.jpg'],
      ],
      [
        [{ url: '/a.jpg' }, 'javascript:alert(1)', '//cdn.example/b.jpg'],
        ['/a.jpg', 'https://cdn.example/b.jpg'],
      ],
      ['javascript:alert(1)', unreadable],
      [[], null],
      ['https://a.example/x"onload=y', ['https://a.example/x%22onload=y']],
    ],
  ],
  [
    'address',
    [
      ['https://x.example/report.pdf', 'https://x.example/report.pdf'],
      ['/files/1.pdf', '/files/1.pdf'],
      ['data:text/html,x', unreadable],
      ['//evil', 'https://evil/'],
      ['/\\evil', unreadable],
    ],
  ],
  [
    'carType',
    [
      ['USED', 'used'],
      ['Pre-Owned', 'used'],
      ['Demonstrator', 'demo'],
      ['brand new', 'new'],
      ['USED Dealer ad', 'used'],
      ['strange', unreadable],
    ],
  ],
  [
    'status',
    [
      ['In Stock', 'in_stock'],
      ['coming_soon', 'coming_soon'],
      ['SOLD', 'sold'],
      ['In transit', 'in_transit'],
      ['deleted', 'removed'],
      ['strange', unreadable],
    ],
  ],
  [
    'itemType',
    [
      ['Motorbike', 'motorcycle'],
      ['caravan', 'caravan'],
      ['spaceship', unreadable],
    ],
  ],
  [
    'body',
    [
      ['Ute / Tray', 'ute'],
      ['Hatchback', 'hatch'],
      ['Station Wagon', 'wagon'],
      ['People Mover', 'peopleMover'],
      ['Truck', 'ute'],
      ['Cab Chassis', 'cabChassis'],
      ['5 door hatchback', 'hatch'],
      ['Other', null],
      ['lightTruck', 'lightTruck'],
      ['blob', unreadable],
    ],
  ],
  [
    'transmission',
    [
      ['8 speed sports automatic', 'automatic'],
      ['CVT', 'automatic'],
      ['6 Sp Manual', 'manual'],
      ['DSG', 'automatic'],
      ['Auto/Manual mode', 'automatic'],
      ['?', null],
      ['steam', unreadable],
    ],
  ],
  [
    'fuel',
    [
      ['Unleaded', 'petrol'],
      ['Premium', 'petrol'],
      ['Petrol - Premium ULP', 'petrol'],
      ['Plug-in Hybrid', 'plugInHybrid'],
      ['Petrol/Electric', 'hybrid'],
      ['Electric', 'electric'],
      ['Other', null],
      ['coal', unreadable],
    ],
  ],
  [
    'drive',
    [
      ['4WD', 'four'],
      ['4x4', 'four'],
      ['AWD', 'all'],
      ['Front Wheel Drive', 'front'],
      ['Rear', 'rear'],
      ['Other', null],
    ],
  ],
  [
    'priceType',
    [
      ['drive_away', says('drive_away')],
      ['Drive Away', says('drive_away')],
      ['Excl. Govt Charges', says('excluding_government_charges')],
      ['EGC', says('excluding_government_charges')],
      ['bargain', { kind: 'unknown' }],
    ],
  ],
  [
    'price',
    [
      ['$19,990', { amount: 19_990, wording: { kind: 'nothing' } }],
      ['<b>$19,990</b> + ORC', { amount: 19_990, wording: says('excluding_government_charges') }],
      [true, { amount: null, wording: { kind: 'not the price', reason: 'no amount' } }],
      [{}, unreadable],
    ],
  ],
  [
    'exteriorColour',
    [
      ['White / Black', 'White'],
      ['PEARL WHITE', 'Pearl White'],
      ['- / -', null],
      ['5 years / Unlimited km', unreadable],
      ['2019', unreadable],
      ['Biege / -', 'Beige'],
    ],
  ],
  [
    'interiorColour',
    [
      ['White / Black', 'Black'],
      ['White / -', null],
      ['White / 2019', unreadable],
      ['White / Rs', unreadable],
      ['Beige Leather', 'Beige Leather'],
      ['Portland hide', 'Portland hide'],
      ['Linen and Beluga', 'Linen and Beluga'],
      ['White / Black / Black', 'Black'],
    ],
  ],
  [
    'suburb',
    [
      ['Brookvale, NSW', 'Brookvale'],
      ['Brookvale NSW 2100', 'Brookvale'],
      ['MOUNT DRUITT, NSW', 'Mount Druitt'],
    ],
  ],
  [
    'state',
    [
      ['Brookvale, NSW', 'NSW'],
      ['nsw', 'NSW'],
      ['New South Wales', 'NSW'],
      ['Auckland', 'Auckland'],
    ],
  ],
  [
    'vin',
    [
      ['jtdbr32e-720012345', 'JTDBR32E720012345'],
      ['JTDBR32E72O012345', unreadable],
      ['11111111111111111', unreadable],
      ['HJ45-12345', 'HJ4512345'],
      ['00000', null],
    ],
  ],
  [
    'plate',
    [
      ['abc 12d', 'ABC 12D'],
      ['UNREG', null],
      ['<b>', unreadable],
    ],
  ],
  [
    'processors',
    [
      ['stripe', ['stripe']],
      [['Stripe', 'cash'], ['stripe']],
      ['barter', unreadable],
    ],
  ],
  [
    'json',
    [
      [
        '{"a":{"interestRate":7.5,"comparison_rate":"8.1%","disclaimer":"<i>x</i>"}}',
        {
          a: {
            interestRate: 7.5,
            comparisonRate: 8.1,
            paymentWeek: null,
            paymentMonth: null,
            termYears: null,
            termMonths: null,
            deposit: null,
            balloon: null,
            disclaimer: 'x',
          },
        },
      ],
      ['nonsense', unreadable],
      [[], unreadable],
    ],
  ],
];

describe.each(cases)('the transform %s', (name, table) => {
  test.each(table)('reads %j (OPS-02)', (cell, expected) => {
    expect(read(name, cell)).toEqual(expected);
  });
});

test('has every transform that settings may use (OPS-02)', () => {
  expect(transforms.filter((name) => !(name in registry))).toEqual([]);
});

test('reads the month first in the United States (OPS-02)', () => {
  expect(read('date', '11/30/2026', { locale: 'en-US' })).toBe('2026-11-30');
});

test.each([
  ['Gas', 'petrol', 'lpg'],
  ['gas', 'petrol', 'lpg'],
  ['Gas I4', 'petrol', 'lpg'],
  ['Gasoline', 'petrol', 'petrol'],
  ['Gas/Electric Hybrid', 'hybrid', 'hybrid'],
  ['Gas/Electric', 'hybrid', 'electric'],
  ['LPG', 'lpg', 'lpg'],
  ['LP Gas', 'lpg', 'lpg'],
  ['Liquefied Petroleum Gas', 'lpg', 'lpg'],
  ['Natural Gas', 'lpg', 'lpg'],
  ['Flex Fuel', 'petrol', 'petrol'],
  ['E85 Flex Fuel', 'petrol', 'petrol'],
  ['Flex-Fuel (Unleaded/E85)', 'petrol', 'petrol'],
])(
  'reads "%s" in a feed as %s in the United States, as in searches there, and as %s elsewhere (REG-01)',
  (word, us, rest) => {
    expect(read('fuel', word, { locale: 'en-US' })).toBe(us);
    expect(read('fuel', word)).toBe(rest);
    expect(read('fuel', word, { locale: 'en-NZ' })).toBe(rest);
  },
);

test("reads a cell in another field's column only if it uses the field's own term (OPS-02)", () => {
  expect([
    read('seats', ' 5 Seats', { fallback: true }),
    read('seats', ' 4 Doors', { fallback: true }),
    read('seats', '4', { fallback: true }),
  ]).toEqual([5, null, null]);
  expect([read('body', 'SUV', { fallback: true }), read('body', 'Carbarn Motors', { fallback: true })]).toEqual([
    'suv',
    null,
  ]);
});

test.each(['1', '1,', ' ', 'a', '-', '<', '&#', '('])(
  'reads or sets aside a megabyte of %j in every transform (OPS-02)',
  (part) => {
    const cell = part.repeat(1_000_000 / part.length);
    for (const name of Object.keys(registry) as TransformName[])
      expect(JSON.stringify(read(name, cell) ?? null)?.length ?? 0, name).toBeLessThan(70_000);
  },
);

test('ignores a lender named __proto__ (OPS-02)', () => {
  const offers = read(
    'json',
    JSON.parse('{"__proto__": {"interestRate": 1}, "good": {"interestRate": 99, "deposit": 500}}'),
  );
  expect(Object.keys(offers as object)).toEqual(['good']);
  expect(offers).toMatchObject({ good: { interestRate: null, deposit: 500 } });
});
