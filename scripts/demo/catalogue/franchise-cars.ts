/** Drive-away prices in dollars, as of mid-2026. */
import { model, type CatalogueModel } from './types.ts';

const mazda: CatalogueModel[] = [
  model('Mazda', '2', 'hatch', [[2018, 2025, 'DJ']], [4065, 1695, 1495], { tow: 900, gvm: 1530 }, [
    ['G15 Pure', 26990, 'm15p', 'front'],
    ['G15 Evolve', 28990, 'm15p', 'front'],
    ['G15 GT', 30990, 'm15p', 'front'],
  ]),
  model(
    'Mazda',
    '3',
    'hatch',
    [
      [2014, 2018, 'BN'],
      [2019, 2026, 'BP'],
    ],
    [4460, 1795, 1435],
    { tow: 1200, gvm: 1823, weight: 2 },
    [
      ['G20 Pure', 33990, 'm20p', 'front'],
      ['G20 Evolve', 36490, 'm20p', 'front'],
      ['G25 GT', 41490, 'm25p', 'front'],
      ['G25 Astina', 44990, 'm25p', 'front'],
      ['G20 Touring', 37990, 'm20p', 'front', { body: 'sedan' }],
    ],
  ),
  model('Mazda', 'CX-3', 'suv', [[2016, 2026, 'DK']], [4275, 1765, 1550], { tow: 1200, gvm: 1722 }, [
    ['G20 Pure', 33490, 'm20p', 'front'],
    ['G20 Evolve', 35990, 'm20p', 'front'],
    ['G20 Akari', 40490, 'm20p', 'front'],
  ]),
  model('Mazda', 'CX-30', 'suv', [[2020, 2026, 'DM']], [4395, 1795, 1540], { tow: 1200, gvm: 1880, weight: 1.5 }, [
    ['G20 Pure', 37490, 'm20p', 'front'],
    ['G20 Evolve', 39990, 'm20p', 'front'],
    ['G25 Touring', 43990, 'm25p', 'front'],
    ['G25 Astina', 48490, 'm25p', 'all'],
  ]),
  model(
    'Mazda',
    'CX-5',
    'suv',
    [
      [2015, 2017, 'KE'],
      [2018, 2026, 'KF'],
    ],
    [4575, 1842, 1680],
    { tow: 1800, gvm: 2157, weight: 3 },
    [
      ['G20 Maxx', 40990, 'm20p', 'front'],
      ['G25 Maxx Sport', 45490, 'm25p', 'all'],
      ['G25 Touring', 47990, 'm25p', 'all'],
      ['G25 GT SP', 53490, 'm25p', 'all'],
      ['G35 Akera', 57990, 'm25t', 'all'],
    ],
  ),
  model('Mazda', 'CX-60', 'suv', [[2023, 2026, 'KH']], [4740, 1890, 1675], { tow: 2500, gvm: 2619, weight: 2 }, [
    ['G40e Evolve', 59990, 'm33p', 'all'],
    ['D50e GT', 70990, 'm33d', 'all'],
    ['P50e Azami', 86990, 'm25e', 'all'],
    ['G40e GT', 68490, 'm33p', 'all'],
  ]),
  model('Mazda', 'CX-80', 'suv', [[2024, 2026, 'KL']], [4995, 1890, 1705], { tow: 2500, gvm: 2840, seats: 7 }, [
    ['G40e Touring', 64990, 'm33p', 'all'],
    ['D50e GT', 76990, 'm33d', 'all'],
    ['P50e Azami', 93990, 'm25e', 'all'],
  ]),
  model('Mazda', 'CX-90', 'suv', [[2023, 2026, 'KK']], [5120, 1994, 1745], { tow: 2500, gvm: 2860, seats: 7 }, [
    ['G50e Touring', 79990, 'm33p', 'all'],
    ['D50e GT', 88990, 'm33d', 'all'],
  ]),
  model(
    'Mazda',
    'BT-50',
    'ute',
    [
      [2016, 2020, 'UR'],
      [2021, 2026, 'TF'],
    ],
    [5280, 1870, 1790],
    { tow: 3500, gvm: 3100, doors: 4, weight: 1.5 },
    [
      ['XT 4x4', 59990, 'm30d', 'four'],
      ['XTR 4x4', 64990, 'm30d', 'four'],
      ['GT 4x4', 68490, 'm30d', 'four'],
      ['SP 4x4', 72990, 'm30d', 'four'],
    ],
  ),
  model('Mazda', 'MX-5', 'convertible', [[2016, 2026, 'ND']], [3915, 1735, 1235], { seats: 2, doors: 2, gvm: 1270 }, [
    ['G20 Roadster', 46990, 'm20m', 'rear'],
    ['G20 GT Roadster', 52990, 'm20m', 'rear'],
  ]),
  model(
    'Mazda',
    '6',
    'wagon',
    [
      [2015, 2018, 'GL'],
      [2019, 2023, 'GL'],
    ],
    [4805, 1840, 1475],
    { tow: 1550, gvm: 2079 },
    [
      ['Touring', 46990, 'm25p', 'front'],
      ['Atenza', 56490, 'm25t', 'front'],
      ['Sport', 42990, 'm25p', 'front', { body: 'sedan' }],
    ],
  ),
];

const kia: CatalogueModel[] = [
  model('Kia', 'Picanto', 'hatch', [[2018, 2026, 'JA']], [3605, 1595, 1485], { gvm: 1440 }, [
    ['Sport', 20990, 'k12p', 'front'],
    ['GT-Line', 23490, 'k12a', 'front'],
  ]),
  model('Kia', 'K4', 'sedan', [[2025, 2026, 'CL4']], [4710, 1850, 1425], { doors: 4, gvm: 1860, tow: 1000 }, [
    ['S', 33990, 'k20p', 'front'],
    ['Sport+', 38490, 'k20p', 'front'],
    ['GT-Line', 45490, 'k16t', 'front'],
  ]),
  model(
    'Kia',
    'Cerato',
    'hatch',
    [
      [2016, 2018, 'YD'],
      [2019, 2024, 'BD'],
    ],
    [4510, 1800, 1445],
    { tow: 1100, gvm: 1800, weight: 1.5 },
    [
      ['S', 30990, 'k20p', 'front'],
      ['Sport', 33490, 'k20p', 'front'],
      ['GT', 40990, 'k16t', 'front'],
      ['Sport+', 35490, 'k20p', 'front', { body: 'sedan' }],
    ],
  ),
  model('Kia', 'Seltos', 'suv', [[2020, 2026, 'SP2']], [4385, 1800, 1635], { tow: 1250, gvm: 1870, weight: 2 }, [
    ['S', 33990, 'k20p', 'front'],
    ['Sport', 36990, 'k20p', 'front'],
    ['GT-Line', 47490, 'k16t', 'all'],
  ]),
  model(
    'Kia',
    'Sportage',
    'suv',
    [
      [2016, 2021, 'QL'],
      [2022, 2026, 'NQ5'],
    ],
    [4660, 1865, 1665],
    { tow: 1900, gvm: 2250, weight: 3 },
    [
      ['S', 41490, 'k20k', 'front'],
      ['SX Diesel', 48990, 'k20d', 'all'],
      ['GT-Line Hybrid', 61490, 'k16h', 'front', { tow: 1650 }],
      ['GT-Line AWD', 57990, 'k16t', 'all'],
      ['SX Hybrid', 52990, 'k16h', 'front', { tow: 1650 }],
    ],
  ),
  model(
    'Kia',
    'Sorento',
    'suv',
    [
      [2016, 2020, 'UM'],
      [2021, 2026, 'MQ4'],
    ],
    [4815, 1900, 1700],
    { tow: 2000, gvm: 2600, seats: 7, weight: 2 },
    [
      ['S Diesel', 57990, 'k22d', 'all'],
      ['Sport+ Diesel', 66490, 'k22d', 'all'],
      ['GT-Line Diesel', 73990, 'k22d', 'all'],
      ['GT-Line Hybrid', 76490, 'k16h', 'all', { tow: 1650 }],
      ['Sport', 55990, 'k35p', 'front'],
    ],
  ),
  model(
    'Kia',
    'Carnival',
    'peopleMover',
    [
      [2016, 2020, 'YP'],
      [2021, 2026, 'KA4'],
    ],
    [5155, 1995, 1775],
    { tow: 2000, gvm: 2876, seats: 8, weight: 1.5 },
    [
      ['S Diesel', 59990, 'k22c', 'front'],
      ['Sport+ Diesel', 67490, 'k22c', 'front'],
      ['GT-Line Hybrid', 79990, 'k16h', 'front', { tow: 1000 }],
    ],
  ),
  model('Kia', 'Niro', 'suv', [[2022, 2025, 'SG2']], [4420, 1825, 1545], { gvm: 1930, tow: 1300 }, [
    ['S Hybrid', 46990, 'k16n', 'front'],
    ['GT-Line Hybrid', 54990, 'k16n', 'front'],
  ]),
  model('Kia', 'EV3', 'suv', [[2025, 2026, 'SV1']], [4300, 1850, 1560], { gvm: 2320, tow: 1000 }, [
    ['Air Long Range', 53990, 'ev3', 'front'],
    ['GT-Line', 66990, 'ev3', 'front'],
  ]),
  model('Kia', 'EV5', 'suv', [[2024, 2026, 'OV1']], [4615, 1875, 1715], { gvm: 2620, tow: 1250, weight: 1.5 }, [
    ['Air', 59990, 'ev5', 'front'],
    ['Earth', 67990, 'ev5', 'all'],
    ['GT-Line', 74990, 'ev5', 'all'],
  ]),
  model('Kia', 'EV6', 'suv', [[2022, 2026, 'CV']], [4695, 1890, 1550], { gvm: 2425, tow: 1600 }, [
    ['Air', 72990, 'ev6', 'rear'],
    ['GT-Line AWD', 89990, 'ev6gt', 'all'],
  ]),
  model('Kia', 'EV9', 'suv', [[2024, 2026, 'MV']], [5010, 1980, 1755], { gvm: 3240, tow: 2500, seats: 7 }, [
    ['Earth', 113990, 'ev9', 'all'],
    ['GT-Line', 128990, 'ev9', 'all'],
  ]),
  model(
    'Kia',
    'Tasman',
    'ute',
    [[2025, 2026, 'TK']],
    [5410, 1930, 1870],
    { gvm: 3250, tow: 3500, doors: 4, weight: 1.5 },
    [
      ['S 4x4', 55990, 'k22t', 'four'],
      ['SX+ 4x4', 63490, 'k22t', 'four'],
      ['X-Line 4x4', 69990, 'k22t', 'four'],
      ['X-Pro 4x4', 76990, 'k22t', 'four'],
    ],
  ),
];

export const ford: CatalogueModel[] = [
  model(
    'Ford',
    'Ranger',
    'ute',
    [
      [2016, 2018, 'PX MkII'],
      [2019, 2022, 'PX MkIII'],
      [2023, 2026, 'PY'],
    ],
    [5370, 1918, 1884],
    { tow: 3500, gvm: 3250, doors: 4, weight: 6 },
    [
      ['XLT 3.2 Double Cab 4x4', 66990, 'f32d', 'four'],
      ['Wildtrak 3.2 Double Cab 4x4', 70990, 'f32d', 'four'],
      ['XL 2.0 Bi-Turbo Double Cab 4x4', 57990, 'f20d', 'four'],
      ['XLS 2.0 Bi-Turbo Double Cab 4x4', 62490, 'f20d', 'four'],
      ['XLT 2.0 Bi-Turbo Double Cab 4x4', 69490, 'f20d', 'four'],
      ['XLT 3.0 V6 Double Cab 4x4', 74490, 'f30d', 'four'],
      ['Sport 3.0 V6 Double Cab 4x4', 77990, 'f30d', 'four'],
      ['Wildtrak 3.0 V6 Double Cab 4x4', 82490, 'f30d', 'four'],
      ['Wildtrak 2.0 Bi-Turbo Double Cab 4x4', 72490, 'f20d', 'four'],
      ['Tremor 2.0 Bi-Turbo Double Cab 4x4', 76990, 'f20d', 'four'],
      ['Platinum 3.0 V6 Double Cab 4x4', 87990, 'f30d', 'four'],
    ],
  ),
  model(
    'Ford',
    'Ranger Raptor',
    'ute',
    [[2023, 2026, 'PY']],
    [5360, 2028, 1926],
    { tow: 2500, gvm: 3130, doors: 4, weight: 1.2 },
    [['3.0 V6 EcoBoost', 97990, 'f30r', 'four']],
  ),
  model(
    'Ford',
    'Ranger Cab Chassis',
    'cabChassis',
    [
      [2019, 2022, 'PX MkIII'],
      [2023, 2026, 'PY'],
    ],
    [5370, 1918, 1884],
    { art: 'cab-chassis', tow: 3500, gvm: 3250, doors: 4, weight: 1.2 },
    [
      ['XL 2.0 Double Cab 4x4', 55990, 'f20s', 'four'],
      ['XL 2.0 Single Cab 4x2', 44990, 'f20s', 'rear', { seats: 2, doors: 2 }],
    ],
  ),
  model(
    'Ford',
    'Everest',
    'suv',
    [
      [2016, 2018, 'UA'],
      [2019, 2022, 'UA II'],
      [2023, 2026, 'UB'],
    ],
    [4914, 1923, 1842],
    { tow: 3500, gvm: 3150, seats: 7, weight: 4 },
    [
      ['Trend 3.2 4x4', 68990, 'f32d', 'four'],
      ['Titanium 3.2 4x4', 78990, 'f32d', 'four'],
      ['Ambiente 2.0 Bi-Turbo', 63490, 'f20d', 'rear'],
      ['Trend 2.0 Bi-Turbo 4x4', 71990, 'f20d', 'four'],
      ['Sport 3.0 V6 4x4', 79990, 'f30d', 'four'],
      ['Platinum 3.0 V6 4x4', 87990, 'f30d', 'four'],
      ['Tremor 3.0 V6 4x4', 84990, 'f30d', 'four'],
    ],
  ),
  model(
    'Ford',
    'Mustang',
    'coupe',
    [
      [2016, 2017, 'FM'],
      [2018, 2023, 'FN'],
      [2024, 2026, 'FO'],
    ],
    [4811, 1915, 1397],
    { seats: 4, doors: 2, gvm: 2210, weight: 1.5 },
    [
      ['EcoBoost', 76990, 'f23m', 'rear'],
      ['GT', 89990, 'f50g', 'rear'],
      ['GT Manual', 86990, 'f50m', 'rear'],
      ['GT Convertible', 95990, 'f50g', 'rear', { body: 'convertible' }],
    ],
  ),
  model('Ford', 'Mustang Mach-E', 'suv', [[2024, 2026, 'BEV']], [4713, 1881, 1625], { gvm: 2700, tow: 750 }, [
    ['Premium', 79990, 'mache', 'rear'],
    ['Select', 67990, 'mache', 'rear'],
  ]),
  model(
    'Ford',
    'Escape',
    'suv',
    [
      [2017, 2020, 'ZG'],
      [2021, 2023, 'ZH'],
    ],
    [4629, 1883, 1687],
    { gvm: 2230, tow: 1800 },
    [
      ['Ambiente', 39990, 'f15e', 'front'],
      ['Vignale', 49990, 'f15e', 'all'],
      ['ST-Line', 44990, 'f15e', 'front'],
    ],
  ),
  model('Ford', 'Puma', 'suv', [[2020, 2024, 'JK']], [4186, 1805, 1550], { gvm: 1760, tow: 1100 }, [
    ['Puma', 33990, 'f10p', 'front'],
    ['ST-Line', 36490, 'f10p', 'front'],
    ['ST-Line V', 39490, 'f10p', 'front'],
  ]),
  model(
    'Ford',
    'Focus',
    'hatch',
    [
      [2016, 2018, 'LZ'],
      [2019, 2022, 'SA'],
    ],
    [4378, 1825, 1454],
    { gvm: 1900, tow: 1500 },
    [
      ['Trend', 29990, 'f15e', 'front'],
      ['ST-Line', 34990, 'f15e', 'front'],
    ],
  ),
  model(
    'Ford',
    'Transit Custom',
    'van',
    [
      [2018, 2023, 'VN'],
      [2024, 2026, 'VW'],
    ],
    [5050, 2032, 1968],
    { gvm: 3225, tow: 2500, seats: 3, weight: 1.3 },
    [
      ['Trend SWB', 62990, 'f20t', 'front'],
      ['340L LWB', 58990, 'f20t', 'front'],
      ['340S SWB', 49990, 'f20v', 'front'],
    ],
  ),
  model('Ford', 'E-Transit', 'van', [[2023, 2026, 'VO']], [5981, 2059, 2530], { gvm: 4250, seats: 3, weight: 0.6 }, [
    ['420L Mid Roof', 104990, 'etransit', 'rear'],
  ]),
  model(
    'Ford',
    'F-150',
    'ute',
    [[2023, 2026, 'P702']],
    [5884, 2082, 1961],
    { gvm: 3265, tow: 4500, doors: 4, weight: 0.8 },
    [
      ['XLT SWB', 119990, 'f35t', 'four'],
      ['Lariat LWB', 149990, 'f35t', 'four'],
    ],
  ),
  model(
    'Ford',
    'Territory',
    'suv',
    [[2014, 2016, 'SZ MkII']],
    [4883, 1898, 1716],
    { gvm: 2675, tow: 2700, seats: 7, weight: 0.6 },
    [
      ['Titanium Diesel', 46990, 'f20t', 'all'],
      ['TS Diesel', 42990, 'f20t', 'rear'],
    ],
  ),
  model(
    'Ford',
    'Ranger PHEV',
    'ute',
    [[2025, 2026, 'PY']],
    [5370, 1918, 1884],
    { tow: 3500, gvm: 3500, doors: 4, weight: 0.8 },
    [
      ['XLT 2.3 Double Cab 4x4', 77990, 'f23e', 'four'],
      ['Stormtrak 2.3 Double Cab 4x4', 92990, 'f23e', 'four'],
    ],
  ),
];

const subaru: CatalogueModel[] = [
  model(
    'Subaru',
    'Impreza',
    'hatch',
    [
      [2017, 2023, 'G5'],
      [2024, 2026, 'G6'],
    ],
    [4490, 1780, 1515],
    { tow: 1200, gvm: 1900 },
    [
      ['2.0L', 36990, 's20p', 'all'],
      ['2.0R', 39990, 's20p', 'all'],
      ['2.0S', 43490, 's20p', 'all'],
    ],
  ),
  model('Subaru', 'Crosstrek', 'suv', [[2023, 2026, 'G6']], [4495, 1800, 1600], { tow: 1400, gvm: 2020, weight: 2 }, [
    ['2.0L', 39490, 's20p', 'all'],
    ['2.0R', 42990, 's20p', 'all'],
    ['2.0S Hybrid', 49990, 's20h', 'all', { tow: 1270 }],
  ]),
  model('Subaru', 'XV', 'suv', [[2017, 2022, 'G5X']], [4485, 1800, 1615], { tow: 1400, gvm: 1990, weight: 1.5 }, [
    ['2.0i', 33990, 's20p', 'all'],
    ['2.0i-L', 36490, 's20p', 'all'],
    ['2.0i-S', 41490, 's20p', 'all'],
  ]),
  model(
    'Subaru',
    'Forester',
    'suv',
    [
      [2015, 2018, 'S4'],
      [2019, 2024, 'S5'],
      [2025, 2026, 'S6'],
    ],
    [4640, 1815, 1730],
    { tow: 1800, gvm: 2223, weight: 2.5 },
    [
      ['2.5i', 46490, 's25p', 'all'],
      ['2.5i-L', 48990, 's25p', 'all'],
      ['2.5i Premium', 53490, 's25p', 'all'],
      ['2.5i-S', 56990, 's25p', 'all'],
      ['Hybrid S', 61490, 's25h', 'all', { tow: 1200 }],
    ],
  ),
  model(
    'Subaru',
    'Outback',
    'wagon',
    [
      [2015, 2020, 'B6A'],
      [2021, 2025, 'B7A'],
      [2026, 2026, 'B8A'],
    ],
    [4870, 1875, 1675],
    { tow: 2000, gvm: 2200, weight: 2.5 },
    [
      ['AWD', 49990, 's25p', 'all'],
      ['AWD Sport', 54490, 's25p', 'all'],
      ['AWD Touring', 57990, 's25p', 'all'],
      ['AWD Touring XT', 63990, 's24t', 'all'],
    ],
  ),
  model(
    'Subaru',
    'WRX',
    'sedan',
    [
      [2018, 2021, 'V1'],
      [2022, 2026, 'VB'],
    ],
    [4670, 1825, 1465],
    { tow: 1200, gvm: 2020, doors: 4 },
    [
      ['AWD', 54990, 's24m', 'all'],
      ['RS', 61990, 's24t', 'all'],
      ['tS', 67990, 's24m', 'all'],
    ],
  ),
  model(
    'Subaru',
    'BRZ',
    'coupe',
    [[2022, 2026, 'Z2']],
    [4265, 1775, 1310],
    { seats: 4, doors: 2, gvm: 1670, weight: 0.8 },
    [
      ['S', 50490, 's24b', 'rear'],
      ['tS', 52990, 's24b', 'rear'],
    ],
  ),
  model('Subaru', 'Solterra', 'suv', [[2024, 2026, 'X1']], [4690, 1860, 1650], { gvm: 2550, tow: 750, weight: 0.8 }, [
    ['AWD', 69990, 'solt', 'all'],
    ['AWD Touring', 76990, 'solt', 'all'],
  ]),
];

const byd: CatalogueModel[] = [
  model('BYD', 'Dolphin', 'hatch', [[2023, 2026, 'EM2E']], [4290, 1770, 1570], { gvm: 1930 }, [
    ['Essential', 33990, 'dol44', 'front'],
    ['Premium', 40990, 'dol60', 'front'],
  ]),
  model('BYD', 'Atto 3', 'suv', [[2022, 2026, 'SC2E']], [4455, 1875, 1615], { gvm: 2160, tow: 750, weight: 1.5 }, [
    ['Essential', 42990, 'byd60', 'front'],
    ['Premium', 47990, 'byd60', 'front'],
  ]),
  model('BYD', 'Atto 2', 'suv', [[2025, 2026, 'SC1E']], [4310, 1830, 1675], { gvm: 2005 }, [
    ['Dynamic', 34990, 'atto2', 'front'],
    ['Premium', 38990, 'atto2', 'front'],
  ]),
  model('BYD', 'Seal', 'sedan', [[2023, 2026, 'EKE']], [4800, 1875, 1460], { gvm: 2631, tow: 750, doors: 4 }, [
    ['Dynamic', 49990, 'byd80', 'rear'],
    ['Premium', 56990, 'byd80', 'rear'],
    ['Performance', 65990, 'byd82', 'all'],
  ]),
  model('BYD', 'Sealion 6', 'suv', [[2024, 2026, 'SA3H']], [4775, 1890, 1670], { gvm: 2350, tow: 750, weight: 1.5 }, [
    ['Essential', 45990, 'b15e', 'front'],
    ['Premium', 56990, 'b15e', 'all'],
  ]),
  model('BYD', 'Sealion 7', 'suv', [[2025, 2026, 'SMEH']], [4830, 1925, 1620], { gvm: 2750, tow: 1500, weight: 1.5 }, [
    ['Premium', 58990, 'byd80', 'rear'],
    ['Performance', 67990, 'byd82', 'all'],
  ]),
  model(
    'BYD',
    'Shark 6',
    'ute',
    [[2024, 2026, 'DA2H']],
    [5457, 1971, 1925],
    { gvm: 3500, tow: 2500, doors: 4, weight: 1.5 },
    [['Premium', 61990, 'b15s', 'all']],
  ),
];

export const franchiseCars: CatalogueModel[] = [...mazda, ...kia, ...ford, ...subaru, ...byd];
