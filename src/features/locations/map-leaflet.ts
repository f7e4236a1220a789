/** The map itself. Leaflet comes with it, so it is only ever imported when a map is asked for. */
import { divIcon, map as leafletMap, marker, tileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import type { Map, TileLayer } from 'leaflet';
import { loadStyle } from '#src/ui/load-style.ts';
import type { MapData } from './map-data.ts';
import stylesheet from './map-leaflet.css?url';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const mostZoom = 19;

function canvasIn(place: HTMLElement, { name }: MapData): HTMLElement {
  const canvas = document.createElement('div');
  canvas.className = 'location-map__canvas';
  canvas.setAttribute('role', 'region');
  canvas.setAttribute('aria-label', `Map of ${name}. Arrow keys move it, plus and minus zoom.`);
  place.append(canvas);
  return canvas;
}

/** Done with the first tile; an error when all that were asked for failed. */
function firstTile(tiles: TileLayer): Promise<void> {
  return new Promise((done, failed) => {
    tiles.once('tileload', () => done());
    tiles.once('load', () => failed(new Error('No map tile loaded.')));
  });
}

function addPlace(map: Map, { name, latitude, longitude }: MapData): void {
  const icon = divIcon({ className: 'map-pin', iconSize: [30, 30], iconAnchor: [15, 38], tooltipAnchor: [0, -42] });
  marker([latitude, longitude], { icon, interactive: false, keyboard: false })
    .addTo(map)
    .bindTooltip(name, { permanent: true, direction: 'top', className: 'map-name' });
}

/** Draws the map over the picture and gives its element. @throws Error when no tile can be had; the picture is as before */
export async function drawMap(place: HTMLElement, data: MapData): Promise<HTMLElement> {
  await loadStyle(stylesheet);
  const canvas = canvasIn(place, data);
  const animated = !reduced.matches;
  const map = leafletMap(canvas, {
    center: [data.latitude, data.longitude],
    zoom: data.zoom,
    maxZoom: mostZoom,
    // A wheel over the map scrolls the page until the map has been pressed.
    scrollWheelZoom: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    inertia: animated,
  });
  map.attributionControl.setPrefix(false);
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
  const tiles = tileLayer(data.tiles, { attribution: data.attribution, maxZoom: mostZoom });
  const loaded = firstTile(tiles);
  tiles.addTo(map);
  try {
    await loaded;
  } catch (error) {
    map.remove();
    canvas.remove();
    throw error;
  }
  addPlace(map, data);
  canvas.dataset.shown = '';
  return canvas;
}
