import { expect, test } from 'vitest';
import { plateWarning } from '#src/sources/stock/rules/plates.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { publicSettings } from '../../../fixtures/vehicles.ts';
import { load } from './helpers.ts';

const car = (id: number, more: Record<string, unknown> = {}) => ({
  id: `${id}`,
  year: 2021,
  make: 'Toyota',
  model: 'Corolla',
  stocknum: `U${id}`,
  car_type: 'used',
  city: 'Penrith',
  state: 'NSW',
  ...more,
});
const plates = async (rows: object[], settings = {}) =>
  plateWarning((await load(rows, {}, {}, settings)).vehicles, publicSettings(settings), []);

test('counts used vehicles in New South Wales without a number plate, with the column to map (LAW-01)', async () => {
  expect(await plates([car(1), car(2), car(3), car(4), car(5, { regplate: 'ABC12D' })])).toEqual([
    'plate: 4 used vehicles in New South Wales have no number plate (stock number U1, stock number U2, stock number U3 …). Their advertisements must show it: map stock.mapping.plate in settings.json ' +
      "to the feed's column with the registration number, or ask the feed's supplier to send it. Unregistered vehicles don't need one.",
  ]);
});

test('identifies a single vehicle without a plate (LAW-01)', async () => {
  expect((await plates([car(1)]))[0]).toMatch(
    /^plate: 1 used vehicle in New South Wales has no number plate \(stock number U1\)\. Its advertisement must show it/,
  );
});

test.each([
  ['new and demo ones', [car(1, { car_type: 'new' }), car(2, { car_type: 'demo' })], {}],
  ['ones with a plate', [car(1, { regplate: 'ABC12D' })], {}],
  [
    'ones that are not for sale',
    [car(1, { status: 'sold', sold_date_timestamp: Date.UTC(2026, 10, 18) }), car(2, { regplate: 'X1' })],
    {},
  ],
  ['other countries', [car(1)], { regional: { locale: 'en-NZ', currency: 'NZD' } }],
])('reports nothing for %s (LAW-01)', async (_, rows, settings) => {
  expect(await plates(rows, settings)).toEqual([]);
});

test.each(
  'SOLD|FOR SALE|DEALER|T.B.A.|PENDING|COMING SOON|AVAILABLE|IN STOCK|INSTOCK|ON HOLD|DEMO|NEW|USED|TRADE|NO PLATES|WITH REGO|12 MONTHS|6 MTHS|REGO 2027|SOLD 12.11|Y|1|0|000000|XXXXXX|20270405|0412345678'.split(
    '|',
  ),
)('does not take %s for a number plate, and reports it (LAW-01)', async (regplate) => {
  const { vehicles, warnings } = await load([car(1, { regplate })]);
  expect(vehicles[0]!.plate).toBeNull();
  expect(warnings).toContainEqual(
    expect.stringContaining(`plate: set aside in 1 row, not a registration plate (line 2: "${regplate}")`),
  );
  expect(await plates([car(1, { regplate })])).toHaveLength(1);
});

test.each(['UNREG', 'Unregistered', 'UN-REG', 'NOT REG', 'No Rego', 'Unlicensed'])(
  'reads %s as unregistered, without a report (LAW-01)',
  async (regplate) => {
    const { vehicles, warnings } = await load([car(1, { regplate, price: 15_990 })]);
    expect(vehicles[0]!.plate).toBeNull();
    expect(warnings).toEqual([]);
  },
);

test.each('ABC12D|123ABC|ABC 123|AB-12-CD|1AB 2CD|S123ABC|NA12AB|NEW 12A|TBA12C|BOSS|SMITH|MY16WRX|X1|4711'.split('|'))(
  'reads the number plate %s (LAW-01)',
  async (regplate) => {
    expect((await load([car(1, { regplate })])).vehicles[0]!.plate).toBe(regplate);
  },
);

test('judges by location, as the page does: New South Wales yards count whatever the feed states, others do not (LAW-01)', async () => {
  const [vehicle] = (await load([car(1, { state: 'VIC' })], {}, {}, {})).vehicles;
  const at = (state: string, street: string) => [{ slug: 'here', address: { state, street } } as Location];
  const counted = (state: string, feed: string, street = '1 High Street') =>
    plateWarning([{ ...vehicle!, state: feed, locationSlug: 'here' }], publicSettings({}), at(state, street)).length;
  expect([counted('NSW', 'VIC'), counted('VIC', 'NSW'), counted('NSW', 'NSW')]).toEqual([1, 0, 1]);
  // A new dealer's location isn't known yet.
  expect(counted('NSW', 'NSW', `1 ${placeholders.street}`)).toBe(0);
});
