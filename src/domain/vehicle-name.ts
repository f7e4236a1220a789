import type { Vehicle } from './vehicle.ts';

/** "2021 Toyota Corolla"; an accessory has no model year that a shopper asks for: "Ducati Race helmet". */
export function vehicleName({ itemType, year, make, model }: Pick<Vehicle, 'itemType' | 'year' | 'make' | 'model'>): string {
  return itemType === 'accessory' ? `${make} ${model}` : `${year} ${make} ${model}`;
}
