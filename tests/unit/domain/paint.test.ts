import { expect, test } from 'vitest';
import { paintKeys, paintOf } from '#src/domain/vehicle/paint.ts';

test.each<[string, string[]]>([
  [
    'white',
    [
      'White',
      'WHITE',
      'Glacier White',
      'Polar',
      'Arctic',
      'Off White',
      'White with black roof',
      'White / Black',
      'white/grey cloth',
      'Alabaster',
      'Pearl White',
      'White Pearl',
      'Crystal White Pearl',
      'Snowflake White Pearl',
      'Snowflake',
      'Blizzard Pearl',
      'Ceramic',
    ],
  ],
  ['pearl', ['Pearl', 'Dusty Pearl', 'Cream', 'Ivory']],
  ['silver', ['Silver', 'Sterling Silver', 'Billet Silver', 'Platinum']],
  ['grey', ['Grey', 'Gray', 'Polymetal Grey', 'Steel', 'Nardo', 'Titanium', 'Machine Grey', 'Dark Silver']],
  [
    'graphite',
    [
      'Graphite',
      'Dark Grey',
      'Gunmetal',
      'Gun Metal',
      'Gun Metal Grey',
      'Gun Metallic',
      'Charcoal',
      'Magnetic Grey',
      'Meteor Grey',
    ],
  ],
  ['black', ['Black', 'Pearl Black', 'Black Pearl', 'Phantom', 'Ebony', 'Midnight Black', 'Jet', 'Black Sapphire']],
  ['red', ['Red', 'Soul Red Crystal', 'Ruby', 'Flame Red', 'Silver Red', 'Ruby Flare Pearl', 'Wildfire']],
  ['maroon', ['Maroon', 'Burgundy', 'Wine Red', 'Dark Red', 'Merlot']],
  ['blue', ['Blue', 'Sky Blue', 'Silver Blue', 'Sapphire', 'Ocean', 'Teal', 'Light Blue', 'Blue Pearl']],
  ['navy', ['Navy', 'Navy Blue', 'Dark Blue', 'Deep Blue', 'Midnight Blue', 'Deep Crystal Blue']],
  ['green', ['Green', 'British Racing Green', 'Olive', 'Khaki', 'Emerald']],
  ['beige', ['Beige', 'Champagne', 'Sand', 'Sandstone', 'Desert Sand']],
  ['bronze', ['Bronze', 'Gold', 'Brown', 'Mocha', 'Rose Gold', 'Tan']],
  ['orange', ['Orange', 'Copper', 'Inferno Orange']],
  ['yellow', ['Yellow', 'Sunburst', 'Mustard']],
])('maps colour names to %s (CARD-01)', (key, texts) => {
  expect(texts.map((text) => [text, paintOf(text).key])).toEqual(texts.map((text) => [text, key]));
});

test('gives colours without artwork their own background, and unknown ones a neutral background (CARD-01)', () => {
  expect([paintOf('Purple'), paintOf('Hot Pink'), paintOf('Mulberry Pearl')].map(({ key }) => key)).toEqual([
    null,
    null,
    null,
  ]);
  expect(paintOf('Purple').hex).not.toBe(paintOf('Pink').hex);
  expect(
    new Set(
      ['', '-', 'Other', '5 years / Unlimited km', 'constructor', '__proto__', null].map((text) =>
        JSON.stringify(paintOf(text)),
      ),
    ).size,
  ).toBe(1);
});

test('shares the bronze illustration with gold and brown, but gives each its own background (CARD-01)', () => {
  expect(new Set(['Gold', 'Beige', 'Brown', 'Bronze'].map((text) => paintOf(text).hex)).size).toBe(4);
  expect(['Gold', 'Beige', 'Brown', 'Bronze'].map((text) => paintOf(text).key)).toEqual([
    'bronze',
    'beige',
    'bronze',
    'bronze',
  ]);
});

test.each(paintKeys)('finds %s by its own name, with a hex colour (CARD-01)', (key) => {
  expect(paintOf(key)).toEqual({ key, hex: expect.stringMatching(/^#[0-9a-f]{6}$/) });
});
