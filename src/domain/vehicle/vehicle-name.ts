import type { Vehicle } from './vehicle.ts';

/** "2021 Toyota Corolla"; an accessory has no model year that a shopper asks for: "Ducati Race helmet". */
export function vehicleName({
  itemType,
  year,
  make,
  model,
}: Pick<Vehicle, 'itemType' | 'year' | 'make' | 'model'>): string {
  return itemType === 'accessory' ? `${make} ${model}` : `${year} ${make} ${model}`;
}

/** As a person tells it from others of its model: "2026 Ford Ranger Sport 3.0 V6 Double Cab 4x4". */
export const fullVehicleName = ({ name, badge }: Pick<Vehicle, 'name' | 'badge'>): string =>
  [name, badge].filter(Boolean).join(' ');

/**
 * With the whole badge, then with fewer of its words; at last the name alone. A cut one ends in a word that can stand
 * last, with no bracket open.
 */
export function shorterVehicleNames({ name, badge }: Pick<Vehicle, 'name' | 'badge'>): string[] {
  const words = badge?.split(/\s+/).filter(Boolean) ?? [];
  const cut = words.slice(1).map((_, index) =>
    words
      .slice(0, words.length - 1 - index)
      .join(' ')
      .replace(/[,;:]$/, ''),
  );
  const badges = [...(words.length > 0 ? [words.join(' ')] : []), ...cut.filter(isWhole)];
  return [...badges.map((text) => `${name} ${text}`), name];
}

const isWhole = (text: string): boolean =>
  /[\p{Letter}\p{Number})+]$/u.test(text) &&
  !/(^|\s)(\d+(\.\d+)?|and|for|in|of|to|up|with)$/i.test(text) &&
  text.split('(').length === text.split(')').length;

/** "Toyota Corolla"; a model whose name begins with its make's says it once: "Mazda3". */
export function makeModelName(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) && model.length > make.length ? model : `${make} ${model}`;
}
