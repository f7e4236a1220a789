import type { Location } from '#src/domain/locations/location.ts';

/** "Example Cars Penrith" becomes "Penrith", since the page shows the dealer's name. */
export function shortLocationName({ name }: Pick<Location, 'name'>, brand: string): string {
  const rest = name.startsWith(brand) ? name.slice(brand.length).replace(/^[\s,:-]+/, '') : name;
  return rest === '' ? name : rest;
}
