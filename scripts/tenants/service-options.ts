import { itemTypeOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';

const options: Partial<Record<StockKind, string[]>> = {
  motorcycle: [
    'Scheduled service',
    'Tyres',
    'Chain and sprockets',
    'Brakes',
    'Suspension',
    'Battery',
    'Warning light or noise',
    'Safety recall',
  ],
  caravan: [
    'Annual service',
    'Bearings and brakes',
    'Gas certificate',
    'Battery, solar and 240 V',
    'Damp test',
    'Fridge, water or air conditioning',
    'Insurance repair',
    'Safety recall',
  ],
};

/** Null for the defaults: cars, several kinds or unknown kinds. */
export function serviceOptions(kinds: readonly StockKind[] | null): string[] | null {
  const serviced = [...new Set(kinds?.filter((kind) => kind !== 'accessory').map(itemTypeOf))];
  return serviced.length === 1 ? (options[serviced[0]!] ?? null) : null;
}
