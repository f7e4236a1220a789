/** Loads Leaflet: import only when a map is requested. */
import {
  latLngBounds,
  type FitBoundsOptions,
  type LeafletEventHandlerFnMap,
  type Map,
  type PopupOptions,
} from 'leaflet';
import { useRef, useState } from 'react';
import { MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import type { LocationsMapData, LocationsPin } from '#src/view/locations/locations-map.ts';
import { describeMap, mapOptions, maxMapZoom, pin } from './leaflet-options.ts';

interface LocationsLeafletProps {
  data: LocationsMapData;
  onShown: () => void;
  onFailed: () => void;
}

/** Maximum zoom; a single location would zoom to one street. */
const closest = 13;
/** CSS pixels; pins and popups clear the buttons on the left. */
const boundsOptions = {
  paddingTopLeft: [80, 56],
  paddingBottomRight: [32, 32],
  maxZoom: closest,
} satisfies FitBoundsOptions;
const popup = { maxHeight: 190, maxWidth: 220, autoPanPaddingTopLeft: [64, 8] } satisfies PopupOptions;

export function LocationsLeaflet({ data: { pins, tiles, attribution }, onShown, onFailed }: LocationsLeafletProps) {
  const [isShown, setShown] = useState(false);
  const bounds = latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]));
  const isDescribed = (map: Map | null): void => {
    if (map) describeMap(map, 'all locations');
  };
  // The last tile may load before React renders again.
  const hasTile = useRef(false);
  const handlers: LeafletEventHandlerFnMap = {
    tileload: () => {
      if (hasTile.current) return;
      hasTile.current = true;
      setShown(true);
      onShown();
    },
    load: () => {
      if (!hasTile.current) onFailed();
    },
  };
  return (
    <MapContainer
      {...mapOptions()}
      ref={isDescribed}
      className="location-map__canvas"
      bounds={bounds}
      boundsOptions={boundsOptions}
    >
      <TileLayer url={tiles} attribution={attribution} maxZoom={maxMapZoom} eventHandlers={handlers} />
      {isShown && pins.map((one) => <PinOf key={one.places[0]?.url} pin={one} />)}
    </MapContainer>
  );
}

function PinOf({ pin: { latitude, longitude, places } }: { pin: LocationsPin }) {
  return (
    <Marker position={[latitude, longitude]} icon={pin()} title={places.map(({ name }) => name).join(', ')}>
      <Popup {...popup}>
        {places.map(({ name, address, url, directionsUrl }) => (
          <div className="map-place" key={url}>
            <a href={url}>{name}</a>
            <span>
              {address}
              {directionsUrl && (
                <>
                  {' '}
                  <a href={directionsUrl} rel="noopener">
                    Get Directions
                  </a>
                </>
              )}
            </span>
          </div>
        ))}
      </Popup>
    </Marker>
  );
}
