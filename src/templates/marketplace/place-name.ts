import type { Location } from '#src/domain/places/location.ts';

/** Drops the dealer's name, which the page already shows: "Example Cars Penrith" becomes "Penrith". */
export function shortLocationName({ name }: Pick<Location, 'name'>, brand: string): string {
  const rest = name.startsWith(brand) ? name.slice(brand.length).replace(/^[\s,:-]+/, '') : name;
  return rest === '' ? name : rest;
}
