import { slugify } from '#src/lib/slug.ts';

export interface ValuedVehicle {
  year: number;
  make: string;
  model: string;
  badge: string | null;
  transmission: string | null;
  fuel: string | null;
  kilometres: number;
}

export interface ListedVehicle extends Omit<ValuedVehicle, 'kilometres'> {
  /** Whole dollars. */
  price: number | null;
  odometer: number | null;
  carType: string;
}

export interface ComparableVehicles {
  /** Dollars, adjusted for age and distance. */
  prices: number[];
  sameBadge: boolean;
}

/** Per year and per 1,000 km, measured within badges of 1,376 real listings (decision 041). */
const yearShare = 0.954;
const thousandKmShare = 0.9978;
const maxYearsApart = 3;
const nearYears = 2;
/** Lower means a wreck or a data error. */
const minPrice = 1000;

/** "CX-5", "CX5" and "cx 5" are equal. */
export const plainName = (name: string | null): string => slugify(name ?? '').replaceAll('-', '');
const same = (a: string | null, b: string | null): boolean => plainName(a) === plainName(b);
/** By prefix, as sources differ in detail: "XLT" and "XLT 2.0 Double Cab". */
function sameBadge(a: string | null, b: string | null): boolean {
  const [short, long] = [slugPrefix(a), slugPrefix(b)].sort((one, other) => one.length - other.length);
  return short !== '-' && long!.startsWith(short!);
}
const slugPrefix = (name: string | null): string => `${slugify(name ?? '')}-`;
const known = (a: string | null): a is string => a !== null && a !== '';

/**
 * The narrowest group of at least `least`, otherwise the widest. Excludes new ones, because no one pays a new price for
 * a used car.
 */
export function comparableVehicles(
  valued: ValuedVehicle,
  asked: readonly ListedVehicle[],
  least: number,
): ComparableVehicles {
  const model = asked.filter(
    (one): one is ListedVehicle & { price: number; odometer: number } =>
      (one.price ?? 0) >= minPrice &&
      one.odometer !== null &&
      one.carType !== 'new' &&
      same(one.make, valued.make) &&
      same(one.model, valued.model) &&
      Math.abs(one.year - valued.year) <= maxYearsApart,
  );
  const near = model.filter(({ year }) => Math.abs(year - valued.year) <= nearYears);
  const drives = (group: typeof model) =>
    group.filter(
      ({ transmission, fuel }) =>
        (!known(valued.transmission) || same(transmission, valued.transmission)) &&
        (!known(valued.fuel) || same(fuel, valued.fuel)),
    );
  const badged = (group: typeof model) =>
    known(valued.badge) ? group.filter(({ badge }) => sameBadge(badge, valued.badge)) : [];
  const groups = [badged(drives(near)), badged(drives(model)), drives(near), drives(model), model];
  const at = groups.findIndex((group) => group.length >= least);
  const chosen = groups[at] ?? model;
  return { prices: chosen.map((one) => broughtTo(valued, one)), sameBadge: at === 0 || at === 1 };
}

const broughtTo = (
  valued: ValuedVehicle,
  { price, year, odometer }: { price: number; year: number; odometer: number },
) => price * yearShare ** (year - valued.year) * thousandKmShare ** ((valued.kilometres - odometer) / 1000);
