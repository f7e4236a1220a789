import { caravanAccessories, motorcycleAccessories, type Accessory } from './catalogue/accessories.ts';
import { countedAt, day } from './dealer-plan.ts';
import type { FeedVehicle } from './feed-vehicle.ts';
import type { CsvRow } from './make-motorcycles.ts';

const listed = ({ listedDays }: Accessory) => countedAt - listedDays * day;
const sold = ({ soldHours }: Accessory) => (soldHours === null ? null : countedAt - soldHours * 3_600_000);
const photo = ({ picture }: Accessory) => (picture === null ? [] : [`/photos/accessory-${picture}.webp`]);
const dmy = (instant: number) => new Date(instant).toISOString().slice(0, 10).split('-').reverse().join('/');
const dollars = (amount: number | null) => (amount === null ? '' : `$${amount.toLocaleString('en-AU')}`);

export function accessoryRows(columns: string[]): CsvRow[] {
  return motorcycleAccessories.map((one, index) => {
    const [soldAt, photos] = [sold(one), photo(one)];
    const values: CsvRow = {
      'Bike ID': `A${index + 101}`,
      'Stock No': `ACC${index + 11}`,
      Type: 'Accessory',
      Year: 2026,
      Make: one.make,
      Model: one.model,
      Variant: one.badge ?? '',
      Condition: 'New',
      Status: soldAt === null ? 'Available' : 'Sold',
      Price: dollars(one.price),
      'Was Price': dollars(one.beforePrice),
      'Price Basis': 'Incl. GST',
      Colour: one.colour,
      Listed: dmy(listed(one)),
      'Sold On': soldAt === null ? '' : new Date(soldAt).toISOString(),
      'On Website': 'Yes',
      Yard: 'Ringwood',
      State: 'VIC',
      Description: one.words,
      Features: one.points.join('; '),
      Photos: photos.join('|'),
      images_are_illustrations: photos.length > 0 ? 'Yes' : '',
    };
    return Object.fromEntries(columns.map((column) => [column, values[column] ?? '']));
  });
}

export const makeCaravanAccessories = (): FeedVehicle[] =>
  caravanAccessories.map((one, index) => {
    const [soldAt, images] = [sold(one), photo(one)];
    return {
      id: `A${index + 101}`,
      year: 2026,
      make: one.make,
      model: one.model,
      badge: one.badge,
      series: null,
      car_type: 'new',
      status: soldAt === null ? 'in_stock' : 'sold',
      item_type: 'accessory',
      price: one.price,
      before_price: one.beforePrice,
      price_type: 'plain',
      km: null,
      simple_body: null,
      simple_transmission: null,
      simple_fuel: null,
      trans: null,
      fuel: null,
      drive: null,
      colour: one.colour,
      seats: null,
      doors: null,
      stocknum: `SCA${index + 11}`,
      vin: null,
      regplate: null,
      rego_expiry: null,
      compliance_date: null,
      build_date: null,
      engine_size: null,
      tag: null,
      created_at: new Date(listed(one)).toISOString(),
      sold_date_timestamp: soldAt === null ? null : Math.round(soldAt / 1000),
      show_on_dealer_website: true,
      dealercomments: `<p>${one.words}</p>`,
      dealership_slug: 'southern-cross-caravans',
      dealership_id: null,
      location: { name: 'Southern Cross Caravans Burpengary', slug: 'burpengary' },
      location_name: 'Southern Cross Caravans Burpengary',
      city: 'Burpengary',
      state: 'QLD',
      photos_count: images.length,
      images,
      images_are_illustrations: images.length > 0 || undefined,
      standardEquipment: one.points,
      views: null,
      file: null,
      carsales_title: null,
      finance_lenders: null,
      state_average_market_price: null,
      average_market_price: null,
      variant: null,
      specifications: null,
    };
  });
