import { slugify } from '#src/lib/slug.ts';
import { byListOrder } from '#src/domain/vehicle/list-order.ts';
import { makePath, modelPath } from '#src/domain/search/search-url.ts';
import { carTypes, type BodyType, type CarType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';

interface NamedStock {
  label: string;
  slug: string;
  vehicles: Vehicle[];
}
export interface ModelStock extends NamedStock {
  path: string;
}
export interface MakeStock extends ModelStock {
  /** By name. Models without letters or digits appear only in `vehicles`. */
  models: ModelStock[];
}
export interface StockIndex {
  /** By rank, then newest, then id. */
  vehicles: Vehicle[];
  makes: MakeStock[];
  bodies: Map<BodyType, Vehicle[]>;
  carTypes: Record<CarType, Vehicle[]>;
  locations: Map<string, Vehicle[]>;
}

/** "CX-3" before "CX-30", "Mazda3" before "Mazda6". */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byLabel = (a: { label: string; slug: string }, b: { label: string; slug: string }) =>
  byName.compare(a.label, b.label) || compareText(a.slug, b.slug);

export function indexStock(stock: readonly Vehicle[]): StockIndex {
  const vehicles = stock.toSorted(byListOrder);
  const index: StockIndex = {
    vehicles,
    makes: [],
    bodies: new Map(),
    carTypes: Object.fromEntries(carTypes.map((type) => [type, []])) as unknown as StockIndex['carTypes'],
    locations: new Map(),
  };
  for (const vehicle of vehicles) {
    index.carTypes[vehicle.carType].push(vehicle);
    if (vehicle.body !== null) push(index.bodies, vehicle.body, vehicle);
    if (vehicle.locationSlug !== null) push(index.locations, vehicle.locationSlug, vehicle);
  }
  index.makes = groupBySlug(vehicles, (vehicle) => vehicle.make).map((make) => ({
    ...make,
    path: makePath(make.label),
    models: groupBySlug(make.vehicles, (vehicle) => vehicle.model).map((model) => ({
      ...model,
      path: modelPath(make.label, model.label),
    })),
  }));
  return index;
}

function push<K>(map: Map<K, Vehicle[]>, key: K, vehicle: Vehicle): void {
  const list = map.get(key);
  if (list) list.push(vehicle);
  else map.set(key, [vehicle]);
}

/** Spellings with one slug share a page, named after the commonest. */
function groupBySlug(vehicles: Vehicle[], nameOf: (vehicle: Vehicle) => string): NamedStock[] {
  const spellings = new Map<string, Vehicle[]>();
  for (const vehicle of vehicles) push(spellings, nameOf(vehicle), vehicle);
  const groups = new Map<string, { spelling: string; vehicles: Vehicle[] }[]>();
  for (const [spelling, list] of spellings) {
    const slug = slugify(spelling);
    if (slug === '') continue;
    groups.set(slug, [...(groups.get(slug) ?? []), { spelling, vehicles: list }]);
  }
  return [...groups]
    .map(([slug, parts]) => {
      const [common] = parts.toSorted(
        (a, b) => b.vehicles.length - a.vehicles.length || compareText(a.spelling, b.spelling),
      );
      const list = parts.length === 1 ? common!.vehicles : parts.flatMap((part) => part.vehicles).toSorted(byListOrder);
      return { label: common!.spelling, slug, vehicles: list };
    })
    .toSorted(byLabel);
}
