/** US dollars before tax, title and fees, as of mid-2026. */
import { model, type CatalogueModel } from './types.ts';

export const usCars: CatalogueModel[] = [
  model(
    'Ford',
    'F-150',
    'ute',
    [
      [2015, 2020, null],
      [2021, 2025, null],
    ],
    [5885, 2030, 1960],
    { doors: 4, gvm: 3200, tow: 4500, weight: 3 },
    [
      ['XLT SuperCrew 4x4', 52900, 'f27t', 'four'],
      ['Lariat SuperCrew 4x4', 64900, 'f35t', 'four'],
      ['STX SuperCab', 44900, 'f27t', 'rear'],
      ['Lightning XLT', 62900, 'lightning', 'all', { gvm: 3880, tow: 3493 }],
    ],
  ),
  model(
    'Ford',
    'Explorer',
    'suv',
    [
      [2016, 2019, null],
      [2020, 2025, null],
    ],
    [5060, 2004, 1775],
    { seats: 7, gvm: 2690, tow: 2268, weight: 1.5 },
    [
      ['XLT 4WD', 45900, 'f23m', 'four'],
      ['Limited', 49900, 'f23m', 'rear'],
    ],
  ),
  model(
    'Ford',
    'Escape',
    'suv',
    [
      [2017, 2019, null],
      [2020, 2025, null],
    ],
    [4585, 1883, 1679],
    { tow: 680, weight: 1.5 },
    [
      ['SE', 30900, 'f15e', 'front'],
      ['Active AWD', 32900, 'f15e', 'all'],
    ],
  ),
  model(
    'Ford',
    'Mustang',
    'coupe',
    [
      [2016, 2023, null],
      [2024, 2025, null],
    ],
    [4811, 1915, 1397],
    { seats: 4, doors: 2, weight: 0.7 },
    [
      ['GT Premium', 49900, 'f50m', 'rear'],
      ['EcoBoost Convertible', 41900, 'f23m', 'rear', { body: 'convertible' }],
    ],
  ),
  model(
    'Chevrolet',
    'Silverado 1500',
    'ute',
    [
      [2016, 2018, null],
      [2019, 2025, null],
    ],
    [5885, 2063, 1920],
    { doors: 4, gvm: 3220, tow: 4300, weight: 3 },
    [
      ['LT Crew Cab 4WD', 51900, 'u53v', 'four'],
      ['RST Double Cab 4WD', 48900, 'u27t', 'four'],
      ['WT Regular Cab', 37900, 'u27t', 'rear', { seats: 3, doors: 2 }],
    ],
  ),
  model('Chevrolet', 'Equinox', 'suv', [[2018, 2024, null]], [4653, 1843, 1661], { tow: 680, weight: 2 }, [
    ['LT AWD', 31900, 'u15t', 'all'],
    ['RS', 33400, 'u15t', 'front'],
  ]),
  model('Chevrolet', 'Malibu', 'sedan', [[2016, 2024, null]], [4933, 1855, 1455], { doors: 4, weight: 1.2 }, [
    ['LT', 27900, 'u15t', 'front'],
  ]),
  model('Chevrolet', 'Bolt EUV', 'hatch', [[2022, 2023, null]], [4306, 1770, 1616], { weight: 0.8 }, [
    ['Premier', 32900, 'bolt', 'front'],
  ]),
  model(
    'Toyota',
    'Camry',
    'sedan',
    [
      [2015, 2017, null],
      [2018, 2025, null],
    ],
    [4885, 1840, 1445],
    { doors: 4, weight: 2 },
    [
      ['SE', 30900, 'u24n', 'front'],
      ['XLE Hybrid', 35900, 'u25h', 'front'],
    ],
  ),
  model(
    'Toyota',
    'RAV4',
    'suv',
    [
      [2016, 2018, null],
      [2019, 2025, null],
    ],
    [4600, 1855, 1685],
    { gvm: 2130, tow: 1587, weight: 2 },
    [
      ['XLE AWD', 33900, 'u24n', 'all'],
      ['XSE Hybrid AWD', 39400, 'u25h', 'all', { gvm: 2230, tow: 794 }],
    ],
  ),
  model(
    'Toyota',
    'Tacoma',
    'ute',
    [[2016, 2023, null]],
    [5392, 1910, 1793],
    { doors: 4, gvm: 2540, tow: 2900, weight: 1.3 },
    [['TRD Off-Road Double Cab', 42900, 'u35v', 'four']],
  ),
  model(
    'Toyota',
    'Sienna',
    'peopleMover',
    [[2021, 2025, null]],
    [5175, 1994, 1740],
    { seats: 8, gvm: 2720, tow: 1587, weight: 1 },
    [['XLE AWD', 46900, 'u25h', 'all']],
  ),
  model(
    'Honda',
    'CR-V',
    'suv',
    [
      [2017, 2022, null],
      [2023, 2025, null],
    ],
    [4694, 1866, 1681],
    { tow: 680, weight: 2 },
    [
      ['EX-L AWD', 36900, 'h15t', 'all'],
      ['Sport Touring Hybrid', 42200, 'u20h', 'all', { tow: 454 }],
    ],
  ),
  model(
    'Honda',
    'Civic',
    'sedan',
    [
      [2016, 2021, null],
      [2022, 2025, null],
    ],
    [4674, 1801, 1414],
    { doors: 4, weight: 1.6 },
    [
      ['LX', 25900, 'u15h', 'front'],
      ['Touring', 31400, 'h15t', 'front'],
    ],
  ),
  model(
    'Honda',
    'Odyssey',
    'peopleMover',
    [[2018, 2025, null]],
    [5212, 1994, 1767],
    { seats: 8, gvm: 2700, tow: 1587, weight: 1 },
    [['EX-L', 43900, 'u35v', 'front']],
  ),
  model(
    'Honda',
    'Pilot',
    'suv',
    [[2016, 2022, null]],
    [4991, 1996, 1793],
    { seats: 8, gvm: 2640, tow: 2268, weight: 1 },
    [['EX-L AWD', 44900, 'u35v', 'all']],
  ),
  model(
    'Jeep',
    'Wrangler Unlimited',
    'suv',
    [[2018, 2025, 'JL']],
    [4785, 1875, 1868],
    { gvm: 2540, tow: 1587, weight: 1.2 },
    [
      ['Sahara 4x4', 49900, 'j36p', 'four'],
      ['Sport S 4x4', 42900, 'j36p', 'four'],
    ],
  ),
  model(
    'Jeep',
    'Grand Cherokee',
    'suv',
    [
      [2016, 2021, 'WK2'],
      [2022, 2025, 'WL'],
    ],
    [4914, 1967, 1797],
    { gvm: 2950, tow: 2812, weight: 1.2 },
    [
      ['Laredo 4x4', 43900, 'j36p', 'four'],
      ['Limited 4x4', 49900, 'j36p', 'four'],
    ],
  ),
  model(
    'Ram',
    '1500',
    'ute',
    [[2019, 2024, 'DT']],
    [5916, 2085, 1971],
    { doors: 4, gvm: 3220, tow: 5200, weight: 1.6 },
    [
      ['Big Horn Crew Cab 4x4', 51900, 'r57p', 'four'],
      ['Laramie Crew Cab 4x4', 62900, 'r57p', 'four'],
    ],
  ),
  model(
    'Subaru',
    'Outback',
    'wagon',
    [
      [2016, 2019, null],
      [2020, 2025, null],
    ],
    [4870, 1855, 1679],
    { gvm: 2200, tow: 1224, weight: 1.3 },
    [
      ['Premium', 33900, 's25p', 'all'],
      ['Onyx Edition XT', 40900, 's24t', 'all'],
    ],
  ),
  model(
    'Hyundai',
    'Tucson',
    'suv',
    [
      [2019, 2021, null],
      [2022, 2025, null],
    ],
    [4630, 1865, 1665],
    { tow: 907, weight: 1.2 },
    [
      ['SEL AWD', 32900, 'u24n', 'all'],
      ['Limited Hybrid', 40900, 'k16h', 'all'],
    ],
  ),
  model('Tesla', 'Model 3', 'sedan', [[2019, 2025, null]], [4720, 1850, 1441], { doors: 4, weight: 1 }, [
    ['Long Range AWD', 47900, 'tesla3l', 'all'],
  ]),
  model(
    'GMC',
    'Acadia',
    'suv',
    [[2017, 2023, null]],
    [4911, 1915, 1675],
    { seats: 7, gvm: 2540, tow: 1814, weight: 0.9 },
    [['SLT AWD', 42900, 'u36p', 'all']],
  ),
  model(
    'Ford',
    'Transit 250',
    'van',
    [[2016, 2024, null]],
    [5585, 2059, 2090],
    { seats: 2, doors: 4, tow: 1950, weight: 0.7 },
    [['Cargo Van Low Roof', 47900, 'u35v', 'rear']],
  ),
];
