import { motorcycles } from './catalogue/motorcycles.ts';
import { bikeColour, photosFor } from './colours.ts';
import { unusedComments, usedComments } from './comments.ts';
import { countedAt, day } from './dealer-plan.ts';
import { equipment } from './equipment.ts';
import { identities } from './identity.ts';
import { lenderOffer, type LenderTerms } from './lender-offer.ts';
import { registered, stockLife } from './life-of-stock.ts';
import { askingPrice, usedPrice } from './prices.ts';
import { seededRandom, type Random } from './random.ts';

export type CsvRow = Record<string, string | number>;
type Bike = (typeof motorcycles)[number];

const arts: Record<string, string> = {
  sportBike: 'motorcycle-sport',
  cruiser: 'motorcycle-cruiser',
  adventureBike: 'motorcycle-adventure',
};
const bodies: Record<string, string> = { sportBike: 'Road', cruiser: 'Cruiser', adventureBike: 'Adventure' };
const yards = [
  ['Ringwood', 3],
  ['Frankston', 1.4],
] as const;
const dmy = (instant: number) => new Date(instant).toISOString().slice(0, 10).split('-').reverse().join('/');

export function makeMotorcycles(): CsvRow[] {
  const random = seededRandom(3134),
    numbers = identities(random),
    nextId = numbers.id(20_400);
  return Array.from({ length: 82 }, (_, index) => {
    const condition = index < 24 ? 'New' : index < 32 ? 'Demo' : 'Used';
    const choices = condition === 'Used' ? motorcycles : motorcycles.filter((one) => one.years[1] === 2026);
    return withOffer(row(random, random.pick(choices), condition, numbers, nextId()));
  });
}

const twoUp: LenderTerms = { key: 'two-up', rate: 9.99, comparison: 10.87, holder: 'Two Up Finance Pty Ltd' };
const oldestFinanced = 2019;

/** No offer for bikes that have no price or are too old. */
function withOffer(bike: CsvRow): CsvRow {
  const price = Number(String(bike.Price).replace(/[$,]/g, ''));
  return {
    ...bike,
    Finance:
      Number.isFinite(price) && Number(bike.Year) >= oldestFinanced
        ? JSON.stringify({ [twoUp.key]: lenderOffer(price, twoUp) })
        : '',
  };
}

function row(
  random: Random,
  bike: Bike,
  condition: 'New' | 'Demo' | 'Used',
  numbers: ReturnType<typeof identities>,
  id: string,
): CsvRow {
  const art = arts[bike.body] ?? 'motorcycle-sport',
    colour = bikeColour(random, bike.paints, art),
    life = stockLife(random);
  const year =
    condition === 'Used'
      ? Math.max(bike.years[0], Math.min(bike.years[1], 2025, 2026 - random.int(1, 9)))
      : condition === 'New' && random.chance(0.8)
        ? 2026
        : 2025;
  const age = 2026 - year + 0.4,
    kilometres =
      condition === 'New'
        ? 1
        : condition === 'Demo'
          ? random.int(300, 2900)
          : Math.round(age * 4200 * (0.3 + random.next())) + random.int(1, 9);
  const price =
    condition === 'New'
      ? bike.price
      : condition === 'Demo'
        ? askingPrice(random, bike.price * 0.9)
        : usedPrice(random, {
            priceNew: bike.price,
            age,
            distance: kilometres,
            usualDistance: age * 4200,
            keeps: 0.965,
          });
  const facts = {
    model: `${bike.make} ${bike.model}`,
    kind: 'bike' as const,
    town: random.pick(['Croydon', 'Mornington', 'Lilydale', 'Berwick', 'Warragul']),
    seller: random.pick(['Nico', 'Shaz', 'Pete', 'Imogen']),
    region: 'au' as const,
    distance: `${Math.max(1, Math.round(kilometres / 1000))},000 km`,
  };
  const photos = life.status === 'coming_soon' || random.chance(0.55) ? [] : photosFor(random, art, colour.paint, null);
  const comments =
    condition === 'Used' ? usedComments(random, facts) : unusedComments(random, facts, condition === 'Demo');
  return {
    'Bike ID': id,
    'Stock No': numbers.stockNumber('AX', 4),
    Type: 'Motorcycle',
    Year: year,
    Make: bike.make,
    Model: bike.model,
    Variant: bike.badge ?? '',
    Condition: condition,
    Status: statusNames[life.reserved ? 'reserved' : life.status] ?? 'Available',
    Style: bodies[bike.body] ?? '',
    Price: random.chance(0.04) ? 'POA' : `$${price.toLocaleString('en-AU')}`,
    'Was Price': condition === 'New' && year < 2026 ? `$${(price + 1000).toLocaleString('en-AU')}` : '',
    'Price Basis': condition === 'Used' ? 'Excl. Govt. Charges' : 'Ride Away',
    Kilometres: `${kilometres.toLocaleString('en-AU')} km`,
    'Engine (cc)': bike.cc,
    Cylinders: bike.engine.cylinders ?? '',
    'Power (kW)': bike.engine.power,
    'Torque (Nm)': bike.engine.torque,
    'Tank (L)': bike.engine.tank ?? '',
    Gearbox: bike.engine.gearbox,
    Fuel: 'Premium Unleaded',
    Colour: colour.words,
    VIN: numbers.vin(bike.make),
    ...registration(random, condition, life.status, numbers),
    Label:
      bike.learner && random.chance(0.7) ? 'LAMS approved' : condition === 'New' && year < 2026 ? 'Runout sale' : '',
    Listed: dmy(life.createdAt),
    'Sold On': life.soldAt === null ? '' : new Date(life.soldAt).toISOString(),
    'On Website': life.shown ? 'Yes' : 'No',
    Yard: random.weighted(yards),
    State: 'VIC',
    Description: (comments ?? '').replaceAll('</p><p>', '\n\n').replace(/<\/?p>/g, ''),
    Features: equipment(random, { kind: 'bike', year, level: 0.5, electric: false, utility: false }).join('; '),
    Photos: photos.join('|'),
    images_are_illustrations: photos.length > 0 ? 'Yes' : '',
  };
}

function registration(random: Random, condition: string, status: string, numbers: ReturnType<typeof identities>) {
  if (condition === 'New') return { Rego: '', 'Rego Expires': '' };
  const { regplate, rego_expiry } = registered(status, 'VIC', {
    regplate: numbers.plate('VIC').slice(0, 5),
    rego_expiry: dmy(countedAt + random.int(20, 350) * day),
  });
  return { Rego: regplate ?? '', 'Rego Expires': rego_expiry ?? '' };
}

const statusNames: Record<string, string> = {
  in_stock: 'Available',
  reserved: 'On Hold - Deposit',
  coming_soon: 'Coming Soon',
  sold: 'Sold',
  in_transit: 'In Transit',
  on_hold: 'On Hold',
  wholesale: 'Wholesale',
};
