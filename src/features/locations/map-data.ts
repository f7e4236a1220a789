import type { Location } from '#src/domain/locations/location.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface MapData {
  name: string;
  latitude: number;
  longitude: number;
  zoom: number;
  /** URL with {z}, {x} and {y}. */
  tiles: string;
  attribution: string;
}

/** Null if maps are off or the location has no coordinates. */
export function mapData(
  { name, address: { latitude, longitude } }: Location,
  { map }: Pick<PublicSettings, 'map'>,
): MapData | null {
  if (!map.shown || latitude === null || longitude === null) return null;
  return { name, latitude, longitude, zoom: map.zoom, tiles: map.tiles, attribution: map.attribution };
}

/** Keys and quotes would add 160 bytes to every vehicle page. */
export const encodeMap = ({ name, latitude, longitude, zoom, tiles, attribution }: MapData): string =>
  [name, latitude, longitude, zoom, tiles, attribution].map((part) => String(part).replaceAll('\t', ' ')).join('\t');

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
