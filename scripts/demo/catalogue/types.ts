import type { BodyType, Drive, Fuel, ItemType } from '#src/domain/vehicle/vehicle.ts';

export type Region = 'au' | 'nz' | 'us';

export interface Engine {
  litres: number | null;
  cylinders: number | null;
  fuel: Fuel;
  fuelDetail: string;
  gearbox: string;
  /** Kilowatts, newton metres, litres per 100 km (combined cycle). */
  power: number;
  torque: number;
  use: number | null;
  tank: number | null;
  induction: string | null;
  /** Electric range in km. */
  range: number | null;
}

export interface Variant {
  badge: string;
  /** New price in the catalogue's currency, as of mid-2026. */
  price: number;
  engine: string;
  drive: Drive | null;
  seats?: number;
  doors?: number;
  body?: BodyType;
  /** Kilograms, if the drive changes the model's figure. */
  tow?: number | null;
  gvm?: number;
}

export interface CatalogueModel {
  itemType: ItemType;
  make: string;
  model: string;
  body: BodyType;
  /** Art body, if different. */
  art?: string;
  seats: number;
  doors: number;
  generations: [number, number, string | null][];
  /** Length, width and height in millimetres. */
  size: [number, number, number];
  tow: number | null;
  gvm: number | null;
  variants: Variant[];
  /** Relative frequency in a yard, usually 1. */
  weight: number;
}

/** `[badge, price, engine, drive, extras]`. */
export type VariantLine = [string, number, string, Drive | null, Partial<Variant>?];

interface Facts {
  art?: string;
  seats?: number;
  doors?: number;
  tow?: number | null;
  gvm?: number | null;
  weight?: number;
  itemType?: ItemType;
}

export const model = (
  make: string,
  name: string,
  body: BodyType,
  generations: CatalogueModel['generations'],
  size: CatalogueModel['size'],
  facts: Facts,
  variants: VariantLine[],
): CatalogueModel => ({
  itemType: 'car',
  make,
  model: name,
  body,
  generations,
  size,
  seats: 5,
  doors: 5,
  tow: null,
  gvm: null,
  weight: 1,
  ...facts,
  variants: variants.map(([badge, price, engine, drive, extras]) => ({ badge, price, engine, drive, ...extras })),
});
