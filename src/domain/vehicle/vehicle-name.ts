import type { Vehicle } from './vehicle.ts';

/** "2021 Toyota Corolla"; an accessory has no model year that a shopper asks for: "Ducati Race helmet". */
export function vehicleName({ itemType, year, make, model }: Pick<Vehicle, 'itemType' | 'year' | 'make' | 'model'>): string {
  return itemType === 'accessory' ? `${make} ${model}` : `${year} ${make} ${model}`;
}

/** "Toyota Corolla"; a model whose name begins with its make's says it once: "Mazda3". */
export function makeModelName(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) && model.length > make.length ? model : `${make} ${model}`;
}
