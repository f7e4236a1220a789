/** Field names from section 3 of the specification. */
import type { LenderOfferRow } from './lender-offer.ts';

export interface FeedVehicle {
  id: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  car_type: 'new' | 'demo' | 'used';
  status: string;
  item_type: 'car' | 'motorcycle' | 'caravan' | 'accessory';
  price: number | null;
  before_price: number | null;
  price_type: string | null;
  preorder?: boolean;
  km: number | null;
  simple_body: string | null;
  simple_transmission: 'automatic' | 'manual' | null;
  simple_fuel: string | null;
  trans: string | null;
  fuel: string | null;
  drive: string | null;
  colour: string;
  interior_colour?: string;
  seats: number | null;
  doors: number | null;
  stocknum: string;
  vin: string | null;
  regplate: string | null;
  rego_expiry: string | null;
  compliance_date: string | null;
  build_date: string | null;
  engine_size: string | null;
  tag: string | null;
  reserved?: boolean;
  certified?: boolean;
  test_drive_only?: boolean;
  has_nvic?: boolean;
  created_at: string;
  sold_date_timestamp: number | null;
  show_on_dealer_website: boolean;
  dealercomments: string | null;
  dealership_slug: string | null;
  dealership_id: string | null;
  location: { name: string; slug: string } | null;
  location_name: string | null;
  city: string | null;
  state: string | null;
  photos_count: number;
  images: string[];
  images_are_illustrations?: boolean;
  standardEquipment: string[];
  views: number | null;
  file: string | null;
  carsales_title: string | null;
  payment_processors?: string[];
  subscription_price?: number;
  finance_lenders: Record<string, LenderOfferRow> | null;
  state_average_market_price: number | null;
  average_market_price: number | null;
  battery_health?: number;
  battery_tested_on?: string;
  battery_certificate?: string;
  variant: Record<string, string | number | null> | null;
  specifications: Record<string, string | number | null> | null;
}

/** Removes empty values, so that empty fields are missing from the feed. */
export function compact<T>(value: T): T {
  if (Array.isArray(value)) return value.map(compact) as T;
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(
    ([, item]) => item !== null && item !== undefined && !(Array.isArray(item) && item.length === 0),
  );
  return Object.fromEntries(kept.map(([key, item]) => [key, compact(item as unknown)])) as T;
}
