import { expect, test } from 'vitest';
import { makeLogos } from '#src/features/search/make-logos.ts';
import { monogram } from '#src/features/search/monogram.ts';

/** Every make that a yard in Australia, New Zealand or the United States is likely to hold. */
const makes = [
  ...makeLogos.filter((slug) => slug !== 'rolls-royce'), 'Abarth', 'Alfa Romeo', 'Alpine', 'Aprilia', 'Aston Martin', 'Austin', 'Benelli', 'Bentley', 'Bugatti', 'Buick', 'BYD', 'Can-Am',
  'Caterham', 'CFMoto', 'Changan', 'Chery', 'Chrysler', 'Cupra', 'Daewoo', 'Daihatsu', 'Daimler', 'Datsun', 'Deepal', 'Denza', 'Dodge', 'DS', 'Ferrari', 'FPV', 'Fiat', 'Forthing',
  'Foton', 'Fuso', 'Geely', 'Genesis', 'GMC', 'Great Wall', 'GWM', 'Harley-Davidson', 'Haval', 'Hino', 'Holden', 'HSV', 'Hummer', 'Indian', 'Ineos', 'International', 'Isuzu', 'Iveco',
  'JAC', 'Jaecoo', 'Jaguar', 'Jayco', 'Kawasaki', 'KGM', 'Lamborghini', 'Lancia', 'Land Rover', 'LDV', 'Leapmotor', 'Lexus', 'Lincoln', 'Lotus', 'Mack', 'Maxus',
  'Maybach', 'Mercedes-Benz', 'Morgan', 'Moto Guzzi', 'MV Agusta', 'Nio', 'Omoda', 'Packard', 'Peugeot', 'Pontiac', 'Porsche', 'Proton', 'RAM', 'Rolls-Royce', 'Rover',
  'Royal Enfield', 'Saab', 'SsangYong', 'Triumph', 'TVR', 'Vauxhall', 'XPeng', 'Yamaha', 'Zeekr',
];

test('no two makes share a monogram', () => {
  const named = Map.groupBy(makes, monogram);
  expect([...named].filter(([, sharing]) => sharing.length > 1)).toEqual([]);
  expect([...named.keys()].filter((letters) => !/^[A-Z][A-Za-z]{1,2}$/.test(letters))).toEqual([]);
});

test.each([['Subaru', 'Sb'], ['SUBARU', 'Sb'], ['Suzuki', 'Sz'], ['Land Rover', 'LR'], ['Unheard', 'Un']])('the monogram of %s is %s', (make, letters) => {
  expect(monogram(make)).toBe(letters);
});
