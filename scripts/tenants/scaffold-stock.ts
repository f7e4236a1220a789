import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { placeholders } from '#src/sources/tenants/placeholders.ts';
import { toAmericanEnglish } from '../demo/american-words.ts';
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

/** Body types that have illustrations. */
const yard: Row[] = [
  [2025, 'Toyota', 'RAV4', 'GXL Hybrid', 'demo', 46990, 3200, 'suv', 'hybrid', 'all', 5, 5, 'Frosted White'],
  [2023, 'Mazda', 'CX-5', 'Maxx Sport', 'used', 34990, 41200, 'suv', 'petrol', 'all', 5, 5, 'Soul Red'],
  [2022, 'Kia', 'Carnival', 'S', 'used', 45990, 58400, 'peopleMover', 'diesel', 'front', 8, 5, 'Ceramic Silver'],
  [2021, 'Ford', 'Ranger', 'XLT', 'used', 48990, 76100, 'ute', 'diesel', 'four', 5, 4, 'Meteor Grey'],
  [2020, 'Volkswagen', 'Golf', 'Comfortline', 'used', 24990, 62300, 'hatch', 'petrol', 'front', 5, 5, 'Atlantic Blue'],
  [2019, 'Toyota', 'Camry', 'Ascent Sport', 'used', 22990, 88700, 'sedan', 'petrol', 'front', 5, 4, 'Silver Pearl'],
];
const collection: Row[] = [
  [2022, 'Porsche', '911', 'Carrera S', 'used', 298000, 14200, 'coupe', 'petrol', 'rear', 4, 2, 'Guards Red'],
  [2023, 'Audi', 'RS6', 'Avant', 'used', 219900, 18600, 'wagon', 'petrol', 'all', 5, 5, 'Sonoma Green'],
  [2021, 'Mercedes-Benz', 'E 450', 'Cabriolet', 'used', 118500, 27400, 'convertible', 'petrol', 'all', 4, 2, 'Navy'],
  [2024, 'BMW', 'i7', 'xDrive60', 'demo', 269900, 4100, 'sedan', 'electric', 'all', 5, 4, 'Carbon Black'],
  [2022, 'Land Rover', 'Range Rover', 'D350', 'used', 254900, 33800, 'suv', 'diesel', 'all', 5, 5, 'Fuji White'],
  [1994, 'Lancia', 'Delta', 'HF Integrale', 'used', 189000, 96400, 'hatch', 'petrol', 'all', 5, 5, 'Lord Blue'],
];
const rowsOf: Record<TemplateName, Row[]> = { showroom: yard, marketplace: yard, atelier: collection };

export function sampleStock(
  template: TemplateName,
  locale: Locale,
  location: { slug: string; name: string; city: string; state: string },
): object[] {
  return rowsOf[template].map(
    ([year, make, model, badge, carType, price, km, body, fuel, drive, seats, doors, colour], index) => ({
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
      odometer: km,
      ...(carType === 'used' ? { regplate: `SMP0${index + 1}X` } : {}),
      simple_body: body,
      simple_transmission: year < 2000 ? 'manual' : 'automatic',
      simple_fuel: fuel,
      drive,
      seats,
      doors,
      colour: locale === 'en-US' ? toAmericanEnglish(colour) : colour,
      show_on_dealer_website: true,
      location: { slug: location.slug, name: location.name },
      location_name: location.name,
      city: location.city,
      state: location.state,
      dealercomments: placeholders.vehicleComment,
    }),
  );
}
