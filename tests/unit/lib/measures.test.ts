import { describe, expect, test } from 'vitest';
import { distanceKm, earthRadiusKm } from '#src/lib/geo.ts';
import { feetToMetres, formatFeet, formatMillimetres, measuresOf } from '#src/domain/vehicle/measures.ts';

describe('distanceKm', () => {
  const sydney = { latitude: -33.8688, longitude: 151.2093 };
  test.each([
    ['Sydney to Melbourne', sydney, { latitude: -37.8136, longitude: 144.9631 }, 713],
    ['Sydney to Perth', sydney, { latitude: -31.9523, longitude: 115.8613 }, 3290],
    ['across the date line', { latitude: -17, longitude: 179.5 }, { latitude: -17, longitude: -179.5 }, 106],
    ['to itself', sydney, sydney, 0],
    ['half way round', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, Math.round(Math.PI * 6371)],
  ])('%s (LOC-04)', (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(1);
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9);
  });

  test('the Earth has a radius of 6371 km (LOC-04)', () => {
    expect(earthRadiusKm).toBe(6371);
  });
});

describe('lengths', () => {
  test.each([
    [0, 0],
    [1, 0.3048],
    [21.5, 6.5532],
  ])('converts %d feet to %d metres (VDP-10)', (feet, metres) => {
    expect(feetToMetres(feet)).toBeCloseTo(metres, 10);
  });

  test.each([
    [21.5, '21.5 ft (6.55 m)'],
    [18, '18 ft (5.49 m)'],
    [7.667, '7.67 ft (2.34 m)'],
  ])('writes %d as %s (VDP-10)', (feet, text) => {
    expect(formatFeet(feet)).toBe(text);
  });

  test('writes millimetres with thousands separators (VDP-10)', () => {
    expect([formatMillimetres(4650), formatMillimetres(980)]).toEqual(['4,650 mm', '980 mm']);
  });
});

test('uses metric measures in Australia and New Zealand, and US customary units in the United States (REG-01)', () => {
  const written = (locale: 'en-AU' | 'en-NZ' | 'en-US') => {
    const { consumption, tank, length, feet, mass, power, torque } = measuresOf(locale);
    return [consumption(7.5), tank(80), length(4650), feet(21.5), mass(2330), power(150), torque(500), mass(1234.5)];
  };
  const metric = ['7.5 L/100 km', '80 L', '4,650 mm', '21.5 ft (6.55 m)', '2,330 kg', '150 kW', '500 Nm', '1,234.5 kg'];
  expect(written('en-AU')).toEqual(metric);
  expect(written('en-NZ')).toEqual(metric);
  expect(written('en-US')).toEqual([
    '31 mpg',
    '21.1 gal',
    '183.1 in',
    '21.5 ft',
    '5,137 lb',
    '201 hp',
    '369 lb-ft',
    '2,722 lb',
  ]);
});
