import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { loadStyle } from '#src/ui/load-style.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { LocationsMapData } from '#src/view/locations/locations-map.ts';
import type { LocationsLeaflet } from './LocationsLeaflet.tsx';
import stylesheet from './map-leaflet.css?url';

interface LocationsMapProps {
  data: LocationsMapData;
  children?: ReactNode;
}

type Leaflet = ComponentType<Parameters<typeof LocationsLeaflet>[0]>;
type State = 'picture' | 'loading' | 'shown' | 'failed';

/** Contacts the map service only when the shopper opens the map. */
export function LocationsMap({ data, children }: LocationsMapProps) {
  const [state, setState] = useState<State>('picture');
  const [Map, setMap] = useState<Leaflet | null>(null);
  const host = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (state !== 'shown') return;
    host.current?.querySelector<HTMLElement>('.location-map__canvas')?.focus({ preventScroll: true });
  }, [state]);

  const show = async (): Promise<void> => {
    setState('loading');
    try {
      const [{ LocationsLeaflet: loaded }] = await Promise.all([
        import('./LocationsLeaflet.tsx'),
        loadStyle(stylesheet),
      ]);
      setMap(() => loaded);
    } catch {
      fail();
    }
  };
  const fail = (): void => {
    setMap(null);
    setState('failed');
  };

  return (
    <div className="location-map" ref={host} data-state={isHydrated ? state : 'server'}>
      {children}
      {Map && <Map data={data} onShown={() => setState('shown')} onFailed={fail} />}
      <button
        className="location-map__show"
        type="button"
        hidden={!isHydrated || state === 'shown'}
        aria-busy={state === 'loading'}
        onClick={() => void show()}
      >
        <Icon name="map" />
        <span>Show all on a map</span>
      </button>
      <p className="location-map__note" role="status">
        {state === 'failed' && 'The map didn’t load. Get Directions still works for each location.'}
      </p>
    </div>
  );
}
