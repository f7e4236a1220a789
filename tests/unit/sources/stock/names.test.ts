import { expect, test } from 'vitest';
import { bodyOfModel } from '#src/sources/stock/names/model-bodies.ts';
import { badgeOf, nameVehicle, titleParts } from '#src/sources/stock/names/title.ts';

const named = (make: string | null, model: string | null, title: string | null, extra: [string, string][] = []) => {
  const result = nameVehicle(make, model, title === null ? null : titleParts(title), new Map(extra));
  return [result.make, result.model, result.rest && result.model ? badgeOf(result.rest, result.model) : null];
};

test.each([
  ['Toyota', 'Hilux', '2018 Toyota Hilux SR (4X4)', ['Toyota', 'HiLux', 'SR']],
  ['Toyota', 'Landcruiser', '2019 Toyota Landcruiser Prado VX (4X4)', ['Toyota', 'LandCruiser Prado', 'VX']],
  ['Toyota', 'Land', '2015 Toyota Land Cruiser Prado Prado GXL', ['Toyota', 'LandCruiser Prado', 'GXL']],
  [
    'Toyota',
    'Landcruiser',
    '2023 Toyota Landcruiser 70 Series LC79 Workmate',
    ['Toyota', 'LandCruiser 70 Series', 'LC79 Workmate'],
  ],
  ['Toyota', 'Rav', '2012 Toyota Rav 4 GX (2WD)', ['Toyota', 'RAV4', 'GX']],
  ['Toyota', 'Mr', '1993 Toyota Mr 2', ['Toyota', 'MR2', null]],
  ['Toyota', 'Yaris', '2022 Toyota Yaris Cross GXL', ['Toyota', 'Yaris Cross', 'GXL']],
  ['Hyundai', 'I30', '2019 Hyundai I30 Active', ['Hyundai', 'i30', 'Active']],
  ['Hyundai', 'I30', '2021 Hyundai I30 N Line Premium', ['Hyundai', 'i30', 'N Line Premium']],
  ['Hyundai', 'I30', '2021 Hyundai I30 N Premium', ['Hyundai', 'i30 N', 'Premium']],
  ['Hyundai', 'Santa', '2018 Hyundai Santa FE Highlander', ['Hyundai', 'Santa Fe', 'Highlander']],
  ['Land', 'Rover', '2017 Land Rover Range Rover Sport SDV6 HSE', ['Land Rover', 'Range Rover Sport', 'SDV6 HSE']],
  ['Alfa', 'Romeo', '2015 Alfa Romeo Giulietta Distinctive', ['Alfa Romeo', 'Giulietta', 'Distinctive']],
  ['Great', 'Wall', '2014 Great Wall V240 (4X2)', ['Great Wall', 'V240', null]],
  ['Mazda', '3', '2018 Mazda 3 Touring', ['Mazda', 'Mazda3', 'Touring']],
  ['Mazda', 'Mazda3', '2023 Mazda Mazda3 G25 Evolve', ['Mazda', 'Mazda3', 'G25 Evolve']],
  ['BMW', '3', '2013 BMW 3 Series 28i', ['BMW', '3 Series', '28i']],
  ['BMW', '330I', '2019 BMW 330I M Sport', ['BMW', '330i', 'M Sport']],
  ['BMW', 'M135I', '2020 BMW M135I Xdrive', ['BMW', 'M135i', 'xDrive']],
  ['Mercedes-Benz', 'C63', '2016 Mercedes-Benz C63 S', ['Mercedes-Benz', 'C63', 'S']],
  ['Mercedes-Benz', 'GLC', '2021 Mercedes-Benz GLC 300 4Matic', ['Mercedes-Benz', 'GLC300', '4MATIC']],
  ['Mercedes-Benz', 'C-CLASS', '2011 Mercedes-Benz C-CLASS C200', ['Mercedes-Benz', 'C-Class', 'C200']],
  ['Lexus', 'RX450H', '2018 Lexus RX450H F Sport', ['Lexus', 'RX450h', 'F Sport']],
  ['Lexus', 'CT', '2016 Lexus CT 200H Luxury', ['Lexus', 'CT200h', 'Luxury']],
  ['Jeep', 'Grand', '2014 Jeep Grand Cherokee Blackhawk', ['Jeep', 'Grand Cherokee', 'Blackhawk']],
  ['GWM', 'Haval', '2023 GWM Haval Jolion LUX Hybrid', ['GWM', 'Haval Jolion', 'Lux Hybrid']],
  ['Tesla', 'Model', '2021 Tesla Model 3 Long Range AWD', ['Tesla', 'Model 3', 'Long Range AWD']],
  ['Saab', '3-Sep', '2007 Saab 9-3 Linear', ['Saab', '9-3', 'Linear']],
  ['Mini', 'Cooper_Countryman', '2012 Mini Cooper_Countryman Cooper D', ['MINI', 'Countryman', 'Cooper D']],
  ['vw', 'golf', null, ['Volkswagen', 'Golf', null]],
  [
    'Mazda',
    'BT-50',
    '2017 Mazda BT-50 UR XTR Utility Dual Cab 4dr Spts Auto 6sp 4x4 3.2DT',
    ['Mazda', 'BT-50', 'UR XTR'],
  ],
  ['Toyota', 'Crown', '2009 Toyota Crown (No Badge)', ['Toyota', 'Crown', null]],
  [null, null, '2019 Hyundai i30 Active', ['Hyundai', 'i30', 'Active']],
  [null, null, '2015 Land Rover Discovery Sport TD4', ['Land Rover', 'Discovery Sport', 'TD4']],
  ['Toyota', 'Other', '2018 Toyota Other', ['Toyota', null, null]],
  ['JAYCO', 'STARCRAFT', null, ['Jayco', 'Starcraft', null]],
  ['Windsor', 'Seeker', 'Windsor Seeker 186', ['Windsor', 'Seeker', '186']],
  [null, null, 'a nice thing', [null, null, null]],
])('%s | %s | %s (OPS-02)', (make, model, title, expected) => {
  expect(named(make, model, title)).toEqual(expected);
});

test("prefers the dealer's own spelling of a make (OPS-02)", () => {
  expect(named('CF Moto', '650MT', null, [['cfmoto', 'CFMoto Australia']])[0]).toBe('CFMoto Australia');
});

test('derives the body of models that were only built one way (OPS-02)', () => {
  expect([
    bodyOfModel('Toyota', 'HiAce'),
    bodyOfModel('Hino', '500'),
    bodyOfModel('Isuzu', 'D-MAX'),
    bodyOfModel('Toyota', 'Corolla'),
  ]).toEqual(['van', 'lightTruck', 'ute', null]);
});
