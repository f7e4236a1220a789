/** What the browser needs to draw a place on a map. */
import type { Location } from '#src/domain/places/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface MapData {
  name: string;
  latitude: number;
  longitude: number;
  zoom: number;
  /** Address of tiles with {z}, {x} and {y}. */
  tiles: string;
  /** Whose the map is, as text. */
  attribution: string;
}

/** Null where maps are off or nobody knows where the place is: the drawn picture stays alone. */
export function mapData(
  { name, address: { latitude, longitude } }: Location,
  { map }: Pick<PublicSettings, 'map'>,
): MapData | null {
  if (!map.shown || latitude === null || longitude === null) return null;
  return { name, latitude, longitude, zoom: map.zoom, tiles: map.tiles, attribution: map.attribution };
}

/** For an attribute, without keys or quotation marks: they would be 160 bytes more on every vehicle's page. */
export const encodeMap = ({ name, latitude, longitude, zoom, tiles, attribution }: MapData): string =>
  [name, latitude, longitude, zoom, tiles, attribution].map((part) => String(part).replaceAll('\t', ' ')).join('\t');

/** What `encodeMap` wrote. */
export function decodeMap(code: string): MapData {
  const [name = '', latitude, longitude, zoom, tiles = '', attribution = ''] = code.split('\t');
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    zoom: Number(zoom),
    tiles,
    attribution,
  };
}
