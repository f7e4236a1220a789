import { expect, test } from 'vitest';
import type { HeldChange, HeldVehicle, HeldWord } from '#src/domain/guard/held-change.ts';
import { heldItems, heldSubject } from '#src/domain/guard/held-item.ts';

const since = Date.parse('2026-11-26T06:05:00+11:00');
const until = Date.parse('2026-11-29T06:05:00+11:00');
const regional = { locale: 'en-AU', timeZone: 'Australia/Sydney' };
const price = (change: Partial<HeldChange> = {}): HeldChange => ({
  vehicle: 'BS1042',
  name: '2016 Mazda3 Neo',
  from: 11_999,
  to: 1199,
  doubt: { change: -0.9, median: null, digit: 'missing' },
  since,
  until,
  shows: 'last price',
  ...change,
});
const car = (vehicle: string, change: Partial<HeldVehicle> = {}): HeldVehicle => ({
  vehicle,
  name: '2020 Ford Ranger',
  until: null,
  isOnSite: false,
  ...change,
});
const stays = (vehicle: string) => car(vehicle, { until, isOnSite: true });
const word = (change: Partial<HeldWord> = {}): HeldWord => ({
  feed: null,
  field: 'status',
  column: 'Status',
  word: 'Retail',
  isLocation: false,
  meanwhile: 'they count as used',
  vehicles: [stays('IA1'), stays('IA2'), car('IA3')],
  ...change,
});
const yard = word({
  column: 'Yard',
  word: 'Blacktown Overflow',
  isLocation: true,
  vehicles: [stays('PF2204'), car('PF2231')],
});

test.each([
  [
    'a price that lost a digit',
    { held: [price()] },
    {
      title: 'Price down 90%: $11,999 to $1,199',
      vehicles: 'BS1042, 2016 Mazda3 Neo',
      text: 'Looks like a missing digit. Shoppers see $11,999 until Sun, 29 Nov, 6:05 am AEDT, then no price.',
      command: './forecourt held some-cars BS1042 --keep',
      otherwise: 'or --approve, --hide',
      since,
    },
  ],
  [
    'a price far from similar cars, of a car whose last price has ended',
    { held: [price({ doubt: { change: null, median: 12_000, digit: null }, from: 1250, shows: 'no price' })] },
    {
      title: 'Price out of line with similar cars: $1,250 to $1,199',
      text: "Similar cars are about $12,000. Shoppers don't see a price.",
    },
  ],
  [
    'a new car, which has no price to keep',
    {
      held: [
        price({
          vehicle: 'BS 7',
          from: null,
          shows: 'nothing',
          doubt: { change: null, median: 12_000, digit: 'missing' },
        }),
      ],
    },
    {
      title: 'New car at $1,199',
      text: 'Looks like a missing digit. Similar cars are about $12,000. It stays off the site.',
      command: './forecourt held some-cars "BS 7" --hide',
      otherwise: 'or --approve',
    },
  ],
  [
    'three hundred prices that lost a digit in one feed',
    {
      held: Array.from({ length: 300 }, (_, at) =>
        price({
          vehicle: `A${at}`,
          from: 10_000 + at,
          to: 1000,
          doubt: { change: at === 0 ? -0.89 : -0.9, median: null, digit: 'missing' },
        }),
      ),
    },
    {
      title: '300 prices down 89 to 90%',
      vehicles: expect.stringMatching(/^A0 \(\$10,000 to \$1,000\), A1 .* and 280 more$/v) as string,
      text: 'Each looks like a missing digit. Shoppers see the last prices until Sun, 29 Nov, 6:05 am AEDT, then no price.',
      command: './forecourt held some-cars --all --keep',
    },
  ],
  [
    'a location that the dealer does not have',
    { words: [yard] },
    {
      title: '2 cars at "Blacktown Overflow"',
      vehicles: 'PF2204, PF2231',
      text: "It isn't in locations.json. 1 car stays as shoppers last saw it until Sun, 29 Nov, 6:05 am AEDT, then comes off the site. 1 car is off the site until you answer.",
      command: './forecourt feed some-cars',
      otherwise: 'then answer with ./forecourt held some-cars --answer "Blacktown Overflow=ANSWER"',
    },
  ],
  [
    'two new words in one column of the second feed',
    { words: [word({ feed: 'second' }), word({ feed: 'second', word: 'Stage', vehicles: [car('IA3'), car('IA4')] })] },
    {
      title: '4 cars with new values: "Retail" (3), "Stage" (2) in Status',
      vehicles: 'IA1, IA2, IA3, IA4',
      text: expect.stringMatching(
        /^Feed second\. We don't guess what they mean\. 2 cars stay as .* 2 cars are off the site until you answer\.$/v,
      ) as string,
      command: './forecourt feed some-cars --feed second',
    },
  ],
  [
    'a condition that counts as used meanwhile',
    { words: [word({ column: 'Type', word: 'Near New', vehicles: [car('IA1', { isOnSite: true })] })] },
    {
      title: '1 car with a new value: "Near New" in Type',
      text: "We don't guess what it means. Until you answer, they count as used.",
    },
  ],
])('reports %s as one item, with what shoppers see and the safe choice (GUARD-04)', (_, things, said) => {
  expect(heldItems('some-cars', { ...things, regional })).toEqual([expect.objectContaining(said)]);
});

test('lists a few prices one by one, and points to the full list for more than twenty (GUARD-04)', () => {
  const few = [price(), price({ vehicle: 'B2' })];
  expect(heldItems('some-cars', { held: few, regional }).map(({ command }) => command)).toEqual([
    './forecourt held some-cars BS1042 --keep',
    './forecourt held some-cars B2 --keep',
  ]);
  const up = price({ to: 119_990, doubt: { change: 9, median: null, digit: 'extra' } });
  const items = (count: number) =>
    heldItems('some-cars', {
      held: [up, ...Array.from({ length: count }, (_, at) => price({ vehicle: `A${at}` }))],
      regional,
    });
  expect(items(4)[1]).toMatchObject({ command: './forecourt held some-cars A0 A1 A2 A3 --keep' });
  expect(items(21)[1]).toMatchObject({
    command: './forecourt held some-cars',
    otherwise: 'then run it with the stock numbers and --keep, --approve or --hide',
  });
});

test('counts a car held for two reasons only once in the subject (GUARD-04)', () => {
  const both = { name: 'Some Cars', held: [price({ vehicle: 'IA1' })], words: [word()] };
  expect(heldSubject([both])).toBe('3 cars held at Some Cars: 1 price, 1 new value');
  expect(heldSubject([both, { name: 'Other Cars', words: [yard] }])).toBe(
    '5 cars held at 2 dealers: 1 price, 1 location, 1 new value',
  );
});

test('quotes text from a feed in the commands that operators copy', () => {
  const held = [price({ vehicle: "O'1" })];
  const items = heldItems('some-cars', { held, words: [word({ word: '$(touch x)' })], regional });
  expect(items.map(({ command, otherwise }) => `${command} ${otherwise}`).join('\n')).toContain(
    `--answer '$(touch x)=ANSWER'`,
  );
  expect(items.map(({ command }) => command)).toContain(`./forecourt held some-cars "O'1" --keep`);
});

test('does not let a stock number become an option of the command', () => {
  const held = [price({ vehicle: '--all' })];
  expect(heldItems('some-cars', { held, words: [], regional })).toMatchObject([
    { command: './forecourt held some-cars --keep -- --all' },
  ]);
});
