/**
 * Similar vehicles (VDP-07): the same body, the nearest price first, its own make a little nearer.
 *
 * Only the few neighbours in price are looked at. So a vehicle that comes, goes or changes its price
 * touches the lists of its neighbours and of no other page.
 */
import { realPrice } from '#src/domain/price/price-display.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { carTypes, type BodyType, type ItemType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';

/** What a search for similar vehicles starts from; a vehicle, or what is remembered of one. */
export interface Wanted {
  id: string;
  itemType: ItemType;
  body: BodyType | null;
  make: string;
  year: number;
  price: number | null;
  carType: Vehicle['carType'];
}

/** How many neighbours to either side are looked at. */
const reach = 10;

/**
 * Vehicles of one body by price. What is compared stands in lists of its own, in the same order, and
 * each place is found by id.
 */
interface Group {
  vehicles: Vehicle[];
  prices: number[];
  makes: number[];
  years: number[];
  carTypes: number[];
  places: Map<string, number>;
}
export interface SimilarStock {
  groups: Map<string, Group>;
  /** A number for each make: names are compared once, not once for each neighbour. */
  makes: Map<string, number>;
}

const groupOf = ({ itemType, body }: Pick<Wanted, 'itemType' | 'body'>) => `${itemType} ${body ?? ''}`;
const priceOf = (vehicle: Pick<Vehicle, 'price'>) => realPrice(vehicle) ?? -1;
const textOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Available vehicles by body, each group by price; those without a price stand together by make and model. */
export function similarStock(vehicles: readonly Vehicle[]): SimilarStock {
  const makes = new Map<string, number>();
  for (const { make } of vehicles) if (!makes.has(make)) makes.set(make, makes.size);
  const groups = Map.groupBy(vehicles.filter(isAvailable), groupOf);
  return { makes, groups: new Map([...groups].map(([key, group]) => [key, sorted(group, makes)])) };
}

function sorted(group: Vehicle[], makes: SimilarStock['makes']): Group {
  const vehicles = group.toSorted(
    (a, b) =>
      priceOf(a) - priceOf(b) ||
      (priceOf(a) < 0 ? textOrder(a.make + a.model, b.make + b.model) : 0) ||
      textOrder(a.id, b.id),
  );
  return {
    vehicles,
    prices: vehicles.map(priceOf),
    makes: vehicles.map(({ make }) => makes.get(make)!),
    years: vehicles.map(({ year }) => year),
    carTypes: vehicles.map(({ carType }) => carTypes.indexOf(carType)),
    places: new Map(vehicles.map(({ id }, place) => [id, place])),
  };
}

interface Compared {
  price: number;
  make: number;
  year: number;
  carType: number;
}

/** Smaller is nearer: the price gap as a share of the price, then what else is alike. */
function distance({ prices, makes, years, carTypes: types }: Group, place: number, wanted: Compared): number {
  const price = prices[place]!;
  const gap = wanted.price > 0 && price > 0 ? Math.abs(price - wanted.price) / Math.max(wanted.price, 5000) : 0.5;
  return (
    gap +
    (makes[place] === wanted.make ? 0 : 0.08) +
    (types[place] === wanted.carType ? 0 : 0.04) +
    Math.min(Math.abs(years[place]! - wanted.year), 10) * 0.01
  );
}

function firstAtOrAbove(prices: readonly number[], price: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (prices[middle]! < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where `wanted` stands in its group, or would stand. */
function placeOf(wanted: Wanted, { prices, places }: Group): number {
  const price = priceOf(wanted);
  const own = places.get(wanted.id);
  return own !== undefined && prices[own] === price ? own : firstAtOrAbove(prices, price);
}

/** The `count` nearest, nearest first; fewer where there are not so many. */
export function similarVehicles(wanted: Wanted, stock: SimilarStock, count: number): Vehicle[] {
  const group = stock.groups.get(groupOf(wanted));
  if (!group) return [];
  const place = placeOf(wanted, group);
  const own = group.places.get(wanted.id);
  const compared = {
    price: priceOf(wanted),
    make: stock.makes.get(wanted.make) ?? -1,
    year: wanted.year,
    carType: carTypes.indexOf(wanted.carType),
  };
  const nearest: number[] = [];
  const distances: number[] = [];
  for (
    let candidate = Math.max(0, place - reach);
    candidate <= Math.min(group.vehicles.length - 1, place + reach);
    candidate++
  ) {
    if (candidate === own) continue;
    const far = distance(group, candidate, compared);
    let rank = Math.min(nearest.length, count);
    for (; rank > 0 && distances[rank - 1]! > far; rank--) {
      nearest[rank] = nearest[rank - 1]!;
      distances[rank] = distances[rank - 1]!;
    }
    nearest[rank] = candidate;
    distances[rank] = far;
  }
  return nearest.slice(0, count).map((candidate) => group.vehicles[candidate]!);
}
