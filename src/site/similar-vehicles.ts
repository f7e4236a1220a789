/**
 * VDP-07: same body, nearest price, with a bonus for the same make; electric vehicles first list electric ones of
 * similar price.
 *
 * Prices are compared in steps, with few neighbours, so that a change affects few lists (decision 036).
 */
import { realPrice } from '#src/domain/price/price-display.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { carTypes, type BodyType, type Fuel, type ItemType, type Vehicle } from '#src/domain/vehicle/vehicle.ts';

export interface Wanted {
  id: string;
  itemType: ItemType;
  body: BodyType | null;
  make: string;
  year: number;
  price: number | null;
  carType: Vehicle['carType'];
  fuel: Fuel | null;
}

const reach = 10;

/** 4%; prices below `cheap` count as equal. */
const stepOf = Math.log(1.04);
const cheap = 5000;

/** From two fifths cheaper to two thirds dearer. */
const electricReach = 0.5;

/** Parallel arrays, by price step. */
interface Group {
  vehicles: Vehicle[];
  /** -1 without a price. */
  steps: number[];
  makes: number[];
  years: number[];
  carTypes: number[];
  places: Map<string, number>;
}
export interface SimilarStock {
  groups: Map<string, Group>;
  electric: Map<string, Group>;
  /** Numbers compare faster. */
  makes: Map<string, number>;
}

const groupOf = ({ itemType, body }: Pick<Wanted, 'itemType' | 'body'>) => `${itemType} ${body ?? ''}`;
function priceStep(vehicle: Pick<Vehicle, 'price'>): number {
  const price = realPrice(vehicle);
  return price === null ? -1 : Math.round(Math.log(Math.max(price, cheap)) / stepOf);
}
const isElectric = ({ fuel }: Pick<Wanted, 'fuel'>): boolean => fuel === 'electric';
const textOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export function similarStock(vehicles: readonly Vehicle[]): SimilarStock {
  const makes = new Map<string, number>();
  for (const { make } of vehicles) if (!makes.has(make)) makes.set(make, makes.size);
  const available = vehicles.filter(isAvailable);
  const sortedGroups = (all: readonly Vehicle[]): SimilarStock['groups'] =>
    new Map([...Map.groupBy(all, groupOf)].map(([key, group]) => [key, sorted(group, makes)]));
  return { makes, groups: sortedGroups(available), electric: sortedGroups(available.filter(isElectric)) };
}

function sorted(group: Vehicle[], makes: SimilarStock['makes']): Group {
  const vehicles = group
    .map((vehicle) => ({ vehicle, step: priceStep(vehicle), name: vehicle.make + vehicle.model }))
    .sort((a, b) => a.step - b.step || textOrder(a.name, b.name) || textOrder(a.vehicle.id, b.vehicle.id))
    .map(({ vehicle }) => vehicle);
  return {
    vehicles,
    steps: vehicles.map(priceStep),
    makes: vehicles.map(({ make }) => makes.get(make)!),
    years: vehicles.map(({ year }) => year),
    carTypes: vehicles.map(({ carType }) => carTypes.indexOf(carType)),
    places: new Map(vehicles.map(({ id }, place) => [id, place])),
  };
}

interface Compared {
  step: number;
  make: number;
  year: number;
  carType: number;
}

/** A share of the price; large if one is missing. */
const priceGap = (one: number, other: number): number =>
  one >= 0 && other >= 0 ? Math.abs(one - other) * stepOf : 0.5;

function distance({ steps, makes, years, carTypes: types }: Group, place: number, wanted: Compared): number {
  return (
    priceGap(steps[place]!, wanted.step) +
    (makes[place] === wanted.make ? 0 : 0.08) +
    (types[place] === wanted.carType ? 0 : 0.04) +
    Math.min(Math.abs(years[place]! - wanted.year), 10) * 0.01
  );
}

function positionIn(wanted: Wanted, { vehicles, steps, places }: Group): number {
  const step = priceStep(wanted);
  const own = places.get(wanted.id);
  if (own !== undefined && steps[own] === step) return own;
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const isBelow = (steps[middle]! - step || textOrder(vehicles[middle]!.make, wanted.make)) < 0;
    if (isBelow) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function similarVehicles(wanted: Wanted, stock: SimilarStock, count: number): Vehicle[] {
  const key = groupOf(wanted);
  const near = nearest(wanted, stock.groups.get(key), stock.makes, count);
  if (!isElectric(wanted)) return near;
  const step = priceStep(wanted);
  const electric = nearest(wanted, stock.electric.get(key), stock.makes, count).filter(
    (vehicle) => priceGap(priceStep(vehicle), step) <= electricReach,
  );
  return [...new Set([...electric, ...near])].slice(0, count);
}

function nearest(wanted: Wanted, group: Group | undefined, makes: SimilarStock['makes'], count: number): Vehicle[] {
  if (!group) return [];
  const place = positionIn(wanted, group);
  const own = group.places.get(wanted.id);
  const compared = {
    step: priceStep(wanted),
    make: makes.get(wanted.make) ?? -1,
    year: wanted.year,
    carType: carTypes.indexOf(wanted.carType),
  };
  const found: number[] = [];
  const distances: number[] = [];
  for (
    let candidate = Math.max(0, place - reach);
    candidate <= Math.min(group.vehicles.length - 1, place + reach);
    candidate++
  ) {
    if (candidate === own) continue;
    const far = distance(group, candidate, compared);
    let rank = Math.min(found.length, count);
    for (; rank > 0 && distances[rank - 1]! > far; rank--) {
      found[rank] = found[rank - 1]!;
      distances[rank] = distances[rank - 1]!;
    }
    found[rank] = candidate;
    distances[rank] = far;
  }
  return found.slice(0, count).map((candidate) => group.vehicles[candidate]!);
}
