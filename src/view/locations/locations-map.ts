import { attributionHtml } from '#src/domain/locations/map-tiles.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { distanceKm } from '#src/lib/geo.ts';
import type { Location } from '#src/domain/locations/location.ts';

interface MappedLocation {
  name: string;
  address: string;
  url: string;
  directionsUrl: string | null;
}

/** Closer pins would overlap at the initial zoom. */
const neighbourKm = 1;

export interface LocationsPin {
  latitude: number;
  longitude: number;
  places: MappedLocation[];
}

export interface LocationsMapData {
  /** At least two, in page order. */
  pins: LocationsPin[];
  tiles: string;
  /** HTML. */
  attribution: string;
}

interface Mappable extends Omit<MappedLocation, 'name' | 'address'> {
  location: Pick<Location, 'name' | 'address'>;
  oneLineAddress: string;
}

export function locationsMap(
  cards: readonly Mappable[],
  { map }: Pick<PublicSettings, 'map'>,
): LocationsMapData | null {
  const pins: LocationsPin[] = [];
  for (const card of cards) {
    const { latitude, longitude } = card.location.address;
    if (latitude === null || longitude === null) continue;
    const near = pins.find((pin) => distanceKm(pin, { latitude, longitude }) < neighbourKm);
    if (near) near.places.push(mapped(card));
    else pins.push({ latitude, longitude, places: [mapped(card)] });
  }
  if (!map.shown || pins.length < 2) return null;
  return { pins, tiles: map.tiles, attribution: attributionHtml(map.attribution) };
}

const mapped = ({ location, oneLineAddress, url, directionsUrl }: Mappable): MappedLocation => ({
  name: location.name,
  address: oneLineAddress,
  url,
  directionsUrl,
});
