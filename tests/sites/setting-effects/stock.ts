/** Every URL ends in the vehicle's id. */
import type { Row } from '../../support/generator.ts';

const place = (slug: string, name: string, city: string) => ({
  dealership_slug: 'harbour-motors',
  location: { slug, name },
  location_name: name,
  city,
  state: 'NSW',
});
const artarmon = place('artarmon', 'Harbour Motors Artarmon', 'Artarmon');

const offer = (rate: number) => ({
  interestRate: rate,
  comparisonRate: rate + 0.8,
  paymentWeek: 131.5,
  paymentMonth: 571.2,
  termYears: 5,
  termMonths: 60,
  termUnit: 'weeks',
  deposit: 2999,
  balloon: 0,
  disclaimer: 'Credit to approved applicants.',
});

const common: Row = {
  year: 2023,
  make: 'Mazda',
  model: 'CX-5',
  badge: 'Maxx Sport',
  car_type: 'used',
  status: 'in_stock',
  item_type: 'car',
  price: 29_990,
  price_type: 'drive_away',
  odometer: 31_000,
  simple_body: 'suv',
  simple_transmission: 'automatic',
  fuel: 'Petrol',
  drive: 'front',
  colour: 'Blue',
  seats: 5,
  doors: 5,
  regplate: 'ABC12D',
  created_at: '2026-09-01T00:00:00Z',
  show_on_dealer_website: true,
  finance_lenders: { quayside: offer(8.49), norfolk: offer(7.11) },
  variant: { cylinders: 4, enginesize_litres: 2.5, fuelconsumptioncombined: 7.4, power: 140, torque: 252 },
  ...artarmon,
};

const vehicle = (id: string, own: Row): Row => ({
  ...common,
  id,
  stocknum: `N${id.toUpperCase()}`,
  vin: `JM0TEST${id.padStart(10, '0').toUpperCase().replace(/[IOQ]/g, 'X')}`,
  ...own,
});

const corolla = (number: number): Row =>
  vehicle(`corolla${number}`, {
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent',
    simple_body: 'hatch',
    odometer: 40_000 + number,
    price: 21_000 + number * 100,
  });

/** Long enough to fold. */
const equipment = Array.from({ length: 40 }, (_, index) => `Equipment ${index + 1}`);

export const stockRows: Row[] = [
  vehicle('full', {
    before_price: 33_990,
    certified: true,
    file: 'https://reports.example/full.pdf',
    state_average_market_price: 34_000,
    average_market_price: 34_000,
    dealercomments: `<p>${'A car with a story to tell. '.repeat(60)}</p>`,
    standardEquipment: equipment,
    views: 234,
  }),
  vehicle('like', {
    badge: 'Akera',
    price: 35_990,
    tag: 'Runout Sale',
    ...place('brookvale', 'Harbour Motors Brookvale', 'Brookvale'),
  }),
  vehicle('likekia', { make: 'Kia', model: 'Sportage', badge: 'GT-Line', price: 38_990 }),
  vehicle('likeford', { make: 'Ford', model: 'Everest', badge: 'Trend', price: 46_990 }),
  vehicle('likebmw', { make: 'BMW', model: 'X3', badge: 'xDrive30i', price: 52_990 }),
  vehicle('older', { year: 2009, make: 'Honda', model: 'Jazz', badge: 'GLi', simple_body: 'hatch', price: 600 }),
  vehicle('fresh', {
    car_type: 'new',
    year: 2026,
    make: 'Kia',
    model: 'EV6',
    badge: 'Air',
    price: 72_990,
    price_type: null,
    odometer: 20,
    fuel: 'Electric',
    regplate: null,
    standardEquipment: equipment,
    variant: {
      electricrange: 528,
      batteryusable: 74,
      energyconsumption: 166,
      chargehomehours: 7.3,
      towingbraked: 1600,
    },
  }),
  vehicle('demo', {
    car_type: 'demo',
    year: 2025,
    make: 'Subaru',
    model: 'Crosstrek',
    badge: '2.0R',
    price_type: null,
  }),
  vehicle('recent', { model: 'BT-50', badge: 'XT', simple_body: 'ute', created_at: '2026-11-17T09:00:00+11:00' }),
  vehicle('untyped', { make: 'Hyundai', model: 'Tucson', badge: 'Elite', price_type: null }),
  vehicle('estimated', { make: 'Hyundai', model: 'Kona', badge: 'Go', price_type: 'estimated_drive_away' }),
  vehicle('excluding', {
    make: 'Nissan',
    model: 'Navara',
    badge: 'ST',
    simple_body: 'ute',
    price_type: 'excluding_government_charges',
  }),
  vehicle('priceless', { make: 'Volvo', model: 'XC40', badge: 'Plus', price: null, odometer: null }),
  vehicle('weekly', { make: 'MG', model: 'ZS', badge: 'Excite', subscription_price: 229 }),
  vehicle('sold', { model: 'CX-9', badge: 'Azami', status: 'sold', sold_date_timestamp: '2026-11-16T10:00:00+11:00' }),
  vehicle('coming', {
    car_type: 'new',
    make: 'Kia',
    model: 'Tasman',
    badge: 'X-Line',
    simple_body: 'ute',
    status: 'coming_soon',
    regplate: null,
  }),
  vehicle('photo', {
    make: 'Audi',
    model: 'Q3',
    badge: '35 TFSI',
    images: ['https://photos.feed.example/q3-1.jpg', 'https://photos.feed.example/q3-2.jpg'],
    images_are_illustrations: false,
  }),
  vehicle('caravan', { item_type: 'caravan', make: 'Jayco', model: 'Journey', badge: 'Outback', simple_body: null }),
  vehicle('elsewhere', {
    make: 'Skoda',
    model: 'Kodiaq',
    badge: 'Sportline',
    location: null,
    location_name: null,
    city: 'Brookvale',
  }),
  ...Array.from({ length: 9 }, (_, index) => corolla(index + 1)),
];
