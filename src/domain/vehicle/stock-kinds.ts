/** Shoppers' kinds (REG-02): `item_type` counts motorhomes and camper trailers as caravans. */
import type { BodyType, ItemType, Vehicle } from './vehicle.ts';

export const stockKinds = ['car', 'motorcycle', 'caravan', 'camperTrailer', 'motorhome', 'accessory'] as const;
export type StockKind = (typeof stockKinds)[number];

export const itemTypeOf = (kind: StockKind): ItemType =>
  kind === 'camperTrailer' || kind === 'motorhome' ? 'caravan' : kind;

/** Only unambiguous bodies: not "van", "hardtop", "bus" or "4x4". */
const kinds: Partial<Record<BodyType, StockKind>> = {
  cabChassis: 'car',
  convertible: 'car',
  coupe: 'car',
  hatch: 'car',
  hatchback: 'car',
  peopleMover: 'car',
  sedan: 'car',
  stationWagon: 'car',
  suv: 'car',
  ute: 'car',
  wagon: 'car',
  sportBike: 'motorcycle',
  nakedBike: 'motorcycle',
  cruiser: 'motorcycle',
  adventureBike: 'motorcycle',
  offRoadBike: 'motorcycle',
  scooter: 'motorcycle',
  classicBike: 'motorcycle',
  caravan: 'caravan',
  camperTrailer: 'camperTrailer',
  motorhome: 'motorhome',
};

export const kindOfBody = (body: BodyType): StockKind | null => kinds[body] ?? null;

/** Prefers the body if the item type would mislead. */
export function kindOf({ itemType, body }: Pick<Vehicle, 'itemType' | 'body'>): StockKind {
  return itemType !== 'accessory' && (body === 'motorhome' || body === 'camperTrailer') ? body : itemType;
}

interface Rules {
  stockRules: { itemTypes: readonly StockKind[] };
}

/** Accessories only if nothing else is sold. */
export function soldKinds({ stockRules: { itemTypes } }: Rules): [StockKind, ...StockKind[]] {
  const [first, ...others] = itemTypes.filter((kind) => kind !== 'accessory');
  return [first ?? itemTypes[0] ?? 'car', ...others];
}

export const sellsAccessories = (settings: Rules): boolean =>
  settings.stockRules.itemTypes.includes('accessory') && soldKinds(settings)[0] !== 'accessory';

export function kindsAmong(vehicles: readonly Pick<Vehicle, 'itemType' | 'body'>[], settings: Rules): StockKind[] {
  const order = [...soldKinds(settings), ...stockKinds];
  const place = (kind: StockKind): number => (kind === 'accessory' ? Infinity : order.indexOf(kind));
  return [...new Set(vehicles.map(kindOf))].sort((a, b) => place(a) - place(b));
}
