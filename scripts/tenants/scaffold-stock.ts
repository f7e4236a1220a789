import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { regions, type Locale } from './scaffold-regions.ts';

type Row = [
  year: number,
  make: string,
  model: string,
  badge: string,
  carType: string,
  price: number,
  km: number,
  body: string,
  fuel: string,
  drive: string,
  seats: number,
  doors: number,
  colour: string,
];

const rows: Row[] = [
  [2025, 'Toyota', 'RAV4', 'GXL Hybrid', 'demo', 46990, 3200, 'suv', 'hybrid', 'all', 5, 5, 'Frosted White'],
  [2023, 'Mazda', 'CX-5', 'Maxx Sport', 'used', 34990, 41200, 'suv', 'petrol', 'all', 5, 5, 'Soul Red'],
  [2022, 'Kia', 'Carnival', 'S', 'used', 45990, 58400, 'peopleMover', 'diesel', 'front', 8, 5, 'Panthera Metal'],
  [2021, 'Ford', 'Ranger', 'XLT', 'used', 48990, 76100, 'ute', 'diesel', 'four', 5, 4, 'Meteor Grey'],
  [2020, 'Volkswagen', 'Golf', 'Comfortline', 'used', 24990, 62300, 'hatch', 'petrol', 'front', 5, 5, 'Atlantic Blue'],
  [2019, 'Toyota', 'Camry', 'Ascent Sport', 'used', 22990, 88700, 'sedan', 'petrol', 'front', 5, 4, 'Silver Pearl'],
];

/** A handful of vehicles, enough to see every page of a new site. Replace the file, or point stock.source at a feed. */
export function sampleStock(
  locale: Locale,
  location: { slug: string; name: string; city: string; state: string },
): object[] {
  return rows.map(([year, make, model, badge, carType, price, km, body, fuel, drive, seats, doors, colour], index) => ({
    id: `sample-${index + 1}`,
    stocknum: `S${1001 + index}`,
    year,
    make,
    model,
    badge,
    car_type: carType,
    status: 'in_stock',
    item_type: 'car',
    price,
    price_type: regions[locale].priceType,
    km,
    ...(carType === 'used' ? { regplate: `SMP0${index + 1}X` } : {}),
    simple_body: body,
    simple_transmission: 'automatic',
    simple_fuel: fuel,
    drive,
    seats,
    doors,
    colour,
    show_on_dealer_website: true,
    location: { slug: location.slug, name: location.name },
    location_name: location.name,
    city: location.city,
    state: location.state,
    dealercomments: placeholders.vehicleComment,
  }));
}
