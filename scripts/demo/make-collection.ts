import { collection, type CollectionCar, type CollectionEngine } from './catalogue/collection.ts';
import { chargingColumns, testedDaysAgo } from './catalogue/charging.ts';
import { studioPhotosFor } from './colours.ts';
import { countedAt, day } from './dealer-plan.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import { identities } from './identity.ts';
import { registered } from './life-of-stock.ts';
import { lenderOffer, type LenderTerms } from './lender-offer.ts';
import { seededRandom, type Random } from './random.ts';

const lender: LenderTerms = { key: 'marlborough', rate: 8.49, comparison: 9.12, holder: 'Marlborough Finance Pty Ltd' };
/** Lenders finance older cars only under special policies. */
const oldestFinanced = 2005;
/** Stamp duty on classics is assessed individually, so their prices exclude it. */
const classicBefore = 1995;
const options = {
  modern: [
    'Heated front seats',
    'Adaptive cruise control',
    'Surround-view camera',
    'Soft-close doors',
    'Head-up display',
    'Matrix LED headlights',
    'Ventilated front seats',
    'Premium audio',
    'Keyless entry',
    'Apple CarPlay',
    'Panoramic glass roof',
    'Air suspension',
  ],
  classic: [
    'Owner’s handbook',
    'Tool roll',
    'Spare wheel, unused',
    'Photographs of the restoration',
    'Original sales invoice',
    'Two sets of keys',
    'Jack and wheel brace',
    'Letters of former owners',
  ],
};

export function makeCollection(): FeedVehicle[] {
  const random = seededRandom(3067),
    numbers = identities(random),
    nextId = numbers.id(20_400);
  return collection.map((car) => row(random, car, { id: nextId(), vin: numbers.vin(car.make), numbers }));
}

type VehicleIdentity = { id: string; vin: string; numbers: ReturnType<typeof identities> };

function row(random: Random, car: CollectionCar, { id, vin, numbers }: VehicleIdentity): FeedVehicle {
  const { engine, status = 'in_stock', price } = car;
  const isClassic = car.year < classicBefore;
  const soldAt = car.soldDays === undefined ? null : countedAt - car.soldDays * day;
  const createdAt = (soldAt ?? countedAt) - car.days * day - random.int(0, 60_000) * 1000;
  const made = `${car.year}-${String(random.int(1, car.year === 2024 ? 8 : 12)).padStart(2, '0')}`;
  const images = status === 'coming_soon' ? [] : studioPhotosFor(random, car.body, car.paint);
  const rego = random.int(40, 350);
  return {
    id,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: null,
    car_type: 'used',
    status,
    item_type: 'car',
    price,
    before_price: car.before ?? null,
    price_type: price === null ? 'POA' : isClassic ? 'excluding_government_charges' : 'drive_away',
    km: car.km,
    simple_body: car.body,
    simple_transmission: engine.gearbox.includes('manual') ? 'manual' : 'automatic',
    simple_fuel: engine.fuel,
    trans: engine.gearbox,
    fuel: fuelDescription(engine),
    drive: car.drive,
    colour: car.colour,
    interior_colour: car.interior,
    seats: car.seats,
    doors: car.doors ?? doorsOf(car),
    stocknum: car.stock,
    // 17-character VINs started in 1981.
    vin: car.year < 1981 ? null : vin,
    ...registered(status, 'VIC', {
      regplate: numbers.plate('VIC'),
      rego_expiry: new Date(countedAt + rego * day).toISOString().slice(0, 10),
    }),
    compliance_date: car.year < 1970 ? null : made,
    build_date: made,
    engine_size: engineText(engine),
    tag: car.tag ?? null,
    reserved: car.reserved,
    created_at: new Date(createdAt).toISOString(),
    sold_date_timestamp: soldAt === null ? null : Math.round(soldAt / 1000),
    show_on_dealer_website: true,
    dealercomments: car.words.map((text) => `<p>${text}</p>`).join(''),
    dealership_slug: 'merrin-vale',
    dealership_id: null,
    location: { name: 'Merrin & Vale Abbotsford', slug: 'abbotsford' },
    location_name: 'Merrin & Vale Abbotsford',
    city: 'Abbotsford',
    state: 'VIC',
    photos_count: images.length,
    images,
    images_are_illustrations: images.length > 0 || undefined,
    standardEquipment: random.some(isClassic ? options.classic : options.modern, isClassic ? 4 : 8),
    views: null,
    file: null,
    carsales_title: null,
    finance_lenders:
      price === null || soldAt !== null || car.year < oldestFinanced
        ? null
        : { [lender.key]: lenderOffer(price, lender) },
    state_average_market_price: null,
    average_market_price: null,
    variant: {
      cylinders: engine.cylinders,
      enginesize_litres: engine.litres,
      induction: engine.induction,
      geartype: engine.gearbox,
      fuelconsumptioncombined: engine.use,
      torque: engine.torque,
      power: engine.power,
      electricrange: engine.range,
      ...(engine.charging && chargingColumns(engine.charging)),
    },
    ...batteryTest(car),
    specifications: null,
  };
}

/** The battery is tested in the week before listing. */
function batteryTest({ battery, year, km, days, soldDays = 0 }: CollectionCar) {
  if (battery === undefined) return {};
  const daysAgo = soldDays + days + (testedDaysAgo(year, km) % 7);
  return {
    battery_health: battery,
    battery_tested_on: new Date(countedAt - daysAgo * day).toISOString().slice(0, 10),
    battery_certificate: '/images/battery-certificate-sample.pdf',
  };
}

const doorsOf = ({ body }: CollectionCar) =>
  body === 'coupe' || body === 'convertible' ? 2 : body === 'sedan' ? 4 : 5;

const fuelDescription = ({ fuel }: CollectionEngine) =>
  ({ petrol: 'Premium unleaded', electric: 'Electric', diesel: 'Diesel', plugInHybrid: 'Plug-in hybrid' })[
    fuel as string
  ] ?? null;

const engineText = ({ litres, induction }: CollectionEngine) =>
  litres === null ? null : `${litres.toFixed(1)} L${induction === 'Turbocharged' ? ' turbo' : ''}`;
