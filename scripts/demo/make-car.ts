import type { CatalogueModel, Engine, Variant } from './catalogue/types.ts';
import { engines, engineYears } from './catalogue/engines.ts';
import { batteryHealth, isCharged, testedDaysAgo } from './catalogue/charging.ts';
import { purchaseColumns } from './catalogue/purchase-facts.ts';
import { limitsOf } from './catalogue/towing.ts';
import { colourFor, photosFor, type Colour } from './colours.ts';
import { unusedComments, usedComments, type CommentFacts } from './comments.ts';
import { demoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { countedAt, type DealerPlan, type PlanLocation } from './dealer-plan.ts';
import { equipment } from './equipment.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import type { identities } from './identity.ts';
import { lenderOffer } from './lender-offer.ts';
import { registered, stockLife } from './life-of-stock.ts';
import { askingPrice, usedPrice } from './prices.ts';
import type { Random } from './random.ts';

const thisYear = 2026;
const arts: Record<string, string> = {
  peopleMover: 'people-mover',
  cabChassis: 'cab-chassis',
  lightTruck: 'light-truck',
};
const interiors = ['Black', 'Black', 'Black', 'Charcoal', 'Grey', 'Beige', 'Brown'];

export interface Choice {
  plan: DealerPlan;
  car: CatalogueModel;
  variant: Variant;
  carType: 'new' | 'demo' | 'used';
  id: string;
  numbers: ReturnType<typeof identities>;
}

const kindOf = (body: string, engine: Engine): CommentFacts['kind'] => {
  if (engine.fuel === 'electric') return 'electric';
  if (body === 'ute' || body === 'cabChassis') return 'ute';
  if (body === 'van' || body === 'lightTruck') return 'van';
  if (body === 'coupe' || body === 'convertible') return 'sporty';
  return body === 'hatch' ? 'small' : 'family';
};

function age(random: Random, { car, variant, carType }: Choice) {
  const built = engineYears[variant.engine] ?? [0, 9999];
  const first = Math.max(built[0], car.generations[0]?.[0] ?? thisYear),
    last = Math.min(built[1], car.generations.at(-1)?.[1] ?? thisYear);
  if (carType !== 'used')
    return { year: Math.min(last, carType === 'new' && random.chance(0.85) ? thisYear : thisYear - 1), years: 0.5 };
  const wanted =
    thisYear -
    random.weighted([
      [1, 6],
      [2, 10],
      [3, 14],
      [4, 15],
      [5, 14],
      [6, 11],
      [7, 9],
      [8, 7],
      [9, 5],
      [10, 4],
      [11, 3],
      [12, 2],
    ] as const);
  const year = Math.max(first, Math.min(last, thisYear - 1, wanted));
  return { year, years: thisYear - year + 0.4 };
}

function distanceOf(random: Random, plan: DealerPlan, carType: Choice['carType'], years: number): number {
  if (carType === 'new') return random.int(4, 38);
  if (carType === 'demo') return random.int(900, 9200);
  const usual = plan.distancePerYear * years;
  return Math.round((usual * (0.45 + random.next() * 0.95)) / 7) * 7 + random.int(1, 9);
}

function priceOf(
  random: Random,
  plan: DealerPlan,
  { car, variant, carType }: Choice,
  year: number,
  years: number,
  distance: number,
) {
  const priceNew = variant.price * plan.priceFactor;
  if (carType === 'new') {
    const price = Math.round(priceNew / 500) * 500 - 10,
      runout = year < thisYear;
    return { price: runout ? price - random.int(2, 6) * 500 : price, before: runout ? price : null };
  }
  if (carType === 'demo') {
    const price = askingPrice(random, priceNew * (0.93 - distance / 150_000));
    return { price, before: random.chance(0.7) ? Math.round(priceNew / 500) * 500 - 10 : null };
  }
  const strong = /LandCruiser|HiLux|Prado|RAV4|Jimny|Ranger|Carnival|HiAce|Tacoma|Wrangler/.test(car.model),
    weak =
      variant.engine.startsWith('tesla') ||
      ['Jeep', 'Land Rover', 'BMW', 'Audi', 'Mercedes-Benz', 'Holden'].includes(car.make);
  const price = usedPrice(random, {
    priceNew,
    age: years,
    distance,
    usualDistance: plan.distancePerYear * years,
    keeps: strong ? 0.965 : weak ? 0.9 : 0.945,
  });
  return { price, before: random.chance(0.16) ? price + random.int(1, 5) * 500 : null };
}

const tags = (random: Random, carType: Choice['carType'], year: number): { tag: string | null; only: boolean } => {
  if (carType === 'new')
    return year < thisYear
      ? { tag: 'Runout sale', only: false }
      : { tag: random.chance(0.05) ? 'Limited edition' : null, only: false };
  if (carType === 'demo')
    return { tag: random.chance(0.15) ? 'Test Drive Only' : random.chance(0.2) ? 'Demo saver' : null, only: false };
  return {
    tag: random.weighted([
      [null, 82],
      ['One owner', 9],
      ['Low kilometres', 4],
      ['Manager’s special', 3],
      ['Full service history', 3],
    ] as const),
    only: false,
  };
};

const month = (year: number, number: number) => `${year}-${String(number).padStart(2, '0')}`;

const variantFacts = (car: CatalogueModel, variant: Variant, engine: Engine) => ({
  cylinders: engine.cylinders,
  enginesize: engine.litres === null ? null : Math.round(engine.litres * 1000 - ((engine.litres * 1000) % 7)),
  enginesize_litres: engine.litres,
  induction: engine.induction,
  geartype: engine.gearbox,
  fuelconsumptioncombined: engine.use,
  fuelcapacity: engine.tank,
  grossvehiclemass: limitsOf(car, variant).gvm,
  vehiclelength: car.size[0],
  vehiclewidth: car.size[1],
  vehicleheight: car.size[2],
  torque: engine.torque,
  power: engine.power,
  towingbraked: limitsOf(car, variant).tow,
  electricrange: engine.range,
});

function pickLocation(random: Random, plan: DealerPlan, carType: Choice['carType']): PlanLocation {
  return random.weighted(
    plan.locations.filter((one) => one.carTypes.includes(carType)).map((one) => [one, one.share] as const),
  );
}

function batteryTest(
  { batteryTests }: DealerPlan,
  carType: Choice['carType'],
  engine: Engine,
  { year, years, distance }: { year: number; years: number; distance: number },
) {
  if (!batteryTests || carType !== 'used' || !isCharged(engine)) return {};
  const testedOn = new Date(countedAt - testedDaysAgo(year, distance) * 86_400_000).toISOString().slice(0, 10);
  return {
    battery_health: batteryHealth(years, distance),
    battery_tested_on: testedOn,
    ...(batteryTests.certificate && { battery_certificate: batteryTests.certificate }),
  };
}

const engineText = (engine: Engine) =>
  engine.litres === null ? null : `${engine.litres.toFixed(1)} L${engine.induction === 'Turbocharged' ? ' turbo' : ''}`;

export function makeCar(random: Random, choice: Choice): FeedVehicle {
  const { plan, car, variant, carType, numbers } = choice;
  const engine = engines[variant.engine];
  if (!engine) throw new Error(`no engine ${variant.engine}`);
  const body = variant.body ?? car.body,
    art = car.art ?? arts[body] ?? body;
  const { year, years } = age(random, choice),
    life = stockLife(random),
    colour = colourFor(random, car.make, art),
    at = pickLocation(random, plan, carType);
  const distance = distanceOf(random, plan, carType, years),
    { price, before } = priceOf(random, plan, choice, year, years, distance),
    { tag } = tags(random, carType, year);
  const noPrice = random.chance(0.025),
    level = car.variants.length < 2 ? 0.5 : car.variants.indexOf(variant) / (car.variants.length - 1);
  const facts = {
    model: `${car.make} ${car.model}`,
    kind: kindOf(body, engine),
    town: random.pick(plan.towns),
    seller: random.pick(plan.sellers),
    region: plan.region,
    distance: distanceText(plan, distance),
  };
  const made = month(year, random.int(1, year === thisYear ? 8 : 12)),
    sold = life.status === 'sold';
  return {
    id: choice.id,
    year,
    make: car.make,
    model: car.model,
    badge: variant.badge,
    series: car.generations.find(([from, to]) => year >= from && year <= to)?.[2] ?? null,
    car_type: carType,
    status: life.status,
    item_type: 'car',
    price: noPrice ? null : price,
    before_price: noPrice ? null : before,
    price_type: noPrice ? 'POA' : priceType(random, plan, carType),
    preorder: life.status === 'coming_soon' && noPrice ? true : undefined,
    km: distance,
    simple_body: body,
    simple_transmission: /manual$/.test(engine.gearbox) && !/automated/.test(engine.gearbox) ? 'manual' : 'automatic',
    simple_fuel: engine.fuel,
    trans: engine.gearbox,
    fuel: engine.fuelDetail,
    drive: variant.drive,
    colour: colour.words,
    interior_colour: random.pick(interiors),
    seats: variant.seats ?? car.seats,
    doors: body === 'sedan' ? 4 : (variant.doors ?? car.doors),
    stocknum: numbers.stockNumber(`${plan.stockPrefix}${carType === 'used' ? 'U' : carType === 'demo' ? 'D' : 'N'}`, 5),
    vin: numbers.vin(car.make),
    ...registered(life.status, at.state, registration(random, choice, at.state)),
    build_date: made,
    compliance_date: plan.region === 'au' ? made : null,
    engine_size: engineText(engine),
    tag: tag,
    reserved: life.reserved || undefined,
    certified:
      carType === 'used' && car.make === plan.certifiedMake && years < 7 && distance < 100_000 && random.chance(0.6)
        ? true
        : undefined,
    has_nvic: random.chance(0.3) || undefined,
    created_at: new Date(life.createdAt).toISOString(),
    sold_date_timestamp: life.soldAt === null ? null : Math.round(life.soldAt / 1000),
    show_on_dealer_website: life.shown,
    dealercomments:
      carType === 'used' ? usedComments(random, facts) : unusedComments(random, facts, carType === 'demo'),
    dealership_slug: at.dealershipSlug,
    dealership_id: null,
    location: { name: at.name, slug: at.slug },
    location_name: at.name,
    city: at.city,
    state: at.state,
    ...photoFields(random, plan, life.status, { art, colour, doors: variant.doors ?? car.doors }),
    standardEquipment: equipment(random, {
      kind: 'car',
      year,
      level,
      electric: engine.fuel === 'electric',
      utility: body === 'ute',
    }),
    views: carType === 'used' ? random.int(3, 900) : null,
    file: carType === 'used' && plan.historyReport && random.chance(0.6) ? plan.historyReport : null,
    carsales_title: random.chance(0.3)
      ? `${year} ${car.make} ${car.model} ${variant.badge} ${engine.gearbox.split(' ').slice(-1)[0] === 'manual' ? 'Manual' : 'Auto'}`
      : null,
    subscription_price:
      plan.subscription && carType === 'demo' && random.chance(0.5) ? Math.round(price / 260 / 5) * 5 + 120 : undefined,
    finance_lenders: noPrice || sold ? null : offers(random, plan, price),
    ...market(random, plan, carType, noPrice ? null : price),
    variant: {
      ...variantFacts(car, variant, engine),
      ...purchaseColumns(car, variant, year, plan.region),
    },
    ...batteryTest(plan, carType, engine, { year, years, distance }),
    specifications: null,
  };
}

const distanceText = (plan: DealerPlan, km: number) =>
  plan.region === 'us'
    ? `${Math.round(km / 1.609344 / 1000)},000 miles`
    : km < 1500
      ? 'delivery kilometres'
      : `${Math.round(km / 1000)},000 km`;

const priceType = (random: Random, plan: DealerPlan, carType: Choice['carType']) =>
  random.chance(0.12) ? null : plan.priceTypes[carType];

function registration(random: Random, { plan, carType, numbers }: Choice, state: string) {
  if (carType === 'new' || plan.region === 'us') return { regplate: null, rego_expiry: null };
  const until = new Date(countedAt + random.int(20, 360) * 86_400_000).toISOString().slice(0, 10);
  return { regplate: numbers.plate(state), rego_expiry: random.chance(0.8) ? until : null };
}

interface Appearance {
  art: string;
  colour: Colour;
  doors: number;
}

function photoFields(random: Random, plan: DealerPlan, status: string, { art, colour, doors }: Appearance) {
  if (status === 'coming_soon') return { photos_count: 0, images: [] };
  if (!random.chance(plan.pictured)) return { photos_count: 0, images: [] };
  // Ute illustrations have four doors, so a single cab can only use front and rear views.
  const isSingleCab = (art === 'ute' || art === 'cab-chassis') && doors === 2;
  const cabin = plan.region === 'us' ? 'interior-left' : 'interior';
  const images = photosFor(random, art, colour.paint, cabin).filter((path) => !isSingleCab || !path.includes('-side-'));
  return {
    photos_count: images.length,
    images: plan.farPhotos ? images.map((path) => `https://${demoPhotoHost}${path}`) : images,
    images_are_illustrations: true,
  };
}

const offers = (random: Random, plan: DealerPlan, price: number) =>
  plan.lenders.length === 0 || random.chance(0.06)
    ? null
    : Object.fromEntries(plan.lenders.map((terms) => [terms.key, lenderOffer(price, terms)]));

function market(random: Random, plan: DealerPlan, carType: Choice['carType'], price: number | null) {
  if (!plan.market || carType !== 'used' || price === null || random.chance(0.3))
    return { state_average_market_price: null, average_market_price: null };
  const average = Math.round((price * (0.965 + random.next() * 0.09)) / 10) * 10;
  return {
    state_average_market_price: average,
    average_market_price: Math.round((average * (0.98 + random.next() * 0.04)) / 10) * 10,
  };
}
