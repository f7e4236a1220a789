import { shared } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import { makePath, modelPath } from '#src/domain/search/search-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { stockPath } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { stockName } from '../copy/stock-words.ts';

interface Crumb {
  label: string;
  url: string | null;
}
/** The way down to a model: the same for all its vehicles, of which there are many. */
export interface Trail {
  crumbs: Crumb[];
}

/** The function that finds a vehicle's way down: home, stock, make, model; a make or model without a page of its own is left out. */
export function vehicleTrails(site: Site): (vehicle: Pick<Vehicle, 'make' | 'model'>) => Trail {
  const trails = memoize((make: string) =>
    memoize((model: string) => shared<Trail>({ crumbs: trailOf(make, model, site) })),
  );
  return ({ make, model }) => trails(make)(model);
}

function trailOf(make: string, model: string, { landings, settings }: Site): Crumb[] {
  const [makeUrl, modelUrl] = [makePath(make), modelPath(make, model)];
  return [
    { label: 'Home', url: '/' },
    { label: stockName(settings), url: stockPath },
    ...(landings.get(makeUrl)?.kind === 'make' ? [{ label: make, url: makeUrl }] : []),
    ...(landings.get(modelUrl)?.kind === 'model' ? [{ label: model, url: modelUrl }] : []),
  ];
}
