/** Loads Leaflet: import only when a map is requested. */
import { divIcon, type Map, type MapOptions } from 'leaflet';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export const maxMapZoom = 19;

/** Until the map is clicked, the wheel scrolls the page. */
export function mapOptions(): MapOptions {
  const animated = !reduced.matches;
  return {
    maxZoom: maxMapZoom,
    scrollWheelZoom: false,
    zoomAnimation: animated,
    fadeAnimation: animated,
    inertia: animated,
  };
}

export function describeMap(map: Map, name: string): void {
  map.attributionControl.setPrefix(false);
  map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
  const canvas = map.getContainer();
  canvas.setAttribute('role', 'region');
  canvas.setAttribute('aria-label', `Map of ${name}. Use the arrow keys to move, plus and minus to zoom.`);
}

export const pin = () =>
  divIcon({
    className: 'map-pin',
    iconSize: [30, 30],
    iconAnchor: [15, 38],
    tooltipAnchor: [0, -42],
    popupAnchor: [0, -36],
  });
