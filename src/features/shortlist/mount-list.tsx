import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { lookUpVehicles } from './site-lookup.ts';
import type { VehicleLookup } from './vehicle-lookup.ts';

/** Puts a list of this browser into its place, with the properties that the page wrote there. No inline script is needed, which the site's policy would not run. */
export function mountList<Props>(name: string, List: ComponentType<Props & { now: number; lookUp: VehicleLookup }>): void {
  const place = document.querySelector<HTMLElement>(`[data-list="${name}"]`);
  if (!place) return;
  const props = JSON.parse(place.dataset['props'] ?? '{}') as Props;
  createRoot(place).render(<List {...props} now={Date.now()} lookUp={lookUpVehicles} />);
}
