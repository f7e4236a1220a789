import type { IconName } from '#src/ui/icon-names.ts';
import { itemTypeOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { ItemType } from '#src/domain/vehicle/vehicle.ts';
import type { VehicleTag } from '#src/domain/card/vehicle-tag.ts';

const factIcons: Partial<Record<string, IconName>> = {
  condition: 'tag',
  odometer: 'gauge',
  transmission: 'gearbox',
  fuel: 'fuel',
  drive: 'drivetrain',
  seats: 'users',
  colour: 'palette',
  year: 'calendar',
  sleeps: 'bed-double',
  engine: 'wrench',
  rego: 'id-card',
  plate: 'id-card',
  stock: 'hash',
  vin: 'hash',
  doors: 'door-open',
  compliance: 'calendar',
  build: 'calendar',
  ancap: 'shield-check',
  towing: 'weight',
  axle: 'drivetrain',
  length: 'ruler',
  tare: 'weight',
};

const bodyIcons: Record<ItemType, IconName> = {
  car: 'car-front',
  motorcycle: 'motorbike',
  caravan: 'caravan',
  accessory: 'tag',
};

export function factIcon(kind: string, of: StockKind): IconName {
  if (kind === 'body') return bodyIcons[itemTypeOf(of)];
  return factIcons[kind] ?? 'info';
}

const tagIcons: Partial<Record<VehicleTag['kind'], IconName>> = {
  electric: 'zap',
  hybrid: 'leaf',
  reserved: 'lock',
  certified: 'badge-check',
  'coming-soon': 'clock',
};

export const tagIcon = (kind: VehicleTag['kind']): IconName | null => tagIcons[kind] ?? null;
