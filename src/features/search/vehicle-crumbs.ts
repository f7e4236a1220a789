import { makePath, modelPath } from '#src/domain/search-url.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { stockPath } from './landings.ts';
import type { Site } from './site.ts';
import { stockName } from './stock-words.ts';

interface Crumb { label: string; url: string | null }

/** The way down to a model is the same for all its vehicles, of which there are many. */
const trails = new WeakMap<Site, Map<string, Crumb[]>>();

/** Home, stock, make, model, the vehicle; a make or model without a page of its own is left out. */
export function vehicleCrumbs({ make, model }: Pick<Vehicle, 'make' | 'model'>, title: string, site: Site): Crumb[] {
  let known = trails.get(site);
  if (!known) trails.set(site, known = new Map());
  const key = `${make}\n${model}`;
  let trail = known.get(key);
  if (!trail) known.set(key, trail = trailOf(make, model, site));
  return [...trail, { label: title, url: null }];
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
