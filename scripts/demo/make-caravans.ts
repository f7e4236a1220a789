import { caravans, type Caravan } from './catalogue/caravans.ts';
import { colourFor, photosFor } from './colours.ts';
import { unusedComments, usedComments } from './comments.ts';
import { countedAt, day } from './dealer-plan.ts';
import { equipment } from './equipment.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { identities } from './identity.ts';
import { registered, stockLife } from './life-of-stock.ts';
import { askingPrice, usedPrice } from './prices.ts';
import { seededRandom, type Random } from './random.ts';

const yards = [
  ['burpengary', 'Burpengary', 3],
  ['nambour', 'Nambour', 1.3],
] as const;

export function makeCaravans(): FeedVehicle[] {
  const random = seededRandom(4505),
    numbers = identities(random),
    nextId = numbers.id(61_000);
  return Array.from({ length: 62 }, (_, index) => {
    const carType = index < 20 ? 'new' : index < 25 ? 'demo' : 'used';
    const choices = carType === 'used' ? caravans : caravans.filter((one) => one.years[1] === 2026);
    return caravan(random, random.pick(choices), carType, numbers, nextId());
  });
}

function usedTag(random: Random, { motor, axle, badge }: Caravan): string | null {
  const tag = random.weighted([
    [null, 8],
    ['One owner', 1],
    ['Off-road', 1],
    ['Ready to go', 1],
  ] as const);
  const isOffRoad = !motor && axle.includes('independent') && !badge.includes('Touring');
  return tag === 'Off-road' && !isOffRoad ? null : tag;
}

function artOf({ motor, body, axle }: Caravan): string {
  if (motor) return 'motorhome';
  if (body === 'camperTrailer') return 'camper-trailer';
  return axle.startsWith('Single') ? 'caravan-single' : 'caravan';
}

function caravan(
  random: Random,
  one: Caravan,
  carType: 'new' | 'demo' | 'used',
  numbers: ReturnType<typeof identities>,
  id: string,
): FeedVehicle {
  const used = carType === 'used',
    year = used
      ? Math.max(one.years[0], Math.min(one.years[1], 2025, 2026 - random.int(1, 9)))
      : carType === 'new' && random.chance(0.75)
        ? 2026
        : 2025,
    age = 2026 - year + 0.4;
  const art = artOf(one),
    colour = colourFor(random, one.make, art),
    life = stockLife(random),
    [slug, city] = random.weighted(yards.map((yard) => [yard, yard[2]] as const));
  const distance = one.motor
    ? used
      ? Math.round(age * 9000 * (0.5 + random.next()))
      : carType === 'new'
        ? random.int(8, 90)
        : random.int(900, 4800)
    : null;
  const price =
    carType === 'new'
      ? one.price - (year < 2026 ? 3000 : 0)
      : carType === 'demo'
        ? askingPrice(random, one.price * 0.93)
        : usedPrice(random, { priceNew: one.price, age, distance: age * 9000, usualDistance: age * 9000, keeps: 0.96 });
  const facts = {
    model: `${one.make} ${one.model}`,
    kind: one.motor ? ('motorhome' as const) : ('caravan' as const),
    town: random.pick(['Caboolture', 'Gympie', 'Noosa', 'Bribie Island', 'Kingaroy', 'Maleny']),
    seller: random.pick(['Warren', 'Jude', 'Kylie', 'Macca']),
    region: 'au' as const,
    distance: used && distance ? `${Math.max(1, Math.round(distance / 1000))},000 km` : 'one lap of the country',
  };
  const photos = life.status === 'coming_soon' ? [] : photosFor(random, art, colour.paint, null);
  const noPrice = random.chance(0.03);
  return {
    id,
    year,
    make: one.make,
    model: one.model,
    badge: one.badge,
    series: one.motor?.series ?? null,
    car_type: carType,
    status: life.status,
    item_type: 'caravan',
    price: noPrice ? null : price,
    before_price: carType === 'new' && year < 2026 ? one.price : used && random.chance(0.12) ? price + 2000 : null,
    price_type: noPrice ? 'POA' : used ? 'excluding_government_charges' : 'drive_away',
    km: distance,
    simple_body: one.body,
    simple_transmission: one.motor ? 'automatic' : null,
    simple_fuel: one.motor ? 'diesel' : null,
    trans: one.motor ? '9 speed automatic' : null,
    fuel: one.motor ? 'Diesel' : null,
    drive: one.motor ? (one.axle.startsWith('Front') ? 'front' : 'rear') : null,
    colour: colour.words,
    seats: one.motor ? Math.min(4, one.sleeps) : null,
    doors: null,
    stocknum: numbers.stockNumber('SC', 4),
    vin: numbers.vin(one.make),
    ...registered(life.status, 'QLD', {
      regplate: used ? numbers.plate('QLD') : null,
      rego_expiry: used ? new Date(countedAt + random.int(30, 350) * day).toISOString().slice(0, 10) : null,
    }),
    compliance_date: `${year}-${String(random.int(1, 8)).padStart(2, '0')}`,
    build_date: null,
    engine_size: one.motor ? `${one.motor.litres.toFixed(1)} L turbo` : null,
    tag: carType === 'new' && year < 2026 ? 'Runout sale' : used ? usedTag(random, one) : null,
    reserved: life.reserved || undefined,
    created_at: new Date(life.createdAt).toISOString(),
    sold_date_timestamp: life.soldAt === null ? null : Math.round(life.soldAt / 1000),
    show_on_dealer_website: life.shown,
    dealercomments: used ? usedComments(random, facts) : unusedComments(random, facts, carType === 'demo'),
    dealership_slug: 'southern-cross-caravans',
    dealership_id: null,
    location: { name: `Southern Cross Caravans ${city}`, slug },
    location_name: `Southern Cross Caravans ${city}`,
    city,
    state: 'QLD',
    photos_count: photos.length,
    images: photos,
    images_are_illustrations: photos.length > 0 || undefined,
    standardEquipment: equipment(random, {
      kind: one.motor ? 'motorhome' : 'caravan',
      year,
      level: 0.5,
      electric: false,
      utility: false,
    }),
    views: null,
    file: null,
    carsales_title: null,
    finance_lenders: null,
    state_average_market_price: null,
    average_market_price: null,
    variant: one.motor
      ? {
          cylinders: 4,
          enginesize_litres: one.motor.litres,
          induction: 'Turbocharged',
          geartype: '9 speed automatic',
          grossvehiclemass: one.mass,
          torque: one.motor.torque,
          power: one.motor.power,
        }
      : null,
    specifications: {
      body_width: one.width,
      body_length: one.length,
      tare_weight: one.tare,
      axle_type: one.axle,
      sleeps: one.sleeps,
      aggregate_trailer_mass: one.motor ? null : one.mass,
      // Makers state the towball mass only for off-road vans.
      ...(one.motor || !one.axle.includes('independent')
        ? {}
        : { towball_mass: Math.round((one.mass * 0.09) / 5) * 5 }),
    },
  };
}
