import type { Vehicle } from './vehicle.ts';

/** Accessories have no year: "Ducati Race helmet". */
export function vehicleName({
  itemType,
  year,
  make,
  model,
}: Pick<Vehicle, 'itemType' | 'year' | 'make' | 'model'>): string {
  return itemType === 'accessory' ? `${make} ${model}` : `${year} ${make} ${model}`;
}

export const fullVehicleName = ({ name, badge }: Pick<Vehicle, 'name' | 'badge'>): string =>
  [name, badge].filter(Boolean).join(' ');

/** Drops badge words one by one, without dangling words or open brackets. */
export function shorterVehicleNames({ name, badge }: Pick<Vehicle, 'name' | 'badge'>): string[] {
  const words = badge?.split(/\s+/).filter(Boolean) ?? [];
  const cut = words.slice(1).map((_, index) =>
    words
      .slice(0, words.length - 1 - index)
      .join(' ')
      .replace(/[,;:]$/, ''),
  );
  const badges = [...(words.length > 0 ? [words.join(' ')] : []), ...cut.filter(isCompletePhrase)];
  return [...badges.map((text) => `${name} ${text}`), name];
}

const isCompletePhrase = (text: string): boolean =>
  /[\p{Letter}\p{Number})+]$/u.test(text) &&
  !/(^|\s)(\d+(\.\d+)?|and|for|in|of|to|up|with)$/i.test(text) &&
  text.split('(').length === text.split(')').length;

export function makeModelName(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) && model.length > make.length ? model : `${make} ${model}`;
}
