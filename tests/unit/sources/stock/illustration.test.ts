import { expect, test } from 'vitest';
import { illustrationImages } from '#src/domain/images/illustration.ts';

const views = ['side-left', 'side-right', 'front', 'rear', 'wheel', 'detail-light'];
const files = [
  ...views.map((view) => `suv-white-${view}.webp`),
  ...views.slice(0, 4).flatMap((view) => ['black', 'red'].map((paint) => `suv-${paint}-${view}.webp`)),
  ...views.slice(0, 4).map((view) => `ute-white-${view}.webp`),
  'motorcycle-cruiser-black-side-left.webp',
  'motorcycle-cruiser-black-side-right.webp',
  'interior-1.webp',
  'interior-2.webp',
  'interior-left-1.webp',
  'notes.txt',
];
const white = {
  id: 'a',
  body: 'suv',
  colour: 'White',
  badge: null,
  series: null,
  doors: null,
  seats: null,
  specifications: null,
} as const;
const images = (overrides: Partial<Parameters<typeof illustrationImages>[0]>) =>
  illustrationImages({ ...white, ...overrides }, files, 'right');

test("shows the body in the vehicle's colour, side first and cabin last", () => {
  const [first, ...rest] = images({});
  expect(first).toMatch(/^\/photos\/suv-white-side-(left|right)\.webp$/);
  expect(rest.at(-1)).toMatch(/^\/photos\/interior-[12]\.webp$/);
  expect(new Set(images({})).size).toBe(7);
});

test.each([
  ['Glacier White', 'white'],
  ['Obsidian Black', 'black'],
  ['Candy Red', 'red'],
  ['Graphite', 'black'],
  ['Burgundy', 'red'],
  [null, 'white'],
])('shows %s in its own or a similar colour, %s', (colour, paint) => {
  expect(images({ colour })[0]).toContain(`suv-${paint}-`);
});

test.each(['Orange', 'Purple', 'Yellow', 'Ocean Blue', 'Forest Green', 'Silver', 'Bronze'])(
  'shows no illustration when the library has none in %s, rather than another colour',
  (colour) => {
    expect(images({ colour })).toEqual([]);
  },
);

test("mixes sides over a page of cards, and keeps each vehicle's side stable", () => {
  const sides = Array.from({ length: 40 }, (_, id) => images({ id: `car-${id}` })[0]!.includes('side-left'));
  expect(sides.filter(Boolean).length).toBeGreaterThan(10);
  expect(sides.filter((left) => !left).length).toBeGreaterThan(10);
  expect(images({ id: 'x' })).toEqual(images({ id: 'x' }));
});

test('uses the ute for a cab chassis, no cabin for a motorcycle, and nothing for an unknown body', () => {
  expect(images({ body: 'cabChassis' })[0]).toContain('ute-white');
  expect(images({ body: 'cruiser', colour: 'Black' })).toHaveLength(2);
  expect([images({ body: null }), images({ body: 'caravan' })]).toEqual([[], []]);
});

test.each<[string, Parameters<typeof images>[0], boolean]>([
  ['a single cab by its badge', { badge: 'XL Single Cab 4x2' }, false],
  ['one by its doors and seats', { doors: 2, seats: 2 }, false],
  ['a single cab chassis', { body: 'cabChassis', badge: 'SR Single Cab' }, false],
  ['a double cab', { badge: 'XLT Double Cab' }, true],
  ['a ute of which nothing is known', {}, true],
])('has only four-door utes, and decides whether %s shows its sides (case %#)', (_, vehicle, hasSides) => {
  const shown = images({ body: 'ute', ...vehicle });
  expect(shown.some((image) => image.includes('-side-'))).toBe(hasSides);
  expect(shown[0]).toContain('ute-white-');
  expect(shown).toContain('/photos/ute-white-front.webp');
});

test('accepts a set of names as well as a list', () => {
  expect(illustrationImages(white, new Set(files), 'right')).toEqual(images({}));
});

test("shows the cabin with the steering wheel on the country's side, or not at all (REG-01)", () => {
  expect(illustrationImages(white, files, 'left').at(-1)).toBe('/photos/interior-left-1.webp');
  const rightAlone = files.filter((file) => !file.startsWith('interior-left'));
  expect(illustrationImages(white, rightAlone, 'left').at(-1)).not.toContain('interior');
});

test('shows a camper trailer as such, side first, and never as a caravan (REG-02)', () => {
  const side = (body: string) => [
    `${body}-blue-side-left.webp`,
    `${body}-blue-side-right.webp`,
    `${body}-blue-rear.webp`,
  ];
  const camper = { ...white, body: 'camperTrailer', colour: 'Blue' } as const;
  expect(illustrationImages(camper, [...side('caravan'), ...side('camper-trailer')], 'right')[0]).toMatch(
    /camper-trailer-blue-side-(left|right)\.webp$/,
  );
  expect(illustrationImages(camper, side('caravan'), 'right')).toEqual([]);
});

test.each([
  ['Single', false],
  ['Single axle, leaf spring', false],
  ['Tandem, leaf spring', true],
  ['Tandem, single wheels', true],
  [null, true],
])('has only two-axle caravans, so one with "%s" shows its sides: %s (REG-02)', (axleType, hasSides) => {
  const drawn = views.slice(0, 4).map((view) => `caravan-blue-${view}.webp`);
  const specifications = {
    bodyWidth: null,
    bodyLength: null,
    tareWeight: null,
    axleType,
    sleeps: null,
    aggregateTrailerMass: null,
  };
  const shown = illustrationImages({ ...white, body: 'caravan', colour: 'Blue', specifications }, drawn, 'right');
  expect(shown.some((image) => image.includes('-side-'))).toBe(hasSides);
  expect(shown).toContain('/photos/caravan-blue-front.webp');
  const library = [...drawn, ...drawn.map((file) => file.replace('caravan', 'caravan-single'))];
  const own = illustrationImages({ ...white, body: 'caravan', colour: 'Blue', specifications }, library, 'right');
  expect(own).toHaveLength(4);
  expect(own.every((image) => image.includes('caravan-single') !== hasSides)).toBe(true);
});
