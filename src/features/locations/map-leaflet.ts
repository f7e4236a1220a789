/** Loads Leaflet: import only when a map is requested. */
import { map as leafletMap, marker, tileLayer, type Map, type TileLayer } from 'leaflet';
import { attributionHtml } from '#src/domain/locations/map-tiles.ts';
import { loadStyle } from '#src/ui/load-style.ts';
import { describeMap, mapOptions, maxMapZoom, pin } from './leaflet-options.ts';
import type { MapData } from './map-data.ts';
import stylesheet from './map-leaflet.css?url';

function canvasIn(host: HTMLElement): HTMLElement {
  const canvas = document.createElement('div');
  canvas.className = 'location-map__canvas';
  host.append(canvas);
  return canvas;
}

/** Rejects if all requested tiles failed. */
function firstTile(tiles: TileLayer): Promise<void> {
  return new Promise((done, failed) => {
    tiles.once('tileload', () => done());
    tiles.once('load', () => failed(new Error('No map tile loaded.')));
  });
}

function addMarker(map: Map, { name, latitude, longitude }: MapData): void {
  marker([latitude, longitude], { icon: pin(), interactive: false, keyboard: false })
    .addTo(map)
    .bindTooltip(name, { permanent: true, direction: 'top', className: 'map-name' });
}

/** @throws Error if no tile loads; the illustration remains */
export async function renderMap(host: HTMLElement, data: MapData): Promise<HTMLElement> {
  await loadStyle(stylesheet);
  const canvas = canvasIn(host);
  const map = leafletMap(canvas, { ...mapOptions(), center: [data.latitude, data.longitude], zoom: data.zoom });
  describeMap(map, data.name);
  const tiles = tileLayer(data.tiles, { attribution: attributionHtml(data.attribution), maxZoom: maxMapZoom });
  const loaded = firstTile(tiles);
  tiles.addTo(map);
  try {
    await loaded;
  } catch (error) {
    map.remove();
    canvas.remove();
    throw error;
  }
  addMarker(map, data);
  canvas.dataset.shown = '';
  return canvas;
}
