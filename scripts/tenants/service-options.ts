/** What can be ticked on the service form of a dealer who sells no cars (REG-02); the settings' default is a car's. */
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

/** Null for the settings' default: cars among the kinds, or none known. */
export function serviceOptions(kinds: readonly StockKind[] | null): string[] | null {
  const serviced = [...new Set(kinds?.filter((kind) => kind !== 'accessory').map(itemTypeOf))];
  return serviced.length === 1 ? (options[serviced[0]!] ?? null) : null;
}
