import type { Location } from '#src/domain/places/location.ts';

/** A place without the dealer's name in front, which the page has said already: "Example Cars Penrith" is "Penrith". */
export function placeName({ name }: Pick<Location, 'name'>, brand: string): string {
  const rest = name.startsWith(brand) ? name.slice(brand.length).replace(/^[\s,:-]+/, '') : name;
  return rest === '' ? name : rest;
}
