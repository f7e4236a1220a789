/** Odd column names, each with the mapping a person would choose. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { feedFormats } from '#src/domain/tenant/settings/stock-source.ts';
import { readContext } from '#src/sources/stock/load-stock.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { dealerToBe } from '../../../../scripts/tenants/dealer-to-be.ts';
import { proposeMapping, type ProposedMapping } from '../../../../scripts/tenants/propose-mapping.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { load } from '../stock/helpers.ts';

const folder = join(import.meta.dirname, '../../../fixtures/exports');

function proposalFor(bytes: Uint8Array, name: string, locale: Locale, list: string | null): ProposedMapping {
  const format = feedFormats.find((one) => extname(name) === `.${one}`)!;
  return proposeMapping(fromBytes(bytes, name, format, { list }), readContext(dealerToBe(locale), now));
}

const ofCsv = (csv: string, locale: Locale = 'en-AU') =>
  proposalFor(new TextEncoder().encode(csv), 'feed.csv', locale, null);

interface Export {
  file: string;
  locale: Locale;
  list?: string;
  mapping: ProposedMapping['mapping'];
  unread?: string[];
}

const exports: Export[] = [
  {
    file: 'abbreviated-au.csv',
    locale: 'en-AU',
    mapping: {
      year: 'Built',
      badge: 'Series / Badge',
      carType: 'Cond',

      odometer: 'Kms Travelled',
      drive: 'Drv',
      seats: 'Pax',
      stockNumber: 'Ref',
      buildDate: 'Built',
      createdAt: 'DateIn',
      locationName: 'Yard',
      'variant.engineSizeCc': 'Eng (cc)',
      'variant.fuelConsumptionCombined': 'L/100km',
    },
  },
  {
    file: 'abbreviated-us.csv',
    locale: 'en-US',
    mapping: {
      year: 'Yr',
      make: 'Mk',
      model: 'Mdl',
      carType: 'Type',
      price: 'Selling Price',
      drive: 'Drivetrain',
      colour: 'Ext Color',
      interiorColour: 'Int Color',
      doors: 'Dr',
      engineSize: 'Engine Desc',
      images: 'Photo Url List',
    },
    unread: ['MSRP'],
  },
  {
    file: 'underscores-us.csv',
    locale: 'en-US',
    mapping: {
      carType: 'New/Used',
      price: 'Internet_Special',
      drive: 'Drivetrain_Desc',
      doors: 'Body_Door_Ct',
      stockNumber: 'Stock_#',
      engineSize: 'Engine_Displacement',
      createdAt: 'Inventory_Date',
      images: 'Photo_Url_List',
      'variant.cylinders': 'Engine_Cylinder_Ct',
    },
    unread: ['Dealer_ID', 'Model_Number', 'Invoice', 'MSRP', 'Book_Value', 'Days_In_Stock'],
  },
  {
    file: 'website-platform-us.csv',
    locale: 'en-US',
    mapping: {
      year: 'model yr',
      make: 'mfg',
      model: 'mdl name',
      badge: 'trim level',
      carType: 'sale class',
      price: 'special price',
      odometer: 'odo reading',
      body: 'body style',
      transmission: 'trans desc',
      fuel: 'fuel kind',
      drive: 'drv type',
      colour: 'ext paint',
      interiorColour: 'int trim',
      doors: 'door ct',
      stockNumber: 'unit stock no',
      vin: 'vin code',
      engineSize: 'eng desc',
      createdAt: 'date listed',
      dealerComments: 'web comments',
      locationName: 'dealer name',
      images: 'img urls',
      standardEquipment: 'veh options',
      seats: 'pax cap',
    },
    unread: ['list price'],
  },
  {
    file: 'imports-nz.csv',
    locale: 'en-NZ',
    mapping: {
      year: 'Yr of Manufacture',
      make: 'Manuf',
      model: 'Model Desc',
      badge: 'Sub Model',
      price: 'Asking',
      beforePrice: 'Was',
      odometer: 'Odo (km)',
      body: 'Body Shape',
      transmission: 'Tranny',
      fuel: 'Fuel Kind',
      colour: 'Ext Clr',
      seats: 'No Of Seats',
      stockNumber: 'Stock Code',
      vin: 'Chassis No',
      plate: 'Plate No',
      regoExpiry: 'Reg Expires',
      dealerComments: 'Blurb',
      locationName: 'Branch',
      images: 'Pics',
      'variant.engineSizeCc': 'Cc Rating',
    },
    unread: ['WOF Expiry'],
  },
  {
    file: 'caravans-au.csv',
    locale: 'en-AU',
    mapping: {
      model: 'Range',
      carType: 'New/Used',
      itemType: 'Type',

      stockNumber: 'Unit No',
      city: 'Location',
      images: 'Image List',
      'specifications.bodyLength': 'Length (ft)',
      'specifications.tareWeight': 'Tare (kg)',
      'specifications.axleType': 'Axles',
      'specifications.sleeps': 'Berths',
      'specifications.aggregateTrailerMass': 'ATM (kg)',
    },
  },
  {
    file: 'german-names.csv',
    locale: 'en-AU',
    mapping: {
      year: 'Baujahr',
      make: 'Hersteller',
      model: 'Modell',
      badge: 'Ausstattungslinie',
      carType: 'Zustand',
      price: 'Preis',
      odometer: 'km-Stand',
      body: 'Aufbau',
      transmission: 'Getriebe',
      fuel: 'Kraftstoff',
      drive: 'Antrieb',
      colour: 'Farbe',
      interiorColour: 'Polster',
      seats: 'Sitze',
      doors: 'Türen',
      stockNumber: 'Fzg-Nr',
      vin: 'FIN',
      engineSize: 'Hubraum',
      dealerComments: 'Beschreibung',
      images: 'Bilder',
      'variant.power': 'Leistung kW',
    },
  },
  {
    file: 'no-names.csv',
    locale: 'en-AU',
    mapping: {
      year: 'E',
      make: 'C',
      model: 'D',
      odometer: 'F',
      body: 'H',
      transmission: 'I',
      fuel: 'K',
      drive: 'J',
      stockNumber: 'A',
      vin: 'B',
      images: 'L',
    },
    unread: ['G'],
  },
  {
    file: 'motorcycles-au.csv',
    locale: 'en-AU',
    mapping: {
      id: 'Unit ID',
      year: 'Yr',
      carType: 'Unit State',
      price: 'Sell Price',
      odometer: "K's",
      body: 'Style',
      colour: 'Paint',
      vin: 'Frame Number',
      plate: 'Reg No',
      engineSize: 'Displacement',
      dealerComments: 'Dealer Notes',
      locationName: 'Site',
    },
  },
  {
    file: 'motorcycles.json',
    locale: 'en-AU',
    list: 'feed.units',
    mapping: {
      year: 'yr',
      make: 'mfr',
      model: 'modelDesc',
      carType: 'saleStatus',

      odometer: 'distance',
      body: 'motorcycleType',
      colour: 'paintColour',
      stockNumber: 'unitRef',
      plate: 'regoPlate',
      dealerComments: 'adCopy',
      images: 'media',
      'variant.engineSizeCc': 'displacementCc',
    },
  },
  {
    file: 'trucks-au.csv',
    locale: 'en-AU',
    mapping: {
      year: 'Yr Built',
      make: 'Mfr',
      model: 'Mdl',
      badge: 'Variant Desc',
      itemType: 'Asset Type',
      odometer: 'Kms/Hrs',
      body: 'Bdy Typ',
      transmission: 'Trans Desc',
      fuel: 'Fuel Typ',
      colour: 'Ext Col',
      stockNumber: 'Asset No',
      vin: 'Chassis #',
      regoExpiry: 'Rego Exp',
      createdAt: 'Added',
      dealerComments: 'Ad Text',
      city: 'Loc',
      images: 'Imgs',
      'variant.grossVehicleMass': 'GVM (kg)',
    },
    unread: ['Axle Config', 'HP', 'Asking Price (ex GST)', 'Cost'],
  },
  {
    file: 'misleading-names.csv',
    locale: 'en-AU',
    mapping: { carType: 'State', interiorColour: 'Trim', stockNumber: 'Code', locationName: 'Location' },
    unread: [
      'Key No',
      'Engine No',
      'Condition',
      'Trade Price',
      'Weekly',
      'Web URL',
      'Video',
      'Updated',
      'Warranty Kms',
      'Owners',
      'Redbook Code',
    ],
  },
  {
    file: 'nested.json',
    locale: 'en-AU',
    list: 'data.vehicles',
    mapping: {
      year: 'vehicle.year',
      make: 'vehicle.manufacturer.name',
      model: 'vehicle.family.name',
      badge: 'vehicle.variant',
      carType: 'condition.type',
      price: 'pricing.advertised.amount',
      odometer: 'condition.odometer',
      body: 'vehicle.bodyStyle',
      transmission: 'drivetrain.gearbox',
      fuel: 'drivetrain.fuelType',
      drive: 'drivetrain.driven',
      colour: 'vehicle.colour.exterior',
      interiorColour: 'vehicle.colour.interior',
      stockNumber: 'identifiers.stock',
      vin: 'identifiers.vin',
      plate: 'identifiers.rego',
      engineSize: 'drivetrain.engineCapacity',
      dealerComments: 'marketing.copy',
      images: 'gallery',
      listingTitle: 'marketing.headline',
    },
  },
  {
    file: 'short-elements.xml',
    locale: 'en-AU',
    list: 'export.unit',
    mapping: {
      year: 'mdl_yr',
      make: 'mfr',
      model: 'mdl_nm',
      carType: 'cond_cd',
      price: 'prc_adv',
      odometer: 'odo_rdg',
      body: 'bdy_typ',
      transmission: 'trn_typ',
      fuel: 'fl_typ',
      colour: 'clr_ext',
      stockNumber: 'stk_no',
      plate: 'rego_no',
      images: 'pic_urls',
    },
  },
  {
    file: 'attributes.xml',
    locale: 'en-AU',
    list: 'inventory.listing',
    mapping: {
      year: 'general.mYear',
      make: 'general.marque',
      model: 'general.range',
      badge: 'general.grade',
      carType: 'general.saleType',
      price: 'money.askingPrice',
      odometer: 'usage.klms',
      body: 'look.shape',
      transmission: 'mechanical.gearboxType',
      fuel: 'mechanical.fuelTyp',
      colour: 'look.extCol',
      stockNumber: 'general.stkCode',
      vin: 'ids.vinNo',
      dealerComments: 'advertText',
      images: 'photoList',
    },
  },
  {
    file: 'type-value.json',
    locale: 'en-AU',
    mapping: {
      body: 'Specification.Attributes[Name=BodyStyle].Value',
      carType: 'ListingType',
      fuel: 'Specification.Attributes[Name=FuelType].Value',
      images: 'Media.Photos',
      make: 'Specification.Make',
      model: 'Specification.Model',
      odometer: 'OdometerReadings[Type=Current].Value',
      plate: 'Identification[Type=RegistrationNumber].Value',
      stockNumber: 'Identification[Type=StockNumber].Value',
      transmission: 'Specification.Attributes[Name=Transmission].Value',
      vin: 'Identification[Type=VIN].Value',
      year: 'Specification.ReleaseYear',
    },
    unread: ['Colours'],
  },
];

test.each(exports)(
  'proposes a mapping for $file as a person would (FEED-10)',
  ({ file, locale, list, mapping, unread }) => {
    const proposed = proposalFor(readFileSync(join(folder, file)), file, locale, list ?? null);
    expect(proposed.mapping).toEqual(mapping);
    expect(proposed.unread).toEqual(unread ?? []);
  },
);

test('trusts the cells when they contradict the column name (FEED-10)', () => {
  const { mapping, columns } = ofCsv(
    [
      'Ref,Price,Kms,Reg,Status,Brand,Model,Built',
      'PV1200,"160,346 km",JTNKU3JE50J123456,17990,USED,Toyota,Corolla,2017',
      'PV1201,"3,102 km",JM0KF4W2A10123457,39990,NEW,Mazda,CX-5,2026',
      'PV1202,"45,870 km",KNAEU81ABT7123458,22490,USED,Kia,Seltos,2021',
    ].join('\n'),
  );
  // A status column with conditions is both, in writing, so that a later "SOLD" doesn't change its meaning.
  expect(mapping).toMatchObject({ odometer: 'Price', vin: 'Kms', year: 'Built', carType: 'Status', status: 'Status' });
  expect(columns).toMatchObject({ carType: 'Status' });
  // Prices come only from columns that mention money.
  expect(mapping).not.toHaveProperty('price');
});

test('proposes the better of two columns, and shows the other with its score (FEED-10)', () => {
  const csv = [
    'Make,Model,Year,Notes,Web Description,Sell,Sale Price',
    'Toyota,Corolla,2017,"Two keys","One owner with a full service history, two keys and new tyres all round.",17000,17990',
    'Mazda,CX-5,2026,"Demo","Dealer demonstrator with the balance of the new car warranty and a tow bar.",39000,39990',
  ].join('\n');
  const { guesses } = ofCsv(csv);
  const guess = guesses.find(({ field }) => field === 'dealerComments')!;
  expect([guess.column, guess.next?.column]).toEqual(['Web Description', 'Notes']);
  expect(guess.score).toBeGreaterThan(guess.next!.score);
});

test.each<[string[], [string, string], ProposedMapping['mapping']['standardEquipment'], string[]]>([
  [
    ['Features', 'Options'],
    ['Cruise Control; Sunroof; Tow Bar', 'Tow bar; Leather; Dash Cam'],
    ['Features', 'Options'],
    ['Cruise Control', 'Sunroof', 'Tow Bar', 'Leather', 'Dash Cam'],
  ],
  [
    ['Factory Options', 'Standard Equipment'],
    ['Sunroof', 'ABS|Airbags|Alarm'],
    ['Standard Equipment', 'Factory Options'],
    ['ABS', 'Airbags', 'Alarm', 'Sunroof'],
  ],
  [
    ['Extras', 'Inclusions'],
    ['Tow Bar, Tint, Mats', 'Rego, Full Tank, Floor Mats'],
    ['Extras', 'Inclusions'],
    ['Tow Bar', 'Tint', 'Mats', 'Rego', 'Full Tank', 'Floor Mats'],
  ],
  [
    ['Features', 'Web Tags'],
    ['Cruise Control; Sunroof; Tow Bar', 'hot; new; special'],
    undefined,
    ['Cruise Control', 'Sunroof', 'Tow Bar'],
  ],
])(
  'proposes all equipment columns, %j, and counts each item only once (FEED-10)',
  async (names, cells, columns, items) => {
    const rows = [1, 2, 3].map(
      (row) => `${row},Kia,Rio,2021,${20_000 + row},${cells.map((cell) => `"${cell}"`).join(',')}`,
    );
    const csv = [`Stock No,Make,Model,Year,Price,${names.join(',')}`, ...rows].join('\n');
    const { mapping, understood, unread, guesses } = ofCsv(csv);
    expect([mapping.standardEquipment].flat().toSorted()).toEqual([columns].flat().toSorted());
    expect(understood.includes('standardEquipment')).toBe(columns === undefined);
    if (columns) expect(unread).toEqual([]);
    expect(guesses.flatMap(({ field, column }) => (field === 'standardEquipment' ? [column] : []))).toEqual(
      columns ? mapping.standardEquipment : [],
    );
    const { vehicles } = await load(csv, { mapping });
    expect(vehicles[0]!.standardEquipment).toEqual(items);
  },
);

test('shows the nearest column with its score, and leaves only fields without one to the supplier (FEED-10)', () => {
  const { near, lacking, mapping } = ofCsv(
    'Make,Model,Year,Amount\nToyota,Corolla,2017,"$17,990"\nMazda,CX-5,2026,"$39,990"\nKia,Rio,2019,"$14,500"',
  );
  expect(mapping).toEqual({});
  expect(near).toEqual([{ field: 'price', column: 'Amount', score: expect.closeTo(0.48) as number }]);
  expect(lacking).toContain('vin');
  expect(lacking).not.toContain('price');
});

const yardRows = (columns: string, ...cells: string[]): string =>
  [
    `Stock No,Make,Model,Year,${columns}`,
    ...cells.map((more, row) => `A10${row},Toyota,${['Corolla', 'Hilux', 'Camry', 'Kluger'][row]},202${row},${more}`),
  ].join('\n');

test.each<[string, string[], ProposedMapping['mapping']]>([
  ['Veh Status', ['Available', 'On Order', 'Workshop', 'Allocated'], { status: 'Veh Status' }],
  ['Stock Status', ['Retail', 'Fleet', 'Retail', 'Floorplan'], { status: 'Stock Status' }],
  ['Avail', ['Yes', 'No', 'Yes', 'Yes'], { status: 'Avail' }],
  ['Visible', ['1', '0', '1', '1'], { showOnDealerWebsite: 'Visible' }],
  ['Is Active', ['true', 'false', 'true', 'true'], { showOnDealerWebsite: 'Is Active' }],
  ['Web', ['Retail', 'Trade', 'Retail', 'Trade'], { showOnDealerWebsite: 'Web' }],
  ['On Site', ['T', 'F', 'T', 'T'], { showOnDealerWebsite: 'On Site' }],
  ['UOM', ['M', 'K', 'K', 'K'], { odometerUnit: 'UOM' }],
])(
  'proposes %s by name if its values are new, so that the operator is asked about each value (FEED-03, FEED-10)',
  (column, cells, mapping) => {
    const proposal = ofCsv(yardRows(column, ...cells));
    expect([proposal.mapping, proposal.open]).toEqual([mapping, []]);
  },
);

test('proposes "66.000 km" as the odometer, not as an electric range (FEED-05, FEED-10)', () => {
  const { mapping } = ofCsv(yardRows('Kms', '66.000 km', '120.500 km', '98.300 km', '45.200 km'));
  expect(mapping).toEqual({ odometer: 'Kms' });
});

test.each(['Great', 'Land', 'Royal', 'Alfa'])('does not read "%s" as a make (FEED-10)', (word) => {
  const rows = ['2019 Kia Rio S Auto', 'MY20 Kia Cerato Sport', 'Kia Seltos 2021'].map((title) => `${title},${word}`);
  expect(ofCsv(['Vehicle,Details', ...rows].join('\n')).mapping).not.toHaveProperty('make');
});

test.each([
  ['Photos', '"1.jpg,2.jpg,3.jpg"'],
  ['Images', '1.png|2.png'],
  ['Photo1,Photo2', 'front.JPG,back.JPG'],
])('proposes no folder as a photo, and reports the file names in %s (FEED-10)', (column, cell) => {
  const folders = [77, 78, 79].map((folder) => `https://img.example.com/dealer/${folder}/,${cell}`);
  const { mapping, mute } = ofCsv(yardRows(`PhotoBase,${column}`, ...folders));
  expect(mapping).not.toHaveProperty('images');
  expect(mute.find(({ field }) => field === 'images')).toMatchObject({ why: 'file names' });
});

test.each(['Odo Type', 'Measured In', 'Dist M/K'])(
  'proposes or reads the unit column %s (FEED-05, FEED-10)',
  (column) => {
    const odo = ofCsv(
      yardRows(`Odo,${column},Price`, '66000,M,14990', '76000,K,15990', '56000,,16990', '46000,Miles,9990'),
    );
    expect(odo.mapping).toMatchObject({ odometer: 'Odo' });
    expect([...odo.understood, ...Object.keys(odo.mapping)]).toContain('odometerUnit');
    const named = ofCsv(yardRows(`Odometer,${column}`, '66000,Miles', '76000,Kms', '56000,Miles', '46000,Kms'));
    expect([...named.understood, ...Object.keys(named.mapping)]).toContain('odometerUnit');
    expect([...odo.unread, ...named.unread]).not.toContain(column);
  },
);

test.each([
  ['Odometer Miles,Odometer Kms', ['Odometer Miles', 'Odometer Kms']],
  ['Odometer,Odometer Miles', ['Odometer', 'Odometer Miles']],
  ['Kms,Miles', ['Kms', 'Miles']],
])('proposes both of %s, because a row may have only one (FEED-05, FEED-10)', (header, columns) => {
  const { mapping, unread } = ofCsv(yardRows(header, '41010,66000', ',76012', '35070,', '51003,82081'));
  expect([[mapping.odometer].flat().toSorted(), unread]).toEqual([columns.toSorted(), []]);
});

const salesNotes = Array.from({ length: 28 }, (_, row) => `${['Sold to Buyer', 'Held for Caller'][row % 2]} ${row}`);

test.each([
  ['with a different note in every row', [...salesNotes, 'In Stock']],
  ['with a long note', ['Available', 'Sold - awaiting delivery to the customer in Perth', 'Under Offer']],
  ['with a word in one row only', ['', 'SOLD', '', '']],
])('proposes a status column %s (FEED-03, FEED-10)', (_, cells) => {
  const rows = cells.map((cell, row) => `A${row},Toyota,Hilux,${2000 + (row % 24)},${cell}`);
  const { mapping } = ofCsv(['Stock No,Make,Model,Year,Stock Status', ...rows].join('\n'));
  expect(mapping).toEqual({ status: 'Stock Status' });
});

test.each([
  ['Hidden', ['N', 'Y', 'N', 'N'], 'visibility'],
  ['Suppress', ['false', 'true', 'false', 'false'], 'visibility'],
  ['Retail Stage', ['Ready', 'Detailing', 'Ready', 'Photos'], 'visibility'],
  ['Price Excl', ['21000', '33990', '18500', '27990'], 'limited price'],
  ['Special', ['21990', '', '18990', '27490'], 'price'],
  ['Plus', ['$21990 + ORC', '', '', '$27990 + ORC'], 'price'],
  ['ORC', ['included', 'plus $450', 'included', 'extra'], 'price type'],
  ['Terms', ['Drive away', '+ORC', 'Two keys, one lady owner since new', 'Excl. Govt. Charges'], 'price type'],
])('asks about the unread column %s (FEED-03, FEED-10)', (column, cells, about) => {
  const { mapping, open, near } = ofCsv(
    yardRows(`Price Drive Away,${column}`, ...cells.map((cell) => `"$30,990","${cell}"`)),
  );
  expect(Object.values(mapping)).not.toContain(column);
  expect(near.map((candidate) => candidate.column)).not.toContain(column);
  expect(open).toMatchObject([{ column, about }]);
});

test.each(['Colour', 'Notes', 'Phone', 'Days in Stock', 'Cost Price', 'Web URL'])(
  'does not ask about %s, which affects nothing (FEED-10)',
  (column) => {
    expect(ofCsv(yardRows(`Price,${column}`, '1000,11', '2000,22', '3000,33', '4000,44')).open).toEqual([]);
  },
);

test('proposes an odometer in thousands, and a price type column beside the price (FEED-01, FEED-10)', () => {
  const cells = ['"$54,990",DAP,150k', '"$38,990",EGC,62.500', '"$36,500",DAP,"45,200"', '"$41,000",Plus ORC,98000'];
  expect(ofCsv(yardRows('Advertised Price,Price Display,Odo', ...cells)).mapping).toMatchObject({
    price: 'Advertised Price',
    priceType: 'Price Display',
    odometer: 'Odo',
  });
});
