/**
 * Which columns an index stores, and in which of its two files. What follows from others is not
 * stored: see derived-columns.ts.
 */
import type { SearchRecord } from './record.ts';

type Attribute = keyof SearchRecord;
export type Kind = 'text' | 'list' | 'number' | 'price' | 'flag';

export const coreColumns = {
  make: 'text',
  model: 'text',
  badge: 'text',
  series: 'text',
  year: 'number',
  car_type: 'text',
  status: 'text',
  item_type: 'text',
  body: 'text',
  transmission: 'text',
  fuel: 'text',
  drive: 'text',
  colour: 'text',
  seats: 'number',
  doors: 'number',
  cylinders: 'number',
  filtered_features: 'list',
  price: 'price',
  subscription_price: 'number',
  km: 'number',
  tag: 'text',
  stocknum: 'text',
  created: 'number',
  sold_at: 'number',
  sold_until: 'number',
  rank: 'number',
  show_on_dealer_website: 'flag',
  reserved: 'flag',
  length: 'number',
  tare: 'number',
  towing: 'number',
} as const satisfies Partial<Record<Attribute, Kind>>;

export const cardColumns = {
  objectID: 'text',
  slug: 'text',
  certified: 'flag',
  test_drive_only: 'flag',
  preorder: 'flag',
  before_price: 'price',
  price_type: 'text',
  primary_image_url: 'text',
  images_are_illustrations: 'flag',
  photos_count: 'number',
  engine_size: 'text',
  sleeps: 'number',
  electric_range: 'number',
  safety_stars: 'number',
  safety_year: 'number',
  running_cost: 'number',
  state_average_market_price: 'price',
  payment_processors: 'text',
} as const satisfies Partial<Record<Attribute, Kind>>;
