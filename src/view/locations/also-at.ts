/** Further places where vehicles of a location may be seen (VDP-13: the location's distribution locations). */
import type { Location } from '#src/domain/places/location.ts';

export interface AlsoAtPlace {
  name: string;
  city: string;
  url: string;
}

/** In the order that the location names them; itself, hidden and unknown ones are left out. */
export function alsoAt(location: Location, all: readonly Location[]): AlsoAtPlace[] {
  const slugs = new Set(location.distributionLocations);
  slugs.delete(location.slug);
  return [...slugs].flatMap((slug) => {
    const place = all.find((other) => other.slug === slug);
    return place ? [{ name: place.name, city: place.address.city, url: `/locations/${place.slug}` }] : [];
  });
}
